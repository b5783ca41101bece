//! The search for the best play in a position, which becomes a hint.

use tesserae_insight::{Answer, Hint, Question};
use tesserae_rules::Game;

use crate::thinking::{Reply, Thinking, Ticket};

/// A search for the best play in a position, and what it has found.
pub(super) struct HintSearch {
    game: Box<dyn Game>,
    ticket: Ticket,
    /// The hint without look-ahead.
    first: Option<Hint>,
    found: Option<Result<Hint, String>>,
}

impl HintSearch {
    /// Begins to search.
    pub(super) fn new(game: &dyn Game, thinking: &mut Thinking) -> Self {
        let ticket = thinking.ask(Question::best_play(game));
        Self {
            game: game.boxed(),
            ticket,
            first: None,
            found: None,
        }
    }

    /// Takes the answers that have come; returns what was found, once it was.
    pub(super) fn poll(&mut self) -> Option<&Result<Hint, String>> {
        while let Some(reply) = self.ticket.next() {
            let hint = |answer: Answer| {
                answer
                    .ranking()
                    .map(|ranking| Hint::new(self.game.as_ref(), ranking))
            };
            match reply {
                Reply::SoFar(answer) => self.first = hint(answer).ok(),
                Reply::Last(answer) => self.found = Some(hint(answer)),
            }
        }
        self.found.as_ref()
    }

    /// The game before the play.
    pub(super) fn game(&self) -> &dyn Game {
        self.game.as_ref()
    }

    /// The hint without look-ahead, once it is there.
    pub(super) const fn first(&self) -> Option<&Hint> {
        self.first.as_ref()
    }

    /// Whether nothing was found yet.
    pub(super) const fn is_busy(&self) -> bool {
        self.found.is_none()
    }
}
