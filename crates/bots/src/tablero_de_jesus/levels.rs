//! How the five levels see a position. The weaker ones err as people do. The guest takes whatever
//! lies there; the regular builds the longest run without a thought of the next throw; the gambler
//! thinks only of their own next throw. All but the oracle take too early, the weaker the earlier.
use super::{
    board,
    decisions::What,
    moves::{ROLLS, WAYS, all_steps, each_played},
    outlook::Outlook,
    take::Take,
};
use crate::Level;

/// What a decision is worth to a level.
pub(super) fn value(level: Level, outlook: &Outlook, what: What, purse: u8) -> i64 {
    match what {
        What::Throw(board) => throw_value(level, outlook, board, purse),
        What::Take(take) => take_value(level, outlook, &take, purse),
        // The next throw is thought of only when it is time to take.
        What::Move(board) if level == Level::Regular => longest_run(outlook, board),
        What::Move(board) => {
            let (takes, count) = outlook.takes(board);
            let taking = takes[..count]
                .iter()
                .map(|take| take_value(level, outlook, take, purse))
                .max();
            taking
                .unwrap_or(i64::MIN)
                .max(throw_value(level, outlook, board, purse))
        }
    }
}

/// What a board with a throw due is worth to a level, in millionths of a coin.
fn throw_value(level: Level, outlook: &Outlook, board: usize, purse: u8) -> i64 {
    match level {
        Level::Guest => longest_run(outlook, board),
        Level::Regular | Level::Gambler => next_run(outlook, board),
        Level::Master | Level::Oracle => outlook.throw(board, purse),
    }
}

/// What taking is worth to a level, beside [`throw_value`].
fn take_value(level: Level, outlook: &Outlook, take: &Take, purse: u8) -> i64 {
    let seen = match level {
        Level::Master | Level::Oracle => outlook.take(take, purse),
        _ => i64::from(take.coins) * COIN,
    };
    seen + caution(level)
}

/// By how much a level prefers coins in the purse to coins on the board, which makes it take too
/// early.
const fn caution(level: Level) -> i64 {
    match level {
        // More than any position is worth.
        Level::Guest => 100 * COIN,
        Level::Regular => COIN,
        Level::Gambler => COIN * 85 / 100,
        Level::Master => COIN * 7 / 10,
        Level::Oracle => 0,
    }
}

/// A coin, in the unit of values.
const COIN: i64 = 1_000_000;

/// What the best taking would bring: the coins of the run, or of all runs.
fn longest_run(outlook: &Outlook, board: usize) -> i64 {
    let (takes, count) = outlook.takes(board);
    let coins = takes[..count]
        .iter()
        .map(|take| i64::from(take.coins))
        .max()
        .unwrap_or(0);
    coins * COIN
}

/// The coins that the next throw makes ready to take, on average, as if nobody else played.
fn next_run(outlook: &Outlook, board: usize) -> i64 {
    let steps = all_steps(board::digits(board));
    let mut sum = 0;
    for (first, second, ways) in ROLLS {
        let mut best = 0;
        each_played(board, &steps, first, second, |after| {
            best = best.max(longest_run(outlook, after))
        });
        sum += i64::from(ways) * best;
    }
    sum / i64::from(WAYS)
}
