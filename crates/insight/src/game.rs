//! What insight needs of each game, and the registry of the games.

use tesserae_bots::Decision;
use tesserae_rules::{Action, Game, Kind, Seat};

use crate::{Fact, Hits, Scale, Solved, games};

/// What insight needs of one game.
pub(crate) trait GameInsight: Sync {
    /// The unit of the values that bots tell in this game.
    fn scale(&self, game: &dyn Game) -> Scale;

    /// What can be counted in a position after a turn of this seat. The facts and their order are always the same.
    fn facts(&self, game: &dyn Game, seat: Seat) -> Vec<Fact>;

    /// Every piece of this seat that could be hit if the other player threw now.
    fn hits(&self, _game: &dyn Game, _seat: Seat) -> Vec<Hits> {
        Vec::new()
    }

    /// What can be said of a throw instead of which something may be chosen, as a sentence.
    fn about_throw(&self, _game: &dyn Game) -> Option<String> {
        None
    }

    /// What kind of decision is asked for, for figures per class.
    fn class(&self, game: &dyn Game, decision: &Decision) -> &'static str {
        let _ = game;
        match decision {
            Decision::Act(actions) if actions.iter().all(|action| matches!(action, Action::Step(_))) => "Moves",
            _ => "Choices",
        }
    }

    /// Whether bots can value what a throw leads to; not where it only decides who begins.
    fn values_throw(&self, _game: &dyn Game) -> bool {
        true
    }

    /// Why values are exact in this position; nothing where they are estimated.
    fn solved(&self, _game: &dyn Game) -> Option<Solved> {
        None
    }
}

/// The games that insight is had of.
const GAMES: &[(Kind, &dyn GameInsight)] = &[
    (Kind::Backgammon, &games::Backgammon),
    (Kind::Tabula, &games::Tabula),
    (Kind::Ur, &games::Ur),
    (Kind::TableroDeJesus, &games::TableroDeJesus),
    (Kind::TableroDiBerona, &games::TableroDiBerona),
];

/// The insight of a game; of a game without, what holds for all.
pub(crate) fn of(game: &dyn Game) -> &'static dyn GameInsight {
    GAMES.iter().find(|(kind, _)| *kind == game.kind()).map_or(&games::Other, |(_, insight)| *insight)
}

impl Scale {
    /// The scale of a game.
    #[must_use]
    pub fn of(game: &dyn Game) -> Self {
        of(game).scale(game)
    }
}

/// Everything that can be counted in a position after a turn of this seat. [`Explanation`](crate::Explanation) tells
/// the difference between two of these.
#[must_use]
pub fn facts(game: &dyn Game, seat: Seat) -> Vec<Fact> {
    of(game).facts(game, seat)
}
