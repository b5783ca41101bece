//! What each throw of a position is worth without look-ahead, which shows how lucky it is.

use tesserae_rules::{Chance, Game, Seat};

use crate::{Knowledge, Level, Search, SearchError, Stop, Value};

/// What a throw is worth.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum ThrowWorth {
    /// To the player who acts after it.
    To(Seat, Value),
    /// Nothing is decided: the throw is repeated. It is worth what the others are on average.
    Even,
}

/// What the best play of each throw is worth that can come up in a game, by the strongest level
/// without look-ahead.
///
/// ```
/// # use tesserae_bots::{Knowledge, Stop, throw_worths};
/// # use tesserae_rules::{Kind, backgammon};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots/backgammon.bin");
/// let knowledge = Knowledge::read(Kind::Backgammon, &std::fs::read(file)?)?;
/// let game = backgammon::State::new(backgammon::Options::default());
/// for (chance, worth) in throw_worths(&game, &knowledge, &Stop::never())? {
///     println!("{} {worth:?}", chance.throw);
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// If the knowledge does not fit the game, or it is stopped.
pub fn throw_worths(
    game: &dyn Game,
    knowledge: &Knowledge,
    stop: &Stop,
) -> Result<Vec<(Chance, ThrowWorth)>, SearchError> {
    let search = Search::new(game, knowledge, Level::Oracle, 0).within(0);
    let chances = game.chances();
    if let Some(seat) = game.pending().seat()
        && let Some(values) = search.bots()?.throw_values(&search, &chances)?
    {
        let worths = values.into_iter().map(|value| ThrowWorth::To(seat, value));
        return Ok(chances.into_iter().zip(worths).collect());
    }
    let worth = |chance: Chance| {
        let mut thrown = game.boxed();
        thrown.act_unchecked(&chance.throw.clone().into());
        let ranking = Search {
            game: thrown.as_ref(),
            ..search
        }
        .think(stop)?;
        let best = ranking
            .candidates()
            .first()
            .map_or(Value::ZERO, |best| best.value);
        Ok((
            chance,
            thrown
                .pending()
                .seat()
                .map_or(ThrowWorth::Even, |seat| ThrowWorth::To(seat, best)),
        ))
    };
    chances.into_iter().map(worth).collect()
}
