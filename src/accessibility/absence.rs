//! Says once that a friend has gone away, and that they are back. A line that is torn for a moment,
//! as by a reload, is no absence.

use std::time::Duration;

use bevy::prelude::Resource;
use tesserae_rules::Seat;
use tesserae_words::{self as words, Text};

use crate::ui::state::friend::{Friend, SeatLamp};

/// How long somebody has to be away until it is said.
const GRACE: Duration = Duration::from_secs(5);

/// What is known and has been said of the friend’s absence.
#[derive(Resource, Debug, Default)]
pub(super) struct Absence {
    /// Since when they are away.
    since: Option<Duration>,
    is_told: bool,
}

impl Absence {
    /// What is to be said now, by the real clock. Without a line nobody knows whether the friend is
    /// there.
    pub(super) fn follow(&mut self, friend: Option<&Friend>, now: Duration) -> Option<Text> {
        let Some((friend, own)) = friend.and_then(|friend| Some((friend, friend.seat()?))) else {
            *self = Self::default();
            return None;
        };
        let other: Seat = own.other();
        match friend.seats[other.index()].lamp {
            None => None,
            Some(SeatLamp::Here) => {
                self.since = None;
                std::mem::take(&mut self.is_told).then(|| words::access::is_back(&friend.name))
            }
            Some(SeatLamp::Away(_)) => {
                let since = *self.since.get_or_insert(now);
                let is_due = !self.is_told && now >= since + GRACE;
                self.is_told |= is_due;
                is_due.then(|| words::access::is_away(&friend.name))
            }
        }
    }

    /// When there may be something to say, if nothing changes until then.
    pub(super) fn next(&self) -> Option<Duration> {
        self.since.filter(|_| !self.is_told).map(|at| at + GRACE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::state::friend::{OwnSeat, PersonHere};

    fn friend(lamp: Option<SeatLamp>) -> Friend {
        let mut friend = Friend {
            name: "Anna".into(),
            here: PersonHere::Player(OwnSeat::new(Seat::First)),
            ..Friend::default()
        };
        friend.seats[1].lamp = lamp;
        friend
    }

    #[test]
    fn an_absence_is_said_once_and_so_is_its_end() {
        let away = friend(Some(SeatLamp::Away(tesserae_words::saving::today("14:05"))));
        let mut absence = Absence::default();
        let mut said = Vec::new();
        for second in 0..20 {
            said.extend(absence.follow(Some(&away), Duration::from_secs(second)));
            // The own line is torn for a moment.
            said.extend(absence.follow(Some(&friend(None)), Duration::from_secs(second)));
        }
        let here = friend(Some(SeatLamp::Here));
        said.extend(absence.follow(Some(&here), Duration::from_secs(20)));
        said.extend(absence.follow(Some(&here), Duration::from_secs(21)));
        assert_eq!(said, ["Anna is away.", "Anna is back."]);
    }

    #[test]
    fn a_friend_who_reloads_the_page_is_not_said_to_be_away() {
        let mut absence = Absence::default();
        let away = friend(Some(SeatLamp::Away(tesserae_words::saving::today("14:05"))));
        assert_eq!(absence.follow(Some(&away), Duration::ZERO), None);
        assert_eq!(absence.next(), Some(GRACE));
        let here = friend(Some(SeatLamp::Here));
        for second in 2..20 {
            assert_eq!(
                absence.follow(Some(&here), Duration::from_secs(second)),
                None
            );
        }
        assert_eq!(absence.next(), None);
    }
}
