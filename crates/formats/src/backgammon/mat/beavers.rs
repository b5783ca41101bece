//! Doubles in answer to a double. Some programs have no word of their own for a beaver, and write
//! the game in the other columns after it.

use super::entry::{Entry, Event};

/// Finds the beavers, and the raccoons after them, among the doubles of a game.
pub(in crate::backgammon) fn find(entries: &mut [Entry]) {
    for index in 1..entries.len() {
        let [last, entry] = &mut entries[index - 1..=index] else {
            return;
        };
        if let (Event::Double(_) | Event::Beaver(_), Event::Double(stake)) =
            (&last.event, &entry.event)
            && last.side != entry.side
        {
            entry.event = Event::Beaver(*stake);
        }
    }
}

/// Gives back to its player what stands in the other column after a beaver.
pub(super) fn swap_columns(entries: &mut [Entry]) {
    let Some(beaver) = entries.windows(4).position(is_swapped) else {
        return;
    };
    for entry in &mut entries[beaver + 3..] {
        // The words at the end of a game stand on the side of the winner.
        if !entry.event.is_end() {
            entry.side = entry.side.other();
        }
    }
}

/// Whether the player who has not doubled seems to throw after a beaver.
fn is_swapped(entries: &[Entry]) -> bool {
    let [double, beaver, take, throw] = entries else {
        return false;
    };
    let events = [double, beaver, take, throw].map(|entry| &entry.event);
    let [
        Event::Double(_),
        Event::Beaver(_),
        Event::Take,
        Event::Throw { .. },
    ] = events
    else {
        return false;
    };
    take.side == double.side && throw.side == beaver.side && throw.is_certain
}
