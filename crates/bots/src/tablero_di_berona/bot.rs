//! The search in Tablero di Berona: the net's ranking first, then the turns that bump counted exactly, then one throw
//! of look-ahead for the best of the others.
use std::sync::Arc;

use tesserae_rules::{
    Action, Game, HouseRules, Place, Seat, Step,
    tablero_di_berona::{Act, Afterstate, Afterstates, Board, End, Options, Playing, Stage, State, afterstates, rest},
};

use super::{
    inputs::INPUTS,
    last_turn::{Expected, expect_result, throws},
    player::{OUTPUTS, Player},
};
use crate::{
    Candidate, Decision, Knowledge, KnowledgeError, Level, NamedChance, Net, Progress, SearchError, Value,
    bot::{GameBot, scatter},
};

/// How a level sees.
#[derive(Copy, Clone, Debug)]
struct Sight {
    /// The net: early ones of the training for the weaker levels.
    net: &'static str,
    /// How many retrieves are followed in a last turn; without it the net says what that is worth.
    exact: Option<usize>,
    /// How many turns are looked at one throw further.
    ahead: usize,
}

/// The section of the knowledge with the net of the strongest levels.
const BEST: &str = "net.2";

const fn sight(level: Level) -> Sight {
    match level {
        // The guest does not plan, see [`greedy`]; the net only tells what things are worth.
        Level::Guest | Level::Regular => Sight { net: "net.0", exact: None, ahead: 0 },
        Level::Gambler => Sight { net: "net.1", exact: None, ahead: 0 },
        Level::Master => Sight { net: BEST, exact: None, ahead: 0 },
        Level::Oracle => Sight { net: BEST, exact: Some(2), ahead: 5 },
    }
}

/// How many turns that bump are counted exactly.
const MOST_COUNTED: usize = 8;
/// How many evaluations counting a last turn and looking at a throw are like, about.
const COUNTING: u32 = 1_000;
const LOOKING: u32 = 40;

/// Begins a search.
pub(crate) fn begin(
    game: &dyn Game,
    knowledge: &Arc<Knowledge>,
    level: Level,
    seed: u64,
) -> Result<Box<dyn GameBot>, SearchError> {
    let options = Options::from_values(&game.house_rules())?;
    let state = State::from_position(options, &game.position())?;
    let position = *state.compact();
    let sight = sight(level);
    let net = net(knowledge, sight.net)?;
    let mut bot = BeronaBot {
        knowledge: Arc::clone(knowledge),
        sight,
        seat: Seat::First,
        last: false,
        player: Player::new(options),
        room: Afterstates::default(),
        ranked: Vec::new(),
        ranking: Vec::new(),
        pick: 0,
        work: Work::Done,
    };
    match position.stage {
        Stage::Turn(Playing { turn, last, dice: Some(dice), .. }) => {
            (bot.seat, bot.last) = (turn, last);
            let mut room = Afterstates::default();
            if dice.fresh() {
                afterstates(&position.board, turn, dice.faces, last, &options, &mut room);
            } else {
                rest(&position.board, turn, dice.open().next().map(|die| dice.faces[die]), last, &mut room);
            }
            bot.player.set_base(net, &position.board, turn.other(), false);
            for found in room.found() {
                let expected = bot.player.after(net, found, turn, last, None);
                bot.ranked.push(Ranked { turn: *found, double: dice.faces[0], expected });
            }
            bot.ranked.sort_by_key(|ranked| std::cmp::Reverse(ranked.expected.value));
            if level == Level::Guest {
                bot.pick = greedy(&bot.ranked, turn, &options, seed);
            } else if bot.ranked.len() > 1 {
                bot.work = Work::Counting { next: 0, counted: 0 };
            }
            bot.tell();
        }
        Stage::Turn(Playing { turn, last, dice: None, .. }) => {
            let expected = match (last, sight.exact) {
                (true, Some(retrieves)) => bot.player.expect_last(&position.board, turn, retrieves),
                _ => bot.player.expect(net, &position.board, turn, last),
            };
            bot.ranking = vec![candidate(Decision::Throw, expected)];
        }
        Stage::Opening | Stage::Over { .. } => {
            bot.ranking = vec![candidate(Decision::Throw, Expected { win: 500_000, ..Expected::default() })];
        }
    }
    Ok(Box::new(bot))
}

fn net<'a>(knowledge: &'a Knowledge, name: &str) -> Result<&'a Net, KnowledgeError> {
    knowledge.net(name, INPUTS, OUTPUTS).map(AsRef::as_ref)
}

fn candidate(decision: Decision, expected: Expected) -> Candidate {
    let chances = vec![
        NamedChance { name: "win", millionths: expected.win + expected.draw / 2 },
        NamedChance { name: "points", millionths: expected.points },
    ];
    Candidate { decision, value: Value(expected.value), chances }
}

struct BeronaBot {
    knowledge: Arc<Knowledge>,
    sight: Sight,
    seat: Seat,
    last: bool,
    player: Player,
    room: Afterstates,
    /// The turns, best first as far as is known.
    ranked: Vec<Ranked>,
    ranking: Vec<Candidate>,
    pick: usize,
    work: Work,
}

/// The turn after which a seat is most points ahead in the centre; between equal ones the seed decides.
fn greedy(ranked: &[Ranked], seat: Seat, options: &Options, seed: u64) -> usize {
    let leads: Vec<_> = ranked.iter().map(|ranked| expect_result(&ranked.turn.board, seat, options).points).collect();
    let most = leads.iter().max();
    let equal: Vec<_> = (0..leads.len()).filter(|at| leads.get(*at) == most).collect();
    let at = scatter(seed) % equal.len().max(1) as u64;
    equal.get(at as usize).copied().unwrap_or(0)
}

/// A turn with what it is worth.
struct Ranked {
    turn: Afterstate,
    /// The number of the first die.
    double: u8,
    expected: Expected,
}

/// What is still to be done.
#[derive(Copy, Clone, Debug)]
enum Work {
    /// Counting the best of the turns that end the game or lead to a last turn.
    Counting {
        next: usize,
        counted: usize,
    },
    /// Looking at all throws after the best turns.
    Looking {
        next: usize,
        throw: usize,
        sum: Expected,
    },
    Done,
}

impl BeronaBot {
    /// Does one piece of work; tells how much it was, and what comes next.
    fn piece(&mut self, net: &Net) -> (u32, Work) {
        match self.work {
            Work::Counting { next, counted } => match (self.ranked.get_mut(next), self.sight.exact) {
                (Some(ranked), Some(retrieves)) if counted < MOST_COUNTED => {
                    let end = ranked.turn.end;
                    if end == End::Bump && !self.last || end == End::Again && self.last {
                        ranked.expected = self.player.after(net, &ranked.turn, self.seat, self.last, Some(retrieves));
                        (COUNTING, Work::Counting { next: next + 1, counted: counted + 1 })
                    } else {
                        (1, Work::Counting { next: next + 1, counted })
                    }
                }
                _ => {
                    self.ranked.sort_by_key(|ranked| std::cmp::Reverse(ranked.expected.value));
                    let looks = self.sight.ahead > 0 && !self.last;
                    let first = Work::Looking { next: 0, throw: 0, sum: Expected::default() };
                    (1, if looks { first } else { Work::Done })
                }
            },
            Work::Looking { next, throw, sum } => match self.ranked.get(next) {
                Some(Ranked { turn, .. }) if next < self.sight.ahead => {
                    let thrower = if turn.end == End::Again { self.seat } else { self.seat.other() };
                    let board = turn.board;
                    match throws().nth(throw) {
                        Some(_) if turn.end == End::Bump => {
                            (1, Work::Looking { next: next + 1, throw: 0, sum: Expected::default() })
                        }
                        Some((faces, ways)) => {
                            let sum = self.look(net, &board, thrower, throw, faces, ways, sum);
                            (LOOKING, Work::Looking { next, throw: throw + 1, sum })
                        }
                        None => {
                            let mean = sum.mean(36);
                            let seen = if thrower == self.seat { mean } else { mean.turned() };
                            if let Some(ranked) = self.ranked.get_mut(next) {
                                ranked.expected = seen;
                            }
                            (1, Work::Looking { next: next + 1, throw: 0, sum: Expected::default() })
                        }
                    }
                }
                _ => {
                    self.rank_looked_at();
                    (1, Work::Done)
                }
            },
            Work::Done => (1, Work::Done),
        }
    }

    /// Adds what the thrower can expect with one throw.
    fn look(
        &mut self,
        net: &Net,
        board: &Board,
        thrower: Seat,
        throw: usize,
        faces: [u8; 2],
        ways: i64,
        mut sum: Expected,
    ) -> Expected {
        if throw == 0 {
            self.player.set_base(net, board, thrower.other(), false);
        }
        if let Some((_, expected)) = self.player.best(net, board, thrower, faces, &mut self.room) {
            sum.add(expected, ways);
        }
        sum
    }

    /// The turns that were looked at come first: what the others seem to be worth was found with shorter sight.
    fn rank_looked_at(&mut self) {
        let looked = self.sight.ahead.min(self.ranked.len());
        let (first, others) = self.ranked.split_at_mut(looked);
        first.sort_by_key(|ranked| std::cmp::Reverse(ranked.expected.value));
        if let Some(most) = first.last().map(|last| last.expected.value) {
            others.iter_mut().for_each(|other| other.expected.value = other.expected.value.min(most));
        }
    }

    /// Makes the ranking of what is known.
    fn tell(&mut self) {
        let seat = self.seat;
        self.ranking = self
            .ranked
            .iter()
            .map(|Ranked { turn, double, expected }| {
                let acts = turn.acts.iter().flatten();
                candidate(Decision::Act(acts.map(|act| write(act, seat, *double)).collect()), *expected)
            })
            .collect();
    }
}

/// An act as a step on the table; a retrieve uses up doubles.
fn write(act: &Act, seat: Seat, double: u8) -> Action {
    match act {
        Act::Place { on } => Step::new(Place::Hand(seat), on.place(), on.column()),
        Act::Retrieve { from } => Step::new(from.place(), Place::Hand(seat), double),
        Act::Walk { from, path } => {
            let path = path.squares().iter().map(|square| square.place()).collect();
            Step { from: from.place(), path, die: from.column() }
        }
    }
    .into()
}

impl GameBot for BeronaBot {
    fn step(&mut self, budget: u32) -> Progress {
        if let Work::Done = self.work {
            return Progress::Done;
        }
        let knowledge = Arc::clone(&self.knowledge);
        let Ok(net) = net(&knowledge, self.sight.net) else { return Progress::Done };
        let mut left = budget.max(1);
        while left > 0 && !matches!(self.work, Work::Done) {
            let (used, next) = self.piece(net);
            self.work = next;
            left = left.saturating_sub(used);
        }
        if let Work::Done = self.work {
            self.tell();
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    fn limit(&mut self, throws: u8) {
        if throws == 0 {
            self.work = Work::Done;
        }
    }

    fn ranking(&self) -> &[Candidate] {
        &self.ranking
    }

    fn choice(&self) -> usize {
        self.pick
    }
}
