//! The result of a game, and the score panel.

use tesserae_words as words;

use super::{Options, PIECES, Position};
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
    vec![
        ScoreLine::each("Pips", pieces.map(|pieces| pieces.pips())),
        ScoreLine::each("In hand", pieces.map(|pieces| pieces.hand())),
        ScoreLine::each("On the bar", pieces.map(|pieces| pieces.bar())),
        ScoreLine::each(
            "Off",
            pieces.map(|pieces| format!("{} of {PIECES}", pieces.off())),
        ),
    ]
}
