//! The time that a first build of the game still takes, told by the record of another one.
//!
//! Crates differ: the engine's last ones take a minute each, and the first hundred ten seconds
//! together. The record says how far a build is that has compiled so many of its crates, and the
//! pace of this build does the rest. Nothing is said until the pace has been the same for a while.

use std::time::Duration;

/// When a first build had how many crates: seconds, crates. Development build, two processor cores
/// with nothing else to do, 26 November 2026.
const RECORD: [(u32, u32); 36] = [
    (0, 0),
    (15, 75),
    (30, 138),
    (45, 147),
    (60, 162),
    (75, 182),
    (90, 202),
    (105, 225),
    (120, 238),
    (135, 250),
    (150, 257),
    (165, 274),
    (180, 294),
    (195, 315),
    (210, 336),
    (225, 345),
    (240, 358),
    (255, 366),
    (270, 370),
    (285, 375),
    (300, 378),
    (315, 384),
    (330, 403),
    (345, 412),
    (360, 420),
    (375, 426),
    (390, 452),
    (405, 458),
    (435, 464),
    (450, 466),
    (465, 479),
    (480, 489),
    (510, 508),
    (525, 510),
    (570, 513),
    (676, 537),
];
/// When the last crate, the game itself, was ready in that build, and how many there were.
const END: (u32, u32) = (740, 538);
/// The record was made with so many processor cores. With more, what is compiled last takes a
/// larger share, because the last crates wait for each other.
pub const CORES: usize = 2;

/// Too early to tell: seconds, and the share of the crates.
const EARLY: (f64, f64) = (60.0, 0.3);
/// A part of the time that has passed, up to now, and how much the pace in it may differ from the
/// pace since the beginning.
const STEADY: [(f64, f64); 2] = [(0.5, 1.2), (0.25, 1.25)];

/// A build as far as it is known.
#[derive(Default)]
pub struct TimeLeft {
    /// The crates that were there before the build began.
    first: Option<usize>,
    crates: (usize, usize),
    /// The seconds at which the number of crates has changed, and the progress there.
    changed: (f64, f64),
    /// Seconds and the progress then.
    history: Vec<(f64, f64)>,
}

impl TimeLeft {
    /// The time that is left after so much time, with so many crates done of how many; none while
    /// it cannot be said, and in a build that has found crates ready.
    pub fn after(&mut self, passed: Duration, done: usize, total: usize) -> Option<Duration> {
        let first = *self.first.get_or_insert(done);
        let now = passed.as_secs_f64();
        let share = done as f64 / total.max(1) as f64;
        let (reached, next) = recorded(share);
        if self.crates != (done, total) {
            self.crates = (done, total);
            self.changed = (now, reached);
        }
        // While one crate is compiled the time goes on, at most to where the next one is ready.
        let (since, at) = self.changed;
        let pace = if since > 0.0 { at / since } else { 0.0 };
        let progress = (reached + pace * (now - since)).min(next);
        self.history.push((now, progress));
        if now < EARLY.0 || share < EARLY.1 || first * 20 > total {
            return None;
        }
        let pace = progress / now;
        let is_steady = STEADY.iter().all(|(part, limit)| {
            let (then, before) = self.history_at(now * (1.0 - part));
            let ratio = (progress - before) / (now - then) / pace;
            (1.0 / limit..=*limit).contains(&ratio)
        });
        is_steady.then(|| Duration::from_secs_f64((1.0 - progress) / pace))
    }

    /// The last entry of the history at or before a time.
    fn history_at(&self, seconds: f64) -> (f64, f64) {
        let later = self.history.partition_point(|(then, _)| *then <= seconds);
        let entry = later.checked_sub(1).and_then(|at| self.history.get(at));
        entry.copied().unwrap_or_default()
    }
}

/// The progress of a build that has a share of its crates, from 0 to 1, and the progress at the
/// record's next entry.
fn recorded(share: f64) -> (f64, f64) {
    let (end, crates) = (f64::from(END.0), f64::from(END.1));
    let entries = RECORD
        .iter()
        .chain([&END])
        .map(|(seconds, done)| (f64::from(*done) / crates, f64::from(*seconds) / end));
    let (mut before, mut reached) = ((0.0, 0.0), (1.0, 1.0));
    for entry in entries {
        if entry.0 > share {
            let along = (share - before.0) / (entry.0 - before.0);
            reached = (before.1 + (entry.1 - before.1) * along, entry.1);
            break;
        }
        before = entry;
    }
    reached
}

/// A time as a person would say it; none if less than a minute is left.
pub fn words(left: Duration) -> Option<String> {
    let halves = (left.as_secs_f64() / 30.0).round() as u64;
    match halves {
        _ if left < Duration::from_secs(50) => None,
        0..=2 => Some("about 1 minute left".to_owned()),
        3..=9 => {
            let half = if halves % 2 == 1 { "½" } else { "" };
            Some(format!("about {}{half} minutes left", halves / 2))
        }
        _ => Some(format!("about {} minutes left", halves.div_ceil(2))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Another first build of an earlier state, of 538 crates, on the same machine: Cargo's count
    /// every 30 seconds. Its last crate did not compile; the record's own time for it is added.
    const ANOTHER: [u32; 19] = [
        137, 163, 204, 239, 259, 297, 337, 362, 371, 385, 421, 454, 460, 482, 493, 514, 523, 528,
        537,
    ];

    /// A build as entries of seconds and crates, with the seconds of its end and all crates.
    type Build = (Vec<(u32, u32)>, u32, u32);

    fn recorded_build() -> Build {
        (RECORD.to_vec(), END.0, END.1)
    }

    fn another_build() -> Build {
        let entries = (1..).map(|line| line * 30).zip(ANOTHER);
        let last_crate = END.0 - RECORD[RECORD.len() - 1].0;
        (entries.collect(), 19 * 30 + last_crate, 538)
    }

    /// The same build with every second later than `from` lasting `times` as long.
    fn slower((entries, end, total): Build, from: u32, times: u32) -> Build {
        let later = |seconds: u32| seconds.min(from) + seconds.saturating_sub(from) * times;
        let entries = entries
            .into_iter()
            .map(|(seconds, done)| (later(seconds), done));
        (entries.collect(), later(end), total)
    }

    /// The crates at a second, even between two entries.
    fn crates_at(entries: &[(u32, u32)], second: u32) -> u32 {
        let next = entries.partition_point(|(then, _)| *then <= second);
        let before = next.checked_sub(1).map_or((0, 0), |at| entries[at]);
        entries.get(next).map_or(before.1, |(then, done)| {
            before.1 + (done - before.1) * (second - before.0) / (then - before.0)
        })
    }

    /// What is said every second: the second, the minutes said, the minutes that are left.
    fn said((entries, end, total): &Build) -> Vec<(u32, f64, f64)> {
        let mut time_left = TimeLeft::default();
        let mut all = Vec::new();
        for second in 0..*end {
            let done = crates_at(entries, second) as usize;
            let passed = Duration::from_secs(second.into());
            let left = time_left.after(passed, done, *total as usize);
            if let Some(text) = left.and_then(words) {
                let number = text.split(' ').nth(1).unwrap().replace('½', ".5");
                let left = f64::from(end - second) / 60.0;
                all.push((second, number.parse().unwrap(), left));
            }
        }
        all
    }

    /// The largest factor between what is said and what is left.
    fn worst(said: &[(u32, f64, f64)]) -> f64 {
        said.iter().fold(1.0, |worst, (_, said, left)| {
            worst.max(said / left).max(left / said)
        })
    }

    #[test]
    fn in_two_real_builds_and_slower_ones_what_is_said_is_never_wrong_by_more_than_half() {
        for (name, build, least) in [
            ("the record", recorded_build(), 0.7),
            ("another build", another_build(), 0.6),
            (
                "the record at half the pace",
                slower(recorded_build(), 0, 2),
                0.7,
            ),
            (
                "another at a third of the pace",
                slower(another_build(), 0, 3),
                0.6,
            ),
        ] {
            let all = said(&build);
            let worst = worst(&all);
            assert!(worst <= 1.5, "{name}: wrong by {worst}");
            let share = all.len() as f64 / f64::from(build.1);
            assert!(
                share > least,
                "{name}: something is said in {share} of the time"
            );
        }
    }

    #[test]
    fn soon_after_the_pace_has_changed_nothing_is_said() {
        const CHANGE: u32 = 300;
        let all = said(&slower(recorded_build(), CHANGE, 2));
        let seconds = |range: std::ops::Range<u32>| {
            let seconds = all.iter().map(|(second, ..)| *second);
            seconds.filter(|second| range.contains(second)).count()
        };
        assert!(seconds(0..CHANGE) > 100);
        assert_eq!(seconds(CHANGE * 7 / 6..CHANGE * 2), 0);
    }

    #[test]
    fn nothing_is_said_of_a_build_that_has_found_crates_ready() {
        let (entries, end, total) = recorded_build();
        let ready = |ready: u32| {
            let entries = entries
                .iter()
                .map(|(seconds, done)| (*seconds, done + ready));
            (entries.collect(), end, total + ready)
        };
        assert!(!said(&ready(0)).is_empty());
        assert_eq!(said(&ready(100)), []);
    }

    #[test]
    fn times_are_said_in_halves_of_a_minute_and_then_in_minutes() {
        for (seconds, text) in [
            (49, None),
            (50, Some("about 1 minute left")),
            (74, Some("about 1 minute left")),
            (76, Some("about 1½ minutes left")),
            (280, Some("about 4½ minutes left")),
            (620, Some("about 11 minutes left")),
        ] {
            let said = words(Duration::from_secs(seconds));
            assert_eq!(said.as_deref(), text, "{seconds}");
        }
    }
}
