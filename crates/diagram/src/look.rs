//! Colours and pieces. The two players' pieces differ in brightness, so that they differ in print
//! and for every kind of colour vision, and the dark ones carry a light ring.

use tesserae_rules::{Kind, PieceKind, Seat};

use crate::{
    Canvas,
    canvas::{Anchor, Font},
};

/// What is written and outlined.
pub(crate) const INK: &str = "#1d1b19";
/// What is written smaller.
pub(crate) const GREY: &str = "#5c564e";
/// Around the board.
pub(crate) const PAPER: &str = "#ffffff";
/// The frame of a board.
pub(crate) const FRAME: &str = "#4a3a2b";
/// The field between the points, and light squares.
pub(crate) const FIELD: &str = "#f5eedf";
/// Light points.
pub(crate) const LIGHT: &str = "#dcc5a0";
/// Dark points and dark squares.
pub(crate) const DARK: &str = "#a98a63";

/// The look of a piece.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Look {
    pub(crate) fill: &'static str,
    /// A ring on the piece, and what is written on it.
    pub(crate) mark: &'static str,
    pub(crate) is_dark: bool,
}

impl Look {
    const fn light(fill: &'static str) -> Self {
        Self {
            fill,
            mark: INK,
            is_dark: false,
        }
    }

    const fn dark(fill: &'static str) -> Self {
        Self {
            fill,
            mark: "#f7f1e3",
            is_dark: true,
        }
    }

    /// The look of a piece of this game.
    pub(crate) const fn of(kind: Kind, piece: PieceKind) -> Self {
        let seat = match piece {
            PieceKind::Checker(seat) => seat,
            PieceKind::Coin => return Self::light("#e3e5e8"),
            PieceKind::Tally | PieceKind::DoublingCube => return Self::light("#fffdf7"),
        };
        match (kind, seat) {
            (Kind::Backgammon, Seat::First) => Self::light("#fffdf7"),
            (Kind::Backgammon, Seat::Second) => Self::dark("#25211e"),
            (Kind::Tabula, Seat::First) => Self::light("#fff8e4"),
            (Kind::Tabula, Seat::Second) => Self::dark("#6a3f1b"),
            (Kind::Ur, Seat::First) => Self::dark("#1f3f86"),
            (Kind::Ur, Seat::Second) => Self::light("#fbf6e9"),
            (Kind::TableroDeJesus, _) => Self::light("#e3e5e8"),
            (Kind::TableroDiBerona, Seat::First) => Self::dark("#4f2f14"),
            (Kind::TableroDiBerona, Seat::Second) => Self::light("#fbeecb"),
        }
    }
}

/// Draws a piece from above.
pub(crate) fn piece(canvas: &mut Canvas, at: [f32; 2], radius: f32, look: Look) {
    canvas.circle(at, radius, look.fill, INK, (radius / 12.0).clamp(1.0, 1.8));
    if look.is_dark {
        canvas.circle(
            at,
            radius * 0.72,
            "none",
            look.mark,
            (radius / 14.0).max(0.8),
        );
    }
}

/// Writes how many pieces lie there on the topmost.
pub(crate) fn count(canvas: &mut Canvas, at: [f32; 2], radius: f32, look: Look, count: usize) {
    let font = Font {
        size: radius * 0.95,
        bold: true,
        colour: look.mark,
    };
    // Without the ring, which would run through the digits.
    canvas.circle(at, radius * 0.8, look.fill, look.fill, 0.0);
    canvas.text(at, Anchor::Middle, font, &count.to_string());
}
