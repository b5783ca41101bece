//! A flat diagram of a position as SVG, as in a printed book: the board from above, the numbers of
//! its places, pieces that differ in brightness and by a ring, dice, cube, score, and whose turn it
//! is. It knows no engine and no screen.
//!
//! ```
//! # use tesserae_rules::Kind;
//! # use tesserae_words::{Language, Name};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let game = Kind::Ur.new_game(&Default::default())?;
//! let names = ["Anna", "Ben"].map(Name::from);
//! let svg = tesserae_diagram::svg(game.as_ref(), &names, &Language::english());
//! assert!(svg.starts_with("<svg ") && svg.contains("Anna"));
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod canvas;
mod dice;
mod look;
mod points;
mod squares;
mod status;

use tesserae_rules::{Game, Kind, Seat, brief, session::without_invisible};
use tesserae_words::{Language, Name, common};

pub use canvas::escaped;
use canvas::{Canvas, Rect};
use status::Status;

/// The position of a game as the text of an SVG file, 640 units wide, which needs no other file, no
/// font of its own and no `id`, so that a page may hold many.
///
/// The first seat sits in the south, as at the table. Points are numbered for the player on turn
/// where the notation of the game does so. `names` are the two players', of any letters; they are
/// shortened where they are long, and characters that nobody sees are left out. What is said is
/// worded in the language.
#[must_use]
pub fn svg(game: &dyn Game, names: &[Name; 2], language: &Language) -> String {
    let names = Seat::BOTH.map(|seat| match &names[seat.index()] {
        Name::Called(name) => match brief(without_invisible(name).trim()).as_str() {
            "" => game.seat_title(seat).into(),
            name => Name::from(name),
        },
        other => other.clone(),
    });
    let mut canvas = Canvas::new();
    let status = Status {
        game,
        names: &names,
        language,
    };
    let top = status.player(&mut canvas, Seat::Second, 0.0);
    let board = draw_board(&mut canvas, game, language, top);
    let below = status.player(&mut canvas, Seat::First, board);
    let height = status.foot(&mut canvas, below);
    let title = common::titled(game.kind().title(), game.prompt(&names.into()));
    canvas.finish(height, &language.word(&title))
}

/// Draws the board of a game from this height on; returns the height of its lower edge.
fn draw_board(canvas: &mut Canvas, game: &dyn Game, language: &Language, top: f32) -> f32 {
    match game.kind() {
        Kind::Backgammon | Kind::Tabula => points::draw(canvas, game, language, top),
        Kind::Ur | Kind::TableroDeJesus | Kind::TableroDiBerona => {
            squares::draw(canvas, game, language, top)
        }
    }
}
