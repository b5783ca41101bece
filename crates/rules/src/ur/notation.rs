//! Reads and writes positions and actions as text. The grammar:
//!
#![doc = include_str!("notation.md")]

use super::{
    Options,
    check::{self, Part},
    position::{Lots, Phase, Position, Side, Situation, Stage},
    route,
    score::Tallies,
};
use crate::{Action, Choice, Place, Seat, Step, TextError, Throw, text::brief};

/// What positions and records call a seat.
pub(super) const fn seat_name(seat: Seat) -> &'static str {
    super::INFO.record_seats[seat.index()]
}

const fn letter(seat: Seat) -> char {
    match seat {
        Seat::First => 'B',
        Seat::Second => 'W',
    }
}

/// The choices of Ur as words.
const CHOICES: [(&str, Choice); 3] =
    [("finish", Choice::Finish), ("skip", Choice::SkipReward), ("next", Choice::NextGame)];

/// A position as text.
pub(super) fn write(situation: &Situation) -> String {
    let [black, white] = Seat::BOTH.map(|seat| write_side(seat, situation.position.side(seat)));
    let tallies = situation
        .tallies
        .map_or("-".to_owned(), |Tallies { stock, won: [black, white] }| format!("{stock}/{black}/{white}"));
    let starter = situation.starter.map_or('?', letter);
    let phase = match situation.phase {
        Phase::Opening(None) => "opening".to_owned(),
        Phase::Opening(Some(thrown)) => format!("opening:{thrown}"),
        Phase::Throw(seat) => format!("throw:{}", letter(seat)),
        Phase::Turn { seat, lots: [a, b, c], stage } => {
            let stage = match stage {
                Stage::Move => "move",
                Stage::Reward => "reward",
                Stage::Done => "done",
                Stage::Again => "again",
            };
            format!("{stage}:{}:{a}-{b}-{c}", letter(seat))
        }
        Phase::Over => "over".to_owned(),
    };
    format!("{black} {white} T:{tallies} S:{starter} {phase}")
}

fn write_side(seat: Seat, side: Side) -> String {
    let squares: String = side.stations().map(|square| route::name(seat, square)).collect();
    format!("{}:s{}r{}h{}:{squares}", letter(seat), side.start(), side.river(), side.home())
}

/// Reads a position that can occur by these house rules.
pub(super) fn read(text: &str, options: &Options) -> Result<Situation, TextError> {
    let mut reader = Reader { text, at: 0 };
    let black = reader.side(Seat::First)?;
    reader.expect(" ")?;
    let white_at = reader.at;
    let white = reader.side(Seat::Second)?;
    reader.expect(" ")?;
    let tallies_at = reader.at;
    let tallies = reader.tallies()?;
    reader.expect(" ")?;
    let starter_at = reader.at;
    reader.expect("S:")?;
    let starter = if reader.take("?") { None } else { Some(reader.seat()?) };
    reader.expect(" ")?;
    let phase_at = reader.at;
    let phase = reader.phase()?;
    if reader.at < text.len() {
        let more = brief(reader.rest());
        return Err(TextError::new(reader.at, format!("the position should end here, not “{more}”")));
    }
    let situation = Situation { position: Position { sides: [black, white] }, tallies, starter, phase };
    situation.check(options).map_err(|(part, what)| {
        let at = match part {
            Part::Black => 0,
            Part::White => white_at,
            Part::Tallies => tallies_at,
            Part::Starter => starter_at,
            Part::Phase => phase_at,
        };
        TextError::new(at, what)
    })?;
    Ok(situation)
}

/// A text and how far it has been read.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn error(&self, what: &str) -> TextError {
        let rest = self.rest().split(' ').next().unwrap_or_default();
        let found = if rest.is_empty() { "nothing".to_owned() } else { format!("“{}”", brief(rest)) };
        TextError::new(self.at, format!("{what}, not {found}"))
    }

    fn take(&mut self, word: &str) -> bool {
        let there = self.rest().starts_with(word);
        if there {
            self.at += word.len();
        }
        there
    }

    fn expect(&mut self, word: &str) -> Result<(), TextError> {
        if self.take(word) { Ok(()) } else { Err(self.error(&format!("“{word}” should stand here"))) }
    }

    fn number(&mut self) -> Result<u8, TextError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        match self.rest().get(..digits).and_then(|digits| digits.parse().ok()) {
            Some(number) => {
                self.at += digits;
                Ok(number)
            }
            None => Err(self.error("a small number should stand here")),
        }
    }

    fn seat(&mut self) -> Result<Seat, TextError> {
        for seat in Seat::BOTH {
            if self.rest().starts_with(letter(seat)) {
                self.at += 1;
                return Ok(seat);
            }
        }
        Err(self.error("“B” or “W” should stand here"))
    }

    fn side(&mut self, seat: Seat) -> Result<Side, TextError> {
        let begin = self.at;
        self.expect(&format!("{}:s", letter(seat)))?;
        let start = self.number()?;
        self.expect("r")?;
        let river = self.number()?;
        self.expect("h")?;
        let home = self.number()?;
        self.expect(":")?;
        let mut squares = 0_u16;
        while !self.rest().is_empty() && !self.rest().starts_with(' ') {
            squares |= self.square(seat, squares)?;
        }
        let side = Side { squares, start, river };
        let all = u32::from(start) + u32::from(river) + u32::from(home) + squares.count_ones();
        if all != u32::from(Side::PIECES) {
            let name = seat_name(seat);
            return Err(TextError::new(begin, format!("{name} has {all} pieces instead of {}", Side::PIECES)));
        }
        Ok(side)
    }

    /// A square of a seat's route as a bit.
    fn square(&mut self, seat: Seat, taken: u16) -> Result<u16, TextError> {
        let name = self.rest().get(..1).unwrap_or_default();
        let Some(place) = route::named(name) else { return Err(self.error("a square should stand here")) };
        let Some(square) = route::square(seat, place) else {
            return Err(self.error(&format!("{} never comes to this square", seat_name(seat))));
        };
        let bit = 1 << square;
        if taken & bit != 0 {
            return Err(self.error("each square can be named once"));
        }
        self.at += 1;
        if self.take("*") && !route::is_rosette(square) {
            self.at -= 1;
            return Err(self.error("only a rosette has a star"));
        }
        Ok(bit)
    }

    fn tallies(&mut self) -> Result<Option<Tallies>, TextError> {
        self.expect("T:")?;
        if self.take("-") {
            return Ok(None);
        }
        let stock = self.number()?;
        self.expect("/")?;
        let black = self.number()?;
        self.expect("/")?;
        let white = self.number()?;
        Ok(Some(Tallies { stock, won: [black, white] }))
    }

    fn phase(&mut self) -> Result<Phase, TextError> {
        if self.take("opening:") {
            return Ok(Phase::Opening(Some(self.number()?)));
        }
        if self.take("opening") {
            return Ok(Phase::Opening(None));
        }
        if self.take("throw:") {
            return Ok(Phase::Throw(self.seat()?));
        }
        if self.take("over") {
            return Ok(Phase::Over);
        }
        let stages =
            [("move:", Stage::Move), ("reward:", Stage::Reward), ("done:", Stage::Done), ("again:", Stage::Again)];
        for (word, stage) in stages {
            if self.take(word) {
                let seat = self.seat()?;
                self.expect(":")?;
                return Ok(Phase::Turn { seat, lots: self.lots()?, stage });
            }
        }
        Err(self.error("a phase (opening, throw, move, reward, done, again, over) should stand here"))
    }

    fn lots(&mut self) -> Result<Lots, TextError> {
        let mut lots = [0; 3];
        for (index, lot) in lots.iter_mut().enumerate() {
            if index > 0 {
                self.expect("-")?;
            }
            *lot = if self.take("0") {
                0
            } else if self.take("1") {
                1
            } else {
                return Err(self.error("a lot (0 or 1) should stand here"));
            };
        }
        Ok(lots)
    }
}

/// Whose pieces the actions of now are about.
pub(super) fn mover(situation: &Situation) -> Seat {
    match situation.phase {
        Phase::Throw(seat) | Phase::Turn { seat, .. } => seat,
        Phase::Opening(_) | Phase::Over => Seat::First,
    }
}

/// What players call a place.
pub(super) fn place_name(place: Place) -> String {
    match place {
        Place::Hand(_) => "start".to_owned(),
        Place::River(_) => "river".to_owned(),
        Place::Off(_) => "home".to_owned(),
        Place::Stock => "stock".to_owned(),
        Place::Tallies(seat) => format!("{}'s tallies", seat_name(seat)),
        _ => route::name_of(place).unwrap_or("nowhere").to_owned(),
    }
}

/// An action as one word.
pub(super) fn write_action(situation: &Situation, action: &Action) -> String {
    match action {
        Action::Throw(throw) => throw.to_string(),
        Action::Choice(choice) => {
            let word = CHOICES.iter().find(|(_, known)| known == choice).map(|(word, _)| *word);
            word.unwrap_or("no-choice-of-ur").to_owned()
        }
        Action::Step(step) => {
            let enemy = mover(situation).other();
            let there = |square| situation.position.side(enemy).stands_on(square);
            let sign = if route::square(enemy, step.to()).is_some_and(there) { 'x' } else { '-' };
            format!("{}{sign}{}", place_name(step.from), place_name(step.to()))
        }
    }
}

/// Reads an action of whoever is on turn.
pub(super) fn read_action(situation: &Situation, text: &str) -> Result<Action, TextError> {
    if let Some((_, choice)) = CHOICES.iter().find(|(word, _)| *word == text) {
        return Ok((*choice).into());
    }
    if text.bytes().filter(|byte| *byte == b'-').count() == 2 {
        return text.parse::<Throw>().map(Action::from);
    }
    let Some((from, to)) = text.split_once(['-', 'x']) else {
        let what = format!("“{}” is no throw (1-0-1), step (5-F*) or choice (finish, skip, next)", brief(text));
        return Err(TextError::new(0, what));
    };
    let seat = mover(situation);
    let source = read_place(from, seat, 0)?;
    let target = read_place(to, seat, from.len() + 1)?;
    Ok(Step::new(source, target, length(seat, source, target)).into())
}

fn read_place(text: &str, seat: Seat, at: usize) -> Result<Place, TextError> {
    match text {
        "start" => Ok(Place::Hand(seat)),
        "river" => Ok(Place::River(seat)),
        "home" => Ok(Place::Off(seat)),
        _ => route::named(text).ok_or_else(|| TextError::new(at, format!("“{}” is no place of Ur", brief(text)))),
    }
}

/// How far it is from one place to another on a seat's route; 0, which no throw is worth when moved, if there is no
/// way.
fn length(seat: Seat, from: Place, to: Place) -> u8 {
    let before = match check::source(seat, from) {
        Some(super::movegen::Source::Start) => route::GATE - 1,
        Some(super::movegen::Source::River) => return route::square(seat, to).map_or(0, |square| square + 1),
        Some(super::movegen::Source::Square(square)) => square,
        None => return 0,
    };
    let after = if to == Place::Off(seat) { Some(route::SQUARES) } else { route::square(seat, to) };
    after.map_or(0, |after| after.saturating_sub(before))
}
