//! Reads and writes positions and actions as text. The grammar:
#![doc = include_str!("notation.md")]

use tesserae_words::notation;

use super::{
    Options,
    check::{self, Part},
    movegen::target,
    position::{BAR, CHECKERS, Checkers, OFF, number, place},
    score::{Cube, Ending, Stake},
    situation::{Dice, Phase, Situation},
};
use crate::{
    Action, Choice, Seat, Step, TextError, Throw,
    reader::{Reader, choice_word, word_for},
};

/// A position, as an example.
const FORM_OF_POSITION: &str = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 3-1 middle:1 0-0 move";

const SEATS: [(&str, Seat); 2] = [("white", Seat::First), ("black", Seat::Second)];

/// Whose the cube is.
const OWNERS: [(&str, Option<Seat>); 3] = [
    ("middle", None),
    ("white", Some(Seat::First)),
    ("black", Some(Seat::Second)),
];

/// The phases without a number.
const PHASES: [(&str, Phase); 7] = [
    ("opening", Phase::Opening),
    ("throw", Phase::Throw),
    ("move", Phase::Move),
    ("double", Phase::Offer),
    ("beaver", Phase::Beaver),
    ("over:off", Phase::Over(Ending::BorneOff)),
    ("over:drop", Phase::Over(Ending::Dropped)),
];

/// The choices without a number.
const CHOICES: [(&str, Choice); 8] = [
    ("finish", Choice::Finish),
    ("double", Choice::Double),
    ("take", Choice::Take),
    ("drop", Choice::Drop),
    ("beaver", Choice::Beaver),
    ("accept", Choice::Accept),
    ("decline", Choice::Decline),
    ("next", Choice::NextGame),
];

/// Writes a position.
pub(super) fn write(situation: &Situation) -> String {
    let [white, black] = situation
        .checkers
        .map(|checkers| write_checkers(|at| checkers.at(at).into()));
    let turn = word_for(&SEATS, &situation.turn);
    let dice = situation.dice.map_or_else(
        || "-".to_owned(),
        |dice| {
            let die = |i: usize| format!("{}{}", dice.faces[i], "'".repeat(dice.used[i].into()));
            format!("{}-{}", die(0), die(1))
        },
    );
    let cube = situation.cube.map_or_else(
        || "none".to_owned(),
        |cube| format!("{}:{}", word_for(&OWNERS, &cube.owner), cube.stake.points()),
    );
    let crawford = if situation.crawford { ":crawford" } else { "" };
    let [a, b] = situation.score;
    let phase = match situation.phase {
        Phase::Resign(times) => format!("resign:{times}"),
        Phase::Over(Ending::Resigned(times)) => format!("over:resign:{times}"),
        phase => word_for(&PHASES, &phase).to_owned(),
    };
    format!("{white} {black} {turn} {dice} {cube} {a}-{b}{crawford} {phase}")
}

/// The checkers of a seat, by their number at each place of its own numbering.
pub(super) fn write_checkers(count: impl Fn(u8) -> usize) -> String {
    let stacks = (OFF..=BAR)
        .rev()
        .map(|at| (at, count(at)))
        .filter(|(_, count)| *count > 0);
    stacks
        .map(|(at, count)| format!("{}:{count}", place_word(at)))
        .collect::<Vec<_>>()
        .join(",")
}

/// The word for a place in its owner's numbering.
#[must_use]
pub fn place_word(place: u8) -> String {
    match place {
        BAR.. => "bar".to_owned(),
        OFF => "off".to_owned(),
        point => point.to_string(),
    }
}

/// Reads a position.
pub(super) fn read(options: &Options, text: &str) -> Result<Situation, TextError> {
    let whole = Reader::new(text);
    let Some([white, black, turn, dice, cube, score, phase]) = whole.parts(' ') else {
        let what = notation::position_like(FORM_OF_POSITION);
        return Err(whole.split(' ').nth(7).unwrap_or(whole.end()).error(what));
    };
    let (points, crawford) = score
        .without_end(":crawford")
        .map_or((score, false), |points| (points, true));
    let situation = Situation {
        checkers: [read_checkers(white)?, read_checkers(black)?],
        turn: turn
            .word(&SEATS)
            .ok_or_else(|| turn.wrong(notation::one_of("white, black")))?,
        phase: read_phase(phase).ok_or_else(|| {
            phase.wrong(notation::phase(
                "opening, throw, move, double, resign:1, over:off",
            ))
        })?,
        dice: match dice.rest() {
            "-" => None,
            _ => Some(
                read_dice(dice).ok_or_else(|| dice.wrong(notation::two_dice("6-5, 6-5', -")))?,
            ),
        },
        cube: match cube.rest() {
            "none" => None,
            _ => Some(
                read_cube(cube)
                    .ok_or_else(|| cube.wrong(notation::cube("middle:1, white:4, none")))?,
            ),
        },
        score: points
            .pair(read_points)
            .ok_or_else(|| score.wrong(notation::score("2-0")))?,
        crawford,
    };
    check::check_situation(options, &situation).map_err(|(part, what)| {
        let word = match part {
            Part::Checkers => white,
            Part::Turn => turn,
            Part::Dice => dice,
            Part::Cube => cube,
            Part::Score => score,
            Part::Phase => phase,
        };
        word.error(what)
    })?;
    Ok(situation)
}

fn read_checkers(word: Reader) -> Result<Checkers, TextError> {
    let mut counts = [0_u8; 26];
    let mut last = BAR + 1;
    let mut all = 0_u32;
    for stack in word.split(',') {
        let read =
            |[place, count]: [Reader; 2]| Some((read_place(place)?, count.number_to(u8::MAX)?));
        let (place, count) = stack
            .split_once(':')
            .and_then(read)
            .ok_or_else(|| stack.wrong(notation::checkers_at_place("13:5")))?;
        if place >= last {
            return Err(stack.error(notation::places_in_order()));
        }
        all += u32::from(count);
        counts[usize::from(place)] = count.min(CHECKERS);
        last = place;
    }
    Checkers::new(counts)
        .filter(|_| all == u32::from(CHECKERS))
        .ok_or_else(|| word.error(notation::other_checkers(all, CHECKERS)))
}

fn read_place(word: Reader) -> Option<u8> {
    word.word(&[("bar", BAR), ("off", OFF)])
        .or(word.number_to(BAR - 1))
}

fn read_dice(word: Reader) -> Option<Dice> {
    let die = |mut die: Reader| {
        let face = die.take_number().filter(|face| (1..=6).contains(face))?;
        let mut used = 0_u8;
        while die.take("'") {
            used = used.checked_add(1)?;
        }
        die.rest().is_empty().then_some((face, used))
    };
    let dice = word.pair(die)?;
    Some(Dice {
        faces: dice.map(|(face, _)| face),
        used: dice.map(|(_, used)| used),
    })
}

fn read_cube(word: Reader) -> Option<Cube> {
    let [owner, stake] = word.split_once(':')?;
    Some(Cube {
        owner: owner.word(&OWNERS)?,
        stake: Stake::new(stake.number()?)?,
    })
}

/// Points of a match: nobody has a million.
fn read_points(word: Reader) -> Option<u32> {
    word.number().filter(|points| *points < 1_000_000)
}

fn read_phase(mut word: Reader) -> Option<Phase> {
    if let Some(phase) = word.word(&PHASES) {
        return Some(phase);
    }
    let over = word.take("over:");
    let times = if word.take("resign:") {
        word.number()?
    } else {
        return None;
    };
    Some(if over {
        Phase::Over(Ending::Resigned(times))
    } else {
        Phase::Resign(times)
    })
}

/// Writes an action of the player who is asked.
pub(super) fn write_action(situation: &Situation, action: &Action) -> String {
    match action {
        Action::Throw(throw) => throw.to_string(),
        Action::Step(step) => write_step(situation, step),
        Action::Choice(Choice::Resign(times)) => format!("resign:{times}"),
        Action::Choice(choice) => choice_word(&CHOICES, *choice),
    }
}

fn write_step(situation: &Situation, step: &Step) -> String {
    let seat = situation.turn;
    let word = |place| number(seat, place).map_or_else(|| "?".to_owned(), place_word);
    let to = step
        .path
        .iter()
        .map(|place| word(*place))
        .collect::<Vec<_>>()
        .join("/");
    let from = number(seat, step.from);
    let hit = from.is_some_and(|from| situation.hits(from, step.die));
    let exact = from.is_some_and(|from| from.checked_sub(target(from, step.die)) == Some(step.die));
    let star = if hit { "*" } else { "" };
    let die = if exact {
        String::new()
    } else {
        format!("({})", step.die)
    };
    format!("{}/{to}{star}{die}", word(step.from))
}

/// Reads an action of the player who is asked.
pub(super) fn read_action(situation: &Situation, text: &str) -> Result<Action, TextError> {
    let mut reader = Reader::new(text);
    if let Some(choice) = reader.choice(&CHOICES) {
        return Ok(choice.into());
    }
    if reader.take("resign:") {
        let times = reader
            .number()
            .ok_or_else(|| reader.wrong(notation::number_of_stakes()))?;
        return Ok(Choice::Resign(times).into());
    }
    match reader.split_once('/') {
        Some([from, to]) => read_step(situation.turn, from, to).map(Action::from),
        None if text.starts_with(|first: char| first.is_ascii_digit()) => {
            text.parse::<Throw>().map(Action::from)
        }
        None => Err(reader.wrong(notation::action("6-5, 24/18, double"))),
    }
}

fn read_step(seat: Seat, from: Reader, to: Reader) -> Result<Step, TextError> {
    let start = read_place(from).filter(|start| *start != OFF);
    let start = start.ok_or_else(|| from.wrong(notation::one_of("1–24, bar")))?;
    let (target, die) = match to.split_brackets() {
        None => (to, None),
        Some([target, die]) => (
            target,
            Some(
                die.number_to(6)
                    .ok_or_else(|| die.wrong(notation::face()))?,
            ),
        ),
    };
    let target = target.without_end("*").unwrap_or(target);
    let end = read_place(target).filter(|end| *end != BAR);
    let end = end.ok_or_else(|| target.wrong(notation::one_of("1–24, off")))?;
    let exact = start.checked_sub(end).filter(|die| (1..=6).contains(die));
    let die = die
        .or(exact)
        .ok_or_else(|| to.error(notation::no_single_die()))?;
    Ok(Step::new(place(seat, start), place(seat, end), die))
}
