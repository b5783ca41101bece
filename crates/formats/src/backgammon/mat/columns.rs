//! The two columns of a `.mat` file, found from what stands in them: programs differ in where the
//! right one begins.

use super::entry::{Entry, Side};

/// The columns in which the cells of a game begin, counted from 0.
pub(super) struct Columns {
    left: usize,
    right: usize,
}

impl Columns {
    /// The columns of a game, whose right name begins in a column, too.
    pub(super) fn of(rows: &[Vec<Entry>], right_name: usize) -> Self {
        let cells = |row: &Vec<Entry>| -> Vec<(usize, bool)> {
            let cells = row
                .iter()
                .filter(|entry| !entry.goes_on && !entry.is_certain);
            cells
                .map(|entry| (entry.column, entry.event.is_end()))
                .collect()
        };
        let pairs: Vec<_> = rows
            .iter()
            .map(cells)
            .filter(|cells| cells.len() == 2)
            .collect();
        let first = middle(pairs.iter().map(|cells| cells[0].0).collect());
        // The words at the end of a game stand anywhere.
        let second = pairs
            .iter()
            .map(|cells| cells[1])
            .filter(|(_, is_end)| !is_end);
        // A long cell pushes the right one away, so that of few the lower is meant.
        let second = second.map(|(column, _)| column).chain([right_name]);
        let right = middle(second.collect()).unwrap_or(right_name);
        let cells = rows.iter().flatten();
        let cells = cells.filter(|entry| !entry.is_certain);
        let single = cells.map(|entry| entry.column).min();
        let left = first.or(single.filter(|column| *column < right / 2));
        Self {
            left: left.unwrap_or(5),
            right,
        }
    }

    /// The entries of the rows in their order, each with its side.
    pub(super) fn sides(&self, rows: Vec<Vec<Entry>>) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for mut row in rows {
            // A line that names the players has no columns.
            if row.iter().any(|entry| entry.is_certain) {
                entries.append(&mut row);
                continue;
            }
            let is_pair = row.iter().filter(|entry| !entry.goes_on).count() == 2
                && row[0].column + 1 < self.right.max(2);
            let mut cell = (Side::Left, true);
            for (index, entry) in row.iter_mut().enumerate() {
                if !entry.goes_on || index == 0 {
                    cell = match (is_pair, index) {
                        (true, 0) => (Side::Left, true),
                        (true, _) => (Side::Right, true),
                        _ => self.nearest(entry.column),
                    };
                }
                (entry.side, entry.is_certain) = cell;
            }
            entries.append(&mut row);
        }
        entries
    }

    /// The side that a column is nearest to, and whether it is clearly nearer than the other.
    fn nearest(&self, column: usize) -> (Side, bool) {
        if column >= self.right {
            return (Side::Right, true);
        }
        let left = column.abs_diff(self.left);
        let right = column.abs_diff(self.right);
        if left <= right {
            (Side::Left, left * 3 <= right * 2)
        } else {
            (Side::Right, right * 3 <= left * 2)
        }
    }
}

/// The middle one of columns, the lower of two.
fn middle(mut columns: Vec<usize>) -> Option<usize> {
    columns.sort_unstable();
    columns.get(columns.len().saturating_sub(1) / 2).copied()
}

/// The column after a text that begins in a column, both counted from 0: a tab goes on to the next
/// multiple of eight.
pub(super) fn advance(column: usize, text: &str) -> usize {
    text.chars()
        .fold(column, |column, character| match character {
            '\t' => (column / 8 + 1) * 8,
            _ => column + 1,
        })
}
