//! Games between two machines by links: both keep the same game, and ask where it went on
//! differently.

use bevy::{ecs::system::RunSystemOnce, prelude::*};
use tempfile::TempDir;
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{
    DiceSource, Event, Header, Kind, Seat, Session,
    session::{
        random::{generator, random_event},
        save::save,
    },
};

use crate::{
    save::{self, SavedGames, SplitGame, Storage, receiver},
    table::{Replay, notices::Notices, settings::Settings},
    tests::harness,
};

/// A machine with its own saved games.
struct Machine {
    app: App,
    _folder: TempDir,
}

impl Machine {
    fn new() -> Self {
        let mut app = harness::table(Settings {
            reduced_motion: true,
            ..default()
        });
        let folder = TempDir::new().unwrap();
        app.insert_resource(Storage::folder(folder.path()))
            .add_plugins(save::plugin);
        app.update();
        Self {
            app,
            _folder: folder,
        }
    }

    fn session(&self) -> Session {
        self.app
            .world()
            .resource::<Referee>()
            .session()
            .unwrap()
            .clone()
    }

    fn receive(&mut self, text: &str) {
        let text = text.to_owned();
        self.app
            .world_mut()
            .run_system_once(move |mut games: SavedGames| games.receive(&text))
            .unwrap();
        self.settle();
    }

    fn send(&mut self) -> String {
        let session = self.session();
        let to = receiver(&session).unwrap();
        let text = self
            .app
            .world_mut()
            .run_system_once(move |mut games: SavedGames| games.send(&session, to))
            .unwrap();
        self.settle();
        text
    }

    /// Plays at random until the other player is to act.
    fn take_turn(&mut self, seed: u64) {
        let mut rng = generator(seed);
        let first = self.session().game().pending().seat();
        loop {
            let session = self.session();
            let seat = session.game().pending().seat();
            if seat.is_some() && seat != first {
                return;
            }
            let event = random_event(session.game(), &mut rng).unwrap();
            let source = event.source.map(|_| DiceSource::Physical);
            self.app
                .world_mut()
                .write_message(Intent::from(Event { source, ..event }));
            self.settle();
        }
    }

    fn settle(&mut self) {
        for _ in 0..3 {
            self.app.update();
        }
    }

    fn saved(&mut self) -> usize {
        self.app
            .world_mut()
            .run_system_once(|mut games: SavedGames| {
                games.refresh();
                games.games().len()
            })
            .unwrap()
    }

    fn notices(&self) -> Vec<String> {
        self.app.world().resource::<Notices>().english()
    }
}

/// Two machines, after the first link was opened at the second.
fn two_machines() -> (Machine, Machine, String) {
    let (mut here, mut there) = (Machine::new(), Machine::new());
    let header = Header {
        names: ["Anna".into(), "Ben".into()],
        ..Header::new(Kind::TableroDiBerona)
    };
    here.app.world_mut().write_message(Intent::Start(header));
    here.settle();
    here.take_turn(1);
    here.take_turn(2);
    let link = here.send();
    there.receive(&link);
    (here, there, link)
}

#[test]
fn a_game_is_played_by_links_and_each_machine_keeps_one_saved_game() {
    let (mut here, mut there, _) = two_machines();
    for round in 0..6_u64 {
        assert_eq!(there.session().events(), here.session().events());
        let seat = there.session().game().pending().seat();
        assert_eq!(
            (
                here.session().header().elsewhere(),
                there.session().header().elsewhere()
            ),
            (seat, seat.map(Seat::other))
        );
        let before = there.session().events().len();
        there.take_turn(10 + round);
        let link = there.send();
        here.receive(&link);
        let replay = here.app.world().resource::<Replay>();
        let shown = replay
            .session()
            .expect("what has happened is shown")
            .events()
            .len();
        assert!(
            (before..here.session().events().len()).contains(&shown),
            "{before}, {shown}"
        );
        std::mem::swap(&mut here, &mut there);
    }
    assert_eq!((here.saved(), there.saved()), (1, 1));
    assert!(here.notices().is_empty() && there.notices().is_empty());
}

#[test]
fn an_older_link_changes_nothing() {
    let (mut here, mut there, old) = two_machines();
    there.take_turn(3);
    let link = there.send();
    here.receive(&link);
    let now = here.session();
    there.receive(&old);
    assert_eq!(there.session().events(), now.events());
    assert_eq!(
        there.notices(),
        ["This link is out of date. Here is your newer game."]
    );
    here.receive(&link);
    assert_eq!(
        (here.session().events(), here.saved(), there.saved()),
        (now.events(), 1, 1)
    );
}

#[test]
fn where_both_went_on_both_are_kept_and_the_players_are_asked() {
    let (mut here, mut there, _) = two_machines();
    there.take_turn(3);
    let link = there.send();
    let session = here.session();
    here.app
        .world_mut()
        .run_system_once(move |mut games: SavedGames| games.play_here(&session))
        .unwrap();
    here.settle();
    assert_eq!(here.session().header().elsewhere(), None);
    here.take_turn(4);
    let mine = here.session();
    here.receive(&link);
    let split = here
        .app
        .world()
        .resource::<SplitGame>()
        .0
        .expect("the players are asked");
    assert_eq!((here.session().events(), here.saved()), (mine.events(), 2));
    here.app
        .world_mut()
        .run_system_once(move |mut games: SavedGames| games.go_on_with(split.arrived))
        .unwrap();
    here.settle();
    assert_eq!(here.session().events(), there.session().events());
}

#[test]
fn the_file_of_an_earlier_state_is_a_game_of_its_own() {
    let mut machine = Machine::new();
    let header = Header {
        id: Some(7),
        ..Header::new(Kind::TableroDiBerona)
    };
    machine.app.world_mut().write_message(Intent::Start(header));
    machine.settle();
    machine.take_turn(1);
    let earlier = machine.session();
    machine.take_turn(2);
    machine.receive(&save(&earlier));
    assert_eq!(machine.session().events(), earlier.events());
    assert_eq!(machine.saved(), 2);
    assert!(machine.notices().is_empty(), "{:?}", machine.notices());
}

#[test]
fn a_text_that_is_no_game_is_refused_with_the_reason() {
    let mut machine = Machine::new();
    machine.receive("hello");
    assert_eq!(machine.notices().len(), 1);
    assert!(
        machine.notices()[0].starts_with("This cannot be opened: "),
        "{:?}",
        machine.notices()
    );
}
