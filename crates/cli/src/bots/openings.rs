//! `openings`: the first moves of backgammon and the replies to them.

use std::io::Write;

use clap::Args;
use tesserae_insight::{OpeningThrow, Openings};
use tesserae_rules::Throw;

use crate::{Failure, game_args};

/// The arguments of `openings`.
#[derive(Args, Clone, Debug)]
pub struct OpeningsArgs {
    /// A first throw, as 3-1 or 31: its moves and the replies to the usual ones
    pub throw: Option<String>,
}

/// Lists the first moves of all throws, or those of one with the replies, with what each gives away
/// in points.
///
/// # Errors
/// If the throw is none of two dice.
pub fn run(args: &OpeningsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let openings = Openings::computed();
    if let Some(word) = &args.throw {
        let throw = throw(word)?;
        if let Some(known) = openings.first(throw) {
            line(out, known)?;
        }
        for replies in openings.replies(throw) {
            let [high, low] = replies.throw;
            writeln!(out, "\nReplies to {high}-{low}: {}", replies.turn)?;
            for known in &replies.throws {
                line(out, known)?;
            }
        }
    } else {
        for known in &openings.first {
            line(out, known)?;
        }
    }
    writeln!(out, "\n{}", Openings::about())?;
    Ok(())
}

fn throw(word: &str) -> Result<[u8; 2], Failure> {
    let wrong =
        |why: &dyn std::fmt::Display| Failure::in_english(format!("the throw {word}: {why}"));
    let throw: Throw = game_args::throw(word).map_err(|error| wrong(&error))?;
    match *throw.faces() {
        [a @ 1..=6, b @ 1..=6] => Ok([a, b]),
        _ => Err(wrong(&"two dice from 1 to 6 are expected")),
    }
}

fn line(out: &mut dyn Write, known: &OpeningThrow) -> Result<(), Failure> {
    let [high, low] = known.throw;
    let moves: Vec<String> = known
        .moves
        .iter()
        .map(|known| match known.lost {
            0 => known.turn.clone(),
            lost => format!("{} −{:.3}", known.turn, lost as f64 / 1_000.0),
        })
        .collect();
    writeln!(out, "{high}-{low}  {}", moves.join("   "))?;
    Ok(())
}
