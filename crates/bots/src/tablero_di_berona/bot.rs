//! The search in Tablero di Berona: the net ranks the turns, those that bump are then counted
//! exactly, and the best of the others are looked at one throw ahead.

use std::cmp::Reverse;

use tesserae_rules::{
    Seat,
    tablero_di_berona::{
        Afterstate, Afterstates, End, Options, Playing, Stage, State, afterstates, rest, write_act,
    },
};

use super::{
    inputs::INPUTS,
    last_turn::{Expected, expect_result},
    player::{OUTPUTS, Player},
};
use crate::{
    Candidate, Decision, Level, NamedChance, Net, Ranking, Search, SearchError, Stop, Stopped,
    TWO_DICE, Value,
    bot::{Bots, scatter},
};

/// How a level sees.
#[derive(Copy, Clone, Debug)]
struct TurnLookahead {
    /// The net: an early one of the training for the weaker levels.
    net: &'static str,
    /// How many returns are followed in a last turn; None where the net values it.
    exact: Option<usize>,
    /// How many turns are looked at one throw further.
    ahead: usize,
}

const fn sight(level: Level) -> TurnLookahead {
    match level {
        // The guest does not plan, see [`greedy`]; the net only gives the values that are shown.
        Level::Guest | Level::Regular => TurnLookahead {
            net: "net.0",
            exact: None,
            ahead: 0,
        },
        Level::Gambler => TurnLookahead {
            net: "net.1",
            exact: None,
            ahead: 0,
        },
        Level::Master => TurnLookahead {
            net: "net.2",
            exact: None,
            ahead: 0,
        },
        Level::Oracle => TurnLookahead {
            net: "net.3",
            exact: Some(2),
            ahead: 5,
        },
    }
}

/// How many turns that bump are counted exactly.
const MOST_COUNTED: usize = 8;

/// The bots of Tablero di Berona.
pub(crate) struct TableroDiBerona;

impl Bots for TableroDiBerona {
    fn think(&self, search: &Search, stop: &Stop) -> Result<Ranking, SearchError> {
        let state = State::of(search.game)?;
        let options = *state.options();
        let position = state.compact();
        let sight = sight(search.level);
        let net = search.knowledge.net(sight.net, INPUTS, OUTPUTS)?;
        let mut player = Player::new(options);
        let throw = match position.stage {
            Stage::Turn(Playing {
                turn,
                last,
                dice: Some(dice),
                ..
            }) => {
                let mut room = Afterstates::default();
                if dice.fresh() {
                    afterstates(&position.board, turn, dice.faces, last, &options, &mut room);
                } else {
                    rest(
                        &position.board,
                        turn,
                        dice.open().next().map(|die| dice.faces[die]),
                        last,
                        &mut room,
                    );
                }
                player.set_base(net, &position.board, turn.other(), false);
                let mut turns = Turns {
                    ranked: Vec::new(),
                    sight,
                    seat: turn,
                    last,
                    player,
                    net,
                };
                turns.rank_by_net(&room);
                let mut choice = 0;
                if search.level == Level::Guest {
                    choice = greedy(&turns.ranked, turn, &options, search.seed);
                } else if turns.ranked.len() > 1 && search.depth(1) > 0 {
                    turns.count(stop)?;
                    turns.look_ahead(stop)?;
                }
                return Ok(Ranking::new(turns.candidates(dice.faces[0]), choice));
            }
            Stage::Turn(Playing {
                turn,
                last: true,
                dice: None,
                ..
            }) if let Some(returns) = sight.exact => {
                player.expect_last(&position.board, turn, returns)
            }
            Stage::Turn(Playing {
                turn,
                last,
                dice: None,
                ..
            }) => player.expect(net, &position.board, turn, last),
            Stage::Opening | Stage::Over { .. } => Expected {
                win: 500_000,
                ..Expected::default()
            },
        };
        Ok(Ranking::new(vec![candidate(Decision::Throw, throw)], 0))
    }
}

fn candidate(decision: Decision, expected: Expected) -> Candidate {
    let chances = vec![NamedChance {
        name: "win",
        millionths: expected.win + expected.draw / 2,
    }];
    Candidate {
        decision,
        value: Value(expected.value),
        chances,
        points: Some(Value(expected.points)),
    }
}

/// A turn with what it is worth.
struct Ranked {
    turn: Afterstate,
    expected: Expected,
}

/// The turn after which a seat is most points ahead in the centre; between equal ones the seed
/// decides.
fn greedy(ranked: &[Ranked], seat: Seat, options: &Options, seed: u64) -> usize {
    let leads: Vec<_> = ranked
        .iter()
        .map(|ranked| expect_result(&ranked.turn.board, seat, options).points)
        .collect();
    let most = leads.iter().max();
    let equal: Vec<_> = (0..leads.len())
        .filter(|at| leads.get(*at) == most)
        .collect();
    let at = scatter(seed) % equal.len().max(1) as u64;
    equal.get(at as usize).copied().unwrap_or(0)
}

/// The turns that a seat may play with a throw.
struct Turns<'a> {
    /// Best first.
    ranked: Vec<Ranked>,
    sight: TurnLookahead,
    seat: Seat,
    /// Whether it is the last turn.
    last: bool,
    player: Player,
    net: &'a Net,
}

impl Turns<'_> {
    fn rank_by_net(&mut self, found: &Afterstates) {
        for turn in found.found() {
            let expected = self
                .player
                .after(self.net, turn, self.seat, self.last, None);
            self.ranked.push(Ranked {
                turn: *turn,
                expected,
            });
        }
        sort(&mut self.ranked);
    }

    /// Counts the best of the turns that lead to a last turn, or that return a token in one.
    fn count(&mut self, stop: &Stop) -> Result<(), Stopped> {
        let Some(returns) = self.sight.exact else {
            return Ok(());
        };
        let end = if self.last { End::Again } else { End::Bump };
        for ranked in self
            .ranked
            .iter_mut()
            .filter(|ranked| ranked.turn.end == end)
            .take(MOST_COUNTED)
        {
            stop.check()?;
            ranked.expected =
                self.player
                    .after(self.net, &ranked.turn, self.seat, self.last, Some(returns));
        }
        sort(&mut self.ranked);
        Ok(())
    }

    /// Looks at all throws after the best turns, but for those that bump. The turns that were
    /// looked at come first: what the others seem to be worth was found with shorter sight.
    fn look_ahead(&mut self, stop: &Stop) -> Result<(), Stopped> {
        if self.last {
            return Ok(());
        }
        let ahead = self.sight.ahead.min(self.ranked.len());
        let (first, others) = self.ranked.split_at_mut(ahead);
        let mut room = Afterstates::default();
        for ranked in first
            .iter_mut()
            .filter(|ranked| ranked.turn.end != End::Bump)
        {
            let Afterstate { board, end, .. } = &ranked.turn;
            let thrower = if *end == End::Again {
                self.seat
            } else {
                self.seat.other()
            };
            self.player
                .set_base(self.net, board, thrower.other(), false);
            let mut sum = Expected::default();
            for (faces, ways) in TWO_DICE {
                stop.check()?;
                if let Some((_, expected)) =
                    self.player.best(self.net, board, thrower, faces, &mut room)
                {
                    sum.add(expected, ways.into());
                }
            }
            let mean = sum.mean(36);
            ranked.expected = if thrower == self.seat {
                mean
            } else {
                mean.turned()
            };
        }
        sort(first);
        if let Some(most) = first.last().map(|last| last.expected.value) {
            others
                .iter_mut()
                .for_each(|other| other.expected.value = other.expected.value.min(most));
        }
        Ok(())
    }

    /// The ranking; `double` is the number of the first die.
    fn candidates(&self, double: u8) -> Vec<Candidate> {
        let candidate = |Ranked { turn, expected }: &Ranked| {
            let acts = turn.acts.iter().flatten();
            candidate(
                Decision::Act(
                    acts.map(|act| write_act(act, self.seat, double).into())
                        .collect(),
                ),
                *expected,
            )
        };
        self.ranked.iter().map(candidate).collect()
    }
}

fn sort(ranked: &mut [Ranked]) {
    ranked.sort_by_key(|ranked| Reverse(ranked.expected.value));
}
