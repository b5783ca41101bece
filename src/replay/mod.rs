use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_dice::PlaceDice;
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Action, Choice, Event, Session};

use crate::{
    TableSystems,
    input::{
        hands::Hand,
        throwing::{Throwing, as_they_lie},
    },
    settings::Settings,
    world::{
        current_board::{BoardFlipped, CurrentBoard},
        pieces::Shown,
        playback::EffectQueue,
    },
};

/// The past of the game on the table, while it is looked at. The referee and the saved game know nothing of it: it is played again from
/// the log, beside the game.
#[derive(Resource, Debug, Default)]
pub struct Replay {
    seen: Option<Seen>,
}

/// As much of the past as lies on the table now.
#[derive(Debug)]
struct Seen {
    /// The session as it was then.
    session: Session,
    /// After how many events of the whole session it is worth looking.
    stops: Vec<usize>,
    /// Whether it goes on by itself, and for how long it has waited, in seconds.
    plays: Option<f32>,
}

/// Leafs through the past.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub enum ReplayCommand {
    /// To the beginning.
    First,
    /// One back.
    Back,
    /// One forward.
    Forward,
    /// To the end.
    Last,
    /// To where it stood after so many events.
    To(usize),
    /// Goes on by itself, or stops.
    Play,
    /// Back to the game.
    Leave,
}

impl Replay {
    /// Whether it is looked at.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.seen.is_some()
    }

    /// The session as it was then, if the past is looked at.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.seen.as_ref().map(|seen| &seen.session)
    }

    /// Whether it goes on by itself.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.seen.as_ref().is_some_and(|seen| seen.plays.is_some())
    }

    /// Which of how many pages is open, counted from 0.
    #[must_use]
    pub fn page(&self) -> Option<(usize, usize)> {
        let seen = self.seen.as_ref()?;
        Some((page(&seen.stops, seen.session.events().len()), seen.stops.len().saturating_sub(1)))
    }
}

/// What lies on the table: the game or, while it is looked at, its past.
#[derive(SystemParam)]
pub struct OnTable<'w> {
    referee: Res<'w, Referee>,
    past: Res<'w, Replay>,
}

impl OnTable<'_> {
    /// The session as it is shown.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.past.session().or_else(|| self.referee.session())
    }
}

/// Condition of everything that plays: the past cannot be changed.
pub fn is_present(past: Res<Replay>) -> bool {
    !past.is_open()
}

/// Lets the players leaf through what happened.
pub fn plugin(app: &mut App) {
    app.init_resource::<Replay>()
        .add_message::<ReplayCommand>()
        .add_systems(Update, (go_on, leaf).chain().in_set(TableSystems::React).after(crate::world::playback::hear));
}

/// After how many events it is worth looking: after each but the one that goes without saying, the handing over of the dice.
fn stops(events: &[Event]) -> Vec<usize> {
    let finish = |index: usize| events.get(index).is_some_and(|event| event.action == Action::Choice(Choice::Finish));
    (0..=events.len()).filter(|count| *count == 0 || !finish(*count)).collect()
}

/// The page that shows how it stood after so many events.
fn page(stops: &[usize], events: usize) -> usize {
    stops.partition_point(|stop| *stop < events).min(stops.len().saturating_sub(1))
}

/// Turns the next page when the last one has been shown.
fn go_on(
    mut past: ResMut<Replay>,
    time: Res<Time>,
    settings: Res<Settings>,
    queue: Res<EffectQueue>,
    mut leaves: MessageWriter<ReplayCommand>,
) {
    /// How long each page can be seen, at natural speed.
    const PAUSE: f32 = 0.9;
    if !past.plays() || !queue.is_empty() {
        return;
    }
    let at_the_end = past.page().is_none_or(|(page, last)| page >= last);
    let Some(Seen { plays: Some(waited), .. }) = &mut past.seen else { return };
    *waited += time.delta_secs();
    if *waited >= PAUSE / settings.speed.clamp(0.25, 4.0) {
        *waited = 0.0;
        leaves.write(if at_the_end { ReplayCommand::Play } else { ReplayCommand::Forward });
    }
}

/// What the past needs of the table.
#[derive(SystemParam)]
struct Table<'w> {
    seated: Option<Res<'w, CurrentBoard>>,
    shown: ResMut<'w, Shown>,
    queue: ResMut<'w, EffectQueue>,
    throwing: Res<'w, Throwing>,
    hand: ResMut<'w, Hand>,
    dice: MessageWriter<'w, PlaceDice>,
}

impl Table<'_> {
    /// Lays everything as a session has it, at once.
    fn lay(&mut self, session: &Session) {
        let Some(seated) = &self.seated else { return };
        *self.queue = EffectQueue::default();
        self.shown.rearrange(session.game().arrangement());
        self.dice.write(as_they_lie(session.game(), seated));
    }
}

fn leaf(
    mut leaves: MessageReader<ReplayCommand>,
    mut facts: MessageReader<Fact>,
    mut relaid: MessageReader<BoardFlipped>,
    mut past: ResMut<Replay>,
    referee: Res<Referee>,
    mut table: Table,
) {
    // All are read: what is left over would count in the next frame.
    let happens = facts.read().filter(|fact| !matches!(fact, Fact::Refused { .. })).count() > 0;
    if happens && past.is_open() {
        // The game itself is shown again by those who heard what happened; dice and pieces lie as it has them.
        past.seen = None;
        if let Some(session) = referee.session() {
            table.lay(session);
        }
    }
    let turned = relaid.read().count() > 0;
    if let (true, Some(session)) = (turned, past.session()) {
        table.lay(session);
    }
    let Some(session) = referee.session() else { return };
    for leaf in leaves.read() {
        let busy = table.throwing.is_busy() || (!past.is_open() && !table.queue.is_empty());
        if happens || busy || session.events().is_empty() {
            continue;
        }
        turn_page(&mut past, *leaf, session, &mut table);
    }
}

/// Turns one page.
fn turn_page(past: &mut Replay, leaf: ReplayCommand, session: &Session, table: &mut Table) {
    if leaf == ReplayCommand::Leave {
        if past.seen.take().is_some() {
            table.lay(session);
        }
        return;
    }
    if past.seen.is_none() {
        table.hand.set_if_neq(Hand::Empty);
        let stops = stops(session.events());
        past.seen = Some(Seen { session: session.clone(), stops, plays: None });
    }
    let Some(seen) = past.seen.as_mut() else { return };
    let now = page(&seen.stops, seen.session.events().len());
    let last = seen.stops.len().saturating_sub(1);
    let next = match leaf {
        ReplayCommand::First => 0,
        ReplayCommand::Back => now.saturating_sub(1),
        ReplayCommand::Forward => (now + 1).min(last),
        ReplayCommand::To(events) => page(&seen.stops, events),
        ReplayCommand::Play => {
            // At the end it begins again.
            seen.plays = if seen.plays.is_some() { None } else { Some(0.0) };
            if seen.plays.is_some() && now == last { 0 } else { now }
        }
        ReplayCommand::Last | ReplayCommand::Leave => last,
    };
    if !matches!(leaf, ReplayCommand::Play | ReplayCommand::Forward) {
        seen.plays = None;
    }
    let (from, to) = (seen.session.events().len(), seen.stops.get(next).copied().unwrap_or_default());
    if next == now + 1 && table.queue.is_empty() {
        // One page forward is shown as it happened.
        for event in session.events().get(from..to).unwrap_or_default() {
            let Ok(effects) = seen.session.act(event.clone()) else { break };
            effects.into_iter().for_each(|effect| table.queue.push(effect));
        }
        if let Some(seated) = &table.seated {
            table.dice.write(as_they_lie(seen.session.game(), seated));
        }
    } else if let Some(then) = session.truncated(to) {
        seen.session = then;
        table.lay(&seen.session);
    }
}

#[cfg(test)]
mod tests {
    use tesserae_referee::{Intent, RefereePlugin};
    use tesserae_rules::Kind;

    use super::*;

    fn played(kind: Kind, events: usize) -> Session {
        tesserae_rules::session::random::played(kind, 21, events).unwrap()
    }

    /// A table without a window on which a game lies.
    fn table(session: &Session) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, RefereePlugin))
            .insert_resource(Settings { reduced_motion: true, ..default() })
            .init_resource::<Hand>()
            .init_resource::<Throwing>()
            .init_resource::<Shown>()
            .add_message::<PlaceDice>()
            .add_message::<BoardFlipped>()
            .add_message::<tesserae_dice::Impact>()
            .add_plugins((crate::world::playback::plugin, plugin));
        app.configure_sets(Update, tesserae_referee::RefereeSystems.before(TableSystems::React));
        app.configure_sets(Update, TableSystems::React.before(TableSystems::Move));
        let kind = session.header().game;
        app.insert_resource(CurrentBoard { kind, board: crate::boards::board(kind), mirrored: false });
        app.world_mut().write_message(Intent::Resume(Box::new(session.clone())));
        app.update();
        app
    }

    /// Where the game on the table is kept, and what is kept there.
    #[cfg(not(target_arch = "wasm32"))]
    fn kept(folder: &std::path::Path) -> Vec<(String, String)> {
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let mut kept: Vec<(String, String)> =
            files.map(|path| (path.to_string_lossy().into_owned(), std::fs::read_to_string(&path).unwrap())).collect();
        kept.sort();
        kept
    }

    #[test]
    #[cfg(not(target_arch = "wasm32"))]
    fn the_saved_game_does_not_notice_that_its_past_is_looked_at() {
        let folder = std::env::temp_dir().join(format!("tesserae-past-{}", std::process::id()));
        let session = played(Kind::Tabula, 60);
        let mut app = App::new();
        app.insert_resource(crate::save::Storage::folder(&folder))
            .add_plugins((MinimalPlugins, RefereePlugin, crate::save::plugin, crate::world::playback::plugin, plugin))
            .init_resource::<Hand>()
            .init_resource::<Throwing>()
            .init_resource::<Shown>()
            .add_message::<PlaceDice>()
            .add_message::<BoardFlipped>();
        app.world_mut().write_message(Intent::Resume(Box::new(session)));
        app.update();
        app.update();
        let before = kept(&folder);
        assert!(before.iter().any(|(name, _)| name.ends_with(".tesserae")), "{before:?}");
        for leaf in [
            ReplayCommand::First,
            ReplayCommand::Forward,
            ReplayCommand::Play,
            ReplayCommand::To(9),
            ReplayCommand::Last,
            ReplayCommand::Back,
            ReplayCommand::Leave,
        ] {
            turn(&mut app, leaf);
            assert_eq!(kept(&folder), before, "{leaf:?}");
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }

    fn turn(app: &mut App, leaf: ReplayCommand) {
        app.world_mut().write_message(leaf);
        for _ in 0..4 {
            app.update();
        }
    }

    #[test]
    fn every_page_shows_the_game_as_it_was() {
        for kind in Kind::ALL {
            let session = played(kind, 90);
            let mut app = table(&session);
            turn(&mut app, ReplayCommand::First);
            let mut count = 0;
            loop {
                let past = app.world().resource::<Replay>();
                let then = past.session().unwrap();
                let events = then.events().len();
                assert_eq!(then.game().position(), session.at(events).unwrap().position(), "{kind}, {events}");
                let shown = &app.world().resource::<Shown>().arrangement;
                assert_eq!(shown, then.game().arrangement(), "{kind}: the pieces lie as they lay after {events}");
                let (page, last) = past.page().unwrap();
                assert_eq!(page, count);
                if page == last {
                    assert_eq!(events, session.events().len());
                    break;
                }
                count += 1;
                turn(&mut app, ReplayCommand::Forward);
            }
            assert!(count > 20, "{kind}");
            turn(&mut app, ReplayCommand::Back);
            assert_eq!(app.world().resource::<Replay>().page(), Some((count - 1, count)));
        }
    }

    #[test]
    fn leaving_returns_to_the_present_and_what_happens_does_too() {
        let session = played(Kind::Ur, 40);
        let mut app = table(&session);
        turn(&mut app, ReplayCommand::To(7));
        assert!(app.world().resource::<Replay>().is_open());
        let referee = |app: &App| app.world().resource::<Referee>().session().unwrap().events().len();
        assert_eq!(referee(&app), session.events().len(), "the game itself has not moved");
        turn(&mut app, ReplayCommand::Leave);
        assert!(!app.world().resource::<Replay>().is_open());
        assert_eq!(app.world().resource::<Shown>().arrangement, *session.game().arrangement());

        turn(&mut app, ReplayCommand::First);
        app.world_mut().write_message(Intent::Resume(Box::new(session.clone())));
        app.update();
        app.update();
        assert!(!app.world().resource::<Replay>().is_open(), "a game that is brought to the table is present");
    }

    #[test]
    fn handing_over_the_dice_is_no_page_of_its_own() {
        let session = played(Kind::Backgammon, 120);
        let stops = stops(session.events());
        assert_eq!((stops.first(), stops.last()), (Some(&0), Some(&session.events().len())));
        let finish = session.events().iter().position(|event| event.action == Action::Choice(Choice::Finish)).unwrap();
        assert!(!stops.contains(&finish) && stops.contains(&(finish + 1)));
    }
}
