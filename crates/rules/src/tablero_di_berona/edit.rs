//! How positions are edited: see [`Editing`].

use tesserae_words::{berona, editor};

use super::{Square, notation::write_board};
use crate::{
    Arrangement, HouseRule, Piece, PieceKind, Place, Values,
    draft::{Editing, PHASES, POINTS, STARRED_DICE, detail, owned, value},
    house_rule::NO_YES,
};

pub(super) const EDITING: Editing = Editing {
    details: DETAILS,
    places,
    read,
    write,
};

const DETAILS: &[HouseRule] = &[
    detail("turn", editor::on_turn, SEATS),
    detail("phase", editor::next, PHASES),
    detail("die_1", editor::first_die, STARRED_DICE),
    detail("die_2", editor::second_die, STARRED_DICE),
    detail("last", editor::last_turn, NO_YES),
    detail("began", editor::began, SEATS),
    detail("brown", editor::brown_won, POINTS),
    detail("ivory", editor::ivory_won, POINTS),
];

const SEATS: Values = Values::OneOf(&[value("A", berona::brown), value("B", berona::ivory)]);

fn places(kind: PieceKind) -> Vec<Place> {
    match kind {
        PieceKind::Checker(seat) => [Place::Hand(seat)]
            .into_iter()
            .chain(Square::all().map(|square| square.place()))
            .collect(),
        _ => Vec::new(),
    }
}

fn read(text: &str) -> Vec<String> {
    let [_, turn, phase, began, won] = text.split(' ').collect::<Vec<_>>()[..] else {
        return Vec::new();
    };
    let last = if turn.ends_with('!') { "yes" } else { "no" };
    let turn = if turn.starts_with('B') { "B" } else { "A" };
    let (phase, dice) = phase.split_once(':').unwrap_or((phase, "1-1"));
    let (die_1, die_2) = dice.split_once('-').unwrap_or(("1", "1"));
    let began = if began == "began:B" { "B" } else { "A" };
    let (brown, ivory) = won
        .strip_prefix("won:")
        .and_then(|won| won.split_once('-'))
        .unwrap_or(("0", "0"));
    owned([turn, phase, die_1, die_2, last, began, brown, ivory])
}

fn write(pieces: &Arrangement, details: &[String]) -> String {
    let [turn, phase, die_1, die_2, last, began, brown, ivory] = details else {
        return String::new();
    };
    let owner = |piece: &Piece| match pieces.kind(*piece) {
        Some(PieceKind::Checker(seat)) => Some(seat),
        _ => None,
    };
    let board = write_board(|square| pieces.stack(square.place()).iter().filter_map(owner));
    let last = if last == "yes" { "!" } else { "" };
    let turn = if matches!(phase.as_str(), "opening" | "over") {
        "-".to_owned()
    } else {
        format!("{turn}{last}")
    };
    let began = if phase == "opening" { "-" } else { began };
    let phase = if phase == "play" {
        format!("play:{die_1}-{die_2}")
    } else {
        phase.clone()
    };
    format!("{board} {turn} {phase} began:{began} won:{brown}-{ivory}")
}
