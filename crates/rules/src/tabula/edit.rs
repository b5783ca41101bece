//! How positions are edited: see [`Editing`].

use tesserae_words::{common, editor, tabula};

use super::notation::{places as seat_places, write_pieces};
use crate::{
    Arrangement, HouseRule, PieceKind, Place, Seat, Values,
    draft::{Editing, PHASES, detail, dice, owned, value},
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
        Values::OneOf(&[value("ivory", tabula::ivory), value("brown", tabula::brown)]),
    ),
    detail("phase", editor::next, PHASES),
    detail("die_1", editor::first_die, DICE),
    detail("die_2", editor::second_die, DICE),
    detail("die_3", editor::third_die, DICE),
];

const DICE: Values = dice!(("", "", common::number), ("(", ")", editor::used));

fn places(kind: PieceKind) -> Vec<Place> {
    match kind {
        PieceKind::Checker(seat) => seat_places(seat).collect(),
        _ => Vec::new(),
    }
}

fn read(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let phase = words.get(2).copied().unwrap_or_default();
    match words
        .get(3)
        .map(|dice| dice.split('-').collect::<Vec<_>>())
        .as_deref()
    {
        Some(&[first, second, third]) => owned([phase, "play", first, second, third]),
        _ if matches!(phase, "opening" | "over") => owned(["ivory", phase, "1", "1", "1"]),
        _ => owned([phase, "throw", "1", "1", "1"]),
    }
}

fn write(pieces: &Arrangement, details: &[String]) -> String {
    let [turn, phase, dice @ ..] = details else {
        return String::new();
    };
    let [ivory, brown] = Seat::BOTH
        .map(|seat| write_pieces(seat, |place| pieces.count(PieceKind::Checker(seat), place)));
    let phase = match phase.as_str() {
        "throw" => turn.clone(),
        "play" => format!("{turn} {}", dice.join("-")),
        phase => phase.to_owned(),
    };
    format!("{ivory} {brown} {phase}")
}
