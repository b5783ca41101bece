//! Steps through what happened in the game on the table. The state of the replay is [`Replay`] in
//! `table`.

use std::sync::Arc;

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_dice::PlaceDice;
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Action, Pending, Session};

use crate::{
    table::{
        Busy, EffectQueue, Hand, PlayOut, Replay, ReplayAt, ReplayCommand, ReplaySince, ShownThrow,
        Throwing, idle::draw_next_frame, sets::TableSystems, settings::Settings,
    },
    world::{
        current_board::{BoardFlipped, CurrentBoard},
        dice::{DiceOnTable, dice_layout},
        pieces::ShownPieces,
        variation,
    },
};

/// Carries out replay commands and variations, and plays a replay by itself.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<ReplayCommand>()
        .add_message::<PlayOut>()
        .add_message::<ShownThrow>()
        .add_systems(
            Update,
            (
                play_since,
                open_at,
                play_out,
                play_on,
                land,
                follow,
                variation::follow,
            )
                .chain()
                .in_set(TableSystems::Replay),
        )
        .add_systems(
            PostUpdate,
            draw_next_frame.run_if(|replay: Res<Replay>| replay.is_playing()),
        );
}

/// Shows what has happened since somebody was last here, as soon as the table is at rest.
fn play_since(
    mut since: ResMut<ReplaySince>,
    mut facts: MessageReader<Fact>,
    busy: Busy,
    referee: Res<Referee>,
    mut commands: MessageWriter<ReplayCommand>,
) {
    let happens = facts.read().count() > 0;
    let Some(events) = since.0.filter(|_| !happens) else {
        return;
    };
    match referee.session() {
        Some(session) if session.events().len() > events => {
            if busy.is_idle() {
                since.0 = None;
                commands.write(ReplayCommand::Since(events));
            }
        }
        _ => since.0 = None,
    }
}

/// Opens the replay that is asked for, as soon as the game has begun and the table is at rest.
fn open_at(
    mut at: ResMut<ReplayAt>,
    mut facts: MessageReader<Fact>,
    busy: Busy,
    referee: Res<Referee>,
    mut commands: MessageWriter<ReplayCommand>,
) {
    let happens = facts.read().count() > 0;
    let Some(events) = at.0.filter(|_| !happens) else {
        return;
    };
    let is_there = |session: &Session| session.events().len() > events;
    if !referee.session().is_some_and(is_there) {
        at.0 = None;
    } else if !busy.is_animating() {
        at.0 = None;
        commands.write(ReplayCommand::To(events));
    }
}

/// Opens the replay of a turn, which plays by itself. It closes at the end unless another replay
/// was open.
fn play_out(
    mut turns: MessageReader<PlayOut>,
    mut replay: ResMut<Replay>,
    referee: Res<Referee>,
    mut table: ReplayedParts,
) {
    for turn in turns.read() {
        let session = referee.session().and_then(|session| turn.session(session));
        let Some(session) = session.filter(|_| !table.is_throwing()) else {
            continue;
        };
        let Some(before) = session.truncated(turn.start) else {
            continue;
        };
        let closes = !replay.is_open() || replay.closes_at_end();
        table.show(&before);
        replay.open(&session);
        replay
            .session_mut()
            .into_iter()
            .for_each(|shown| *shown = before.clone());
        replay.set_playing(true);
        if closes {
            replay.close_at_end();
        }
    }
}

/// While the replay plays by itself: goes to the next stop when the current one has been shown.
fn play_on(
    mut replay: ResMut<Replay>,
    time: Res<Time>,
    settings: Res<Settings>,
    queue: Res<EffectQueue>,
    mut commands: MessageWriter<ReplayCommand>,
) {
    /// How long each stop is shown, in seconds at natural speed.
    const PAUSE: f32 = 0.9;
    if !replay.is_playing() || !queue.is_empty() || replay.flight().is_some() {
        return;
    }
    let is_at_end = replay.progress().is_none_or(|(stop, last)| stop >= last);
    // At speed 0 nothing moves; the stops are still to be seen.
    let speed = if settings.speed > 0.0 {
        settings.speed.clamp(0.25, 4.0)
    } else {
        4.0
    };
    if replay.advance(time.delta_secs(), PAUSE / speed) {
        commands.write(match (is_at_end, replay.closes_at_end()) {
            (true, true) => ReplayCommand::Leave,
            (true, false) => ReplayCommand::Play,
            (false, _) => ReplayCommand::Forward,
        });
    }
}

/// The parts of the table that a replay changes.
#[derive(SystemParam)]
pub(super) struct ReplayedParts<'w, 's> {
    current: Option<Res<'w, CurrentBoard>>,
    shown: ResMut<'w, ShownPieces>,
    pub(super) queue: ResMut<'w, EffectQueue>,
    throwing: Res<'w, Throwing>,
    hand: ResMut<'w, Hand>,
    dice: MessageWriter<'w, PlaceDice>,
    lying: DiceOnTable<'w, 's>,
    flights: MessageWriter<'w, ShownThrow>,
    settings: Res<'w, Settings>,
}

impl ReplayedParts<'_, '_> {
    /// Whether the dice are being thrown in the game itself.
    pub(super) fn is_throwing(&self) -> bool {
        self.throwing.is_busy() && !self.throwing.is_replayed()
    }

    /// Shows a session at once, without motion in between; what is held is put down.
    pub(super) fn show(&mut self, session: &Session) {
        self.hand.set_if_neq(Hand::Empty);
        if self.current.is_none() {
            return;
        }
        self.queue.clear();
        self.shown.rearrange(session.game().arrangement());
        if let Some(current) = &self.current {
            self.flights.write(ShownThrow::End);
            self.dice.write(dice_layout(session, current));
        }
    }

    /// Shows how a session goes on up to an event. Dice that lie there already stay where they are.
    fn go_on(&mut self, whole: &Session, shown: &mut Session, to: usize) {
        let events = whole.events().get(shown.events().len()..to);
        for event in events.unwrap_or_default() {
            let Ok(effects) = shown.act(event.clone()) else {
                break;
            };
            effects
                .into_iter()
                .for_each(|effect| self.queue.push(effect));
        }
        if let Some(current) = &self.current {
            let layout = dice_layout(shown, current);
            if !self.lying.show(&layout.faces) {
                self.dice.write(layout);
            }
        }
    }

    /// Lets the dice fly if the next event is a throw and motion is wanted; returns whether they do.
    fn throw(&mut self, whole: &Session, shown: &Session) -> bool {
        let count = shown.events().len();
        let (Some(event), Pending::Throw(spec)) =
            (whole.events().get(count), shown.game().pending())
        else {
            return false;
        };
        let Action::Throw(throw) = &event.action else {
            return false;
        };
        let flies = self.current.is_some() && self.settings.duration(1.0) > 0.0;
        if flies {
            self.flights.write(ShownThrow::Begin {
                spec,
                throw: throw.clone(),
                // The same throw looks the same every time.
                seed: count as u64,
            });
        }
        flies
    }
}

/// Goes on when the dice lie of a throw that was on show.
fn land(mut replay: ResMut<Replay>, mut table: ReplayedParts) {
    if table.throwing.is_replayed() || replay.flight().is_none() {
        return;
    }
    if let (Some(to), Some(whole)) = (replay.end_flight(), replay.whole())
        && let Some(shown) = replay.session_mut()
    {
        table.go_on(&whole, shown, to);
    }
}

fn follow(
    mut commands: MessageReader<ReplayCommand>,
    mut facts: MessageReader<Fact>,
    mut flipped: MessageReader<BoardFlipped>,
    mut replay: ResMut<Replay>,
    referee: Res<Referee>,
    mut table: ReplayedParts,
) {
    // All are read, or the rest would count in the next frame.
    let happens = facts
        .read()
        .filter(|fact| !matches!(fact, Fact::Refused { .. }))
        .count()
        > 0;
    if happens && replay.is_open() {
        // Something happened in the game: the table returns to it.
        replay.close();
        if let Some(session) = referee.session() {
            table.show(session);
        }
    }
    let flips = flipped.read().count() > 0;
    if let (true, Some(session)) = (flips, replay.session()) {
        table.show(session);
    }
    let Some(session) = referee.session() else {
        return;
    };
    for command in commands.read() {
        let is_busy = table.is_throwing() || (!replay.is_open() && !table.queue.is_empty());
        if !happens && !is_busy && !session.events().is_empty() {
            carry_out(*command, &mut replay, session, &mut table);
        }
    }
}

/// Shows at once how the dice lie of a throw that is on show: whoever presses on does not wait.
fn finish_throw(whole: &Session, replay: &mut Replay, table: &mut ReplayedParts) {
    let then = replay.end_flight().and_then(|to| whole.truncated(to));
    if let (Some(then), Some(shown)) = (then, replay.session_mut()) {
        *shown = then;
        table.show(shown);
    }
}

/// Carries out one command; `session` is that of the game.
fn carry_out(
    command: ReplayCommand,
    replay: &mut Replay,
    session: &Session,
    table: &mut ReplayedParts,
) {
    // What was carried in a variation is put down.
    table.hand.set_if_neq(Hand::Empty);
    if command == ReplayCommand::Leave {
        if replay.close() {
            table.show(session);
        }
        return;
    }
    let names_event = matches!(command, ReplayCommand::To(_) | ReplayCommand::Since(_));
    let is_other = |whole: Arc<Session>| names_event && whole.events() != session.events();
    if replay.whole().is_none_or(is_other) {
        replay.open(session);
    }
    let Some(whole) = replay.whole() else { return };
    if command != ReplayCommand::Play {
        finish_throw(&whole, replay, table);
    }
    let Some((now, last)) = replay.progress() else {
        return;
    };
    let next = match command {
        ReplayCommand::First => 0,
        ReplayCommand::Back => now.saturating_sub(1),
        ReplayCommand::Forward => (now + 1).min(last),
        ReplayCommand::To(events) | ReplayCommand::Since(events) => replay.stop_at(events),
        // At the end, playing begins again.
        ReplayCommand::Play if !replay.is_playing() && now == last => 0,
        ReplayCommand::Play => now,
        ReplayCommand::Last | ReplayCommand::Leave => last,
    };
    match command {
        ReplayCommand::Play => {
            replay.set_playing(!replay.is_playing());
            if next == now {
                return;
            }
        }
        ReplayCommand::Since(_) => {
            replay.close_at_end();
            replay.set_playing(true);
        }
        ReplayCommand::Forward => {}
        _ => replay.set_playing(false),
    }
    let to = replay.events_at(next);
    let Some(shown) = replay.session_mut() else {
        return;
    };
    if next == now + 1 && table.queue.is_empty() {
        // One stop forward is shown as it happened.
        if table.throw(&whole, shown) {
            replay.begin_flight(to);
        } else {
            table.go_on(&whole, shown, to);
        }
    } else if let Some(then) = whole.truncated(to) {
        *shown = then;
        table.show(shown);
    }
}

#[cfg(test)]
mod tests {
    use tesserae_referee::Intent;
    use tesserae_rules::Kind;

    use super::*;
    use crate::tests::harness::{self, played};

    /// A table without a window on which a game lies.
    fn table(session: &Session) -> App {
        let mut app = harness::table(Settings {
            reduced_motion: true,
            ..default()
        });
        harness::resume(&mut app, session.clone());
        app
    }

    /// The files of a folder and what is in them.
    fn files(folder: &std::path::Path) -> Vec<(String, String)> {
        let entries = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path());
        let mut contents: Vec<(String, String)> = entries
            .map(|path| {
                (
                    path.to_string_lossy().into_owned(),
                    std::fs::read_to_string(&path).unwrap(),
                )
            })
            .collect();
        contents.sort();
        contents
    }

    #[test]
    fn a_replay_changes_no_saved_file() {
        let folder = std::env::temp_dir().join(format!("tesserae-replay-{}", std::process::id()));
        let mut app = harness::table(Settings::default());
        app.insert_resource(crate::save::Storage::folder(&folder))
            .add_plugins(crate::save::plugin);
        harness::resume(&mut app, played(Kind::Tabula, 21, 60));
        app.update();
        let before = files(&folder);
        assert!(
            before.iter().any(|(name, _)| name.ends_with(".tesserae")),
            "{before:?}"
        );
        for command in [
            ReplayCommand::First,
            ReplayCommand::Forward,
            ReplayCommand::Play,
            ReplayCommand::To(9),
            ReplayCommand::Last,
            ReplayCommand::Back,
            ReplayCommand::Leave,
        ] {
            step(&mut app, command);
            assert_eq!(files(&folder), before, "{command:?}");
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }

    fn step(app: &mut App, command: ReplayCommand) {
        app.world_mut().write_message(command);
        for _ in 0..4 {
            app.update();
        }
    }

    #[test]
    fn every_stop_shows_the_game_as_it_was() {
        for kind in Kind::ALL {
            let session = played(kind, 21, 90);
            let mut app = table(&session);
            step(&mut app, ReplayCommand::First);
            let mut count = 0;
            loop {
                let replay = app.world().resource::<Replay>();
                let then = replay.session().unwrap();
                let events = then.events().len();
                assert_eq!(
                    then.game().position(),
                    session.at(events).unwrap().position(),
                    "{kind}, {events}"
                );
                let shown = &app.world().resource::<ShownPieces>().arrangement;
                assert_eq!(
                    shown,
                    then.game().arrangement(),
                    "{kind}: the pieces lie as they lay after {events}"
                );
                let (stop, last) = replay.progress().unwrap();
                assert_eq!(stop, count);
                if stop == last {
                    assert_eq!(events, session.events().len());
                    break;
                }
                count += 1;
                step(&mut app, ReplayCommand::Forward);
            }
            assert!(count > 20, "{kind}");
            step(&mut app, ReplayCommand::Back);
            assert_eq!(
                app.world().resource::<Replay>().progress(),
                Some((count - 1, count))
            );
        }
    }

    #[test]
    fn leaving_returns_to_the_present_and_what_happens_does_too() {
        let session = played(Kind::Ur, 21, 40);
        let mut app = table(&session);
        step(&mut app, ReplayCommand::To(7));
        assert!(app.world().resource::<Replay>().is_open());
        let referee = |app: &App| {
            app.world()
                .resource::<Referee>()
                .session()
                .unwrap()
                .events()
                .len()
        };
        assert_eq!(
            referee(&app),
            session.events().len(),
            "the game itself has not moved"
        );
        step(&mut app, ReplayCommand::Leave);
        assert!(!app.world().resource::<Replay>().is_open());
        assert_eq!(
            app.world().resource::<ShownPieces>().arrangement,
            *session.game().arrangement()
        );

        step(&mut app, ReplayCommand::First);
        app.world_mut()
            .write_message(Intent::Resume(Box::new(session.clone())));
        app.update();
        app.update();
        assert!(
            !app.world().resource::<Replay>().is_open(),
            "a game that is brought to the table is present"
        );
    }
}
