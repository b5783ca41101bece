//! Reads and writes positions and actions as text. The grammar:
#![doc = include_str!("notation.md")]

use tesserae_words::{Text, notation, positions};

use super::{
    Options,
    check::Part,
    movegen,
    position::{Position, Side},
    route,
    score::Tallies,
    situation::{Phase, Situation, Stage},
};
use crate::{
    Action, Choice, Place, Seat, Step, TextError, Throw,
    reader::{Reader, choice_word, word_for},
    text::brief,
};

/// What positions and records call a seat.
pub(super) const fn seat_name(seat: Seat) -> &'static str {
    super::INFO.seats[seat.index()]
}

/// The choices of Ur as words.
const CHOICES: [(&str, Choice); 3] = [
    ("finish", Choice::Finish),
    ("skip", Choice::SkipReward),
    ("next", Choice::NextGame),
];

/// The stages of a turn as words.
const STAGES: [(&str, Stage); 4] = [
    ("move", Stage::Move),
    ("reward", Stage::Reward),
    ("done", Stage::Done),
    ("again", Stage::Again),
];

/// The seats as letters.
const SEATS: [(&str, Seat); 2] = [("B", Seat::First), ("I", Seat::Second)];

/// A position as text.
pub(super) fn write(situation: &Situation) -> String {
    let [blue, ivory] = Seat::BOTH.map(|seat| {
        let side = situation.position.side(seat);
        write_side(
            seat,
            [side.start(), side.river(), side.home()].map(usize::from),
            side.stations(),
        )
    });
    let tallies = situation.tallies.map_or(
        "-".to_owned(),
        |Tallies {
             stock,
             won: [blue, ivory],
         }| format!("{stock}/{blue}/{ivory}"),
    );
    let starter = situation.starter.map_or("?", letter);
    let phase = match situation.phase {
        Phase::Opening(None) => "opening".to_owned(),
        Phase::Opening(Some(thrown)) => format!("opening:{thrown}"),
        Phase::Throw(seat) => format!("throw:{}", letter(seat)),
        Phase::Turn {
            seat,
            lots: [a, b, c],
            stage,
        } => {
            format!("{}:{}:{a}-{b}-{c}", word_for(&STAGES, &stage), letter(seat))
        }
        Phase::Over => "over".to_owned(),
    };
    format!("{blue} {ivory} T:{tallies} S:{starter} {phase}")
}

fn letter(seat: Seat) -> &'static str {
    word_for(&SEATS, &seat)
}

/// The pieces of a seat: how many are beside the board, and the squares of its route with a piece.
pub(super) fn write_side(
    seat: Seat,
    [start, river, home]: [usize; 3],
    squares: impl Iterator<Item = u8>,
) -> String {
    let squares: String = squares.map(|square| route::name(seat, square)).collect();
    format!("{}:s{start}r{river}h{home}:{squares}", letter(seat))
}

/// Reads a position that can occur by these house rules.
pub(super) fn read(text: &str, options: &Options) -> Result<Situation, TextError> {
    let whole = Reader::new(text);
    let mut words = whole.split(' ');
    let mut next = |wanted: Text| words.next().unwrap_or(whole.end()).some(wanted);
    let blue = next(notation::pieces_of("Blue", "B:s7r0h0:"))?;
    let blue_side = read_side(blue, Seat::First)?;
    let ivory = next(notation::pieces_of("Ivory", "I:s7r0h0:"))?;
    let ivory_side = read_side(ivory, Seat::Second)?;
    let tallies = next(notation::tallies(FORM_OF_TALLIES))?;
    let starter = next(notation::who_began(FORM_OF_STARTER))?;
    let phase = next(notation::phase(FORM_OF_PHASE))?;
    if let Some(more) = words.next() {
        return Err(more.error(notation::should_end(brief(more.rest()))));
    }
    let situation = Situation {
        position: Position {
            sides: [blue_side, ivory_side],
        },
        tallies: read_tallies(tallies)?,
        starter: read_starter(starter)?,
        phase: read_phase(phase).ok_or_else(|| phase.wrong(notation::phase(FORM_OF_PHASE)))?,
    };
    situation.check(options).map_err(|(part, what)| {
        let word = match part {
            Part::Blue => blue,
            Part::Ivory => ivory,
            Part::Tallies => tallies,
            Part::Starter => starter,
            Part::Phase => phase,
        };
        word.error(what)
    })?;
    Ok(situation)
}

fn read_side(word: Reader, seat: Seat) -> Result<Side, TextError> {
    let mut text = word;
    let mut count = |before: &str| {
        text.expect(before)?;
        text.take_number()
            .ok_or_else(|| text.wrong(notation::a_number()))
    };
    let [start, river, home] = [
        count(&format!("{}:s", letter(seat)))?,
        count("r")?,
        count("h")?,
    ];
    text.expect(":")?;
    let mut squares = 0_u16;
    while !text.rest().is_empty() {
        squares |= read_square(&mut text, seat, squares)?;
    }
    let side = Side {
        squares,
        start,
        river,
    };
    let all = u32::from(start) + u32::from(river) + u32::from(home) + squares.count_ones();
    if all != u32::from(Side::PIECES) {
        return Err(word.error(positions::other_pieces_of(
            seat_name(seat),
            all,
            Side::PIECES,
        )));
    }
    Ok(side)
}

/// A square of a seat's route as a bit.
fn read_square(text: &mut Reader, seat: Seat, taken: u16) -> Result<u16, TextError> {
    let here = *text;
    let name = here.rest().get(..1).unwrap_or_default();
    let place = route::named(name).ok_or_else(|| here.wrong(notation::square()))?;
    let square = route::square(seat, place)
        .ok_or_else(|| here.error(positions::not_on_way(seat_name(seat), name)))?;
    let bit = 1 << square;
    if taken & bit != 0 {
        return Err(here.error(positions::two_on_square(seat_name(seat), name)));
    }
    text.take(name);
    let star = *text;
    if text.take("*") && !route::is_rosette(square) {
        return Err(star.error(positions::no_rosette(name)));
    }
    Ok(bit)
}

fn read_tallies(word: Reader) -> Result<Option<Tallies>, TextError> {
    let wrong = || word.wrong(notation::tallies(FORM_OF_TALLIES));
    let mut text = word;
    if !text.take("T:") {
        return Err(wrong());
    }
    if text.rest() == "-" {
        return Ok(None);
    }
    let counts: [Reader; 3] = text.parts('/').ok_or_else(wrong)?;
    match counts.map(Reader::number) {
        [Some(stock), Some(blue), Some(ivory)] => Ok(Some(Tallies {
            stock,
            won: [blue, ivory],
        })),
        _ => Err(wrong()),
    }
}

fn read_starter(word: Reader) -> Result<Option<Seat>, TextError> {
    let starters = [
        ("S:?", None),
        ("S:B", Some(Seat::First)),
        ("S:I", Some(Seat::Second)),
    ];
    word.word(&starters)
        .ok_or_else(|| word.wrong(notation::who_began(FORM_OF_STARTER)))
}

const FORM_OF_TALLIES: &str = "T:12/4/5, T:-";
const FORM_OF_STARTER: &str = "S:B, S:I, S:?";
const FORM_OF_PHASE: &str =
    "opening, opening:2, throw:B, over, move:B:1-0-1, reward:…, done:…, again:…";

fn read_phase(word: Reader) -> Option<Phase> {
    let Some([name, rest]) = word.split_once(':') else {
        return word.word(&[("opening", Phase::Opening(None)), ("over", Phase::Over)]);
    };
    match name.rest() {
        "opening" => return Some(Phase::Opening(Some(rest.number()?))),
        "throw" => return Some(Phase::Throw(rest.word(&SEATS)?)),
        _ => {}
    }
    let stage = name.word(&STAGES)?;
    let [seat, lots] = rest.split_once(':')?;
    let lots: [Reader; 3] = lots.parts('-')?;
    let [a, b, c] = lots.map(|lot| lot.word(&[("0", 0), ("1", 1)]));
    Some(Phase::Turn {
        seat: seat.word(&SEATS)?,
        lots: [a?, b?, c?],
        stage,
    })
}

/// The seat that acts now.
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
        Action::Choice(choice) => choice_word(&CHOICES, *choice),
        Action::Step(step) => {
            let enemy = mover(situation).other();
            let there = |square| situation.position.side(enemy).stands_on(square);
            let sign = if route::square(enemy, step.to()).is_some_and(there) {
                'x'
            } else {
                '-'
            };
            format!("{}{sign}{}", place_name(step.from), place_name(step.to()))
        }
    }
}

/// Reads an action of the player on turn.
pub(super) fn read_action(situation: &Situation, text: &str) -> Result<Action, TextError> {
    let reader = Reader::new(text);
    if let Some(choice) = reader.choice(&CHOICES) {
        return Ok(choice.into());
    }
    if text.bytes().filter(|byte| *byte == b'-').count() == 2 {
        return text.parse::<Throw>().map(Action::from);
    }
    let Some([from, to]) = reader.split_once('-').or(reader.split_once('x')) else {
        return Err(reader.wrong(notation::action("1-0-1, 5-F*, finish, skip, next")));
    };
    let seat = mover(situation);
    let (source, target) = (read_place(from, seat)?, read_place(to, seat)?);
    Ok(Step::new(source, target, length(seat, source, target)).into())
}

fn read_place(text: Reader, seat: Seat) -> Result<Place, TextError> {
    let beside = [
        ("start", Place::Hand(seat)),
        ("river", Place::River(seat)),
        ("home", Place::Off(seat)),
    ];
    text.word(&beside)
        .or(route::named(text.rest()))
        .ok_or_else(|| text.wrong(notation::place()))
}

/// How far it is from one place to another on a seat's route; 0, which no throw is worth when
/// moved, if there is no way.
fn length(seat: Seat, from: Place, to: Place) -> u8 {
    let before = match movegen::source(seat, from) {
        Some(movegen::Source::Start) => route::GATE - 1,
        Some(movegen::Source::River) => {
            return route::square(seat, to).map_or(0, |square| square + 1);
        }
        Some(movegen::Source::Square(square)) => square,
        None => return 0,
    };
    let after = if to == Place::Off(seat) {
        Some(route::SQUARES)
    } else {
        route::square(seat, to)
    };
    after.map_or(0, |after| after.saturating_sub(before))
}
