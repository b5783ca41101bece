//! Boards as numbers from 0 to 823 542, for tables: the coin of column 1 is the lowest of seven
//! digits to the base 7.
//!
//! Boards are seen by the player on turn, whose home row is row 1.
use tesserae_rules::tablero_de_jesus::Rows;

/// How many boards there are: seven columns of seven rows.
pub const BOARDS: usize = 823_543;

/// The place value of each column.
pub(crate) const PLACE: [usize; 7] = [1, 7, 49, 343, 2_401, 16_807, 117_649];

/// The rows of the seven coins, counted from 0.
#[must_use]
pub fn digits(board: usize) -> [u8; 7] {
    let mut rest = board;
    std::array::from_fn(|_| {
        let digit = rest % 7;
        rest /= 7;
        u8::try_from(digit).unwrap_or(0)
    })
}

/// The board with these rows, counted from 0; rows above 6 count as 6.
#[must_use]
pub fn index(digits: [u8; 7]) -> usize {
    digits
        .iter()
        .zip(PLACE)
        .map(|(digit, place)| usize::from((*digit).min(6)) * place)
        .sum()
}

/// The same board as the other player sees it.
#[must_use]
pub const fn flip(board: usize) -> usize {
    (BOARDS - 1).saturating_sub(board)
}

/// The same board with left and right exchanged, which is worth the same.
#[must_use]
pub fn mirror(board: usize) -> usize {
    let mut digits = digits(board);
    digits.reverse();
    index(digits)
}

/// The number of a board that holds seven coins, seen by the low roller; None for an emptier one.
#[must_use]
pub fn read(rows: Rows) -> Option<usize> {
    let mut digits = [0; 7];
    for (column, digit) in (1..=7).zip(&mut digits) {
        *digit = rows.row(column).checked_sub(1)?;
    }
    Some(index(digits))
}

/// The coins of a board, seen by the low roller.
#[must_use]
pub fn rows(board: usize) -> Rows {
    digits(board)
        .iter()
        .zip(1..)
        .fold(Rows::EMPTY, |rows, (digit, column)| {
            rows.with(column, digit + 1)
        })
}

/// The runs as pairs of first and last column, counted from 0; at most three.
#[must_use]
pub fn runs(digits: [u8; 7]) -> ([(usize, usize); 3], usize) {
    let mut found = [(0, 0); 3];
    let mut count = 0;
    let mut first = 0;
    for column in 1..=7 {
        if column < 7 && digits[column] == digits[first] {
            continue;
        }
        if column - first > 1
            && (1..=5).contains(&digits[first])
            && let Some(slot) = found.get_mut(count)
        {
            *slot = (first, column - 1);
            count += 1;
        }
        first = column;
    }
    (found, count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_has_one_number() {
        for board in (0..BOARDS).step_by(97) {
            assert_eq!(read(rows(board)), Some(board));
            assert_eq!(mirror(mirror(board)), board);
            assert_eq!(flip(flip(board)), board);
        }
        assert_eq!(read(Rows::EMPTY), None);
    }

    #[test]
    fn runs_are_those_of_the_rules() {
        for board in (0..BOARDS).step_by(31) {
            let (found, count) = runs(digits(board));
            let found: Vec<_> = found[..count]
                .iter()
                .map(|(first, last)| (first + 1, last + 1))
                .collect();
            let rules: Vec<_> = rows(board)
                .runs()
                .map(|run| (usize::from(run.first), usize::from(run.last)))
                .collect();
            assert_eq!(found, rules, "{:?}", rows(board));
        }
    }
}
