//! Exact values of the endgames of Ur, worked out where they are asked for: nobody at the start, few pieces in play.
//!
//! Pieces only ever go home, so the positions fall into layers by the numbers in play; inside a layer values are
//! improved sweep by sweep until they stand still. A reward in hand has a table of its own: free moves only lead
//! forward, so it is filled in the order of the ways that are left, and chains of rewards are exact in one sweep.
//!
//! Everything is seen by the first seat: it looks for the greatest value, the second seat for the least.

use std::collections::HashMap;

use tesserae_rules::{
    Seat,
    ur::{Options, Position, Reward, Side, points},
};

use super::THROWS;
use crate::Progress;

/// The lengths of free moves; throws use the first three.
const LENGTHS: [u8; 4] = [1, 2, 3, 5];
const SQUARES: u8 = 16;
const LAST: u8 = SQUARES - 1;
const ROSETTES: u16 = 1 << 3 | 1 << 7 | 1 << 11 | 1 << LAST;
/// Where a piece leaves the board.
const HOME: u8 = SQUARES;
/// A layer is solved when no value changes by more than this share of the range of all values in a sweep.
const STILL: f64 = 1e-7;
/// Positions that are improved in the time of one evaluation by a net, about.
const POSITIONS: usize = 40;
/// How many positions a layer may have.
const LARGEST: usize = 20_000;

/// What the first seat gets when a game ends: by the winner and the points, which are at most 21.
#[derive(Clone, Debug, PartialEq)]
pub struct Stakes(pub [[f64; 22]; 2]);

impl Stakes {
    /// The points themselves, as in a single game.
    #[must_use]
    pub fn points() -> Self {
        Self([1.0, -1.0].map(|sign| std::array::from_fn(|points| sign * points as f64)))
    }

    fn after(&self, winner: Seat, points: u8) -> f64 {
        self.0[winner.index()].get(usize::from(points)).copied().unwrap_or(0.0)
    }

    /// How far values can be apart, from the least to the greatest.
    #[must_use]
    pub fn range(&self) -> f64 {
        let all = || self.0.iter().flat_map(|stakes| &stakes[1..]).copied();
        all().fold(f64::MIN, f64::max) - all().fold(f64::MAX, f64::min)
    }
}

/// What a position is worth, seen by the first seat.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Worth {
    /// What it is worth with best play, in the unit of the [`Stakes`].
    pub value: f64,
    /// The chance that the first seat wins the game with this play.
    pub win: f64,
}

impl Worth {
    /// The better of two for this seat.
    fn better(self, other: Self, seat: Seat) -> Self {
        let greater = other.value > self.value;
        if greater == (seat == Seat::First) && other.value != self.value { other } else { self }
    }
}

/// The pieces of one side that are in play, and what they can do.
#[derive(Clone, Debug)]
struct Config {
    squares: u16,
    /// The same squares in the other's numbers.
    across: u16,
    /// What the other wins if the game ends now.
    points: u8,
    /// For each of [`LENGTHS`] the moves that its own pieces do not block.
    moves: [Vec<Move>; 4],
    /// For each square of the other's route: what is left if the piece there is hit.
    hit: [Option<usize>; SQUARES as usize],
}

/// A move of one side.
#[derive(Copy, Clone, Debug)]
struct Move {
    to: u8,
    /// The number of what is left, among those of so many pieces in play.
    after: usize,
    from_river: bool,
}

/// Every way in which so many pieces of one side can be in play, those with the shortest way home first.
#[derive(Clone, Debug, Default)]
struct Group {
    configs: Vec<Config>,
    numbers: HashMap<(u16, u8), usize>,
}

/// How many pieces of each seat are in play.
pub type Counts = [usize; 2];

/// Every position with the same numbers of pieces in play: by who throws, then by the first seat's configuration times
/// the number of the second's, plus the second's.
pub type Layer = [Vec<Worth>; 2];

/// A layer that is being solved.
#[derive(Clone, Debug)]
struct Work {
    counts: Counts,
    values: Layer,
    /// With a free move in hand.
    rewards: Layer,
    /// Who throws, and which of their configurations comes next.
    next: (Seat, usize),
    /// The greatest change in this sweep.
    change: f64,
}

/// The endgames that have been solved so far, by one set of house rules.
#[derive(Clone, Debug)]
pub struct Endgames {
    options: Options,
    stakes: Stakes,
    /// By the number of pieces in play.
    groups: Vec<Group>,
    layers: HashMap<Counts, Layer>,
    work: Option<Work>,
}

impl Endgames {
    /// Nothing is solved yet.
    #[must_use]
    pub fn new(options: &Options, stakes: Stakes) -> Self {
        let mut none = Group::default();
        none.numbers.insert((0, 0), 0);
        none.configs.push(Config::new(0, 0, &none, &none));
        Self { options: *options, stakes, groups: vec![none], layers: HashMap::new(), work: None }
    }

    /// Whether these are the endgames of a game by such house rules for such stakes.
    #[must_use]
    pub fn fit(&self, options: &Options, stakes: &Stakes) -> bool {
        let known = &self.options;
        let same = known.reward == options.reward
            && known.safe_rosettes == options.safe_rosettes
            && known.river_first == options.river_first;
        same && self.stakes == *stakes
    }

    /// Whether a position is one of these endgames, and few enough pieces are in play that it can be solved while
    /// somebody waits: at most 2 against 2 or 3 against 1.
    #[must_use]
    pub fn can_solve(position: &Position) -> bool {
        counts(position)
            .is_some_and(|[first, second]| first == 0 || second == 0 || Self::size([first, second]) <= LARGEST)
    }

    /// Solves what is needed for a position, for about so many evaluations of a position by a net; at least one unit of
    /// work is done. Nothing is done for a position that [cannot be solved](Self::can_solve).
    pub fn step(&mut self, position: &Position, budget: u32) -> Progress {
        match counts(position).filter(|_| Self::can_solve(position)) {
            Some(counts) => self.work_on(counts, (budget.max(1) as usize).saturating_mul(POSITIONS)),
            None => Progress::Done,
        }
    }

    /// Solves every endgame of at most so many pieces of each seat, however long that takes.
    pub fn solve(&mut self, counts: Counts) {
        self.work_on(counts, usize::MAX);
    }

    /// Solves the layers of at most so many pieces, until so many positions have been improved.
    fn work_on(&mut self, [first, second]: Counts, mut left: usize) -> Progress {
        loop {
            if self.work.is_none() {
                let mut wanted = (1..=first).flat_map(|first| (1..=second).map(move |second| [first, second]));
                let Some(counts) = wanted.find(|counts| !self.layers.contains_key(counts)) else {
                    return Progress::Done;
                };
                self.begin(counts);
            }
            if left == 0 {
                return Progress::Thinking;
            }
            left = left.saturating_sub(self.improve());
        }
    }

    /// The values of a layer, if it has been solved.
    #[must_use]
    pub fn layer(&self, counts: Counts) -> Option<&Layer> {
        self.layers.get(&counts)
    }

    /// Takes over a layer of [the right size](Self::size) that has been solved before, by the same house rules and for
    /// the same stakes.
    pub fn insert(&mut self, counts: Counts, layer: Layer) {
        self.list_configs(counts);
        self.layers.insert(counts, layer);
    }

    /// What a position is worth in which this seat throws next; nothing if it has not been solved.
    #[must_use]
    pub fn worth(&self, position: &Position, thrower: Seat) -> Option<Worth> {
        if let Some(winner) = position.winner() {
            return Some(self.ended(winner, points(position.side(winner.other()))));
        }
        let counts = counts(position)?;
        let number = |seat: Seat| {
            let side = position.side(seat);
            self.groups.get(counts[seat.index()])?.numbers.get(&(side.squares(), side.river()))
        };
        let at = number(Seat::First)? * self.groups.get(counts[1])?.configs.len() + number(Seat::Second)?;
        self.layers.get(&counts)?[thrower.index()].get(at).copied()
    }

    fn ended(&self, winner: Seat, points: u8) -> Worth {
        Worth { value: self.stakes.after(winner, points), win: f64::from(u8::from(winner == Seat::First)) }
    }

    /// Lists the ways in which up to so many pieces can be in play.
    fn list_configs(&mut self, counts: Counts) {
        while self.groups.len() <= counts[0].max(counts[1]) {
            let group = Group::new(&self.groups);
            self.groups.push(group);
        }
    }

    /// How many positions a layer has, whoever throws.
    #[must_use]
    pub fn size(counts: Counts) -> usize {
        ways(counts[0]).saturating_mul(ways(counts[1]))
    }

    fn begin(&mut self, counts: Counts) {
        self.list_configs(counts);
        let size = Self::size(counts);
        let values = [vec![Worth { value: 0.0, win: 0.5 }; size], vec![Worth { value: 0.0, win: 0.5 }; size]];
        let rewards = values.clone();
        self.work = Some(Work { counts, values, rewards, next: (Seat::First, 0), change: 0.0 });
    }

    /// Improves the values of one configuration of the thrower against all of the other; how many those are.
    fn improve(&mut self) -> usize {
        let Some(mut work) = self.work.take() else { return 0 };
        let (thrower, number) = work.next;
        let [mine, theirs] =
            [thrower, thrower.other()].map(|seat| self.groups[work.counts[seat.index()]].configs.len());
        let sweep = Sweep { endgames: self, counts: work.counts, seat: thrower };
        for other in 0..theirs {
            let [mover, across] = [sweep.config(thrower, number), sweep.config(thrower.other(), other)];
            if mover.squares & across.across != 0 {
                continue;
            }
            let at = sweep.at(number, other);
            if self.options.reward == Reward::FreeMove {
                work.rewards[thrower.index()][at] = sweep.reward_in_hand(number, other, &work);
            }
            let new = sweep.throw_due(number, other, &work);
            let old = std::mem::replace(&mut work.values[thrower.index()][at], new);
            work.change = work.change.max((new.value - old.value).abs());
        }
        work.next = match (thrower, number + 1) {
            (_, next) if next < mine => (thrower, next),
            (Seat::First, _) => (Seat::Second, 0),
            (Seat::Second, _) if work.change > STILL * self.stakes.range() => {
                work.change = 0.0;
                (Seat::First, 0)
            }
            (Seat::Second, _) => {
                self.layers.insert(work.counts, work.values);
                return theirs;
            }
        };
        self.work = Some(work);
        theirs
    }
}

/// What one seat can do in a layer that is being solved.
struct Sweep<'a> {
    endgames: &'a Endgames,
    counts: Counts,
    seat: Seat,
}

impl Sweep<'_> {
    /// Before a throw of the mover.
    fn throw_due(&self, mover: usize, other: usize, work: &Work) -> Worth {
        let pass = self.next_throw(self.seat.other(), mover, other, work);
        let mut sum = Worth::default();
        for (value, ways) in (0_usize..).zip(THROWS) {
            let best = match value {
                0 => pass,
                _ => self.best_move(mover, other, value - 1, work).unwrap_or(pass),
            };
            sum.value += best.value * ways as f64 / 8.0;
            sum.win += best.win * ways as f64 / 8.0;
        }
        sum
    }

    fn best_move(&self, mover: usize, other: usize, length: usize, work: &Work) -> Option<Worth> {
        let moves = &self.config(self.seat, mover).moves[length];
        let river_first = self.endgames.options.river_first && moves.iter().any(|step| step.from_river);
        let allowed = moves.iter().filter(|step| !river_first || step.from_river);
        allowed.filter_map(|step| self.moved(step, other, work)).reduce(|a, b| a.better(b, self.seat))
    }

    /// With a free move in hand, which may be declined.
    fn reward_in_hand(&self, mover: usize, other: usize, work: &Work) -> Worth {
        let free = self.config(self.seat, mover).moves.iter().flatten();
        let played = free.filter_map(|step| self.moved(step, other, work));
        played.fold(self.next_throw(self.seat.other(), mover, other, work), |a, b| a.better(b, self.seat))
    }

    /// After a move of the mover; nothing if it is not legal.
    fn moved(&self, step: &Move, other: usize, work: &Work) -> Option<Worth> {
        if step.to == HOME {
            return Some(self.home(self.seat.other(), step.after, other));
        }
        let options = &self.endgames.options;
        let rosette = ROSETTES >> step.to & 1 == 1;
        let left = self.config(self.seat.other(), other).hit[usize::from(step.to)];
        if left.is_some() && rosette && options.safe_rosettes {
            return None;
        }
        let other = left.unwrap_or(other);
        Some(match options.reward {
            _ if !rosette => self.next_throw(self.seat.other(), step.after, other, work),
            Reward::Nothing => self.next_throw(self.seat.other(), step.after, other, work),
            Reward::FreeMove => work.rewards[self.seat.index()][self.at(step.after, other)],
            Reward::AnotherThrow => {
                let again = self.next_throw(self.seat, step.after, other, work);
                let moves = &self.config(self.seat, step.after).moves[0];
                let home = moves.iter().find(|step| step.to == HOME).filter(|_| step.to == LAST);
                home.map_or(again, |home| again.better(self.home(self.seat, home.after, other), self.seat))
            }
        })
    }

    /// When a seat throws next in the same layer.
    fn next_throw(&self, thrower: Seat, mover: usize, other: usize, work: &Work) -> Worth {
        work.values[thrower.index()][self.at(mover, other)]
    }

    /// When a piece of the mover has gone home and a seat throws next.
    fn home(&self, thrower: Seat, mover: usize, other: usize) -> Worth {
        let mut counts = self.counts;
        counts[self.seat.index()] -= 1;
        if counts[self.seat.index()] == 0 {
            return self.endgames.ended(self.seat, self.config(self.seat.other(), other).points);
        }
        let at = self.in_layer(counts, mover, other);
        self.endgames.layers.get(&counts).map_or(Worth::default(), |layer| layer[thrower.index()][at])
    }

    fn config(&self, seat: Seat, number: usize) -> &Config {
        &self.endgames.groups[self.counts[seat.index()]].configs[number]
    }

    fn at(&self, mover: usize, other: usize) -> usize {
        self.in_layer(self.counts, mover, other)
    }

    fn in_layer(&self, counts: Counts, mover: usize, other: usize) -> usize {
        let [first, second] = if self.seat == Seat::First { [mover, other] } else { [other, mover] };
        first * self.endgames.groups[counts[1]].configs.len() + second
    }
}

impl Group {
    /// With one piece more in play than the last of these.
    fn new(fewer: &[Self]) -> Self {
        let none = Self::default();
        let (count, last) = (fewer.len() as u8, fewer.last().unwrap_or(&none));
        let mut sides: Vec<(u16, u8)> = (0..=u16::MAX)
            .map(|squares| (squares, squares.count_ones() as u8))
            .filter(|(_, on_board)| *on_board <= count)
            .map(|(squares, on_board)| (squares, count - on_board))
            .collect();
        sides.sort_by_cached_key(|(squares, river)| way(*squares, *river));
        let numbers = sides.iter().enumerate().map(|(number, side)| (*side, number)).collect();
        let mut group = Self { configs: Vec::new(), numbers };
        group.configs = sides.iter().map(|(squares, river)| Config::new(*squares, *river, &group, last)).collect();
        group
    }

    fn number(&self, squares: u16, river: u8) -> usize {
        self.numbers.get(&(squares, river)).copied().unwrap_or(0)
    }
}

impl Config {
    /// With the groups of as many pieces in play and of one fewer.
    fn new(squares: u16, river: u8, same: &Group, fewer: &Group) -> Self {
        let stations: Vec<u8> = (0..SQUARES).filter(|square| squares >> square & 1 == 1).collect();
        let free = |square: u8| squares >> square & 1 == 0;
        let moves = LENGTHS.map(|length| {
            let mut moves = Vec::new();
            if river > 0 && length <= 3 && free(length - 1) {
                let to = length - 1;
                moves.push(Move { to, after: same.number(squares | 1 << to, river - 1), from_river: true });
            }
            for from in &stations {
                let (to, left) = (from + length, squares ^ 1 << from);
                if to < SQUARES && free(to) {
                    moves.push(Move { to, after: same.number(left | 1 << to, river), from_river: false });
                } else if to == HOME && length == 1 {
                    moves.push(Move { to, after: fewer.number(left, river), from_river: false });
                }
            }
            moves
        });
        let hit = std::array::from_fn(|square| {
            let there = across(1 << square) & squares;
            (there != 0).then(|| same.number(squares ^ there, river + 1))
        });
        let points = stations.len() as u8 + 2 * river;
        Self { squares, across: across(squares), points, moves, hit }
    }
}

/// The squares of one route as squares of the other.
fn across(squares: u16) -> u16 {
    Side::new(squares, 0, 0).map_or(0, Side::squares_across)
}

/// The way that is left for all pieces of a side.
fn way(squares: u16, river: u8) -> u32 {
    let on_board: u32 =
        (0..SQUARES).filter(|square| squares >> square & 1 == 1).map(|square| u32::from(SQUARES - square)).sum();
    on_board + 17 * u32::from(river)
}

/// How many pieces of each seat are in play; nothing where somebody still has pieces at the start.
fn counts(position: &Position) -> Option<Counts> {
    let count = |seat| {
        let side = position.side(seat);
        (side.start() == 0).then(|| usize::from(side.on_board() + side.river()))
    };
    Some([count(Seat::First)?, count(Seat::Second)?])
}

/// In how many ways so many pieces can be in play.
fn ways(count: usize) -> usize {
    let mut on_squares = 1;
    let mut all = 1;
    for more in 1..=count {
        on_squares = on_squares * (usize::from(SQUARES) + 1 - more) / more;
        all += on_squares;
    }
    all
}

#[cfg(test)]
mod tests {
    use tesserae_rules::ur::{Afterstate, Afterstates};

    use super::*;

    /// Every way in which one side has so many pieces in play.
    fn sides(count: u32) -> Vec<Side> {
        let squares = (0..=u16::MAX).filter(|squares| squares.count_ones() <= count);
        squares.filter_map(|squares| Side::new(squares, 0, (count - squares.count_ones()) as u8)).collect()
    }

    fn solve(position: &Position, options: &Options, stakes: &Stakes) -> Endgames {
        let mut endgames = Endgames::new(options, stakes.clone());
        while endgames.step(position, 1_000) == Progress::Thinking {}
        endgames
    }

    /// By the rules' own generator: the mean over the throws of the best of what can be played.
    fn one_throw(position: &Position, thrower: Seat, options: &Options, worth: &dyn Fn(&Position, Seat) -> f64) -> f64 {
        let mut afterstates = Afterstates::new();
        let mut sum = 0.0;
        for (value, ways) in (0_u8..).zip(THROWS) {
            afterstates.find(*position, thrower, value, options);
            let worth = |end: Afterstate| worth(&end.position, if end.again { thrower } else { thrower.other() });
            let best = match thrower {
                Seat::First => afterstates.iter().map(worth).fold(f64::MIN, f64::max),
                Seat::Second => afterstates.iter().map(worth).fold(f64::MAX, f64::min),
            };
            sum += best * ways as f64 / 8.0;
        }
        sum
    }

    fn house_rules() -> [Options; 4] {
        [
            Options::default(),
            Options { reward: Reward::AnotherThrow, ..Options::default() },
            Options { reward: Reward::Nothing, safe_rosettes: true, ..Options::default() },
            Options { safe_rosettes: true, river_first: true, ..Options::default() },
        ]
    }

    /// Stakes that are worth more to one seat than to the other, as in a set.
    fn uneven() -> Stakes {
        Stakes(
            [[0.6, 0.61, 0.7, 0.8, 1.0], [0.4, 0.38, 0.2, 0.1, 0.05]]
                .map(|stakes: [f64; 5]| std::array::from_fn(|points| stakes[points.min(4)])),
        )
    }

    #[test]
    fn one_against_one_is_worth_what_brute_force_says() {
        for (options, stakes) in house_rules().into_iter().zip([Stakes::points(), Stakes::points(), uneven(), uneven()])
        {
            let sides = sides(1);
            let pairs = sides.iter().flat_map(|mine| sides.iter().map(|theirs| [*mine, *theirs]));
            let positions: Vec<Position> = pairs.filter_map(Position::new).collect();
            assert!(positions.len() > 200);
            let solved = solve(&positions[0], &options, &stakes);
            let mut values: HashMap<(Position, Seat), f64> = HashMap::new();
            for _ in 0..200 {
                for position in &positions {
                    for thrower in Seat::BOTH {
                        let known = |end: &Position, thrower: Seat| match end.winner() {
                            Some(winner) => stakes.after(winner, points(end.side(winner.other()))),
                            None => values.get(&(*end, thrower)).copied().unwrap_or(0.0),
                        };
                        let value = one_throw(position, thrower, &options, &known);
                        values.insert((*position, thrower), value);
                    }
                }
            }
            for ((position, thrower), value) in &values {
                let worth = solved.worth(position, *thrower).unwrap();
                assert!((worth.value - value).abs() < 1e-4, "{position:?}: {worth:?}, not {value}");
                assert!((0.0..=1.0).contains(&worth.win));
            }
        }
    }

    /// A value is the mean over the throws of what can be reached, which only the exact values fulfil everywhere.
    #[test]
    fn two_against_two_fulfil_what_the_rules_say_about_one_throw() {
        let sides = sides(2);
        for (options, stakes) in [(Options::default(), uneven()), (house_rules()[1], Stakes::points())] {
            let all = || sides.iter().flat_map(|mine| sides.iter().map(|theirs| [*mine, *theirs]));
            let positions: Vec<Position> = all().filter_map(Position::new).collect();
            let solved = solve(&positions[0], &options, &stakes);
            let known = |end: &Position, thrower: Seat| solved.worth(end, thrower).unwrap().value;
            for position in positions.iter().step_by(7) {
                for thrower in Seat::BOTH {
                    let value = one_throw(position, thrower, &options, &known);
                    let worth = known(position, thrower);
                    assert!((value - worth).abs() < 1e-5, "{position:?}: {worth}, not {value}");
                }
            }
        }
    }

    #[test]
    fn what_takes_too_long_or_has_not_begun_is_left_alone() {
        let side = |pieces: u32, start: u8| Side::new((1 << pieces) - 1, start, 0).unwrap();
        let can_solve = |sides: [Side; 2]| Endgames::can_solve(&Position::new(sides).unwrap());
        assert!(can_solve([side(2, 0), side(2, 0)]) && can_solve([side(1, 0), side(3, 0)]));
        assert!(!can_solve([side(3, 0), side(2, 0)]) && !can_solve([side(1, 0), side(4, 0)]));
        assert!(!can_solve([side(1, 1), side(1, 0)]));
        let position = Position::new([side(3, 0), side(3, 0)]).unwrap();
        let mut endgames = Endgames::new(&Options::default(), Stakes::points());
        assert_eq!(endgames.step(&position, 1), Progress::Done);
        assert_eq!(endgames.worth(&position, Seat::First), None);
    }
}
