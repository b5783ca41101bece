//! Clocks: for two people apart and for two at one screen. A clock reads no time; whoever keeps it
//! says what time it is.

use std::fmt;

use serde::{Deserialize, Serialize};
use tesserae_rules::Seat;

/// How much time the players have.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeControl {
    /// As much as they like.
    #[default]
    None,
    /// Seconds for the whole series.
    SuddenDeath {
        /// Seconds a seat.
        seconds: u32,
    },
    /// The reserve runs only after this delay in each turn, as on most backgammon clocks.
    Delay {
        /// Seconds a seat.
        seconds: u32,
        /// Seconds of each turn that cost nothing.
        delay: u32,
    },
    /// Each finished turn adds to the reserve.
    Increment {
        /// Seconds a seat.
        seconds: u32,
        /// Seconds that a finished turn adds.
        increment: u32,
    },
}

impl TimeControl {
    /// The longest reserve, delay or increment, in seconds: a day.
    pub const LONGEST: u32 = 24 * 60 * 60;

    /// Whether all its times are between a second and a day; a delay or an increment may be none.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        let reserve = |seconds: u32| (1..=Self::LONGEST).contains(&seconds);
        match *self {
            Self::None => true,
            Self::SuddenDeath { seconds } => reserve(seconds),
            Self::Delay {
                seconds,
                delay: more,
            }
            | Self::Increment {
                seconds,
                increment: more,
            } => reserve(seconds) && more <= Self::LONGEST,
        }
    }

    /// The reserve at the start, in milliseconds.
    fn reserve(self) -> Option<u64> {
        match self {
            Self::None => None,
            Self::SuddenDeath { seconds }
            | Self::Delay { seconds, .. }
            | Self::Increment { seconds, .. } => Some(u64::from(seconds) * 1000),
        }
    }

    fn delay(self) -> u64 {
        if let Self::Delay { delay, .. } = self {
            u64::from(delay) * 1000
        } else {
            0
        }
    }

    fn increment(self) -> u64 {
        if let Self::Increment { increment, .. } = self {
            u64::from(increment) * 1000
        } else {
            0
        }
    }
}

/// How much time there is, in words.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::None => f.write_str("no clock"),
            Self::SuddenDeath { seconds } => write!(f, "{} each", span(seconds)),
            Self::Delay { seconds, delay } => {
                write!(
                    f,
                    "{} each, and {} of each turn cost nothing",
                    span(seconds),
                    span(delay)
                )
            }
            Self::Increment { seconds, increment } => {
                write!(
                    f,
                    "{} each, and {} more after each turn",
                    span(seconds),
                    span(increment)
                )
            }
        }
    }
}

/// A time in words: in minutes if there are no seconds left over.
fn span(seconds: u32) -> String {
    let (count, unit) = if seconds >= 60 && seconds.is_multiple_of(60) {
        (seconds / 60, "minute")
    } else {
        (seconds, "second")
    };
    format!("{count} {unit}{}", if count == 1 { "" } else { "s" })
}

/// The clock of a game. All times are milliseconds; their zero is the keeper's.
#[derive(Clone, Debug)]
pub struct Clock {
    control: TimeControl,
    left: [u64; 2],
    /// Whose turn it is.
    turn: Option<Seat>,
    /// Whose time runs: that of the turn, or of somebody who has to answer in between.
    running: Option<Seat>,
    /// When the running seat's time was last counted.
    since: u64,
    /// What is left of the delay of this turn.
    delay: u64,
    /// What is left of the time that an answer may take.
    answer: u64,
}

/// How long an answer may take before it costs the time of whoever owes it, in milliseconds: their
/// machine gives it by itself, as quickly as the line allows.
const ANSWER: u64 = 3_000;

impl Clock {
    /// A clock that stands.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        let left = [control.reserve().unwrap_or(0); 2];
        Self {
            control,
            left,
            turn: None,
            running: None,
            since: 0,
            delay: 0,
            answer: 0,
        }
    }

    /// A clock that stands, with what is left of a game that is taken up again.
    #[must_use]
    pub fn taken_up(control: TimeControl, left: [u64; 2]) -> Self {
        Self {
            left,
            ..Self::new(control)
        }
    }

    /// How much time the players have.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose time runs.
    #[must_use]
    pub fn running(&self) -> Option<Seat> {
        self.running
    }

    /// Something happened at this time, and now this seat is to act; nobody's time runs where none
    /// is. Where the turn passes to somebody else, it is finished.
    pub fn turn(&mut self, now: u64, to: Option<Seat>) {
        self.count(now);
        if to != self.turn {
            if let Some(left) = self
                .turn
                .map(|seat| &mut self.left[seat.index()])
                .filter(|left| **left > 0)
            {
                *left += self.control.increment();
            }
            self.delay = self.control.delay();
            self.turn = to;
        }
        self.running = to;
    }

    /// Something happened at this time, and before the turn goes on this seat has to answer. The
    /// turn is not finished.
    pub fn interrupt(&mut self, now: u64, by: Seat) {
        self.count(now);
        if self.running != Some(by) {
            self.answer = ANSWER;
        }
        self.running = Some(by);
    }

    /// Takes the time that has passed from the running seat.
    fn count(&mut self, now: u64) {
        if let Some(seat) = self.running {
            let spent = now.saturating_sub(self.since);
            let free = if self.turn == Some(seat) {
                &mut self.delay
            } else {
                &mut self.answer
            };
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(spent.saturating_sub(*free));
            *free = free.saturating_sub(spent);
        }
        self.since = now.max(self.since);
    }

    /// What the running seat has before its reserve is touched.
    fn free(&self) -> u64 {
        if self.turn == self.running {
            self.delay
        } else {
            self.answer
        }
    }

    /// What is left of a seat's reserve; none without a clock.
    #[must_use]
    pub fn left(&self, seat: Seat, now: u64) -> Option<u64> {
        self.control.reserve()?;
        let left = self.left[seat.index()];
        if self.running != Some(seat) {
            return Some(left);
        }
        Some(left.saturating_sub(now.saturating_sub(self.since).saturating_sub(self.free())))
    }

    /// After how many milliseconds the running seat has another number of whole seconds left,
    /// counted upwards.
    #[must_use]
    pub fn next_second(&self, now: u64) -> Option<u64> {
        let left = self.left(self.running?, now)?;
        let free = self.free().saturating_sub(now.saturating_sub(self.since));
        Some(free + left.saturating_sub(1) % 1000 + 1)
    }

    /// The seat whose time has run out.
    #[must_use]
    pub fn out_of_time(&self, now: u64) -> Option<Seat> {
        Seat::BOTH
            .into_iter()
            .find(|seat| self.left(*seat, now) == Some(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Seat::{First, Second};

    #[test]
    fn without_a_clock_nobody_runs_out_of_time() {
        let mut clock = Clock::new(TimeControl::None);
        clock.turn(0, Some(First));
        assert_eq!(
            (clock.left(First, u64::MAX), clock.out_of_time(u64::MAX)),
            (None, None)
        );
    }

    #[test]
    fn with_sudden_death_only_the_own_turns_cost_time_and_nothing_is_given_back() {
        let mut clock = Clock::new(TimeControl::SuddenDeath { seconds: 10 });
        clock.turn(1_000, Some(First));
        clock.turn(5_000, Some(Second));
        clock.turn(6_000, Some(First));
        assert_eq!(
            (clock.left(First, 7_000), clock.left(Second, 7_000)),
            (Some(5_000), Some(9_000))
        );
        assert_eq!(
            (clock.out_of_time(11_999), clock.out_of_time(12_000)),
            (None, Some(First))
        );
        clock.turn(13_000, Some(Second));
        assert_eq!(
            clock.out_of_time(13_000),
            Some(First),
            "whoever is out of time stays out of it"
        );
    }

    #[test]
    fn a_delay_is_used_up_before_the_reserve_in_each_turn_and_once_a_turn() {
        let mut clock = Clock::new(TimeControl::Delay {
            seconds: 10,
            delay: 3,
        });
        clock.turn(0, Some(First));
        clock.turn(2_000, Some(First));
        assert_eq!(clock.left(First, 2_000), Some(10_000));
        clock.turn(5_000, Some(First));
        assert_eq!(clock.left(First, 5_000), Some(8_000));
        clock.turn(6_000, Some(Second));
        clock.turn(7_000, Some(First));
        assert_eq!(
            (clock.left(First, 10_000), clock.left(Second, 10_000)),
            (Some(7_000), Some(10_000))
        );
    }

    #[test]
    fn a_clock_is_taken_up_and_says_when_its_seconds_change() {
        let control = TimeControl::Delay {
            seconds: 10,
            delay: 3,
        };
        let mut clock = Clock::taken_up(control, [4_400, 9_000]);
        assert_eq!(
            (clock.next_second(0), clock.left(Second, 0)),
            (None, Some(9_000))
        );
        clock.turn(0, Some(First));
        assert_eq!(
            clock.next_second(1_000),
            Some(2_400),
            "the delay is used up first"
        );
        assert_eq!(
            (clock.left(First, 3_400), clock.next_second(3_400)),
            (Some(4_000), Some(1_000))
        );
    }

    #[test]
    fn an_increment_is_added_when_a_turn_is_finished_but_saves_nobody_who_is_out_of_time() {
        let mut clock = Clock::new(TimeControl::Increment {
            seconds: 10,
            increment: 2,
        });
        clock.turn(0, Some(First));
        clock.turn(4_000, Some(First));
        clock.turn(5_000, Some(Second));
        assert_eq!(clock.left(First, 5_000), Some(7_000));
        clock.turn(20_000, Some(First));
        assert_eq!(clock.left(Second, 20_000), Some(0));
    }

    #[test]
    fn an_answer_in_between_finishes_no_turn_and_costs_time_only_if_it_is_late() {
        let mut clock = Clock::new(TimeControl::Increment {
            seconds: 10,
            increment: 2,
        });
        clock.turn(0, Some(First));
        clock.interrupt(1_000, Second);
        assert_eq!(
            (clock.running(), clock.next_second(1_000)),
            (Some(Second), Some(4_000))
        );
        clock.turn(1_200, Some(First));
        assert_eq!(
            [First, Second].map(|seat| clock.left(seat, 1_200)),
            [Some(9_000), Some(10_000)]
        );
        clock.interrupt(2_200, Second);
        clock.turn(10_200, Some(Second));
        let left = [First, Second].map(|seat| clock.left(seat, 10_200));
        assert_eq!(
            left,
            [Some(10_000), Some(5_000)],
            "the turn passes with the answer"
        );

        let mut clock = Clock::new(TimeControl::Delay {
            seconds: 10,
            delay: 3,
        });
        clock.turn(0, Some(First));
        clock.interrupt(2_000, Second);
        clock.turn(2_500, Some(First));
        assert_eq!(
            clock.left(First, 4_500),
            Some(9_000),
            "the delay of a turn is given once"
        );
    }

    #[test]
    fn a_time_control_is_said_in_words() {
        let delay = TimeControl::Delay {
            seconds: 600,
            delay: 12,
        };
        assert_eq!(
            delay.to_string(),
            "10 minutes each, and 12 seconds of each turn cost nothing"
        );
        assert_eq!(
            TimeControl::SuddenDeath { seconds: 90 }.to_string(),
            "90 seconds each"
        );
        let increment = TimeControl::Increment {
            seconds: 60,
            increment: 1,
        };
        assert_eq!(
            increment.to_string(),
            "1 minute each, and 1 second more after each turn"
        );
    }

    #[test]
    fn a_time_control_has_between_a_second_and_a_day() {
        assert!(
            TimeControl::default().is_valid() && TimeControl::SuddenDeath { seconds: 1 }.is_valid()
        );
        assert!(!TimeControl::SuddenDeath { seconds: 0 }.is_valid());
        assert!(
            !TimeControl::Delay {
                seconds: 60,
                delay: 24 * 60 * 60 + 1
            }
            .is_valid()
        );
    }
}
