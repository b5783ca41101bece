//! A second reading of the rules: slow, obvious, sharing nothing with the generator. Both must
//! agree on random positions.

use rand::{Rng, RngExt, seq::IndexedRandom};

use super::*;
use crate::{
    Pending, Place,
    scenes::random_options,
    session::random::generator,
    tabula::{PartlyPlayable, situation::Situation},
};

/// One player's pieces, counted.
#[derive(Clone, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
struct Count {
    hand: usize,
    bar: usize,
    points: [usize; 25],
    off: usize,
}

/// Mover and enemy.
#[derive(Clone, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
struct Board {
    own: Count,
    enemy: Count,
}

/// Where from (hand and bar as in the notation) and with which die.
type SlowStep = (Place, u8);

impl Board {
    fn of(game: &State, seat: Seat) -> Self {
        let count = |seat: Seat| {
            let pieces = |place| usize::from(game.compact().count(seat, place));
            let mut count = Count {
                hand: pieces(Place::Hand(seat)),
                bar: pieces(Place::Bar(seat)),
                ..Count::default()
            };
            for point in 1..=24 {
                count.points[usize::from(point)] = pieces(Place::Point(point));
            }
            count.off = 15 - count.hand - count.bar - count.points.iter().sum::<usize>();
            count
        };
        Self {
            own: count(seat),
            enemy: count(seat.other()),
        }
    }

    /// One die, one piece; `None` if the rules forbid it.
    fn step(&self, seat: Seat, (from, die): SlowStep, options: &Options) -> Option<Self> {
        let mut next = self.clone();
        let taken_from = match from {
            Place::Bar(_) => &mut next.own.bar,
            Place::Hand(_) => &mut next.own.hand,
            Place::Point(point) => &mut next.own.points[usize::from(point)],
            _ => return None,
        };
        *taken_from = taken_from.checked_sub(1)?;
        if self.own.bar > 0 && from != Place::Bar(seat) {
            return None;
        }
        let start = if let Place::Point(point) = from {
            point
        } else {
            0
        };
        let to = usize::from(start + die);
        if to > 24 {
            let elsewhere = self.own.points[..19].iter().sum::<usize>();
            if self.own.bar > 0 || options.gather && (self.own.hand > 0 || elsewhere > 0) {
                return None;
            }
            let further_back = self.own.points[..usize::from(start)].iter().sum::<usize>();
            if to > 25 && (options.exact_bearing_off || further_back > 0) {
                return None;
            }
            next.own.off += 1;
            return Some(next);
        }
        if options.lock_second_half && self.own.hand > 0 && to >= 13 {
            return None;
        }
        match self.enemy.points[to] {
            0 => {}
            1 => {
                next.enemy.points[to] = 0;
                next.enemy.bar += 1;
            }
            _ => return None,
        }
        next.own.points[to] += 1;
        Some(next)
    }

    /// Every way to go on until the last piece is off or no remaining die can be played, in any
    /// order of the dice.
    fn ways(
        &self,
        seat: Seat,
        dice: &[u8],
        options: &Options,
        so_far: &mut Vec<SlowStep>,
        all: &mut Vec<Way>,
    ) {
        let mut stuck = true;
        if self.own.off < 15 {
            for (index, die) in dice.iter().enumerate() {
                if dice[..index].contains(die) {
                    continue;
                }
                let rest = [&dice[..index], &dice[index + 1..]].concat();
                let places = [Place::Bar(seat), Place::Hand(seat)]
                    .into_iter()
                    .chain((1..=24).map(Place::Point));
                for from in places {
                    if let Some(next) = self.step(seat, (from, *die), options) {
                        stuck = false;
                        so_far.push((from, *die));
                        next.ways(seat, &rest, options, so_far, all);
                        so_far.pop();
                    }
                }
            }
        }
        if stuck {
            all.push(Way {
                steps: so_far.clone(),
                end: self.clone(),
            });
        }
    }

    /// The ways that are legal turns.
    fn legal(&self, seat: Seat, dice: &[u8], options: &Options) -> Vec<Way> {
        let mut all = Vec::new();
        self.ways(seat, dice, options, &mut Vec::new(), &mut all);
        let most = all.iter().map(|way| way.steps.len()).max().unwrap();
        if options.partly_playable == PartlyPlayable::MostDice {
            all.retain(|way| way.steps.len() == most || way.end.own.off == 15);
        }
        all
    }
}

struct Way {
    steps: Vec<SlowStep>,
    end: Board,
}

/// How many distinct positions the turn that is being played can lead to.
pub(super) fn afterstates(game: &State) -> usize {
    let seat = game.pending().seat().expect("somebody plays");
    let ways = Board::of(game, seat).legal(seat, &game.remaining(), game.options());
    ways.into_iter()
        .map(|way| way.end)
        .collect::<BTreeSet<_>>()
        .len()
}

/// Compares everything about a throw that has just been made, then plays the turn at random,
/// comparing the steps offered on the way.
fn compare_turn(game: &mut State, rng: &mut impl Rng) {
    let Pending::Act(seat) = game.pending() else {
        panic!("dice lie there")
    };
    let start = game.position();
    let rules = *game.options();
    let mut ways = Board::of(game, seat).legal(seat, &game.remaining(), &rules);

    let slow: BTreeSet<Board> = ways.iter().map(|way| way.end.clone()).collect();
    let turns = game.turns();
    let fast: BTreeSet<Board> = turns
        .iter()
        .map(|turn| Board::of(&State::from_position(rules, &turn.position).unwrap(), seat))
        .collect();
    assert_eq!(
        fast.len(),
        turns.len(),
        "{start} {rules:?}: a final comes twice"
    );
    assert_eq!(fast, slow, "{start} {rules:?}");
    let turn = turns.choose(rng).unwrap();
    let mut shown = game.clone();
    for action in &turn.actions {
        shown.act(action).unwrap();
    }
    if shown.pending() != Pending::Over {
        shown.act(&FINISH).unwrap();
    }
    assert_eq!(
        shown.position(),
        turn.position,
        "{start} {rules:?}: the way leads there"
    );

    let mut made = 0;
    while game.pending() == Pending::Act(seat) {
        let slow: BTreeSet<SlowStep> = ways
            .iter()
            .filter_map(|way| way.steps.get(made).copied())
            .collect();
        let steps = game.steps();
        let fast: BTreeSet<SlowStep> = steps.iter().map(|step| (step.from, step.die)).collect();
        assert_eq!(
            fast,
            slow,
            "{start} after {made} steps {} {rules:?}",
            game.position()
        );
        let Some(step) = steps.choose(rng) else { break };
        game.act(&Action::Step(step.clone())).unwrap();
        game.audit().unwrap();
        ways.retain(|way| way.steps.get(made) == Some(&(step.from, step.die)));
        made += 1;
    }
}

#[test]
fn both_readings_agree_in_random_play_with_all_house_rules_mixed() {
    let mut rng = generator(476);
    let mut compared = 0;
    while compared < 10_000 {
        let mut game = State::new(random_options::<Situation>(&mut rng));
        loop {
            match game.pending() {
                Pending::Throw(spec) => {
                    game.act(&spec.draw(&mut rng).into()).unwrap();
                }
                Pending::Act(_) => {
                    compare_turn(&mut game, &mut rng);
                    compared += 1;
                    if game.pending() != Pending::Over {
                        game.act(&FINISH).unwrap();
                    }
                }
                Pending::Over => break,
            }
        }
    }
}

#[test]
fn both_readings_agree_on_crowded_and_on_nearly_finished_boards() {
    let mut rng = generator(534);
    for _ in 0..6_000 {
        let mut owner = [None; 25];
        let mut lists = [String::new(), String::new()];
        for seat in Seat::BOTH {
            // From a few pieces near the end to all fifteen anywhere, sometimes with hand and bar.
            let (low, left) = (
                *[1, 7, 13, 18, 19].choose(&mut rng).unwrap(),
                rng.random_range(1..=15),
            );
            let mut pieces = std::collections::BTreeMap::new();
            *pieces.entry("off".to_owned()).or_insert(0) += 15 - left;
            for _ in 0..left {
                let point = rng.random_range(low..=24_usize);
                let place = match rng.random_range(0..20) {
                    0 => "bar".to_owned(),
                    1 => "hand".to_owned(),
                    _ if owner[point].is_none_or(|other| other == seat) => {
                        owner[point] = Some(seat);
                        point.to_string()
                    }
                    _ => "off".to_owned(),
                };
                *pieces.entry(place).or_insert(0) += 1;
            }
            if pieces.get("off") == Some(&15) {
                pieces = [("off".to_owned(), 14), ("bar".to_owned(), 1)].into();
            }
            pieces.retain(|_, count| *count > 0);
            let entries: Vec<_> = pieces
                .into_iter()
                .map(|(place, count)| format!("{place}:{count}"))
                .collect();
            lists[seat.index()] = entries.join(",");
        }
        let dice: [u8; 3] = std::array::from_fn(|_| rng.random_range(1..=6));
        let seat = ["ivory", "brown"].choose(&mut rng).unwrap();
        let text = format!(
            "I={} B={} {seat} {}-{}-{}",
            lists[0], lists[1], dice[0], dice[1], dice[2]
        );
        let mut game = State::from_position(random_options::<Situation>(&mut rng), &text).unwrap();
        compare_turn(&mut game, &mut rng);
    }
}
