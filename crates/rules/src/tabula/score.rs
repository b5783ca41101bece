//! The result of a game, and the score panel.

use tesserae_words as words;

use super::{Options, PIECES, Pieces, Position};
use crate::{Outcome, ScoreLine, Seat};

/// How the game ended, if it has: who first has fifteen off wins one point, or what the house rule
/// says if the loser has none off.
pub(super) fn outcome(position: &Position, options: &Options) -> Option<Outcome> {
    let winner = Seat::BOTH
        .into_iter()
        .find(|seat| position.has_won(*seat))?;
    let none_off = position.pieces(winner.other()).off() == 0;
    let manner = if none_off {
        words::tabula::all_off_before_one()
    } else {
        words::tabula::all_off()
    };
    Some(Outcome {
        winner: Some(winner),
        points: if none_off {
            u32::from(options.none_off_points)
        } else {
            1
        },
        manner,
        series_over: true,
    })
}

/// The score panel: pips, and pieces in hand, on the bar and off.
pub(super) fn lines(position: &Position) -> Vec<ScoreLine> {
    let pieces = Seat::BOTH.map(|seat| position.pieces(seat));
    let off = |pieces: Pieces| words::tabula::count_of_all(pieces.off(), PIECES);
    vec![
        ScoreLine::numbers(words::common::pips(), pieces.map(|pieces| pieces.pips())),
        ScoreLine::numbers(words::tabula::in_hand(), pieces.map(|pieces| pieces.hand())),
        ScoreLine::numbers(
            words::tabula::on_the_bar(),
            pieces.map(|pieces| pieces.bar()),
        ),
        ScoreLine::each(words::tabula::off(), pieces.map(off)),
    ]
}
