//! How many samples of the picture have been taken since the last thing has come to rest.

use std::time::Duration;

use super::{Step, still_scene::Change};

/// The samples since the last thing has come to rest.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Progress {
    /// Frames in which nothing moved.
    still: u32,
    samples: u32,
    /// Whether there is a mean of samples, taken from where the camera is now.
    has_mean: bool,
    /// When the first sample was taken.
    since: Duration,
}

impl Progress {
    /// How many samples make up the picture: those of four fifths of a second at 60 frames.
    pub(super) const SAMPLES: u32 = 48;
    /// Fewer samples than these are few: edges keep their stairs.
    const FEW: u32 = 8;
    /// The number of the frame without a movement that is the reference that later pictures are
    /// compared with: what moves slowly may stay for a frame or two. The first sample follows it.
    const STILL: u32 = 3;

    /// What becomes of the picture of the next frame where no samples can be taken.
    pub(super) fn next_without_samples(&mut self, change: Change) -> Step {
        self.count(change);
        if self.still < Self::STILL {
            return Step::Moving;
        }
        self.has_mean = false;
        Step::Plain
    }

    /// What becomes of the picture of the next frame. The samples end after the longest time, if
    /// there is one.
    pub(super) fn next(
        &mut self,
        change: Change,
        now: Duration,
        longest: Option<Duration>,
    ) -> Step {
        self.count(change);
        if self.still < Self::STILL {
            return if self.has_mean {
                Step::Changed
            } else {
                Step::Moving
            };
        }
        self.has_mean = true;
        if self.still == Self::STILL {
            return Step::Settled;
        }
        if self.samples == 0 {
            self.since = now;
        }
        let is_over =
            longest.is_some_and(|longest| self.samples > 0 && now - self.since >= longest);
        if self.is_complete() || is_over {
            return Step::Finished;
        }
        self.samples += 1;
        Step::Sample(self.samples - 1)
    }

    fn count(&mut self, change: Change) {
        self.has_mean &= change != Change::View;
        if change == Change::Nothing {
            self.still = self.still.saturating_add(1);
        } else {
            (self.still, self.samples) = (0, 0);
        }
    }

    /// Whether frames of this length leave time for a few samples only.
    pub(super) fn takes_few(frame: Duration, longest: Duration) -> bool {
        frame * Self::FEW > longest
    }

    /// Whether all samples have been taken.
    pub(super) const fn is_complete(&self) -> bool {
        self.samples == Self::SAMPLES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Duration = Duration::from_micros(16_667);
    const SECOND: Duration = Duration::from_secs(1);

    /// The steps of frames in which nothing moves.
    fn steps(progress: &mut Progress, frames: u32, frame: Duration) -> Vec<Step> {
        (0..frames)
            .map(|number| progress.next(Change::Nothing, frame * number, Some(SECOND)))
            .collect()
    }

    #[test]
    fn what_moves_is_shown_as_it_is() {
        let mut progress = Progress::default();
        for number in 0..100 {
            // It stays for a frame now and then.
            let change = if number % 3 == 0 {
                Change::Things
            } else {
                Change::Nothing
            };
            let step = progress.next(change, FRAME * number, Some(SECOND));
            assert_eq!(step, Step::Moving, "frame {number}");
        }
    }

    #[test]
    fn at_rest_all_samples_are_taken_once_and_within_a_second() {
        let mut progress = Progress::default();
        let steps = steps(&mut progress, 60, FRAME);
        let samples: Vec<Step> = (0..Progress::SAMPLES).map(Step::Sample).collect();
        let first = steps.iter().position(|step| *step == Step::Sample(0));
        let first = first.expect("it begins");
        assert_eq!(steps[first..first + samples.len()], samples);
        assert!(
            steps[first + samples.len()..]
                .iter()
                .all(|step| *step == Step::Finished)
        );
        assert!(progress.is_complete());
    }

    #[test]
    fn slow_frames_end_it_after_the_longest_time() {
        let mut progress = Progress::default();
        let steps = steps(&mut progress, 40, Duration::from_millis(100));
        let samples = steps
            .iter()
            .filter(|step| matches!(step, Step::Sample(_)))
            .count();
        assert_eq!(samples, 10);
        assert_eq!(steps.last(), Some(&Step::Finished));
        assert!(!progress.is_complete());
        assert!(!Progress::takes_few(Duration::from_millis(100), SECOND));
        assert!(Progress::takes_few(Duration::from_millis(200), SECOND));
    }

    #[test]
    fn a_picture_that_is_kept_gets_all_samples_however_slow_frames_are() {
        let mut progress = Progress::default();
        steps(&mut progress, 40, Duration::from_millis(100));
        let later = Duration::from_secs(100);
        assert_eq!(
            progress.next(Change::Nothing, later, None),
            Step::Sample(10)
        );
        let more = (0..Progress::SAMPLES).map(|_| progress.next(Change::Nothing, later, None));
        assert_eq!(more.last(), Some(Step::Finished));
        assert!(progress.is_complete());
    }

    #[test]
    fn a_movement_is_answered_in_the_same_frame_and_what_stays_keeps_its_mean() {
        let mut progress = Progress::default();
        steps(&mut progress, 20, FRAME);
        let mut next = |change| progress.next(change, SECOND, Some(SECOND));
        assert_eq!(next(Change::Things), Step::Changed);
        assert_eq!(next(Change::Nothing), Step::Changed);
        assert_eq!(next(Change::Nothing), Step::Changed);
        assert_eq!(next(Change::Nothing), Step::Settled);
        assert_eq!(next(Change::Nothing), Step::Sample(0));
        assert_eq!(next(Change::View), Step::Moving);
        assert_eq!(next(Change::Things), Step::Moving, "the mean is lost");
        assert!(!progress.is_complete());
    }

    #[test]
    fn without_samples_the_picture_at_rest_is_as_it_is() {
        let mut progress = Progress::default();
        let changes = [
            Change::View,
            Change::Nothing,
            Change::Things,
            Change::Nothing,
            Change::Nothing,
        ];
        for change in changes {
            assert_eq!(progress.next_without_samples(change), Step::Moving);
        }
        for _ in 0..100 {
            let step = progress.next_without_samples(Change::Nothing);
            assert_eq!(step, Step::Plain);
        }
        assert_eq!(progress.next_without_samples(Change::Things), Step::Moving);
    }
}
