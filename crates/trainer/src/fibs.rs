//! `fibs`: a bot behind the board lines of FIBS, the First Internet Backgammon Server, as other
//! programs speak them.
//!
//! Each line of input is a board, seen from the bot's side; each is answered by one line: a move
//! such as `8/5 6/5` (empty where nothing can be played), `roll` or `double`, `take`, `drop` or
//! `beaver`.
//!
//! A cube of 128 or more, which other programs reach and ours does not, is played as one of 64, the
//! last face of ours.

use std::{
    fs,
    io::{BufRead, Write},
    path::PathBuf,
    sync::Arc,
};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use tesserae_bots::{Decision, Knowledge, Level, Search, Stop};
use tesserae_rules::{Action, Choice, Game, Kind, RuleValues, backgammon::Stake};

/// The arguments of `fibs`.
#[derive(Args, Clone, Debug)]
pub(crate) struct Fibs {
    /// Who answers: guest, regular, gambler, master or oracle
    #[arg(long, default_value = "oracle")]
    level: Level,
    /// The folder with the bots' files
    #[arg(long, value_name = "FOLDER", default_value = "assets/bots")]
    bots: PathBuf,
}

/// The words of a board that matter, by their place between the colons.
mod word {
    pub(super) const LENGTH: usize = 3;
    pub(super) const SCORES: [usize; 2] = [4, 5];
    /// The opponent's bar, the points 1 to 24, the bot's bar.
    pub(super) const CHECKERS: usize = 6;
    pub(super) const TURN: usize = 32;
    pub(super) const DICE: [usize; 2] = [33, 34];
    pub(super) const STAKE: usize = 37;
    pub(super) const MAY_DOUBLE: [usize; 2] = [38, 39];
    pub(super) const DOUBLED: usize = 40;
    /// 1 or -1; it is the bot's turn if the word of the turn is the same.
    pub(super) const COLOUR: usize = 41;
}

/// The lengths that stand for a game for money.
const MONEY: [i64; 2] = [0, 9_999];

/// Answers boards until the input ends.
///
/// # Errors
/// If the knowledge cannot be read or a line is no board.
pub(crate) fn answer_boards(
    args: &Fibs,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<()> {
    let path = args.bots.join(format!("{}.bin", Kind::Backgammon.key()));
    let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let knowledge = Knowledge::read(Kind::Backgammon, &bytes)
        .map(Arc::new)
        .map_err(|error| anyhow!("{}: {error}", path.display()))?;
    for (number, line) in (1..).zip(input.split(b'\n')) {
        let wrong = |what: String| anyhow!("line {number}: {what}");
        let line = line.map_err(|error| wrong(format!("the input cannot be read: {error}")))?;
        let line = str::from_utf8(&line).map_err(|error| {
            wrong(format!(
                "the text is not UTF-8 from byte {} on",
                error.valid_up_to() + 1
            ))
        })?;
        let game = game(line).map_err(wrong)?;
        let search = Search::new(game.as_ref(), &knowledge, args.level, 0);
        let ranking = search
            .think(&Stop::never())
            .map_err(|error| wrong(error.to_string()))?;
        let answer = answer(game.as_ref(), ranking.choice());
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

/// The game that a board shows, with the bot as White.
fn game(line: &str) -> Result<Box<dyn Game>, String> {
    let words: Vec<&str> = line.trim().split(':').collect();
    if words.first() != Some(&"board") {
        return Err("a board begins with “board:”".to_owned());
    }
    let number = |at: usize| -> Result<i64, String> {
        let word = words
            .get(at)
            .ok_or_else(|| format!("the board ends before word {}", at + 1))?;
        word.parse()
            .map_err(|_| format!("word {} of the board is not a number", at + 1))
    };
    let (mut own, mut other) = (vec![0; 26], vec![0; 26]);
    for point in 0..26 {
        let checkers = number(word::CHECKERS + point)?;
        if point == 25 && checkers < 0 {
            return Err(format!(
                "word {} of the board puts {checkers} checkers on the bar",
                word::CHECKERS + point + 1
            ));
        }
        if point == 0 || checkers < 0 {
            other[25 - point] = checkers.unsigned_abs();
        } else {
            own[point] = checkers.unsigned_abs();
        }
    }
    let flag = |at: usize| match number(at)? {
        0 => Ok(false),
        1 => Ok(true),
        other => Err(format!(
            "word {} of the board is {other}, not 0 or 1",
            at + 1
        )),
    };
    let [own_doubles, other_doubles] = [flag(word::MAY_DOUBLE[0])?, flag(word::MAY_DOUBLE[1])?];
    let doubled = flag(word::DOUBLED)?;
    let [turn, colour] = [number(word::TURN)?, number(word::COLOUR)?];
    if turn.abs() != 1 || colour.abs() != 1 || turn != colour && !doubled {
        return Err(format!(
            "it is not the turn of the bot: word {} of the board is {turn}",
            word::TURN + 1
        ));
    }
    let stake = number(word::STAKE)?;
    if stake < 1 || stake.count_ones() != 1 {
        return Err(format!("the cube cannot show {stake}"));
    }
    // The cube before the double, which must have a next face.
    let last = i64::from(Stake::MOST);
    let stake = stake.min(if doubled { last / 2 } else { last });
    let length = number(word::LENGTH)?;
    let is_match = !MONEY.contains(&length);
    if is_match && !(1..=64).contains(&length) {
        return Err(format!(
            "there is no match to {length} points: it is 1 to 64, or 9999 for money"
        ));
    }
    let mut rules = RuleValues::new();
    let mut score = "0-0".to_owned();
    let mut crawford = "";
    if is_match {
        rules.insert("match_length".to_owned(), length.to_string());
        let [a, b] = [number(word::SCORES[0])?, number(word::SCORES[1])?];
        score = format!("{a}-{b}");
        if !own_doubles && !other_doubles && (a == length - 1) != (b == length - 1) {
            crawford = ":crawford";
        }
    }
    let cube = if stake == 1 && !own_doubles && !other_doubles && !is_match {
        rules.insert("doubling_cube".to_owned(), "off".to_owned());
        "none".to_owned()
    } else if stake == 1 {
        "middle:1".to_owned()
    } else if own_doubles {
        format!("white:{stake}")
    } else {
        format!("black:{stake}")
    };
    let [a, b] = [number(word::DICE[0])?, number(word::DICE[1])?];
    let (turn, dice, phase) = match (a, b) {
        _ if doubled => ("black", "-".to_owned(), "double"),
        (0, 0) => ("white", "-".to_owned(), "throw"),
        (1..=6, 1..=6) => ("white", format!("{a}-{b}"), "move"),
        _ => return Err(format!("there are no dice {a} and {b}")),
    };
    let (own, other) = (checkers(&mut own)?, checkers(&mut other)?);
    let position = format!("{own} {other} {turn} {dice} {cube} {score}{crawford} {phase}");
    Kind::Backgammon
        .from_position(&rules, &position)
        .map_err(|error| format!("{error} in {position}"))
}

/// The checkers of one side in the notation of positions.
fn checkers(counts: &mut [u64]) -> Result<String, String> {
    let on_board: u64 = counts.iter().sum();
    counts[0] = 15_u64
        .checked_sub(on_board)
        .ok_or("the board has more than fifteen checkers of a side")?;
    let stacks = counts
        .iter()
        .enumerate()
        .rev()
        .filter(|(_, count)| **count > 0);
    let word = |(place, count): (usize, &u64)| match place {
        25 => format!("bar:{count}"),
        0 => format!("off:{count}"),
        _ => format!("{place}:{count}"),
    };
    Ok(stacks.map(word).collect::<Vec<_>>().join(","))
}

fn answer(game: &dyn Game, decision: &Decision) -> String {
    let Decision::Act(actions) = decision else {
        return "roll".to_owned();
    };
    let words = actions.iter().map(|action| match action {
        Action::Choice(Choice::Double) => "double".to_owned(),
        Action::Choice(Choice::Take) => "take".to_owned(),
        Action::Choice(Choice::Drop) => "drop".to_owned(),
        Action::Choice(Choice::Beaver) => "beaver".to_owned(),
        // Hits and the dice used are left out.
        _ => game
            .write_action(action)
            .split(['*', '('])
            .next()
            .unwrap_or_default()
            .to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "board:bot:gnubg:9999:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:5:0:0:\
                         1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";

    #[test]
    fn a_line_that_is_no_text_is_refused_with_its_place() {
        let args = Fibs {
            level: Level::Guest,
            bots: concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots").into(),
        };
        let error = answer_boards(&args, &mut &b"\xff\xfe\n"[..], &mut Vec::new()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 1: the text is not UTF-8 from byte 1 on"
        );
    }

    #[test]
    fn a_board_is_read_from_the_bots_side() {
        let game = game(START).unwrap();
        assert_eq!(
            game.position(),
            "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 6-5 middle:1 0-0 move"
        );
    }

    #[test]
    fn a_broken_line_is_refused_with_its_place() {
        assert_eq!(game("hello").unwrap_err(), "a board begins with “board:”");
        assert_eq!(
            game("board:a:b:1:0:0:x").unwrap_err(),
            "word 7 of the board is not a number"
        );
        assert!(game(&START.replace(":5:0:3:", ":15:0:3:")).is_err());
    }

    /// The start with other words, counted from 0.
    fn with(words: &[(usize, &str)]) -> Result<String, String> {
        let mut all: Vec<&str> = START.split(':').collect();
        words.iter().for_each(|(at, word)| all[*at] = word);
        game(&all.join(":")).map(|game| game.position())
    }

    #[test]
    fn what_is_no_board_is_refused() {
        for (at, what, says) in [
            (word::LENGTH, "65", "there is no match to 65 points"),
            (word::LENGTH, "-5", "there is no match to -5 points"),
            (word::DICE[1], "0", "there are no dice 6 and 0"),
            (word::DICE[0], "7", "there are no dice 7 and 5"),
            (word::DICE[0], "-1", "there are no dice -1 and 5"),
            (word::TURN, "-1", "it is not the turn of the bot"),
            (word::TURN, "0", "it is not the turn of the bot"),
            (word::CHECKERS + 25, "-1", "puts -1 checkers on the bar"),
            (word::STAKE, "3", "the cube cannot show 3"),
            (word::STAKE, "0", "the cube cannot show 0"),
            (
                word::MAY_DOUBLE[0],
                "2",
                "word 39 of the board is 2, not 0 or 1",
            ),
        ] {
            let error = with(&[(at, what)]).unwrap_err();
            assert!(error.contains(says), "{what} as word {at}: {error}");
        }
    }

    #[test]
    fn a_cube_beyond_64_is_played_as_the_last_that_there_is() {
        for stake in ["64", "128", "1024"] {
            let position = with(&[(word::STAKE, stake), (word::MAY_DOUBLE[1], "0")]).unwrap();
            assert!(position.contains(" white:64 "), "{position}");
            let doubled = with(&[
                (word::STAKE, stake),
                (word::MAY_DOUBLE[0], "0"),
                (word::DOUBLED, "1"),
                (word::TURN, "-1"),
                (word::DICE[0], "0"),
                (word::DICE[1], "0"),
            ]);
            assert!(doubled.unwrap().ends_with("black - black:32 0-0 double"));
        }
    }
}
