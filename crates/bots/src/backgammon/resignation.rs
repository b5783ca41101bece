//! When a bot gives a game up: it has lost for certain, and no gammon is at stake.

use tesserae_rules::backgammon::{OFF, Position};

use super::bearoff;
use crate::{Level, Stop};

/// Whether the player on turn loses a single game whatever is thrown. The levels that know the
/// bear-off table see that earlier: by it the chance to win is less than one in a million.
pub(super) fn is_lost(position: Position, level: Level) -> bool {
    // Who has borne off a checker loses no gammon.
    if position.contact() || position.own.at(OFF) == 0 {
        return false;
    }
    if level < Level::Master {
        return is_lost_by_count(position);
    }
    let chances = bearoff::table(&Stop::never())
        .ok()
        .and_then(|table| table.chances(position));
    chances.is_some_and(|chances| chances.win == 0)
}

/// Whether the opponent is off before this player can be, even if this one throws only doubles and
/// the other only ones and twos.
fn is_lost_by_count(position: Position) -> bool {
    let Position { own, other } = position;
    let is_home = other.occupied() >> 7 == 0;
    let left: u32 = own
        .stacks()
        .filter(|(place, _)| *place != OFF)
        .map(|(_, count)| u32::from(count))
        .sum();
    // A turn bears off four checkers at most, and the dice of a turn take two pips at least.
    let (least, most) = (left.div_ceil(4), other.pips().div_ceil(2));
    is_home && most < least
}
