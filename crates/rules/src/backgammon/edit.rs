//! How positions are edited: see [`Editing`].

use tesserae_words::{backgammon, common, editor};

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
        editor::on_turn,
        Values::OneOf(&[
            value("white", backgammon::white),
            value("black", backgammon::black),
        ]),
    ),
    detail("phase", editor::next, Values::OneOf(PHASES)),
    detail("die_1", editor::first_die, DICE),
    detail("die_2", editor::second_die, DICE),
    detail("stake", editor::cube, Values::OneOf(STAKES)),
    detail(
        "owner",
        editor::cube_owner,
        Values::OneOf(&[
            value("middle", editor::nobodys),
            value("white", editor::whites),
            value("black", editor::blacks),
        ]),
    ),
    detail("white", editor::white_points, POINTS),
    detail("black", editor::black_points, POINTS),
    detail("crawford", editor::crawford, NO_YES),
];

const PHASES: &[crate::Value] = &[
    value("opening", editor::opening),
    value("throw", editor::throw_or_double),
    value("move", editor::dice_played),
    value("double", editor::answer_double),
    value("beaver", editor::answer_beaver),
    value("resign:1", editor::answer_game),
    value("resign:2", editor::answer_gammon),
    value("resign:3", editor::answer_backgammon),
    value("over:off", editor::over_off),
    value("over:drop", editor::over_dropped),
    value("over:resign:1", editor::over_resigned),
    value("over:resign:2", editor::over_gammon),
    value("over:resign:3", editor::over_backgammon),
];

/// An apostrophe is a step made; of equal dice each is good for two.
const DICE: Values = dice!(("", "", common::number), ("", "'", editor::used), ("", "''", editor::used_twice); value("", editor::no_die));

const STAKES: &[crate::Value] = &[
    value("1", || common::number(1_u8)),
    value("2", || common::number(2_u8)),
    value("4", || common::number(4_u8)),
    value("8", || common::number(8_u8)),
    value("16", || common::number(16_u8)),
    value("32", || common::number(32_u8)),
    value("64", || common::number(64_u8)),
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
