//! The first moves of backgammon and the replies to them: the file that `tesserae-insight` shows.

use std::{collections::BTreeMap, fmt::Write as _, fs, path::PathBuf};

use anyhow::{Context as _, Result};
use clap::Args;
use tesserae_bots::{Knowledge, Stop};
use tesserae_insight::{after, best_play, notation};
use tesserae_rules::{Game, Kind, RuleValues, Throw};

/// How many moves of a throw are listed at most, and how many at least.
const LISTED: [usize; 2] = [4, 2];
/// What a listed move may give away, in thousandths of a point.
const WORST: i64 = 100;
/// What a first move may give away whose replies are listed, in thousandths of a point.
const USUAL: i64 = 12;

/// The arguments of `openings`.
#[derive(Args, Clone, Debug)]
pub(crate) struct Openings {
    /// The bots' file of backgammon
    #[arg(long, default_value = "assets/bots/backgammon.bin")]
    bots: PathBuf,
    /// When it is made, for the first line of the file
    #[arg(long)]
    date: String,
    /// The file to write
    #[arg(long, default_value = "crates/insight/src/openings/backgammon.txt")]
    out: PathBuf,
}

/// A move in the notation of books, with what it gives away and the game after it.
struct Move {
    lost: i64,
    turn: String,
    after: Box<dyn Game>,
}

/// Judges every first move and every reply, and writes the file.
pub(crate) fn write(args: &Openings) -> Result<()> {
    let bytes = fs::read(&args.bots).with_context(|| args.bots.display().to_string())?;
    let knowledge = Knowledge::read(Kind::Backgammon, &bytes)?;
    let mut text = format!(
        "# Computed by the bot Oracle on {} for money, with the cube: the best moves of each throw at first sight \
         are looked at one throw ahead, the best four of these two throws ahead, and the best two of them three \
         throws ahead if they are within 15 thousandths of a point.\n\
         # What a move gives away against the best is the difference as far ahead as both have been looked at.\n",
        args.date
    );
    let mut usual = Vec::new();
    for throw in throws() {
        let moves = judged(start(throw)?.as_ref(), &knowledge)?;
        write_line(&mut text, "", throw, &moves)?;
        if throw[0] != throw[1] {
            let near = moves.into_iter().take_while(|known| known.lost <= USUAL);
            usual.extend(near.map(|known| (throw, known)));
        }
    }
    for (first, Move { turn, after, .. }) in usual {
        let to = format!("{}{} {turn}", first[0], first[1]);
        eprintln!("{to}");
        for throw in throws() {
            let mut game = after.boxed();
            game.act(&Throw::new(&throw).into())?;
            write_line(&mut text, &to, throw, &judged(game.as_ref(), &knowledge)?)?;
        }
    }
    fs::write(&args.out, text).with_context(|| args.out.display().to_string())
}

/// All throws of two dice, the higher first.
fn throws() -> impl Iterator<Item = [u8; 2]> {
    (1..=6).flat_map(|high| (1..=high).map(move |low| [high, low]))
}

/// The start of a game, with a throw to be played.
fn start([high, low]: [u8; 2]) -> Result<Box<dyn Game>> {
    let side = "24:2,13:5,8:3,6:5";
    let position = format!("{side} {side} white {high}-{low} middle:1 0-0 move");
    Ok(Kind::Backgammon.from_position(&RuleValues::new(), &position)?)
}

/// The best moves, from the better.
fn judged(game: &dyn Game, knowledge: &Knowledge) -> Result<Vec<Move>> {
    let ranking = best_play(game, knowledge, &Stop::never(), &mut |_| {})?;
    let best = ranking.first().map(|best| best.value).unwrap_or_default();
    let moves = ranking.iter().map(|candidate| Move {
        lost: (best - candidate.value).0 / 1_000,
        turn: as_in_books(&notation(game, &candidate.decision)),
        after: after(game, &candidate.decision),
    });
    let [most, least] = LISTED;
    let listed = moves
        .enumerate()
        .take_while(|(index, known)| *index < least || known.lost <= WORST)
        .take(most);
    Ok(listed.map(|(_, known)| known).collect())
}

fn write_line(text: &mut String, to: &str, [high, low]: [u8; 2], moves: &[Move]) -> Result<()> {
    write!(text, "{to}\t{high}{low}")?;
    for known in moves {
        write!(text, "\t{} {}", known.lost, known.turn)?;
    }
    text.push('\n');
    Ok(())
}

/// A move as books write it: one checker's steps in one, unless it hits on the way, the same steps
/// once with their number, the highest first.
fn as_in_books(turn: &str) -> String {
    let mut steps: Vec<(String, String)> = Vec::new();
    for word in turn.split_whitespace() {
        let (from, to) = word.split_once('/').unwrap_or((word, ""));
        match steps.iter_mut().find(|(_, end)| end == from) {
            Some((_, end)) => *end = to.to_owned(),
            None => steps.push((from.to_owned(), to.to_owned())),
        }
    }
    // The bar comes before every point, and what is borne off comes last.
    let place = |word: &str, other| word.trim_end_matches('*').parse().unwrap_or(other);
    let mut counted: BTreeMap<(u8, u8, String), usize> = BTreeMap::new();
    for (from, to) in steps {
        let key = (place(&from, 25), place(&to, 0), format!("{from}/{to}"));
        *counted.entry(key).or_default() += 1;
    }
    let words = counted
        .into_iter()
        .rev()
        .map(|((.., step), count)| match count {
            1 => step,
            count => format!("{step}({count})"),
        });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_written_as_in_books() {
        for (turn, written) in [
            ("6/5 8/5", "8/5 6/5"),
            ("24/18 18/13", "24/13"),
            ("8/7 6/5 8/7 6/5", "8/7(2) 6/5(2)"),
            ("13/8 8/3 13/8 8/3", "13/3(2)"),
            ("13/9 13/10", "13/10 13/9"),
            ("bar/20* 24/23", "bar/20* 24/23"),
            ("24/20* 20/16", "24/20* 20/16"),
        ] {
            assert_eq!(as_in_books(turn), written);
        }
    }

    #[test]
    fn there_are_21_throws() {
        assert_eq!(throws().count(), 21);
    }
}
