//! Reads and writes positions and actions as text. The grammar:
//!
#![doc = include_str!("notation.md")]

use std::fmt::Write as _;

use super::{
    State,
    position::{BAR, HAND, MEN, Men, POINTS, Phase, Position, SLOTS},
};
use crate::{Action, Choice, Die, DieKind, Place, Seat, Step, TextError, Throw, text::brief};

/// A position as text.
pub(super) fn write(position: &Position, phase: Phase, dice: &[Die]) -> String {
    let mut text = String::with_capacity(96);
    for (seat, colour) in Seat::BOTH.into_iter().zip(["W=", " B="]) {
        text.push_str(colour);
        let men = position.men(seat);
        let points = (1..=POINTS).map(|point| (point.to_string(), men.on(point)));
        let places = [("hand".to_owned(), men.hand()), ("bar".to_owned(), men.bar())].into_iter().chain(points);
        let mut first = true;
        for (place, count) in places.chain([("off".to_owned(), men.off())]).filter(|(_, count)| *count > 0) {
            if !first {
                text.push(',');
            }
            first = false;
            text.push_str(&place);
            if count > 1 {
                // Writing to a string cannot fail.
                let _ = write!(text, ":{count}");
            }
        }
    }
    text.push(' ');
    text.push_str(match phase {
        Phase::Opening => "opening",
        Phase::Throw(seat) | Phase::Play(seat) => colour(seat),
        Phase::Over => "over",
    });
    if !dice.is_empty() {
        let faces: Vec<String> =
            dice.iter().map(|die| if die.used { format!("({})", die.face) } else { die.face.to_string() }).collect();
        text.push(' ');
        text.push_str(&faces.join("-"));
    }
    text
}

/// The word for a seat in positions.
pub(super) const fn colour(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "white",
        Seat::Second => "black",
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

pub(super) fn write_step(state: &State, step: &Step) -> String {
    let to = step.to();
    let mut text = format!("{}/{}", place_name(step.from), place_name(to));
    if let (Place::Point(from), Place::Off(_)) = (step.from, to)
        && from.saturating_add(step.die) != POINTS + 1
    {
        let _ = write!(text, "({})", step.die);
    }
    let enemy = state.on_turn().unwrap_or(Seat::First).other();
    if matches!(to, Place::Point(_)) && state.compact().count(enemy, to) > 0 {
        text.push('*');
    }
    text
}

/// Everything that a position's text says.
pub(super) fn read(text: &str) -> Result<(Position, Phase, Vec<Die>), TextError> {
    let mut fields = Fields { text, at: 0, done: false };
    let mut men = [Men::ALL_IN_HAND; 2];
    for (seat, head) in Seat::BOTH.into_iter().zip(["W=", "B="]) {
        let (at, field) = fields.next(&format!("the {} men, “{head}…”", colour(seat)))?;
        let list = field
            .strip_prefix(head)
            .ok_or_else(|| TextError::new(at, format!("“{}” should begin with “{head}”", brief(field))))?;
        men[seat.index()] = read_men(list, at + head.len(), seat)?;
    }
    let (at, word) = fields.next("“opening”, “white”, “black” or “over”")?;
    let position = Position { men };
    let shared = |point: &u8| Seat::BOTH.iter().all(|seat| position.men(*seat).on(*point) > 0);
    if let Some(point) = (1..=POINTS).find(shared) {
        return Err(TextError::new(0, format!("men of both colours stand on point {point}")));
    }
    let winners = Seat::BOTH.iter().filter(|seat| position.has_won(**seat)).count();
    let phase = match word {
        "opening" => Phase::Opening,
        "white" => Phase::Throw(Seat::First),
        "black" => Phase::Throw(Seat::Second),
        "over" => Phase::Over,
        other => {
            let what = format!("“{}” is none of opening, white, black, over", brief(other));
            return Err(TextError::new(at, what));
        }
    };
    match phase {
        Phase::Opening if position != Position::START => {
            return Err(TextError::new(at, "at the opening throw all men are in hand"));
        }
        Phase::Over if winners != 1 => return Err(TextError::new(at, "at the end one player has fifteen men off")),
        Phase::Throw(_) if winners != 0 => return Err(TextError::new(at, "with fifteen men off the game is over")),
        _ => {}
    }
    if fields.done {
        return Ok((position, phase, Vec::new()));
    }
    let (at, field) = fields.next("the dice")?;
    let Phase::Throw(seat) = phase else {
        return Err(TextError::new(at, "no dice lie on the table now"));
    };
    let dice = read_dice(field, at)?;
    if !fields.done {
        return Err(TextError::new(at + field.len(), "nothing follows the dice"));
    }
    Ok((position, Phase::Play(seat), dice))
}

/// The parts of a text between single spaces, with the place of each.
struct Fields<'a> {
    text: &'a str,
    at: usize,
    done: bool,
}

impl<'a> Fields<'a> {
    fn next(&mut self, wanted: &str) -> Result<(usize, &'a str), TextError> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let begin = self.at;
        let field = rest.split(' ').next().unwrap_or_default();
        if self.done || field.is_empty() {
            return Err(TextError::new(begin.min(self.text.len()), format!("here should be {wanted}")));
        }
        self.done = field.len() == rest.len();
        self.at += field.len() + 1;
        Ok((begin, field))
    }
}

fn read_men(list: &str, mut at: usize, seat: Seat) -> Result<Men, TextError> {
    let begin = at;
    let mut slots = [0_u8; SLOTS];
    let mut seen = [false; SLOTS + 1];
    let mut total = 0;
    for entry in list.split(',') {
        let (place, count) = entry.split_once(':').map_or((entry, None), |(place, count)| (place, Some(count)));
        let slot = match place {
            "hand" => HAND,
            "bar" => BAR,
            "off" => BAR + 1,
            point => number(point).filter(|point| (1..=POINTS).contains(point)).ok_or_else(|| {
                TextError::new(at, format!("“{}” is none of hand, bar, 1 to {POINTS}, off", brief(point)))
            })?,
        };
        let count = match count {
            None => 1,
            Some(text) => number(text).filter(|count| (1..=MEN).contains(count)).ok_or_else(|| {
                TextError::new(at + place.len() + 1, format!("“{}” is no number of men from 1 to {MEN}", brief(text)))
            })?,
        };
        if std::mem::replace(&mut seen[usize::from(slot)], true) {
            return Err(TextError::new(at, format!("“{place}” comes twice")));
        }
        // Each place comes once, so that the total stays small.
        total += u32::from(count);
        if let Some(men) = slots.get_mut(usize::from(slot)) {
            *men = count;
        }
        at += entry.len() + 1;
    }
    if total != u32::from(MEN) {
        return Err(TextError::new(begin, format!("{} has {total} men instead of {MEN}", colour(seat))));
    }
    Ok(Men::from_slots(&slots))
}

fn read_dice(field: &str, mut at: usize) -> Result<Vec<Die>, TextError> {
    let begin = at;
    let mut dice = Vec::new();
    for part in field.split('-') {
        let bare = part.strip_prefix('(').and_then(|part| part.strip_suffix(')'));
        let face = number(bare.unwrap_or(part)).filter(|face| (1..=6).contains(face));
        let face = face.ok_or_else(|| TextError::new(at, format!("“{}” is no face from 1 to 6", brief(part))))?;
        dice.push(Die { kind: DieKind::Cube, face, used: bare.is_some() });
        if dice.len() > 3 {
            return Err(TextError::new(at, "there are only three dice"));
        }
        at += part.len() + 1;
    }
    if dice.len() < 3 {
        return Err(TextError::new(begin, format!("there are three dice, not {}", dice.len())));
    }
    Ok(dice)
}

/// A number of one or two digits, written without a leading zero.
fn number(text: &str) -> Option<u8> {
    let plain = text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    if plain { text.parse().ok() } else { None }
}

/// An action of the player on turn.
pub(super) fn read_action(text: &str, seat: Seat) -> Result<Action, TextError> {
    if text == "finish" {
        return Ok(Choice::Finish.into());
    }
    match text.split_once('/') {
        Some((from, to)) => read_step(from, to, seat).map(Action::Step),
        None if text.starts_with(|first: char| first.is_ascii_digit()) => text.parse::<Throw>().map(Action::Throw),
        None => Err(TextError::new(0, format!("“{}” is neither a throw nor a step nor “finish”", brief(text)))),
    }
}

fn read_step(from: &str, to: &str, seat: Seat) -> Result<Step, TextError> {
    let (begin, distance) = match from {
        "hand" => (Place::Hand(seat), 0),
        "bar" => (Place::Bar(seat), 0),
        point => number(point)
            .filter(|point| (1..=POINTS).contains(point))
            .map(|point| (Place::Point(point), point))
            .ok_or_else(|| TextError::new(0, format!("“{}” is none of hand, bar, 1 to {POINTS}", brief(point))))?,
    };
    let at = from.len() + 1;
    let target = to.strip_suffix('*').unwrap_or(to);
    let (target, written_die) = match target.strip_suffix(')').and_then(|target| target.split_once('(')) {
        None => (target, None),
        Some((place, die)) => {
            let face = number(die).filter(|die| (1..=6).contains(die));
            let wrong = || TextError::new(at + place.len() + 1, format!("“{}” is no face from 1 to 6", brief(die)));
            (place, Some(face.ok_or_else(wrong)?))
        }
    };
    let (end, landing) = match target {
        "off" => (Place::Off(seat), POINTS + 1),
        point => number(point)
            .filter(|point| (1..=POINTS).contains(point))
            .map(|point| (Place::Point(point), point))
            .ok_or_else(|| TextError::new(at, format!("“{}” is none of 1 to {POINTS}, off", brief(point))))?,
    };
    let die = written_die
        .or_else(|| landing.checked_sub(distance).filter(|die| (1..=6).contains(die)))
        .ok_or_else(|| TextError::new(at, "no single die leads from there to here"))?;
    Ok(Step::new(begin, end, die))
}
