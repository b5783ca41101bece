//! Doubles in answer to a double. Some programs have no word of their own for a beaver, and write
//! the game in the other columns after it.

use super::entry::{Entry, Event};

/// Finds the beavers among the doubles of a game.
pub(super) fn find(entries: &mut [Entry]) {
    for index in 1..entries.len() {
        let (before, rest) = entries.split_at_mut(index);
        let (Some(last), Some(entry)) = (before.last(), rest.first_mut()) else {
            return;
        };
        let answers =
            entry.side != last.side && matches!(last.event, Event::Double(_) | Event::Beaver(_));
        if let Event::Double(stake) = entry.event
            && answers
        {
            entry.event = Event::Beaver(stake);
        }
    }
    let swapped = entries.windows(4).position(is_swapped);
    for entry in entries
        .iter_mut()
        .skip(swapped.map_or(usize::MAX, |at| at + 3))
    {
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
    matches!(
        (&double.event, &beaver.event, &take.event, &throw.event),
        (
            Event::Double(_),
            Event::Beaver(_),
            Event::Take,
            Event::Throw { .. }
        )
    ) && take.side == double.side
        && throw.side == beaver.side
        && throw.is_certain
}
