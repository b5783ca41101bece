//! How positions are edited: see [`Editing`].

use super::{
    notation::write_checkers,
    position::{BAR, OFF, place},
};
use crate::{
    Arrangement, HouseRule, PieceKind, Place, Seat, Values,
    draft::{Editing, POINTS, detail, dice, owned, value},
    house_rule::NO_YES,
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
        "On turn",
        Values::OneOf(&[value("white", "White"), value("black", "Black")]),
    ),
    detail("phase", "What comes next", Values::OneOf(PHASES)),
    detail("die_1", "First die", DICE),
    detail("die_2", "Second die", DICE),
    detail("stake", "Doubling cube", Values::OneOf(STAKES)),
    detail(
        "owner",
        "Whose cube",
        Values::OneOf(&[
            value("middle", "Nobody’s"),
            value("white", "White’s"),
            value("black", "Black’s"),
        ]),
    ),
    detail("white", "White’s points", POINTS),
    detail("black", "Black’s points", POINTS),
    detail("crawford", "Crawford game", NO_YES),
];

const PHASES: &[crate::Value] = &[
    value("opening", "The opening throw"),
    value("throw", "A throw or a double"),
    value("move", "The dice are played"),
    value("double", "An answer to a double"),
    value("beaver", "An answer to a beaver"),
    value("resign:1", "An answer: resigned a game"),
    value("resign:2", "An answer: resigned a gammon"),
    value("resign:3", "An answer: resigned a backgammon"),
    value("over:off", "Over: all borne off"),
    value("over:drop", "Over: double dropped"),
    value("over:resign:1", "Over: resigned"),
    value("over:resign:2", "Over: resigned a gammon"),
    value("over:resign:3", "Over: resigned a backgammon"),
];

/// An apostrophe is a step made; of equal dice each is good for two.
const DICE: Values =
    dice!(("", "", ""), ("", "'", ", used"), ("", "''", ", used twice"); value("", "none"));

const STAKES: &[crate::Value] = &[
    value("1", "1"),
    value("2", "2"),
    value("4", "4"),
    value("8", "8"),
    value("16", "16"),
    value("32", "32"),
    value("64", "64"),
];

fn places(kind: PieceKind) -> Vec<Place> {
    match kind {
        PieceKind::Checker(seat) => (OFF..=BAR).map(|number| place(seat, number)).collect(),
        PieceKind::DoublingCube => [None, Some(Seat::First), Some(Seat::Second)]
            .map(Place::Cube)
            .to_vec(),
        PieceKind::Coin | PieceKind::Tally => Vec::new(),
    }
}

fn read(text: &str) -> Vec<String> {
    let [_, _, turn, dice, cube, score, phase] = text.split(' ').collect::<Vec<_>>()[..] else {
        return Vec::new();
    };
    let [die_1, die_2] = dice
        .split_once('-')
        .map_or([""; 2], |(first, second)| [first, second]);
    // Where no dice lie, a throw of 1-1 waits for the phase that has dice, except where there may
    // be none.
    let [die_1, die_2] = if dice == "-" && !phase.starts_with("resign") {
        ["1"; 2]
    } else {
        [die_1, die_2]
    };
    let (owner, stake) = cube.split_once(':').unwrap_or(("middle", "1"));
    let (points, crawford) = score
        .strip_suffix(":crawford")
        .map_or((score, "no"), |points| (points, "yes"));
    let (white, black) = points.split_once('-').unwrap_or(("0", "0"));
    owned([
        turn, phase, die_1, die_2, stake, owner, white, black, crawford,
    ])
}

fn write(pieces: &Arrangement, details: &[String]) -> String {
    let [
        turn,
        phase,
        die_1,
        die_2,
        stake,
        owner,
        white,
        black,
        crawford,
    ] = details
    else {
        return String::new();
    };
    let [white_checkers, black_checkers] = Seat::BOTH.map(|seat| {
        write_checkers(|number| pieces.count(PieceKind::Checker(seat), place(seat, number)))
    });
    let has_dice = phase == "move" || phase.starts_with("resign");
    let dice = if has_dice {
        format!("{die_1}-{die_2}")
    } else {
        "-".to_owned()
    };
    let has_cube = pieces
        .stacks()
        .any(|(place, _)| matches!(place, Place::Cube(_)));
    let cube = if has_cube {
        format!("{owner}:{stake}")
    } else {
        "none".to_owned()
    };
    let crawford = if crawford == "yes" { ":crawford" } else { "" };
    let turn = if phase == "opening" { "white" } else { turn };
    format!(
        "{white_checkers} {black_checkers} {turn} {dice} {cube} {white}-{black}{crawford} {phase}"
    )
}
