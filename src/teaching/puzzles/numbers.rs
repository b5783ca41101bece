//! Which puzzle of a game is that of the day, and which is the next.

/// The milliseconds of a day.
const DAY: u64 = 86_400_000;

/// Which of the numbers is the puzzle of the day at a time, in milliseconds since 1970: the same
/// for everybody.
pub(super) fn of_day(
    time: u64,
    mut numbers: impl ExactSizeIterator<Item = usize>,
) -> Option<usize> {
    let day = usize::try_from(time / DAY).unwrap_or_default();
    numbers.nth(day.checked_rem(numbers.len())?)
}

/// The first of the numbers after the last one that was not tried, or else simply the next.
pub(super) fn next(
    last: usize,
    numbers: impl Iterator<Item = usize> + Clone,
    was_tried: impl Fn(usize) -> bool,
) -> Option<usize> {
    let (after, before) = (
        numbers.clone().filter(|number| *number > last),
        numbers.filter(|number| *number <= last),
    );
    let mut all = after.chain(before);
    all.clone()
        .find(|number| !was_tried(*number))
        .or_else(|| all.next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_its_puzzle_and_the_next_one_was_not_tried_yet() {
        // Number 3 was taken out.
        let numbers = || [1, 2, 4, 5].into_iter();
        assert_eq!(
            [0, DAY, 2 * DAY, 4 * DAY].map(|time| of_day(time, numbers()).unwrap()),
            [1, 2, 4, 1]
        );
        assert_eq!(next(0, numbers(), |_| false), Some(1));
        assert_eq!(next(2, numbers(), |_| false), Some(4));
        assert_eq!(next(2, numbers(), |number| number == 4), Some(5));
        assert_eq!(next(5, numbers(), |number| number < 3), Some(4));
        assert_eq!(next(2, numbers(), |_| true), Some(4), "all were tried");
        assert_eq!(next(5, numbers(), |_| true), Some(1));
        assert_eq!(
            (
                of_day(0, std::iter::empty()),
                next(0, std::iter::empty(), |_| true)
            ),
            (None, None)
        );
    }
}
