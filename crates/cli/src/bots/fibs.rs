//! `fibs`: a bot behind the board lines of FIBS, the First Internet Backgammon Server, as other programs speak them.
//!
//! Each line of input is a board, seen from the bot's side; each is answered by one line: a move such as `8/5 6/5`
//! (empty where nothing can be played), `roll` or `double`, `take`, `drop` or `beaver`.

use std::io::{BufRead, Write};

use clap::Args;
use tesserae_bots::{Decision, Level, Search};
use tesserae_rules::{Action, Choice, Game, Kind, RuleValues};

use super::BotFiles;
use crate::Failure;

/// The arguments of `fibs`.
#[derive(Args, Clone, Debug)]
pub struct FibsArgs {
    /// Who answers: guest, regular, gambler, master or oracle
    #[arg(long, default_value = "oracle")]
    pub level: Level,
    /// The bots' files.
    #[command(flatten)]
    pub files: BotFiles,
}

/// The words of a board that matter, by their place between the colons.
mod word {
    pub const LENGTH: usize = 3;
    pub const SCORES: [usize; 2] = [4, 5];
    /// The opponent's bar, the points 1 to 24, the own bar.
    pub const MEN: usize = 6;
    pub const DICE: [usize; 2] = [33, 34];
    pub const STAKE: usize = 37;
    pub const MAY_DOUBLE: [usize; 2] = [38, 39];
    pub const DOUBLED: usize = 40;
}

/// Answers boards until the input ends.
///
/// # Errors
/// If the knowledge cannot be read or a line is no board.
pub fn run(args: &FibsArgs, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    let knowledge = args.files.load(Kind::Backgammon)?;
    for (number, line) in (1..).zip(input.lines()) {
        let wrong = |what: String| Failure::input(format!("line {number}: {what}"));
        let game = game(&line?).map_err(wrong)?;
        let mut search =
            Search::new(game.as_ref(), &knowledge, args.level, 0).map_err(|error| wrong(error.to_string()))?;
        let answer = answer(game.as_ref(), search.finish().choice());
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
        let word = words.get(at).ok_or_else(|| format!("the board ends before word {}", at + 1))?;
        word.parse().map_err(|_| format!("word {} of the board is not a number", at + 1))
    };
    let (mut own, mut other) = (vec![0; 26], vec![0; 26]);
    for point in 0..26 {
        let men = number(word::MEN + point)?;
        if point == 0 || point < 25 && men < 0 {
            other[25 - point] = men.unsigned_abs();
        } else {
            own[point] = men.unsigned_abs();
        }
    }
    let stake = number(word::STAKE)?;
    let [own_doubles, other_doubles] = [number(word::MAY_DOUBLE[0])? != 0, number(word::MAY_DOUBLE[1])? != 0];
    let length = number(word::LENGTH)?;
    let is_match = (1..=64).contains(&length);
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
        rules.insert("doubling_die".to_owned(), "off".to_owned());
        "none".to_owned()
    } else if stake == 1 {
        "middle:1".to_owned()
    } else if own_doubles {
        format!("white:{stake}")
    } else {
        format!("black:{stake}")
    };
    let [a, b] = [number(word::DICE[0])?, number(word::DICE[1])?];
    let (turn, dice, phase) = if number(word::DOUBLED)? != 0 {
        ("black", "-".to_owned(), "double")
    } else if a > 0 && b > 0 {
        ("white", format!("{a}-{b}"), "move")
    } else {
        ("white", "-".to_owned(), "throw")
    };
    let (own, other) = (men(&mut own)?, men(&mut other)?);
    let position = format!("{own} {other} {turn} {dice} {cube} {score}{crawford} {phase}");
    Kind::Backgammon.from_position(&rules, &position).map_err(|error| format!("{error} in {position}"))
}

/// The men of one side in the notation of positions.
fn men(counts: &mut [u64]) -> Result<String, String> {
    let on_board: u64 = counts.iter().sum();
    counts[0] = 15_u64.checked_sub(on_board).ok_or("the board has more than fifteen men of a side")?;
    let stacks = counts.iter().enumerate().rev().filter(|(_, count)| **count > 0);
    let word = |(place, count): (usize, &u64)| match place {
        25 => format!("bar:{count}"),
        0 => format!("off:{count}"),
        _ => format!("{place}:{count}"),
    };
    Ok(stacks.map(word).collect::<Vec<_>>().join(","))
}

fn answer(game: &dyn Game, decision: &Decision) -> String {
    let Decision::Act(actions) = decision else { return "roll".to_owned() };
    let words = actions.iter().map(|action| match action {
        Action::Choice(Choice::Double) => "double".to_owned(),
        Action::Choice(Choice::Take) => "take".to_owned(),
        Action::Choice(Choice::Drop) => "drop".to_owned(),
        Action::Choice(Choice::Beaver) => "beaver".to_owned(),
        // Hits and the dice used are left out.
        _ => game.write_action(action).split(['*', '(']).next().unwrap_or_default().to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "board:bot:gnubg:9999:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:5:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";

    #[test]
    fn a_board_is_read_from_the_bots_side() {
        let game = game(START).unwrap();
        assert_eq!(game.position(), "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 6-5 middle:1 0-0 move");
    }

    #[test]
    fn a_broken_line_is_refused_with_its_place() {
        assert_eq!(game("hello").unwrap_err(), "a board begins with “board:”");
        assert_eq!(game("board:a:b:1:0:0:x").unwrap_err(), "word 7 of the board is not a number");
        assert!(game(&START.replace(":5:0:3:", ":15:0:3:")).is_err());
    }
}
