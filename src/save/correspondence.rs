//! Correspondence: a game that goes back and forth between two machines by links. Each machine keeps it as a saved game
//! of its own; [`Header::id`](tesserae_rules::Header::id) tells that they are the same.

use bevy::prelude::*;
use tesserae_referee::Intent;
use tesserae_rules::{
    Pending, RuleValues, Seat, Session,
    session::{
        Player, Relation,
        import::import,
        save::{self, load_lenient},
        short,
    },
};

use crate::{
    app::seed,
    save::{
        SavedGames,
        game_id::GameId,
        split::{Split, SplitGame},
    },
    state::ReplaySince,
};

/// Makes room for what arrives and for what is asked.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<CorrespondenceCommand>().init_resource::<SplitGame>().init_resource::<ReplaySince>();
}

/// What can be done with a correspondence game. `ui::correspondence` carries it out, because the page makes links.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum CorrespondenceCommand {
    /// Sends the game to the player of this seat, at another machine.
    Send(Seat),
    /// Both players take their turns at this machine again.
    PlayHere,
}

/// The seat whose player gets the game when it is sent: that of the player at another machine, else the one that is to
/// act. Nobody gets a game against a bot, or one in which both throw for the first turn.
#[must_use]
pub(crate) fn receiver(session: &Session) -> Option<Seat> {
    let header = session.header();
    let to_act = match session.game().pending() {
        Pending::Over => None,
        pending => pending.seat(),
    };
    match header.elsewhere() {
        Some(seat) => (to_act != Some(seat.other())).then_some(seat),
        None => to_act.filter(|_| !header.has_bot() && !session.events().is_empty()),
    }
}

/// The same session with somebody elsewhere at this seat and a person at the other.
fn with_player_elsewhere(mut session: Session, seat: Seat) -> Session {
    let mut players = [Player::Person, Player::Person];
    players[seat.index()] = Player::Elsewhere;
    session.set_players(players);
    session
}

impl SavedGames<'_> {
    /// The text of the link that sends the game on the table to this seat's player. From now on they play at another
    /// machine.
    pub(crate) fn send(&mut self, session: &Session, to: Seat) -> String {
        let mut here = with_player_elsewhere(session.clone(), to);
        here.set_id_if_none(seed::seed());
        let text = short::write(&with_player_elsewhere(here.clone(), to.other()));
        if here.header() != session.header() {
            self.put_back(here);
        }
        text
    }

    /// Both players of the game on the table play at this machine again.
    pub(crate) fn play_here(&mut self, session: &Session) {
        let mut here = session.clone();
        here.set_players(Default::default());
        self.put_back(here);
    }

    /// The two states between which the players must choose, if there are any.
    pub(crate) fn split(&self) -> Option<Split> {
        self.split.0
    }

    /// Goes on with one of them.
    pub(crate) fn go_on_with(&mut self, id: GameId) {
        self.split.0 = None;
        self.resume(id);
    }

    /// Puts the game on the table there again, with another header.
    fn put_back(&mut self, session: Session) {
        if let Some(id) = self.current() {
            self.autosave.expect(id, None);
        }
        self.intents.write(Intent::Resume(Box::new(session)));
    }

    /// Puts the game in a text of any format on the table. If it is a saved game that went on elsewhere, that one goes
    /// on and what has happened since is shown; an earlier state of a saved game changes nothing; where both went on,
    /// both are kept and the players are asked. A text that is no game leads to a message.
    #[cfg_attr(not(any(test, target_arch = "wasm32")), expect(dead_code, reason = "only the web page opens links"))]
    pub(crate) fn receive(&mut self, text: &str) {
        if let Err(reason) = self.try_to_receive(text) {
            self.notify(format!("This cannot be opened: {reason}."));
        }
    }

    fn try_to_receive(&mut self, text: &str) -> Result<(), String> {
        let arrived = import(text.as_bytes(), &RuleValues::new()).map_err(|error| error.to_string())?.session;
        self.refresh();
        // Whoever opens the file of an earlier state wants that state.
        let is_sent = arrived.header().elsewhere().is_some();
        match self.kept_state(&arrived).filter(|(_, _, relation)| is_sent || *relation == Relation::Same) {
            None => {
                let id = self.import(text)?;
                self.resume(id);
            }
            Some((id, events, Relation::Newer)) => {
                let written = self.documents.storage.replace(&id.file(), &save::save(&arrived));
                written.map_err(|error| error.notice().to_owned())?;
                self.resume(id);
                self.since.0 = Some(events);
            }
            Some((id, _, Relation::Split(_))) => {
                let arrived = self.import(text)?;
                self.split.0 = Some(Split { here: id, arrived });
            }
            Some((id, _, relation)) => {
                if relation == Relation::Older {
                    self.notify("This link is older: the game has gone on since, and goes on here.");
                }
                self.resume(id);
            }
        }
        Ok(())
    }

    /// The saved game that this is a state of, how many events it has, and how this state relates to it. Of several
    /// states the one that is most like it.
    fn kept_state(&self, arrived: &Session) -> Option<(GameId, usize, Relation)> {
        let candidates = self.games().iter().filter(|game| {
            game.header
                .as_ref()
                .is_ok_and(|header| header.game == arrived.header().game && header.id == arrived.header().id)
        });
        let states = candidates.filter_map(|game| {
            let bytes = self.documents.storage.read(&game.id.file()).ok()??;
            // Of a damaged one nobody knows how it went on.
            let kept = load_lenient(&bytes).ok().filter(|recovered| recovered.damage.is_none())?.session;
            let relation = match arrived.relation_to(&kept) {
                // Games that were never sent have no id.
                Relation::OtherGame if is_copy(arrived, &kept) => Relation::Same,
                Relation::OtherGame => return None,
                relation => relation,
            };
            Some((game.id, kept.events().len(), relation))
        });
        states.min_by_key(|(_, _, relation)| match relation {
            Relation::Same => 0,
            Relation::Older => 1,
            Relation::Newer => 2,
            Relation::Split(_) | Relation::OtherGame => 3,
        })
    }
}

/// Whether nothing but the players differs.
fn is_copy(arrived: &Session, kept: &Session) -> bool {
    let mut same_players = kept.clone();
    same_players.set_players(arrived.header().players.clone());
    same_players.header() == arrived.header() && same_players.events() == arrived.events()
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use tempfile::TempDir;
    use tesserae_referee::Referee;
    use tesserae_rules::{
        DiceSource, Event, Header, Kind,
        session::random::{generator, random_event},
    };

    use super::*;
    use crate::{
        save::{Notices, Storage},
        settings::Settings,
        state::Replay,
        tests::harness,
    };

    /// A machine with its own saved games.
    struct Machine {
        app: App,
        _folder: TempDir,
    }

    impl Machine {
        fn new() -> Self {
            let mut app = harness::table(Settings { reduced_motion: true, ..default() });
            let folder = TempDir::new().unwrap();
            app.insert_resource(Storage::folder(folder.path())).add_plugins(crate::save::plugin);
            app.update();
            Self { app, _folder: folder }
        }

        fn session(&self) -> Session {
            self.app.world().resource::<Referee>().session().unwrap().clone()
        }

        fn receive(&mut self, text: &str) {
            let text = text.to_owned();
            self.app.world_mut().run_system_once(move |mut games: SavedGames| games.receive(&text)).unwrap();
            self.settle();
        }

        fn send(&mut self) -> String {
            let session = self.session();
            let to = receiver(&session).unwrap();
            let text =
                self.app.world_mut().run_system_once(move |mut games: SavedGames| games.send(&session, to)).unwrap();
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
                self.app.world_mut().write_message(Intent::from(Event { source, ..event }));
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
            self.app.world().resource::<Notices>().0.clone()
        }
    }

    /// Two machines, after the first link was opened at the second.
    fn two_machines() -> (Machine, Machine, String) {
        let (mut here, mut there) = (Machine::new(), Machine::new());
        let header = Header { names: ["Anna".into(), "Ben".into()], ..Header::new(Kind::TableroDiBerona) };
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
                (here.session().header().elsewhere(), there.session().header().elsewhere()),
                (seat, seat.map(Seat::other))
            );
            let before = there.session().events().len();
            there.take_turn(10 + round);
            let link = there.send();
            here.receive(&link);
            let replay = here.app.world().resource::<Replay>();
            let shown = replay.session().expect("what has happened is shown").events().len();
            assert!((before..here.session().events().len()).contains(&shown), "{before}, {shown}");
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
        assert_eq!(there.notices(), ["This link is older: the game has gone on since, and goes on here."]);
        here.receive(&link);
        assert_eq!((here.session().events(), here.saved(), there.saved()), (now.events(), 1, 1));
    }

    #[test]
    fn where_both_went_on_both_are_kept_and_the_players_are_asked() {
        let (mut here, mut there, _) = two_machines();
        there.take_turn(3);
        let link = there.send();
        let session = here.session();
        here.app.world_mut().run_system_once(move |mut games: SavedGames| games.play_here(&session)).unwrap();
        here.settle();
        assert_eq!(here.session().header().elsewhere(), None);
        here.take_turn(4);
        let mine = here.session();
        here.receive(&link);
        let split = here.app.world().resource::<SplitGame>().0.expect("the players are asked");
        assert_eq!((here.session().events(), here.saved()), (mine.events(), 2));
        here.app.world_mut().run_system_once(move |mut games: SavedGames| games.go_on_with(split.arrived)).unwrap();
        here.settle();
        assert_eq!(here.session().events(), there.session().events());
    }

    #[test]
    fn the_file_of_an_earlier_state_is_a_game_of_its_own() {
        let mut machine = Machine::new();
        let header = Header { id: Some(7), ..Header::new(Kind::TableroDiBerona) };
        machine.app.world_mut().write_message(Intent::Start(header));
        machine.settle();
        machine.take_turn(1);
        let earlier = machine.session();
        machine.take_turn(2);
        machine.receive(&save::save(&earlier));
        assert_eq!(machine.session().events(), earlier.events());
        assert_eq!(machine.saved(), 2);
        assert!(machine.notices().is_empty(), "{:?}", machine.notices());
    }

    #[test]
    fn a_text_that_is_no_game_is_refused_with_the_reason() {
        let mut machine = Machine::new();
        machine.receive("hello");
        assert_eq!(machine.notices().len(), 1);
        assert!(machine.notices()[0].starts_with("This cannot be opened: "), "{:?}", machine.notices());
    }
}
