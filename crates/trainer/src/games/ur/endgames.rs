//! Exact values of the endgames of Ur: nobody at the start, at most four pieces a side in play.
//!
//! Pieces only ever go home, so the positions fall into layers by the numbers in play; inside a layer values are
//! improved sweep by sweep until they stand still. A reward in hand has a table of its own: free moves only lead
//! forward, so it is filled in the order of the ways that are left, and chains of rewards are exact in one sweep.

use std::{fs, path::Path, time::Instant};

use anyhow::{Context, Result, ensure};
use tesserae_bots::ur::THROWS;
use tesserae_rules::{
    Seat,
    ur::{Options, Position, Reward, Side},
};

/// The lengths of free moves; throws use the first three.
const LENGTHS: [u8; 4] = [1, 2, 3, 5];
const SQUARES: u8 = 16;
const LAST: u8 = SQUARES - 1;
const ROSETTES: u16 = 1 << 3 | 1 << 7 | 1 << 11 | 1 << LAST;
/// Where a piece leaves the board.
const HOME: u8 = SQUARES;
/// No pieces of one side that could be numbered.
const NONE: u16 = u16::MAX;
const MAGIC: &[u8; 4] = b"TSUE";

/// The pieces of one side that are in play, and what they can do.
struct Config {
    squares: u16,
    /// The same squares in the other's numbers.
    across: u16,
    count: u8,
    /// What the other wins if the game ends now.
    points: f32,
    /// The way that is left for all of them.
    way: u32,
    /// For each of [`LENGTHS`] the moves that its own pieces do not block.
    moves: [Vec<Move>; 4],
    /// For each square of the other's route: what is left if the piece there is hit.
    hit: [u16; SQUARES as usize],
}

#[derive(Copy, Clone)]
struct Move {
    to: u8,
    after: u16,
    from_river: bool,
}

/// Value and chance to win of a side that has something to do.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Exact {
    /// The points to be expected with best play.
    pub points: f32,
    /// The chance to win with the play that is best for points.
    pub win: f32,
}

impl Exact {
    fn flip(self) -> Self {
        Self { points: -self.points, win: 1.0 - self.win }
    }

    fn better(self, other: Self) -> Self {
        if other.points > self.points { other } else { self }
    }
}

/// The solved endgames.
pub struct Endgames {
    most: u8,
    options: Options,
    configs: Vec<Config>,
    /// The number of a configuration by its squares and river.
    numbers: Vec<u16>,
    /// By the mover's configuration times their number, plus the other's.
    values: Vec<Exact>,
}

impl Endgames {
    /// Everything at 0, for endgames of at most so many pieces a side.
    fn new(most: u8, options: &Options) -> Self {
        let mut sides = Vec::new();
        let mut numbers = vec![NONE; (1 << SQUARES) * (usize::from(most) + 1)];
        for squares in 0..=u16::MAX {
            for river in 0..=most {
                if squares.count_ones() as u8 + river <= most {
                    numbers[slot(squares, river, most)] = sides.len() as u16;
                    sides.push((squares, river));
                }
            }
        }
        let number = |squares: u16, river: u8| numbers[slot(squares, river, most)];
        let configs: Vec<Config> = sides.iter().map(|side| config(*side, most, &number)).collect();
        let values = vec![Exact { points: 0.0, win: 0.5 }; configs.len() * configs.len()];
        Self { most, options: *options, configs, numbers, values }
    }

    /// Solves the endgames of at most so many pieces a side, until nothing changes by more than this in a sweep.
    pub fn solve(most: u8, options: &Options, change: f32) -> Self {
        let mut solved = Self::new(most, options);
        let mut rewards = solved.values.clone();
        let mut by_way: Vec<u16> = (0..solved.configs.len() as u16).collect();
        by_way.sort_by_key(|number| solved.configs[usize::from(*number)].way);
        let begun = Instant::now();
        for all in 2..=2 * most {
            for mine in all.saturating_sub(most).max(1)..=all / 2 {
                let theirs = all - mine;
                let mut sweeps = 0;
                loop {
                    let mut worst = solved.sweep(mine, theirs, &by_way, &mut rewards);
                    if mine != theirs {
                        worst = worst.max(solved.sweep(theirs, mine, &by_way, &mut rewards));
                    }
                    sweeps += 1;
                    if worst < change || sweeps == 500 {
                        break;
                    }
                }
                println!("{mine} against {theirs}: {sweeps} sweeps, {:.0} s in all", begun.elapsed().as_secs_f64());
            }
        }
        solved
    }

    /// Improves every position in which the mover has so many pieces and the other so many; the greatest change of a
    /// value.
    fn sweep(&mut self, mine: u8, theirs: u8, by_way: &[u16], rewards: &mut [Exact]) -> f32 {
        let of = |count: u8| -> Vec<u16> {
            let numbers = by_way.iter().copied();
            numbers.filter(|number| self.configs[usize::from(*number)].count == count).collect()
        };
        let (movers, others) = (of(mine), of(theirs));
        let mut worst = 0.0_f32;
        for mover in &movers {
            for other in &others {
                if self.config(*mover).squares & self.config(*other).across != 0 {
                    continue;
                }
                let at = self.at(*mover, *other);
                if self.options.reward == Reward::FreeMove {
                    rewards[at] = self.reward_in_hand(*mover, *other, rewards);
                }
                let new = self.throw_due(*mover, *other, rewards);
                worst = worst.max((new.points - self.values[at].points).abs());
                self.values[at] = new;
            }
        }
        worst
    }

    /// Before a throw of the mover.
    fn throw_due(&self, mover: u16, other: u16, rewards: &[Exact]) -> Exact {
        let pass = self.passed(mover, other);
        let mut sum = Exact { points: 0.0, win: 0.0 };
        for (value, ways) in (0_u8..).zip(THROWS) {
            let best = match value {
                0 => pass,
                _ => self.best_move(mover, other, usize::from(value) - 1, rewards).unwrap_or(pass),
            };
            sum.points += best.points * ways as f32 / 8.0;
            sum.win += best.win * ways as f32 / 8.0;
        }
        sum
    }

    fn best_move(&self, mover: u16, other: u16, length: usize, rewards: &[Exact]) -> Option<Exact> {
        let moves = &self.config(mover).moves[length];
        let river_first = self.options.river_first && moves.iter().any(|step| step.from_river);
        let allowed = moves.iter().filter(|step| !river_first || step.from_river);
        allowed.filter_map(|step| self.moved(step, other, rewards)).reduce(Exact::better)
    }

    /// With a free move in hand, which may be declined.
    fn reward_in_hand(&self, mover: u16, other: u16, rewards: &[Exact]) -> Exact {
        let free = self.config(mover).moves.iter().flatten();
        let played = free.filter_map(|step| self.moved(step, other, rewards));
        played.fold(self.passed(mover, other), Exact::better)
    }

    /// After a move of the mover; nothing if it is not legal.
    fn moved(&self, step: &Move, other: u16, rewards: &[Exact]) -> Option<Exact> {
        if step.to == HOME {
            return Some(self.passed(step.after, other));
        }
        let rosette = ROSETTES >> step.to & 1 == 1;
        let left = self.config(other).hit[usize::from(step.to)];
        let hit = left != NONE;
        if hit && rosette && self.options.safe_rosettes {
            return None;
        }
        let other = if hit { left } else { other };
        Some(match self.options.reward {
            _ if !rosette => self.passed(step.after, other),
            Reward::Nothing => self.passed(step.after, other),
            Reward::FreeMove => rewards[self.at(step.after, other)],
            Reward::AnotherThrow => {
                let again = self.values[self.at(step.after, other)];
                let home = self.config(step.after).moves[0].iter().find(|step| step.to == HOME);
                home.filter(|_| step.to == LAST).map_or(again, |home| again.better(self.again(home.after, other)))
            }
        })
    }

    /// When the other throws next, seen by the mover.
    fn passed(&self, mover: u16, other: u16) -> Exact {
        if self.config(mover).count == 0 {
            return Exact { points: self.config(other).points, win: 1.0 };
        }
        self.values[self.at(other, mover)].flip()
    }

    /// When the mover throws again.
    fn again(&self, mover: u16, other: u16) -> Exact {
        if self.config(mover).count == 0 { self.passed(mover, other) } else { self.values[self.at(mover, other)] }
    }

    fn config(&self, number: u16) -> &Config {
        &self.configs[usize::from(number)]
    }

    fn at(&self, mover: u16, other: u16) -> usize {
        usize::from(mover) * self.configs.len() + usize::from(other)
    }

    fn number(&self, side: Side) -> Option<u16> {
        if side.start() > 0 || side.river() > self.most {
            return None;
        }
        self.numbers.get(slot(side.squares(), side.river(), self.most)).copied().filter(|number| *number != NONE)
    }

    /// What a position is worth to the one who throws next; nothing if it is not among these endgames.
    pub fn value(&self, position: &Position, thrower: Seat) -> Option<Exact> {
        let mover = self.number(position.side(thrower))?;
        let other = self.number(position.side(thrower.other()))?;
        if self.config(other).count == 0 {
            return Some(self.passed(other, mover).flip());
        }
        Some(self.again(mover, other))
    }

    /// How many pieces a side may have in play.
    pub const fn most(&self) -> u8 {
        self.most
    }

    /// Whether the endgames of these house rules are the same.
    pub fn fits(&self, options: &Options) -> bool {
        let known = &self.options;
        (known.reward, known.safe_rosettes, known.river_first)
            == (options.reward, options.safe_rosettes, options.river_first)
    }

    /// Writes the values of endgames by the usual rules.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&self, path: &Path) -> Result<()> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(u32::from(self.most).to_le_bytes());
        for value in &self.values {
            bytes.extend(value.points.to_le_bytes());
            bytes.extend(value.win.to_le_bytes());
        }
        fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Reads what [`Endgames::write`] wrote.
    ///
    /// # Errors
    /// If the file cannot be read or is another one.
    pub fn read(path: &Path) -> Result<Self> {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let (head, rest) = bytes.split_first_chunk::<8>().context("the file of endgames is cut short")?;
        ensure!(head.starts_with(MAGIC) && head[4] <= 4, "{} is no file of endgames", path.display());
        let mut read = Self::new(head[4], &Options::default());
        ensure!(rest.len() == 8 * read.values.len(), "{} is cut short", path.display());
        for (value, [a, b, c, d, e, f, g, h]) in read.values.iter_mut().zip(rest.as_chunks::<8>().0) {
            *value = Exact { points: f32::from_le_bytes([*a, *b, *c, *d]), win: f32::from_le_bytes([*e, *f, *g, *h]) };
        }
        Ok(read)
    }
}

fn slot(squares: u16, river: u8, most: u8) -> usize {
    usize::from(squares) * (usize::from(most) + 1) + usize::from(river)
}

/// The squares of one route as squares of the other.
fn mirror(squares: u16) -> u16 {
    Side::new(squares, 0, 0).map_or(0, Side::squares_across)
}

fn config((squares, river): (u16, u8), most: u8, number: &impl Fn(u16, u8) -> u16) -> Config {
    let stations: Vec<u8> = (0..SQUARES).filter(|square| squares >> square & 1 == 1).collect();
    let free = |square: u8| squares >> square & 1 == 0;
    let moves = LENGTHS.map(|length| {
        let mut moves = Vec::new();
        if river > 0 && length <= 3 && free(length - 1) {
            let to = length - 1;
            moves.push(Move { to, after: number(squares | 1 << to, river - 1), from_river: true });
        }
        for from in &stations {
            let (to, left) = (from + length, squares ^ 1 << from);
            if to < SQUARES && free(to) {
                moves.push(Move { to, after: number(left | 1 << to, river), from_river: false });
            } else if to == HOME && length == 1 {
                moves.push(Move { to, after: number(left, river), from_river: false });
            }
        }
        moves
    });
    let hit = std::array::from_fn(|square| {
        let there = mirror(1 << square) & squares;
        if there == 0 || river == most { NONE } else { number(squares ^ there, river + 1) }
    });
    let count = stations.len() as u8 + river;
    let way = stations.iter().map(|square| u32::from(SQUARES - square)).sum::<u32>() + 17 * u32::from(river);
    let points = f32::from(stations.len() as u8 + 2 * river);
    Config { squares, across: mirror(squares), count, points, way, moves, hit }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use tesserae_rules::ur::{Afterstates, points};

    use super::*;

    /// The same values by the rules' own generator, over all positions of one piece a side.
    #[test]
    fn one_against_one_is_worth_what_brute_force_says() {
        for options in [
            Options::default(),
            Options { reward: Reward::AnotherThrow, ..Options::default() },
            Options { reward: Reward::Nothing, safe_rosettes: true, ..Options::default() },
            Options { safe_rosettes: true, river_first: true, ..Options::default() },
        ] {
            let solved = Endgames::solve(1, &options, 1e-7);
            let sides: Vec<Side> = (0..16)
                .map(|square| (1_u16 << square, 0))
                .chain([(0, 1)])
                .filter_map(|(squares, river)| Side::new(squares, 0, river))
                .collect();
            let pairs = sides.iter().flat_map(|mine| sides.iter().map(|theirs| [*mine, *theirs]));
            let positions: Vec<Position> = pairs.filter_map(Position::new).collect();
            assert!(positions.len() > 200);
            let mut values: HashMap<Position, f64> = HashMap::new();
            let mut afterstates = Afterstates::new();
            // The first seat throws in all of them; where the second does, the sides change places.
            let swap = |position: Position| Position::new([position.side(Seat::Second), position.side(Seat::First)]);
            for _ in 0..400 {
                for position in &positions {
                    let mut sum = 0.0;
                    for (value, ways) in (0_u8..).zip(THROWS) {
                        afterstates.find(*position, Seat::First, value, &options);
                        let worth = |end: tesserae_rules::ur::Afterstate| {
                            if end.position.winner().is_some() {
                                f64::from(points(end.position.side(Seat::Second)))
                            } else if end.again {
                                values.get(&end.position).copied().unwrap_or(0.0)
                            } else {
                                let swapped = swap(end.position).unwrap();
                                -values.get(&swapped).copied().unwrap_or(0.0)
                            }
                        };
                        sum += afterstates.iter().map(worth).fold(f64::MIN, f64::max) * ways as f64 / 8.0;
                    }
                    values.insert(*position, sum);
                }
            }
            for (position, value) in &values {
                let exact = solved.value(position, Seat::First).unwrap();
                assert!((f64::from(exact.points) - value).abs() < 1e-4, "{position:?}: {exact:?}, not {value}");
                assert!((0.0..=1.0).contains(&exact.win));
            }
        }
    }
}
