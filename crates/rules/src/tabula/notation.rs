//! Reads and writes positions and actions as text. The grammar:
#![doc = include_str!("notation.md")]

use tesserae_words::{Text, notation, positions};

use std::fmt::Write as _;

use super::{
    check::{self, Part},
    position::{BAR, HAND, PIECES, POINTS, Pieces, Position, SLOTS},
    situation::{Phase, Situation},
};
use crate::{
    Action, Choice, Die, DieKind, Place, Seat, Step, TextError, Throw,
    reader::{Reader, word_for},
};

/// The words for phases, with commas between.
const PHASE_WORDS: &str = "opening, ivory, brown, over";

/// The choices as words.
pub(super) const CHOICES: [(&str, Choice); 1] = [("finish", Choice::Finish)];

/// What a position says after the pieces: who throws, or that nobody does.
const PHASES: [(&str, Phase); 4] = [
    ("opening", Phase::Opening),
    ("ivory", Phase::Throw(Seat::First)),
    ("brown", Phase::Throw(Seat::Second)),
    ("over", Phase::Over),
];

/// The places before the first point.
const WAITING: [(&str, u8); 2] = [("hand", HAND), ("bar", BAR)];

/// A position as text.
pub(super) fn write(position: &Position, phase: Phase, dice: &[Die]) -> String {
    let [ivory, brown] =
        Seat::BOTH.map(|seat| write_pieces(seat, |place| position.count(seat, place).into()));
    let phase = match phase {
        Phase::Play(seat) => colour(seat),
        phase => word_for(&PHASES, &phase),
    };
    if dice.is_empty() {
        return format!("{ivory} {brown} {phase}");
    }
    format!("{ivory} {brown} {phase} {}", write_dice(dice).join("-"))
}

/// Every place where a piece of this player can lie, in the order of the notation.
pub(super) fn places(seat: Seat) -> impl Iterator<Item = Place> {
    [Place::Hand(seat), Place::Bar(seat)]
        .into_iter()
        .chain((1..=POINTS).map(Place::Point))
        .chain([Place::Off(seat)])
}

/// The pieces of a player, by their number at each place.
pub(super) fn write_pieces(seat: Seat, count: impl Fn(Place) -> usize) -> String {
    let word = |place| match count(place) {
        0 => None,
        1 => Some(place_name(place)),
        count => Some(format!("{}:{count}", place_name(place))),
    };
    let words: Vec<String> = places(seat).filter_map(word).collect();
    format!(
        "{}={}",
        if seat == Seat::First { 'I' } else { 'B' },
        words.join(",")
    )
}

/// The faces of the dice; those that are used in brackets.
pub(super) fn write_dice(dice: &[Die]) -> Vec<String> {
    dice.iter()
        .map(|die| {
            if die.used {
                format!("({})", die.face)
            } else {
                die.face.to_string()
            }
        })
        .collect()
}

/// The word for a seat in positions.
pub(super) const fn colour(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "ivory",
        Seat::Second => "brown",
    }
}

/// What players call a place.
pub(super) fn place_name(place: Place) -> String {
    match place {
        Place::Point(point) => point.to_string(),
        Place::Hand(_) => "hand".to_owned(),
        Place::Bar(_) => "bar".to_owned(),
        Place::Off(_) => "off".to_owned(),
        _ => "nowhere".to_owned(),
    }
}

/// A step of the player on turn.
pub(super) fn write_step(situation: &Situation, step: &Step) -> String {
    let to = step.to();
    let mut text = format!("{}/{}", place_name(step.from), place_name(to));
    if let (Place::Point(from), Place::Off(_)) = (step.from, to)
        && from.saturating_add(step.die) != POINTS + 1
    {
        let _ = write!(text, "({})", step.die);
    }
    let enemy = situation.on_turn().unwrap_or(Seat::First).other();
    if matches!(to, Place::Point(_)) && situation.position.count(enemy, to) > 0 {
        text.push('*');
    }
    text
}

/// Reads a position.
pub(super) fn read(text: &str) -> Result<Situation, TextError> {
    let whole = Reader::new(text);
    let mut words = whole.split(' ');
    let mut next = |wanted: Text| words.next().unwrap_or(whole.end()).some(wanted);
    let ivory = read_pieces(
        next(notation::pieces_of("ivory", "I=…"))?,
        "I=",
        Seat::First,
    )?;
    let brown = read_pieces(
        next(notation::pieces_of("brown", "B=…"))?,
        "B=",
        Seat::Second,
    )?;
    let position = Position {
        pieces: [ivory, brown],
    };
    let phase = next(notation::one_of(PHASE_WORDS))?;
    let dice = next(notation::the_dice());
    let awaited = phase
        .word(&PHASES)
        .ok_or_else(|| phase.wrong(notation::one_of(PHASE_WORDS)))?;
    check::check_position(&position, &awaited).map_err(|(part, what)| match part {
        Part::Position => whole.error(what),
        Part::Phase => phase.error(what),
    })?;
    if whole.split(' ').count() == 3 {
        return Ok(Situation {
            position,
            phase: awaited,
            dice: Vec::new(),
        });
    }
    let dice = dice?;
    let Phase::Throw(seat) = awaited else {
        return Err(dice.error(positions::dice_lie_not()));
    };
    let thrown = read_dice(dice)?;
    match words.next() {
        Some(_) => Err(dice.end().error(notation::nothing_follows(dice.rest()))),
        None => Ok(Situation {
            position,
            phase: Phase::Play(seat),
            dice: thrown,
        }),
    }
}

fn read_pieces(mut list: Reader, head: &str, seat: Seat) -> Result<Pieces, TextError> {
    if !list.take(head) {
        return Err(list.wrong(notation::pieces_of(colour(seat), format!("{head}…"))));
    }
    let mut slots = [0_u8; SLOTS];
    let mut seen = [false; SLOTS + 1];
    let mut total = 0;
    for entry in list.split(',') {
        let (place, count) = entry
            .split_once(':')
            .map_or((entry, None), |[place, count]| (place, Some(count)));
        let slot = place
            .word(&WAITING)
            .or(place.word(&[("off", BAR + 1)]))
            .or(place.number_to(POINTS));
        let slot = slot
            .ok_or_else(|| place.wrong(notation::one_of(format!("hand, bar, 1–{POINTS}, off"))))?;
        let count = match count {
            None => 1,
            Some(count) => count
                .number_to(PIECES)
                .ok_or_else(|| count.wrong(notation::number_from(1_u8, PIECES)))?,
        };
        if std::mem::replace(&mut seen[usize::from(slot)], true) {
            return Err(place.error(notation::comes_twice(place.rest())));
        }
        // Each place comes once, so that the total stays small.
        total += u32::from(count);
        if let Some(pieces) = slots.get_mut(usize::from(slot)) {
            *pieces = count;
        }
    }
    if total != u32::from(PIECES) {
        return Err(list.error(positions::other_pieces(colour(seat), total, PIECES)));
    }
    Ok(Pieces::from_slots(&slots))
}

fn read_dice(text: Reader) -> Result<Vec<Die>, TextError> {
    let mut dice = Vec::new();
    for mut part in text.split('-') {
        if dice.len() == 3 {
            return Err(part.error(notation::three_dice(4_u8)));
        }
        let whole = part;
        let used = part.take("(");
        let face = if used {
            part.without_end(")")
        } else {
            Some(part)
        };
        let face = face
            .and_then(|face| face.number_to(6))
            .ok_or_else(|| whole.wrong(notation::face()))?;
        dice.push(Die {
            kind: DieKind::Cube,
            face,
            used,
        });
    }
    if dice.len() < 3 {
        return Err(text.error(notation::three_dice(dice.len())));
    }
    Ok(dice)
}

/// Reads an action of the player on turn.
pub(super) fn read_action(text: &str, seat: Seat) -> Result<Action, TextError> {
    let reader = Reader::new(text);
    if let Some(choice) = reader.choice(&CHOICES) {
        return Ok(choice.into());
    }
    match reader.split_once('/') {
        Some([from, to]) => read_step(from, to, seat).map(Action::Step),
        None if text.starts_with(|first: char| first.is_ascii_digit()) => {
            text.parse::<Throw>().map(Action::Throw)
        }
        None => Err(reader.wrong(notation::action("3-1-2, hand/4, finish"))),
    }
}

fn read_step(from: Reader, to: Reader, seat: Seat) -> Result<Step, TextError> {
    let waiting = [
        ("hand", (Place::Hand(seat), 0)),
        ("bar", (Place::Bar(seat), 0)),
    ];
    let off = [("off", (Place::Off(seat), POINTS + 1))];
    let point = |text: Reader| {
        text.number_to(POINTS)
            .map(|point| (Place::Point(point), point))
    };
    let begin = from.word(&waiting).or(point(from));
    let (begin, distance) =
        begin.ok_or_else(|| from.wrong(notation::one_of(format!("hand, bar, 1–{POINTS}"))))?;
    let target = to.without_end("*").unwrap_or(to);
    let (target, written) = match target.split_brackets() {
        None => (target, None),
        Some([place, die]) => (
            place,
            Some(
                die.number_to(6)
                    .ok_or_else(|| die.wrong(notation::face()))?,
            ),
        ),
    };
    let end = target.word(&off).or(point(target));
    let (end, landing) =
        end.ok_or_else(|| target.wrong(notation::one_of(format!("1–{POINTS}, off"))))?;
    let die = written.or_else(|| {
        landing
            .checked_sub(distance)
            .filter(|die| (1..=6).contains(die))
    });
    let die = die.ok_or_else(|| to.error(notation::no_single_die()))?;
    Ok(Step::new(begin, end, die))
}
