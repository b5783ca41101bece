//! The moves of a session as lines of text, for the log panel.

use bevy::prelude::*;
use tesserae_rules::{
    Action, Choice, DieKind, Pending, Seat, Session, moves_in_words,
    session::{Follower, Moment},
};
use tesserae_words::{self as words, Text};

/// The moves of a session. It is kept from pass to pass and extended by the new events.
#[derive(Resource, Default)]
pub struct History {
    follower: Follower,
    lines: Vec<HistoryLine>,
}

/// A throw with the moves made with it, or a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct HistoryLine {
    /// Whose turn it is; `None` if both throw a die.
    pub seat: Option<Seat>,
    /// The faces of the throw.
    pub throw: Option<(DieKind, Vec<u8>)>,
    /// Moves and choices in words, as everywhere at the table.
    pub moves: Option<Text>,
    /// Whether a cocked die was thrown again.
    pub rethrown: bool,
    /// The number of events of the session up to the end of this line.
    pub events: usize,
}

impl History {
    /// Adds the new events of a session; starts anew after an undo or for another session.
    pub fn follow(&mut self, session: &Session) {
        if self.follower.restart_if_changed(session) {
            self.lines.clear();
        }
        while let Some(moment) = self.follower.next(session) {
            add_event(&moment, &mut self.lines);
            if let Some(line) = self.lines.last_mut() {
                line.events = moment.index + 1;
            }
        }
    }

    /// The lines, oldest first.
    #[must_use]
    pub fn lines(&self) -> &[HistoryLine] {
        &self.lines
    }
}

/// Adds the lines of one event.
fn add_event(moment: &Moment, lines: &mut Vec<HistoryLine>) {
    let (game, event, seat) = (&moment.before, moment.event, moment.seat());
    let moves = match &event.action {
        Action::Throw(throw) => {
            let kind = match game.pending() {
                Pending::Throw(spec) => spec.dice,
                _ => DieKind::Cube,
            };
            let throw = Some((kind, throw.faces().to_vec()));
            lines.push(HistoryLine {
                seat,
                throw,
                moves: None,
                rethrown: !event.rethrown.is_empty(),
                events: 0,
            });
            return;
        }
        // Shown by the next line anyway.
        Action::Choice(Choice::Finish) => return,
        Action::Choice(choice) => game.label(*choice),
        Action::Step(_) => {
            let moves = moves_in_words(game.as_ref(), &moment.effects);
            moves.unwrap_or_else(|| words::common::as_written(moment.word()))
        }
    };
    match lines.last_mut() {
        Some(line) if line.seat == seat && matches!(event.action, Action::Step(_)) => {
            line.moves = Some(match line.moves.take() {
                Some(before) => words::common::next_clause(before, moves),
                None => moves,
            });
        }
        _ => lines.push(HistoryLine {
            seat,
            throw: None,
            moves: Some(moves),
            rethrown: false,
            events: 0,
        }),
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
    fn the_moves_of_a_line_have_the_words_of_hints_and_prompts() {
        let start = Some(".,.,.,.,.,./.,.,.,.,.,./.,AA,.,.,.,. A throw began:A won:0-0".to_owned());
        let mut session = Session::new(Header {
            start,
            ..Header::new(Kind::TableroDiBerona)
        })
        .unwrap();
        for word in ["2-4", "a2>c2>c3", "+a4"] {
            session
                .act(session.game().read_action(word).unwrap())
                .unwrap();
        }
        let mut history = History::default();
        history.follow(&session);
        let moves: Vec<String> = history
            .lines()
            .iter()
            .filter_map(|line| Some(line.moves.as_ref()?.to_string()))
            .collect();
        let walk = "walk 2 tokens from home square 2 over centre 2, centre 3; from Brown’s reserve to home square 4";
        assert_eq!(moves, [walk]);
    }

    #[test]
    fn following_a_session_gives_the_same_lines_as_starting_anew() {
        for kind in Kind::ALL {
            let mut session = Session::new(Header::new(kind)).unwrap();
            let (mut rng, mut kept) = (generator(3), History::default());
            for count in 0..120 {
                let Some(event) = random_event(session.game(), &mut rng) else {
                    break;
                };
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
