//! What the throws of a position are worth without look-ahead: for luck, which asks for every throw.

use std::sync::Arc;

use tesserae_rules::{Game, Throw};

use crate::{Knowledge, Level, Search, SearchError, Value, bot::ThrowBot, registry};

/// Values the throws that can come up in one position as the strongest level does without look-ahead.
///
/// ```no_run
/// # use std::sync::Arc;
/// # use tesserae_bots::{Knowledge, ThrowJudge};
/// # use tesserae_rules::{Game, Kind, backgammon};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let knowledge = Arc::new(Knowledge::read(Kind::Backgammon, &std::fs::read("assets/bots/backgammon.bin")?)?);
/// let game = backgammon::State::new(backgammon::Options::default());
/// let mut judge = ThrowJudge::new(&game, &knowledge)?;
/// for chance in game.chances() {
///     println!("{} {:?}", chance.throw, judge.value(&chance.throw)?);
/// }
/// # Ok(())
/// # }
/// ```
pub struct ThrowJudge {
    game: Box<dyn Game>,
    knowledge: Arc<Knowledge>,
    bot: Option<Box<dyn ThrowBot>>,
}

/// What a throw is worth.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum ThrowWorth {
    /// To the player who acts after it.
    To(tesserae_rules::Seat, Value),
    /// As much to either: it is made again.
    Even,
}

impl ThrowJudge {
    /// Begins with a game that waits for a throw.
    ///
    /// # Errors
    /// If the knowledge does not fit it.
    pub fn new(game: &dyn Game, knowledge: &Arc<Knowledge>) -> Result<Self, SearchError> {
        let bot = registry::judge_throws(game, knowledge)?;
        Ok(Self { game: game.boxed(), knowledge: Arc::clone(knowledge), bot })
    }

    /// What the best play of a throw is worth.
    ///
    /// # Errors
    /// If the knowledge does not fit the game.
    pub fn value(&mut self, throw: &Throw) -> Result<ThrowWorth, SearchError> {
        if let (Some(bot), Some(seat)) = (&mut self.bot, self.game.pending().seat()) {
            return Ok(ThrowWorth::To(seat, bot.value(throw)));
        }
        let mut game = self.game.boxed();
        game.act_unchecked(&throw.clone().into());
        let search = Search::new(game.as_ref(), &self.knowledge, Level::Oracle, 0)?.within(0);
        let best = search.ranking().first().map_or(Value::ZERO, |best| best.value);
        Ok(search.seat().map_or(ThrowWorth::Even, |seat| ThrowWorth::To(seat, best)))
    }
}
