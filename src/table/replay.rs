//! The replay of the game on the table, or of another turn in it. It runs beside the game: the
//! referee and the saved game know nothing of it. `world::replay` carries out its commands.

use std::sync::Arc;

use bevy::prelude::*;
use tesserae_rules::{Action, Choice, Event, Session, Throw, ThrowSpec};

/// The replay of the game on the table, if one is open.
#[derive(Resource, Debug, Default)]
pub(crate) struct Replay {
    open: Option<OpenedReplay>,
}

#[derive(Debug)]
struct OpenedReplay {
    /// The session that is replayed.
    whole: Arc<Session>,
    /// The same as it was at the stop that is shown.
    session: Session,
    /// The counts of events at which the replay stops, ascending.
    stops: Vec<usize>,
    /// While a throw is shown: the number of events up to the stop that follows it.
    flight: Option<usize>,
    /// While it plays by itself: for how long the current stop has been shown, in seconds.
    playing: Option<f32>,
    /// Whether it closes by itself when it has played to the end.
    closes_at_end: bool,
}

/// After this many events the game on the table was played on at another device; a replay begins
/// there.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct ReplaySince(pub(crate) Option<usize>);

/// The replay of the game on the table, or of the one that is about to begin, is opened after this
/// many events.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct ReplayAt(pub(crate) Option<usize>);

/// What a player can do with a replay.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum ReplayCommand {
    /// To the beginning.
    First,
    /// One stop back.
    Back,
    /// One stop forward.
    Forward,
    /// To the end.
    Last,
    /// To the stop that shows the state after this many events.
    To(usize),
    /// Plays by itself, or pauses.
    Play,
    /// Plays by itself from the stop that shows the state after this many events, and closes at the
    /// end.
    Since(usize),
    /// Closes the replay.
    Leave,
}

/// A replay shows a throw of the game: nothing follows from it.
#[derive(Message, Clone, Debug, PartialEq)]
pub(crate) enum ShownThrow {
    /// The dice fly, and show in the end what was thrown.
    Begin {
        /// Which dice, and whose.
        spec: ThrowSpec,
        /// What was thrown.
        throw: Throw,
        /// The seed of the flight.
        seed: u64,
    },
    /// Another position is shown: they fly no more.
    End,
}

/// Plays a turn out on the board: one that was played, or another one in its place. The game stays
/// as it is.
#[derive(Message, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct PlayOut {
    /// The number of events before it.
    pub(crate) start: usize,
    /// What is done in it.
    pub(crate) actions: Vec<Action>,
}

impl PlayOut {
    /// The game with this turn at its end; `None` if the game is shorter or the turn is illegal in
    /// it.
    #[must_use]
    pub(crate) fn session(&self, game: &Session) -> Option<Session> {
        let mut session = game.truncated(self.start)?;
        for action in &self.actions {
            session.act(action.clone()).ok()?;
        }
        Some(session)
    }
}

impl Replay {
    /// Opens the replay of a session, at its end.
    pub(crate) fn open(&mut self, session: &Session) {
        let (whole, stops) = (Arc::new(session.clone()), stops(session.events()));
        self.open = Some(OpenedReplay {
            whole,
            session: session.clone(),
            stops,
            flight: None,
            playing: None,
            closes_at_end: false,
        });
    }

    /// The session that is replayed.
    #[must_use]
    pub(crate) fn whole(&self) -> Option<Arc<Session>> {
        self.open.as_ref().map(|open| Arc::clone(&open.whole))
    }

    /// Closes the replay; returns whether one was open.
    pub(crate) fn close(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// Whether a replay is open.
    #[must_use]
    pub(crate) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// The session as it was at the stop that is shown.
    #[must_use]
    pub(crate) fn session(&self) -> Option<&Session> {
        self.open.as_ref().map(|open| &open.session)
    }

    /// The same, to be changed: only to another state of the same game.
    pub(crate) fn session_mut(&mut self) -> Option<&mut Session> {
        self.open.as_mut().map(|open| &mut open.session)
    }

    /// Remembers that a throw is shown, and after how many events the stop is that follows it.
    pub(crate) fn begin_flight(&mut self, to: usize) {
        if let Some(open) = &mut self.open {
            open.flight = Some(to);
        }
    }

    /// The number of events up to the stop after the throw that is shown, if one is.
    #[must_use]
    pub(crate) fn flight(&self) -> Option<usize> {
        self.open.as_ref()?.flight
    }

    /// The same, and the throw is shown no longer.
    pub(crate) fn end_flight(&mut self) -> Option<usize> {
        self.open.as_mut()?.flight.take()
    }

    /// Whether the replay plays by itself.
    #[must_use]
    pub(crate) fn is_playing(&self) -> bool {
        self.open
            .as_ref()
            .is_some_and(|open| open.playing.is_some())
    }

    /// Lets the replay close by itself when it has played to the end.
    pub(crate) fn close_at_end(&mut self) {
        if let Some(open) = &mut self.open {
            open.closes_at_end = true;
        }
    }

    /// Whether the replay closes by itself when it has played to the end.
    #[must_use]
    pub(crate) fn closes_at_end(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.closes_at_end)
    }

    /// Starts or stops playing by itself.
    pub(crate) fn set_playing(&mut self, playing: bool) {
        if let Some(open) = &mut self.open {
            open.playing = playing.then(|| open.playing.unwrap_or(0.0));
        }
    }

    /// Lets time pass while it plays by itself; returns whether the current stop has been shown for
    /// `pause` seconds.
    pub(crate) fn advance(&mut self, seconds: f32, pause: f32) -> bool {
        let Some(OpenedReplay {
            playing: Some(shown),
            ..
        }) = &mut self.open
        else {
            return false;
        };
        *shown += seconds;
        let is_over = *shown >= pause;
        if is_over {
            *shown = 0.0;
        }
        is_over
    }

    /// The index of the stop that is shown and of the last one.
    #[must_use]
    pub(crate) fn progress(&self) -> Option<(usize, usize)> {
        let open = self.open.as_ref()?;
        Some((
            stop_at(&open.stops, open.session.events().len()),
            open.stops.len().saturating_sub(1),
        ))
    }

    /// The index of the stop that shows the state after this many events.
    pub(crate) fn stop_at(&self, events: usize) -> usize {
        self.open
            .as_ref()
            .map_or(0, |open| stop_at(&open.stops, events))
    }

    /// The count of events at a stop.
    pub(crate) fn events_at(&self, stop: usize) -> usize {
        self.open
            .as_ref()
            .and_then(|open| open.stops.get(stop).copied())
            .unwrap_or_default()
    }
}

/// The event counts at which a replay stops: before every event but `Finish`, and at the end.
pub(crate) fn stops(events: &[Event]) -> Vec<usize> {
    let finish = |index: usize| {
        events
            .get(index)
            .is_some_and(|event| event.action == Action::Choice(Choice::Finish))
    };
    (0..=events.len())
        .filter(|count| *count == 0 || !finish(*count))
        .collect()
}

fn stop_at(stops: &[usize], events: usize) -> usize {
    stops
        .partition_point(|stop| *stop < events)
        .min(stops.len().saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Header, Kind, session::random};

    use super::*;

    #[test]
    fn a_replay_does_not_stop_before_the_end_of_a_turn() {
        let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
        let mut rng = random::generator(21);
        for _ in 0..120 {
            let Some(event) = random::random_event(session.game(), &mut rng) else {
                break;
            };
            session.act(event).unwrap();
        }
        let stops = stops(session.events());
        assert_eq!(
            (stops.first(), stops.last()),
            (Some(&0), Some(&session.events().len()))
        );
        let finish = session
            .events()
            .iter()
            .position(|event| event.action == Action::Choice(Choice::Finish))
            .unwrap();
        assert!(!stops.contains(&finish) && stops.contains(&(finish + 1)));
    }
}
