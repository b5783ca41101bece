//! The result of a game, and the score panel.

use super::{MEN, Options, Position};
use crate::{Outcome, ScoreLine, Seat};

/// How the game ended, if it has: who first has fifteen off wins one point, or what the house rule says if the loser
/// has none off.
pub(super) fn outcome(position: &Position, options: &Options) -> Option<Outcome> {
    let winner = Seat::BOTH.into_iter().find(|seat| position.has_won(*seat))?;
    let none_off = position.men(winner.other()).off() == 0;
    let manner = if none_off { "all fifteen off before the other had one" } else { "all fifteen off" };
    Some(Outcome {
        winner: Some(winner),
        points: if none_off { u32::from(options.none_off_points) } else { 1 },
        manner: manner.to_owned(),
        series_over: true,
    })
}

/// The score panel: pips, and men in hand, on the bar and off.
pub(super) fn lines(position: &Position) -> Vec<ScoreLine> {
    let men = Seat::BOTH.map(|seat| position.men(seat));
    vec![
        ScoreLine::each("Pips", men.map(|men| men.pips())),
        ScoreLine::each("In hand", men.map(|men| men.hand())),
        ScoreLine::each("On the bar", men.map(|men| men.bar())),
        ScoreLine::each("Off", men.map(|men| format!("{} of {MEN}", men.off()))),
    ]
}
