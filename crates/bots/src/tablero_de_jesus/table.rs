//! The shipped table: what a throw is worth on every board with every purse, as a product of a few
//! factors of each.
//!
//! Value = bias(purse) + sum of factor(board) x factor(purse). The factors of the boards are shared
//! by all house rules that were solved; each of these *variants* has factors of the purses of its
//! own.
use tesserae_rules::tablero_de_jesus::{Claiming, CoinsLeft, Options, SeveralRuns};

use super::{board::BOARDS, coding, solver::Aim};
use crate::{Knowledge, KnowledgeError};

/// The section of the knowledge that holds the factors of the boards: their number a board, then
/// what [`coding::pack`] packs.
pub const BOARD_SECTION: &str = "boards";
/// The section that holds the factors of the purses of each variant.
pub const PURSE_SECTION: &str = "purses";

/// House rules and aim for which the table holds values.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Variant {
    /// The house rules that were solved.
    pub options: Options,
    /// What was solved for.
    pub aim: Aim,
    /// For each purse the bias and the factors, in millionths.
    pub purses: Vec<Vec<i32>>,
}

/// The whole table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Table {
    rank: usize,
    boards: Vec<i16>,
    variants: Vec<Variant>,
}

const MOST_RANK: usize = 16;
/// The length of the key of a variant: stake, eighth coin, several runs, claiming, coins left and
/// aim.
pub const KEY: usize = 6;

impl Table {
    /// The table in the knowledge of the bots.
    ///
    /// # Errors
    /// If it is missing or damaged.
    pub fn of(knowledge: &Knowledge) -> Result<Self, KnowledgeError> {
        Self::read(
            knowledge.table(BOARD_SECTION)?,
            knowledge.table(PURSE_SECTION)?,
        )
        .map_err(|what| KnowledgeError::Misfit {
            name: BOARD_SECTION.to_owned(),
            what,
        })
    }

    /// Reads the two sections.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn read(boards: &[u8], purses: &[u8]) -> Result<Self, &'static str> {
        let (rank, packed) = boards.split_first().ok_or("is empty")?;
        let rank = usize::from(*rank);
        if !(1..=MOST_RANK).contains(&rank) {
            return Err("has an impossible number of factors");
        }
        let mut variants = Vec::new();
        let mut rest = purses;
        while !rest.is_empty() {
            let (key, after) = rest.split_first_chunk::<KEY>().ok_or("is cut short")?;
            let (options, aim) = read_key(*key).ok_or("has an unknown house rule")?;
            let count = super::purses(&options);
            let (numbers, after) = after
                .split_at_checked(4 * (rank + 1) * count)
                .ok_or("is cut short")?;
            let numbers: Vec<i32> = numbers
                .as_chunks::<4>()
                .0
                .iter()
                .map(|bytes| i32::from_le_bytes(*bytes))
                .collect();
            variants.push(Variant {
                options,
                aim,
                purses: numbers
                    .chunks_exact(rank + 1)
                    .map(<[i32]>::to_vec)
                    .collect(),
            });
            rest = after;
        }
        let usual = |aim| {
            variants
                .iter()
                .any(|known| known.options == Options::default() && known.aim == aim)
        };
        if !usual(Aim::Coins) || !usual(Aim::Win) {
            return Err("has no values for the usual house rules");
        }
        Ok(Self {
            rank,
            boards: coding::unpack(rank, packed),
            variants,
        })
    }

    /// A table of these numbers: `rank` factors a board.
    #[must_use]
    pub const fn from_parts(rank: usize, boards: Vec<i16>, variants: Vec<Variant>) -> Self {
        Self {
            rank,
            boards,
            variants,
        }
    }

    /// The section of the boards and that of the purses.
    #[must_use]
    pub fn write(&self) -> [Vec<u8>; 2] {
        let mut boards = vec![u8::try_from(self.rank).unwrap_or(0)];
        boards.extend(coding::pack(self.rank, &self.boards));
        let mut purses = Vec::new();
        for Variant {
            options,
            aim,
            purses: numbers,
        } in &self.variants
        {
            purses.extend(write_key(options, *aim));
            purses.extend(
                numbers
                    .iter()
                    .flatten()
                    .flat_map(|number| number.to_le_bytes()),
            );
        }
        [boards, purses]
    }

    /// The values of these house rules, or of the most similar ones.
    #[must_use]
    pub fn view(&self, options: &Options, aim: Aim) -> View<'_> {
        let unlike = |known: &&Variant| {
            let of = &known.options;
            // Options change what a run is worth; the stake changes little but the length of the
            // game.
            8 * u32::from(of.several_runs != options.several_runs)
                + 4 * u32::from(of.claiming != options.claiming)
                + 2 * u32::from(of.coins_left != options.coins_left)
                + 2 * u32::from(of.eighth_coin != options.eighth_coin)
                + u32::from(of.stake != options.stake)
        };
        let fits = |known: &&Variant| known.aim == aim;
        let distance =
            |known: &&Variant| (unlike(known), known.options.stake.abs_diff(options.stake));
        let variant = self.variants.iter().filter(fits).min_by_key(distance);
        View {
            table: self,
            variant,
            purses: super::purses(options),
            aim,
        }
    }
}

/// The values of one set of house rules.
#[derive(Copy, Clone, Debug)]
pub struct View<'a> {
    table: &'a Table,
    variant: Option<&'a Variant>,
    /// How many purses there are by the house rules that are played.
    purses: usize,
    aim: Aim,
}

impl View<'_> {
    /// What a throw is worth, in millionths, to the player on turn who sees this board and has this
    /// purse.
    #[must_use]
    pub fn throw_value(&self, board: usize, purse: u8) -> i64 {
        let Some(variant) = self.variant else {
            return 0;
        };
        let (known, shift) = self.known_purse(usize::from(purse), variant.purses.len());
        let Some((bias, factors)) = variant.purses.get(known).and_then(|row| row.split_first())
        else {
            return 0;
        };
        let from = board.min(BOARDS - 1) * self.table.rank;
        let boards = self
            .table
            .boards
            .get(from..from + self.table.rank)
            .unwrap_or(&[]);
        let product: i64 = boards
            .iter()
            .zip(factors)
            .map(|(one, other)| i64::from(*one) * i64::from(*other))
            .sum();
        i64::from(*bias) + product + shift
    }

    /// Where another number of coins was solved: the purse that is as far from the nearer end, and
    /// what it has more or less. In the middle of a longer game one coin is worth one coin.
    fn known_purse(&self, purse: usize, known: usize) -> (usize, i64) {
        let last = self.purses.saturating_sub(1);
        let known_last = known.saturating_sub(1);
        if self.purses == known || self.purses == 0 || known == 0 {
            return (purse.min(known_last), 0);
        }
        let from_top = last.saturating_sub(purse);
        let found = if purse <= from_top {
            purse.min(known_last / 2)
        } else {
            known_last.saturating_sub(from_top.min(known_last / 2))
        };
        // Twice the distance from the middle, there and here.
        let there = 2 * i64_of(found) - i64_of(known_last);
        let here = 2 * i64_of(purse) - i64_of(last);
        let shift = if self.aim == Aim::Win {
            0
        } else {
            (here - there) * 500_000
        };
        (found, shift)
    }
}

fn i64_of(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// House rules and aim in six bytes.
#[must_use]
pub fn write_key(options: &Options, aim: Aim) -> [u8; KEY] {
    let claiming = match options.claiming {
        Claiming::AfterSurrender => 0,
        Claiming::EveryReceipt => 1,
        Claiming::Never => 2,
    };
    [
        options.stake,
        u8::from(options.eighth_coin),
        u8::from(options.several_runs == SeveralRuns::One),
        claiming,
        u8::from(options.coins_left == CoinsLeft::Nobody),
        u8::from(aim == Aim::Win),
    ]
}

/// The house rules and the aim that [`write_key`] has written; None if the bytes mean none.
#[must_use]
pub fn read_key(key: [u8; KEY]) -> Option<(Options, Aim)> {
    let [stake, eighth, several, claiming, left, aim] = key;
    let flag = |byte| match byte {
        0 => Some(false),
        1 => Some(true),
        _ => None,
    };
    let claiming = match claiming {
        0 => Claiming::AfterSurrender,
        1 => Claiming::EveryReceipt,
        2 => Claiming::Never,
        _ => return None,
    };
    let options = Options {
        stake: (4..=50).contains(&stake).then_some(stake)?,
        eighth_coin: flag(eighth)?,
        several_runs: if flag(several)? {
            SeveralRuns::One
        } else {
            SeveralRuns::All
        },
        claiming,
        coins_left: if flag(left)? {
            CoinsLeft::Nobody
        } else {
            CoinsLeft::Winner
        },
    };
    Some((options, if flag(aim)? { Aim::Win } else { Aim::Coins }))
}
