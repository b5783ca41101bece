//! What insight needs of each game: one implementation a game, in `games`. `registry` lists them.

use tesserae_bots::{Decision, Value};
use tesserae_rules::{Action, Game, Seat};
use tesserae_words::Text;

use crate::{Class, Fact, Hits, Scale, Solved, Unit};

/// What insight needs of one game.
pub(crate) trait GameInsight: Sync {
    /// The unit of the values that bots give in this game.
    fn scale(&self, _game: &dyn Game) -> Scale {
        Scale::zero_sum(Unit::Points, Value::whole(1))
    }

    /// What can be counted in a position after a turn of this seat. The facts and their order are
    /// always the same.
    fn facts(&self, _game: &dyn Game, _seat: Seat) -> Vec<Fact> {
        Vec::new()
    }

    /// Every piece of this seat that could be hit if the other player threw now.
    fn hits(&self, _game: &dyn Game, _seat: Seat) -> Vec<Hits> {
        Vec::new()
    }

    /// What can be said of a throw instead of which something may be chosen, as a sentence.
    fn about_throw(&self, _game: &dyn Game) -> Option<Text> {
        None
    }

    /// What kind of decision is asked for, for figures per class.
    fn class(&self, _game: &dyn Game, decision: &Decision) -> Class {
        match decision {
            Decision::Act(actions)
                if actions
                    .iter()
                    .all(|action| matches!(action, Action::Step(_))) =>
            {
                Class::Moves
            }
            _ => Class::Choices,
        }
    }

    /// Whether bots can value what a throw leads to; not where it only decides who begins.
    fn values_throw(&self, _game: &dyn Game) -> bool {
        true
    }

    /// How many throws ahead decisions are judged.
    fn look_ahead(&self) -> u8 {
        1
    }

    /// Whether a throw is due instead of which something may be chosen that can bring nothing, so
    /// that there is nothing to decide.
    fn is_idle(&self, _game: &dyn Game) -> bool {
        false
    }

    /// Why values are exact in this position; None where they are estimated.
    fn solved(&self, _game: &dyn Game) -> Option<Solved> {
        None
    }
}
