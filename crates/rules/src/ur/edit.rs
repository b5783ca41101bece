//! How positions are edited: see [`Editing`].

use tesserae_words::{common, editor, ur};

use super::{notation::write_side, route, score::Tallies};
use crate::{
    Arrangement, HouseRule, PieceKind, Place, Seat, Values,
    draft::{Editing, detail, owned, value},
};

pub(super) const EDITING: Editing = Editing {
    details: DETAILS,
    places,
    read,
    write,
};

const DETAILS: &[HouseRule] = &[
    detail("turn", editor::on_turn, SEATS),
    detail(
        "phase",
        editor::next,
        Values::OneOf(&[
            value("opening", editor::opening_lots),
            value("opening:0", || editor::opening_lots_after(0_u8)),
            value("opening:1", || editor::opening_lots_after(1_u8)),
            value("opening:2", || editor::opening_lots_after(2_u8)),
            value("opening:3", || editor::opening_lots_after(3_u8)),
            value("throw", editor::throw),
            value("move", editor::throw_played),
            value("reward", editor::rosette),
            value("done", editor::turn_ends),
            value("again", editor::another_throw),
            value("over", editor::over),
        ]),
    ),
    detail("lot_1", editor::first_lot, LOTS),
    detail("lot_2", editor::second_lot, LOTS),
    detail("lot_3", editor::third_lot, LOTS),
    detail("starter", editor::began, SEATS),
    detail("blue", editor::blue_tallies, TALLIES),
    detail("ivory", editor::ivory_tallies, TALLIES),
];

const SEATS: Values = Values::OneOf(&[value("B", ur::blue), value("I", ur::ivory)]);

const TALLIES: Values = Values::Whole {
    min: 0,
    max: 21,
    default: 0,
};

const LOTS: Values = Values::OneOf(&[
    value("0", || common::number(0_u8)),
    value("1", || common::number(1_u8)),
]);

fn places(kind: PieceKind) -> Vec<Place> {
    match kind {
        PieceKind::Checker(seat) => {
            let squares = (0..route::SQUARES).filter_map(|square| route::place(seat, square));
            [Place::Hand(seat), Place::River(seat)]
                .into_iter()
                .chain(squares)
                .chain([Place::Off(seat)])
                .collect()
        }
        PieceKind::Tally => vec![
            Place::Stock,
            Place::Tallies(Seat::First),
            Place::Tallies(Seat::Second),
        ],
        PieceKind::Coin | PieceKind::DoublingCube => Vec::new(),
    }
}

fn read(text: &str) -> Vec<String> {
    let [_, _, tallies, starter, phase] = text.split(' ').collect::<Vec<_>>()[..] else {
        return Vec::new();
    };
    let won = tallies.split('/').skip(1).collect::<Vec<_>>();
    let [blue, ivory] = <[&str; 2]>::try_from(won).unwrap_or(["0"; 2]);
    let starter = if starter == "S:I" { "I" } else { "B" };
    let [stage, turn, lots] = match phase.split(':').collect::<Vec<_>>()[..] {
        ["throw", turn] => ["throw", turn, "1-0-0"],
        [stage, turn, lots] => [stage, turn, lots],
        _ => [phase, "B", "1-0-0"],
    };
    let lots = <[&str; 3]>::try_from(lots.split('-').collect::<Vec<_>>());
    let [lot_1, lot_2, lot_3] = lots.unwrap_or(["1", "0", "0"]);
    owned([turn, stage, lot_1, lot_2, lot_3, starter, blue, ivory])
}

fn write(pieces: &Arrangement, details: &[String]) -> String {
    let [
        turn,
        phase,
        lot_1,
        lot_2,
        lot_3,
        starter,
        blue_won,
        ivory_won,
    ] = details
    else {
        return String::new();
    };
    let [blue, ivory] = Seat::BOTH.map(|seat| {
        let count = |place| pieces.count(PieceKind::Checker(seat), place);
        let on_square = |square| route::place(seat, square).map_or(0, count);
        let squares =
            (0..route::SQUARES).flat_map(|square| std::iter::repeat_n(square, on_square(square)));
        write_side(
            seat,
            [Place::Hand(seat), Place::River(seat), Place::Off(seat)].map(count),
            squares,
        )
    });
    let has_tallies = pieces
        .stacks()
        .any(|(place, _)| matches!(place, Place::Stock | Place::Tallies(_)));
    let won = |text: &String| text.parse::<u8>().unwrap_or_default();
    let stock = Tallies::ALL.saturating_sub(won(blue_won).saturating_add(won(ivory_won)));
    let tallies = if has_tallies {
        format!("{stock}/{blue_won}/{ivory_won}")
    } else {
        "-".to_owned()
    };
    let starter = if phase.starts_with("opening") {
        "?"
    } else {
        starter
    };
    let phase = match phase.as_str() {
        "throw" => format!("throw:{turn}"),
        "move" | "reward" | "done" | "again" => format!("{phase}:{turn}:{lot_1}-{lot_2}-{lot_3}"),
        phase => phase.to_owned(),
    };
    format!("{blue} {ivory} T:{tallies} S:{starter} {phase}")
}
