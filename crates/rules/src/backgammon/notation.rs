//! Reads and writes positions and actions as text. The grammar:
//!
#![doc = include_str!("notation.md")]

use super::{
    Options,
    check::{self, Part},
    movegen::target,
    position::{BAR, Dice, MEN, Men, OFF, Phase, Situation, number},
    score::{Cube, Ending, Stake},
    state,
};
use crate::{Action, Choice, Seat, Step, TextError, Throw, text::brief};

/// Writes a position.
pub(super) fn write(situation: &Situation) -> String {
    let [white, black] = situation.men.map(write_men);
    let turn = seat_word(situation.turn);
    let dice = situation.dice.map_or_else(
        || "-".to_owned(),
        |dice| {
            let die = |i: usize| format!("{}{}", dice.faces[i], "'".repeat(dice.used[i].into()));
            format!("{}-{}", die(0), die(1))
        },
    );
    let cube = situation.cube.map_or_else(
        || "none".to_owned(),
        |cube| format!("{}:{}", cube.owner.map_or("middle", seat_word), cube.stake.points()),
    );
    let crawford = if situation.crawford { ":crawford" } else { "" };
    let [a, b] = situation.score;
    let phase = match situation.phase {
        Phase::Opening => "opening".to_owned(),
        Phase::Throw => "throw".to_owned(),
        Phase::Move => "move".to_owned(),
        Phase::Offer => "double".to_owned(),
        Phase::Beaver => "beaver".to_owned(),
        Phase::Resign(times) => format!("resign:{times}"),
        Phase::Over(Ending::BorneOff) => "over:off".to_owned(),
        Phase::Over(Ending::Dropped) => "over:drop".to_owned(),
        Phase::Over(Ending::Resigned(times)) => format!("over:resign:{times}"),
    };
    format!("{white} {black} {turn} {dice} {cube} {a}-{b}{crawford} {phase}")
}

fn write_men(men: Men) -> String {
    men.stacks().map(|(at, count)| format!("{}:{count}", place_word(at))).collect::<Vec<_>>().join(",")
}

/// A place in its owner's numbering.
pub(super) fn place_word(place: u8) -> String {
    match place {
        BAR.. => "bar".to_owned(),
        OFF => "off".to_owned(),
        point => point.to_string(),
    }
}

const fn seat_word(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "white",
        Seat::Second => "black",
    }
}

/// Reads a position.
pub(super) fn read(options: &Options, text: &str) -> Result<Situation, TextError> {
    let mut words = Vec::with_capacity(7);
    let mut at = 0;
    for word in text.splitn(8, ' ') {
        words.push((at, word));
        at += word.len() + 1;
    }
    let &[white, black, turn, dice, cube, score, phase] = words.as_slice() else {
        let what =
            "a position has seven words: White's checkers, Black's checkers, turn, dice, doubling cube, score, phase";
        return Err(TextError::new(words.get(7).map_or(text.len(), |(at, _)| *at), what));
    };
    let (score_points, crawford) = read_score(score)?;
    let situation = Situation {
        men: [read_men(white)?, read_men(black)?],
        turn: read_seat(turn)?,
        phase: read_phase(phase)?,
        dice: read_dice(dice)?,
        cube: read_cube(cube)?,
        score: score_points,
        crawford,
    };
    check::check_situation(options, &situation).map_err(|(part, what)| {
        let word = match part {
            Part::Men => white,
            Part::Turn => turn,
            Part::Dice => dice,
            Part::Cube => cube,
            Part::Score => score,
            Part::Phase => phase,
        };
        TextError::new(word.0, what)
    })?;
    Ok(situation)
}

type Word<'a> = (usize, &'a str);

fn read_men((at, word): Word) -> Result<Men, TextError> {
    let mut counts = [0_u8; 26];
    let mut last = BAR + 1;
    let mut here = at;
    let mut all = 0_u32;
    for stack in word.split(',') {
        let wrong = |what: String| TextError::new(here, what);
        let (place, count) = stack
            .split_once(':')
            .and_then(|(place, count)| Some((read_place(place)?, small(count).filter(|count| *count > 0)?)))
            .ok_or_else(|| {
                wrong(format!("“{}” is not a place and a number of checkers, such as 13:5", brief(stack)))
            })?;
        if place >= last {
            return Err(wrong("places are listed from the bar down to off, each once".to_owned()));
        }
        all += u32::from(count);
        counts[usize::from(place)] = count.min(MEN);
        last = place;
        here += stack.len() + 1;
    }
    Men::new(counts)
        .filter(|_| all == u32::from(MEN))
        .ok_or_else(|| TextError::new(at, format!("{all} checkers instead of {MEN}")))
}

fn read_place(word: &str) -> Option<u8> {
    match word {
        "bar" => Some(BAR),
        "off" => Some(OFF),
        _ => small(word).filter(|point| (1..BAR).contains(point)),
    }
}

/// A number from 0 to 255 in plain digits without leading zeros.
fn small(word: &str) -> Option<u8> {
    plain(word)?.try_into().ok()
}

fn plain(word: &str) -> Option<u32> {
    let digits = !word.is_empty() && word.len() <= 6 && word.bytes().all(|byte| byte.is_ascii_digit());
    (digits && (word == "0" || !word.starts_with('0'))).then(|| word.parse().ok())?
}

fn read_seat((at, word): Word) -> Result<Seat, TextError> {
    match word {
        "white" => Ok(Seat::First),
        "black" => Ok(Seat::Second),
        _ => Err(TextError::new(at, format!("“{}” is neither white nor black", brief(word)))),
    }
}

fn read_dice((at, word): Word) -> Result<Option<Dice>, TextError> {
    if word == "-" {
        return Ok(None);
    }
    let die = |word: &str| {
        let face = word.trim_end_matches('\'');
        let used = u8::try_from(word.len() - face.len()).ok()?;
        Some((small(face).filter(|face| (1..=6).contains(face))?, used))
    };
    let dice = word.split_once('-').and_then(|(a, b)| Some((die(a)?, die(b)?)));
    let ((a, used_a), (b, used_b)) = dice.ok_or_else(|| {
        TextError::new(at, format!("“{}” is not two dice, such as 6-5' (the 5 is used), or -", brief(word)))
    })?;
    Ok(Some(Dice { faces: [a, b], used: [used_a, used_b] }))
}

fn read_cube((at, word): Word) -> Result<Option<Cube>, TextError> {
    let cube = match word.split_once(':') {
        None if word == "none" => return Ok(None),
        None => None,
        Some((owner, stake)) => match owner {
            "middle" => Some(None),
            "white" => Some(Some(Seat::First)),
            "black" => Some(Some(Seat::Second)),
            _ => None,
        }
        .and_then(|owner| Some(Cube { owner, stake: small(stake).and_then(Stake::new)? })),
    };
    cube.map(Some).ok_or_else(|| {
        TextError::new(at, format!("“{}” is not a doubling cube, such as middle:1, white:4 or none", brief(word)))
    })
}

fn read_score((at, word): Word) -> Result<([u32; 2], bool), TextError> {
    let (points, crawford) = word.strip_suffix(":crawford").map_or((word, false), |points| (points, true));
    let score = points.split_once('-').and_then(|(a, b)| Some([plain(a)?, plain(b)?]));
    let score = score.ok_or_else(|| TextError::new(at, format!("“{}” is not a score, such as 2-0", brief(word))))?;
    Ok((score, crawford))
}

fn read_phase((at, word): Word) -> Result<Phase, TextError> {
    let phase = match word {
        "opening" => Some(Phase::Opening),
        "throw" => Some(Phase::Throw),
        "move" => Some(Phase::Move),
        "double" => Some(Phase::Offer),
        "beaver" => Some(Phase::Beaver),
        "over:off" => Some(Phase::Over(Ending::BorneOff)),
        "over:drop" => Some(Phase::Over(Ending::Dropped)),
        _ => match word.strip_prefix("over:") {
            Some(rest) => resigned(rest).map(|times| Phase::Over(Ending::Resigned(times))),
            None => resigned(word).map(Phase::Resign),
        },
    };
    phase.ok_or_else(|| TextError::new(at, format!("“{}” is no phase of the game", brief(word))))
}

fn resigned(word: &str) -> Option<u8> {
    small(word.strip_prefix("resign:")?)
}

/// Writes an action of the player who is asked.
pub(super) fn write_action(situation: &Situation, action: &Action) -> String {
    match action {
        Action::Throw(throw) => throw.to_string(),
        Action::Step(step) => write_step(situation, step),
        Action::Choice(choice) => match choice {
            Choice::Finish => "finish".to_owned(),
            Choice::Double => "double".to_owned(),
            Choice::Take => "take".to_owned(),
            Choice::Drop => "drop".to_owned(),
            Choice::Beaver => "beaver".to_owned(),
            Choice::Resign(times) => format!("resign:{times}"),
            Choice::Accept => "accept".to_owned(),
            Choice::Decline => "decline".to_owned(),
            Choice::NextGame => "next".to_owned(),
            _ => "no-choice".to_owned(),
        },
    }
}

fn write_step(situation: &Situation, step: &Step) -> String {
    let seat = situation.turn;
    let word = |place| number(seat, place).map_or_else(|| "?".to_owned(), place_word);
    let to = step.path.iter().map(|place| word(*place)).collect::<Vec<_>>().join("/");
    let from = number(seat, step.from);
    let hit = from.is_some_and(|from| situation.hits(from, step.die));
    let exact = from.is_some_and(|from| from.checked_sub(target(from, step.die)) == Some(step.die));
    let star = if hit { "*" } else { "" };
    let die = if exact { String::new() } else { format!("({})", step.die) };
    format!("{}/{to}{star}{die}", word(step.from))
}

/// Reads an action of the player who is asked.
pub(super) fn read_action(situation: &Situation, text: &str) -> Result<Action, TextError> {
    let choice = match text {
        "finish" => Choice::Finish,
        "double" => Choice::Double,
        "take" => Choice::Take,
        "drop" => Choice::Drop,
        "beaver" => Choice::Beaver,
        "accept" => Choice::Accept,
        "decline" => Choice::Decline,
        "next" => Choice::NextGame,
        _ => {
            if let Some(times) = text.strip_prefix("resign:") {
                let wrong = || TextError::new(7, format!("“{}” is not a number of stakes", brief(times)));
                return Ok(Choice::Resign(small(times).ok_or_else(wrong)?).into());
            }
            if text.contains('/') {
                return read_step(situation.turn, text).map(Action::from);
            }
            if text.starts_with(|first: char| first.is_ascii_digit()) {
                return text.parse::<Throw>().map(Action::from);
            }
            let what = format!("“{}” is no throw (6-5), step (24/18) or choice (double) of backgammon", brief(text));
            return Err(TextError::new(0, what));
        }
    };
    Ok(choice.into())
}

fn read_step(seat: Seat, text: &str) -> Result<Step, TextError> {
    let wrong = |at: usize, word: &str, what: &str| TextError::new(at, format!("“{}” is not {what}", brief(word)));
    let (from, rest) = text.split_once('/').unwrap_or((text, ""));
    let at = from.len() + 1;
    let from_point = read_place(from).filter(|from| *from != OFF);
    let from = from_point.ok_or_else(|| wrong(0, from, "a point, 1 to 24, or bar"))?;
    let (rest, die) = match rest.strip_suffix(')').and_then(|rest| rest.split_once('(')) {
        None => (rest, None),
        Some((rest, die)) => {
            let face = small(die).filter(|die| (1..=6).contains(die));
            (rest, Some(face.ok_or_else(|| wrong(at + rest.len() + 1, die, "a die"))?))
        }
    };
    let to_word = rest.strip_suffix('*').unwrap_or(rest);
    let to =
        read_place(to_word).filter(|to| *to != BAR).ok_or_else(|| wrong(at, to_word, "a point, 1 to 24, or off"))?;
    let exact = from.checked_sub(to).filter(|die| (1..=6).contains(die));
    let die = die.or(exact).ok_or_else(|| wrong(0, text, "a step forward by one die"))?;
    let mut step = state::step(seat, from, die);
    step.path = vec![super::position::place(seat, to)];
    Ok(step)
}
