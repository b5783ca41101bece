//! The endgames of Ur by the usual rules, which `tesserae_bots` solves, in a file: nobody at the
//! start, at most four pieces a side in play, for points.

use std::{
    fs,
    io::{BufWriter, Write},
    path::Path,
    time::Instant,
};

use anyhow::{Context, Result, ensure};
use tesserae_bots::{
    Stop,
    ur::endgames::{Counts, Endgames as Solver, Layer, Stakes, Worth},
};
use tesserae_rules::{
    Seat,
    ur::{Options, Position},
};

const MAGIC: &[u8; 4] = b"TSUF";
/// Four bytes for the value, four for the chance to win.
const WORTH_BYTES: usize = 8;

/// What a position is worth to one who plays.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Exact {
    /// The points to be expected with best play.
    pub points: f64,
    /// The chance to win with the play that is best for points.
    pub win: f64,
}

/// Every endgame up to a number of pieces a side.
pub struct Endgames {
    most: usize,
    solved: Solver,
}

impl Endgames {
    fn new(most: usize, options: &Options) -> Self {
        Self {
            most,
            solved: Solver::new(options, Stakes::points()),
        }
    }

    /// Solves the endgames up to a number of pieces a side, and says how long it took.
    pub fn solve(most: usize, options: &Options) -> Self {
        let mut endgames = Self::new(most, options);
        let begun = Instant::now();
        for counts in layers(most) {
            // Nothing stops it.
            let _ = endgames.solved.solve(counts, &Stop::never());
            let [mine, theirs] = counts;
            println!(
                "{mine} against {theirs}: {:.0} s in all",
                begun.elapsed().as_secs_f64()
            );
        }
        endgames
    }

    /// What a position is worth to the one who throws next; None if it is not among these endgames.
    pub fn value(&self, position: &Position, thrower: Seat) -> Option<Exact> {
        let Worth { value, win } = self.solved.worth(position, thrower)?;
        Some(match thrower {
            Seat::First => Exact { points: value, win },
            Seat::Second => Exact {
                points: -value,
                win: 1.0 - win,
            },
        })
    }

    /// How many pieces a side may have in play.
    pub const fn most(&self) -> usize {
        self.most
    }

    /// Whether the endgames of these house rules are the same.
    pub fn fits(&self, options: &Options) -> bool {
        self.solved.fit(options, &Stakes::points())
    }

    /// Writes the values of endgames by the usual rules.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&self, path: &Path) -> Result<()> {
        let cannot = || format!("cannot write {}", path.display());
        let mut file = BufWriter::new(fs::File::create(path).with_context(cannot)?);
        file.write_all(MAGIC).with_context(cannot)?;
        file.write_all(&(self.most as u32).to_le_bytes())
            .with_context(cannot)?;
        for counts in layers(self.most) {
            let layer = self
                .solved
                .layer(counts)
                .context("an endgame has not been solved")?;
            for worth in layer.iter().flatten() {
                let numbers = [worth.value, worth.win].map(|number| (number as f32).to_le_bytes());
                file.write_all(numbers.as_flattened())
                    .with_context(cannot)?;
            }
        }
        file.flush().with_context(cannot)
    }

    /// Reads what [`Endgames::write`] wrote.
    ///
    /// # Errors
    /// If the file cannot be read or is another one.
    pub fn read(path: &Path) -> Result<Self> {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let cut_short = || format!("{} is cut short", path.display());
        let (head, mut rest) = bytes.split_first_chunk::<8>().with_context(cut_short)?;
        ensure!(
            head.starts_with(MAGIC),
            "{} is no file of endgames of this version",
            path.display()
        );
        let mut read = Self::new(usize::from(head[4]), &Options::default());
        for counts in layers(read.most) {
            let size = WORTH_BYTES * Solver::size(counts);
            let mut layer = Layer::default();
            for values in &mut layer {
                let (bytes, others) = rest.split_at_checked(size).with_context(cut_short)?;
                *values = bytes
                    .as_chunks::<WORTH_BYTES>()
                    .0
                    .iter()
                    .map(worth)
                    .collect();
                rest = others;
            }
            read.solved.insert(counts, layer);
        }
        Ok(read)
    }
}

/// The layers up to a number of pieces a side, each after those that it leads to.
fn layers(most: usize) -> impl Iterator<Item = Counts> {
    (1..=most).flat_map(move |mine| (1..=most).map(move |theirs| [mine, theirs]))
}

fn worth([a, b, c, d, e, f, g, h]: &[u8; WORTH_BYTES]) -> Worth {
    let number = |bytes| f64::from(f32::from_le_bytes(bytes));
    Worth {
        value: number([*a, *b, *c, *d]),
        win: number([*e, *f, *g, *h]),
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::ur::Side;

    use super::*;

    #[test]
    fn endgames_are_read_as_they_were_written_and_worth_the_same_to_both_seats() {
        let solved = Endgames::solve(1, &Options::default());
        let path = std::env::temp_dir().join(format!("endgames-of-ur-{}.bin", std::process::id()));
        solved.write(&path).unwrap();
        let read = Endgames::read(&path);
        let cut_short =
            fs::read(&path).and_then(|bytes| fs::write(&path, &bytes[..bytes.len() - 1]));
        let refused = Endgames::read(&path).is_err();
        fs::remove_file(&path).unwrap();
        cut_short.unwrap();
        assert!(refused);
        let read = read.unwrap();
        assert_eq!(read.most(), 1);
        let sides: Vec<Side> = (0..16)
            .filter_map(|square| Side::new(1 << square, 0, 0))
            .collect();
        for (mine, theirs) in sides
            .iter()
            .flat_map(|mine| sides.iter().map(move |theirs| (*mine, *theirs)))
        {
            let Some(position) = Position::new([mine, theirs]) else {
                continue;
            };
            let [known, stored] =
                [&solved, &read].map(|endgames| endgames.value(&position, Seat::First).unwrap());
            assert!(
                (known.points - stored.points).abs() < 1e-5
                    && (known.win - stored.win).abs() < 1e-5
            );
            let swapped = Position::new([theirs, mine]).unwrap();
            let other = solved.value(&swapped, Seat::Second).unwrap();
            assert!(
                (known.points - other.points).abs() < 1e-4,
                "{position:?}: {known:?} and {other:?}"
            );
        }
        assert_eq!(solved.value(&Position::SET_UP, Seat::First), None);
    }
}
