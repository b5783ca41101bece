use bevy::prelude::*;
use tesserae_rules::{
    Action, Choice, DieKind, Pending, Seat, Session,
    session::{Follower, Moment},
};

/// The move log of a session. It is kept from pass to pass and goes on where it stopped.
#[derive(Resource, Default)]
pub struct History {
    follower: Follower,
    lines: Vec<Line>,
}

/// A throw with what was done with it, or what was said instead of throwing.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Who; nobody where each throws a die.
    pub seat: Option<Seat>,
    /// The faces, if something was thrown.
    pub throw: Option<(DieKind, Vec<u8>)>,
    /// Steps and choices in the notation of the game.
    pub words: String,
    /// Whether a die lay cocked and was thrown again.
    pub rethrown: bool,
    /// How many events had happened when it was complete.
    pub events: usize,
}

impl History {
    /// Catches up with a session; starts again if something was taken back or it is another one.
    pub fn follow(&mut self, session: &Session) {
        if self.follower.restart_if_changed(session) {
            self.lines.clear();
        }
        while let Some(moment) = self.follower.next(session) {
            tell(&moment, &mut self.lines);
            if let Some(line) = self.lines.last_mut() {
                line.events = moment.index + 1;
            }
        }
    }

    /// What happened, oldest first.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }
}

/// Adds one event to the log.
fn tell(moment: &Moment, lines: &mut Vec<Line>) {
    let (game, event, seat) = (&moment.before, moment.event, moment.seat());
    let word = match &event.action {
        Action::Throw(throw) => {
            let kind = match game.pending() {
                Pending::Throw(spec) => spec.dice,
                _ => DieKind::Cube,
            };
            let throw = Some((kind, throw.faces().to_vec()));
            lines.push(Line { seat, throw, words: String::new(), rethrown: !event.rethrown.is_empty(), events: 0 });
            return;
        }
        // Handing over the dice goes without saying.
        Action::Choice(Choice::Finish) => return,
        Action::Choice(choice) => game.label(*choice),
        Action::Step(_) => moment.word(),
    };
    match lines.last_mut() {
        Some(line) if line.seat == seat && matches!(event.action, Action::Step(_)) => {
            if !line.words.is_empty() {
                line.words.push_str("  ");
            }
            line.words.push_str(&word);
        }
        _ => lines.push(Line { seat, throw: None, words: word, rethrown: false, events: 0 }),
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{
        Header, Kind,
        session::random::{generator, random_event},
    };

    use super::*;

    #[test]
    fn going_on_tells_the_same_as_starting_again() {
        for kind in Kind::ALL {
            let mut session = Session::new(Header::new(kind)).unwrap();
            let (mut rng, mut kept) = (generator(3), History::default());
            for count in 0..120 {
                let Some(event) = random_event(session.game(), &mut rng) else { break };
                session.act(event).unwrap();
                if count % 7 == 0 && session.can_undo() {
                    session.undo().unwrap();
                }
                kept.follow(&session);
                let mut fresh = History::default();
                fresh.follow(&session);
                assert_eq!(kept.lines(), fresh.lines(), "{kind}");
            }
            assert!(kept.lines().len() > 5, "{kind}");
        }
    }
}
