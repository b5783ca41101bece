//! How positions are edited: see [`Editing`].

use tesserae_words::{editor, jesus};

use super::{Options, Position, situation::Situation};
use crate::{
    Arrangement, HouseRule, PieceKind, Place, Seat, Values,
    draft::{Editing, STARRED_DICE, detail, owned, value},
};

pub(super) const EDITING: Editing = Editing {
    details: DETAILS,
    places,
    read,
    write,
};

const DETAILS: &[HouseRule] = &[
    detail(
        "turn",
        editor::on_turn,
        Values::OneOf(&[
            value("low", editor::the_low_roller),
            value("high", editor::the_high_roller),
        ]),
    ),
    detail(
        "low",
        editor::low_roller,
        Values::OneOf(&[
            value("low:first", jesus::south),
            value("low:second", jesus::north),
        ]),
    ),
    detail(
        "phase",
        editor::next,
        Values::OneOf(&[
            value("opening", editor::opening),
            value("throw", editor::throw),
            value("receive", editor::throw_or_claim),
            value("move", editor::dice_played),
            value("decide", editor::run),
            value("lost", editor::lost),
        ]),
    ),
    detail("die_1", editor::first_die, STARRED_DICE),
    detail("die_2", editor::second_die, STARRED_DICE),
    detail(
        "moved",
        editor::coin_moved,
        Values::Whole {
            min: 1,
            max: 7,
            default: 1,
        },
    ),
];

fn places(kind: PieceKind) -> Vec<Place> {
    let cells = (1..=7).flat_map(|column| (1..=7).map(move |row| Place::Cell { column, row }));
    match kind {
        PieceKind::Coin => Seat::BOTH
            .map(Place::Hand)
            .into_iter()
            .chain([Place::Away])
            .chain(cells)
            .collect(),
        _ => Vec::new(),
    }
}

fn read(text: &str) -> Vec<String> {
    let [_, _, low, turn, phase] = text.split(' ').collect::<Vec<_>>()[..] else {
        return owned(["low", "low:first", "opening", "1", "2", "1"]);
    };
    let Some(dice) = phase.strip_prefix("move:") else {
        return owned([turn, low, phase, "1", "2", "1"]);
    };
    let (dice, moved) = dice.split_once('@').unwrap_or((dice, "1"));
    let (die_1, die_2) = dice.split_once('-').unwrap_or(("1", "2"));
    owned([turn, low, "move", die_1, die_2, moved])
}

fn write(pieces: &Arrangement, details: &[String]) -> String {
    let [turn, low, phase, die_1, die_2, moved] = details else {
        return String::new();
    };
    let coins = |place| pieces.count(PieceKind::Coin, place);
    let purses = Seat::BOTH.map(|seat| coins(Place::Hand(seat)));
    if phase == "opening" && purses[0] == purses[1] && pieces.len() == purses[0] + purses[1] {
        return phase.clone();
    }
    let low_seat = if low == "low:first" {
        Seat::First
    } else {
        Seat::Second
    };
    let seen = Situation {
        low: low_seat,
        position: Position::opening(&Options::default()),
    };
    let column = |column: u8| {
        let rows = (1..=7).flat_map(|row| std::iter::repeat_n(row, coins(seen.cell(column, row))));
        match rows.collect::<Vec<u8>>()[..] {
            [] => '.',
            [row] => char::from(b'0' + row),
            _ => '+',
        }
    };
    let board: String = (1..=7).map(column).collect();
    let [low_purse, high_purse] = [low_seat, low_seat.other()].map(|seat| coins(Place::Hand(seat)));
    let moved = if [die_1, die_2].iter().any(|die| die.ends_with('*')) {
        format!("@{moved}")
    } else {
        String::new()
    };
    let phase = if phase == "move" {
        format!("move:{die_1}-{die_2}{moved}")
    } else {
        phase.clone()
    };
    format!("{board} {low_purse}-{high_purse} {low} {turn} {phase}")
}
