//! What a `.mat` file says of the end of a game: the words in it, and the score above the next one.

use tesserae_rules::Seat;

use super::entry::{Entry, Event};

/// The end of a game in its own words.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) struct Claim {
    /// The line, counted from 1.
    pub(super) line: usize,
    pub(super) winner: Seat,
    /// Whether the column of the words leaves no doubt about the winner.
    pub(super) is_certain: bool,
    pub(super) points: Option<u32>,
    /// How many times the stake was given up.
    pub(super) times: Option<u8>,
    /// Whether other words give the game to the other player.
    pub(super) is_disputed: bool,
}

impl Claim {
    /// What entries say, or `None` if they say nothing of an end. `Wins` counts more than the words
    /// of the loser.
    pub(super) fn of(entries: &[Entry]) -> Option<Self> {
        let is_label = |index: usize| {
            // OpenGammon writes `Resigned Game` above `Wins`, in the column of the winner.
            let [resign, win] = [entries.get(index), entries.get(index + 1)];
            resign.zip(win).is_some_and(|(resign, win)| {
                matches!(resign.event, Event::Resign(Some(_)))
                    && matches!(win.event, Event::Win(_))
                    && resign.side == win.side
                    && resign.line < win.line
            })
        };
        let claims = || {
            let entries = entries.iter().enumerate();
            let entries = entries.filter(|(index, _)| !is_label(*index));
            entries.filter_map(|(_, entry)| Self::by(entry))
        };
        let is_win = |entry: &&Entry| matches!(entry.event, Event::Win(_));
        let first = entries.iter().find(is_win).and_then(Self::by);
        let first = first.or_else(|| claims().next())?;
        Some(Self {
            points: first
                .points
                .or_else(|| claims().find_map(|claim| claim.points)),
            times: claims().find_map(|claim| claim.times),
            is_disputed: claims().any(|claim| claim.is_certain && claim.winner != first.winner),
            ..first
        })
    }

    fn by(entry: &Entry) -> Option<Self> {
        let (winner, points, times) = match entry.event {
            Event::Win(points) => (entry.side, Some(points), None),
            Event::Lose(points) => (entry.side.other(), Some(points), None),
            Event::Resign(times) => (entry.side.other(), None, times),
            _ => return None,
        };
        Some(Self {
            line: entry.line,
            winner: winner.seat(),
            is_certain: entry.is_certain,
            points,
            times,
            is_disputed: false,
        })
    }
}

/// What the score above the next game says: who won, and how many points.
pub(super) fn witness(before: [u32; 2], after: [u32; 2]) -> Option<(Seat, u32)> {
    match (
        after[0].checked_sub(before[0])?,
        after[1].checked_sub(before[1])?,
    ) {
        (points @ 1.., 0) => Some((Seat::First, points)),
        (0, points @ 1..) => Some((Seat::Second, points)),
        _ => None,
    }
}
