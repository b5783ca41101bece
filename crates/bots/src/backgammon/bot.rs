//! The bots of backgammon: what can be decided in a position, and what is at stake.

use tesserae_rules::{
    Chance, Choice, Describe, Game, Pending, Seat,
    backgammon::{Afterstates, DropPays, State, afterstates},
};

use super::{
    chances::Chances,
    cube::{Owner, Score, Terms},
    cube_search::{self, CubeDecision, Line},
    match_equity::LONGEST,
    match_table::MATCH_EQUITY,
    move_search, resignation,
    thinker::Thinker,
};
use crate::{Decision, Level, Ranking, Search, SearchError, Stop, Value, bot::Bots};

/// The bots of backgammon.
pub(crate) struct Backgammon;

impl Bots for Backgammon {
    fn think(&self, search: &Search, stop: &Stop) -> Result<Ranking, SearchError> {
        let state = State::of(search.game)?;
        let text = state.position();
        let phase = text.rsplit(' ').next().unwrap_or_default();
        let mover = mover(&state, phase);
        let terms = terms(&state, mover);
        let mut thinker = Thinker::new(search, &state, stop)?;
        let position = state.situation().seen_by(mover);
        let decisions = match phase {
            "opening" => vec![cube_decision(Decision::Throw, Vec::new())],
            "throw" => {
                let mut decisions = vec![cube_decision(Decision::Throw, vec![Line::On(terms, 1)])];
                if terms.may_double() {
                    decisions.push(cube_decision(choice(Choice::Double), double(&terms)));
                }
                decisions
            }
            "double" => {
                let mut decisions = vec![
                    cube_decision(choice(Choice::Take), vec![Line::On(terms.doubled(), -1)]),
                    cube_decision(choice(Choice::Drop), vec![Line::Sure(-terms.dropped())]),
                ];
                if state.actions().contains(&Choice::Beaver.into()) {
                    decisions.push(cube_decision(choice(Choice::Beaver), beaver(&terms)));
                }
                decisions
            }
            "beaver" => vec![
                cube_decision(choice(Choice::Take), vec![Line::On(terms.doubled(), 1)]),
                cube_decision(
                    choice(Choice::Drop),
                    vec![Line::Sure(-terms.turned().dropped())],
                ),
            ],
            "move" => {
                return move_search::rank(&state, mover, &terms, &mut thinker, search, stop);
            }
            resigned => {
                let times = resigned
                    .rsplit(':')
                    .next()
                    .and_then(|times| times.parse::<i32>().ok())
                    .unwrap_or(1);
                let won = -terms.worth(-times * i32::from(terms.stake));
                return declined(search, &state, Value(won), stop);
            }
        };
        Ok(cube_search::rank(
            &decisions,
            position,
            phase != "double",
            &mut thinker,
            search,
            stop,
        )?)
    }

    fn throw_values(
        &self,
        search: &Search,
        chances: &[Chance],
    ) -> Result<Option<Vec<Value>>, SearchError> {
        let Some(mover) = search.game.pending().seat() else {
            return Ok(None);
        };
        let state = State::of(search.game)?;
        let mut thinker = Thinker::new(search, &state, &Stop::never())?;
        let (position, other) = (
            state.situation().seen_by(mover),
            terms(&state, mover).turned(),
        );
        let mut found = Afterstates::new();
        let value = |chance: &Chance| {
            let &[a, b] = chance.throw.faces() else {
                return Value::ZERO;
            };
            afterstates(position, [a, b], &mut found);
            if let Some(first) = found.positions().first() {
                thinker.evaluator.begin_near(first.turned());
            }
            let values = found.positions().iter().map(|end| {
                let after = end.turned();
                -other.value(thinker.evaluator.chances(after), thinker.efficiency(after))
            });
            Value(values.max().unwrap_or_default())
        };
        Ok(Some(chances.iter().map(value).collect()))
    }

    fn resignation(&self, game: &dyn Game, level: Level) -> Result<Option<Choice>, SearchError> {
        let offer = Choice::Resign(1);
        match game.pending() {
            Pending::Throw(spec) if game.offers().contains(&offer.into()) => {
                let Some(seat) = spec.seat() else {
                    return Ok(None);
                };
                Ok(
                    resignation::is_lost(State::of(game)?.situation().seen_by(seat), level)
                        .then_some(offer),
                )
            }
            _ => Ok(None),
        }
    }
}

/// Ranks the answers to a resignation. Accepting it brings `won`; declining it, what the one who
/// resigned loses by going on as well as possible.
fn declined(
    search: &Search,
    state: &State,
    won: Value,
    stop: &Stop,
) -> Result<Ranking, SearchError> {
    let mut goes_on = state.clone();
    goes_on.act_unchecked(&Choice::Decline.into());
    let ranking = Search {
        game: &goes_on,
        judged: None,
        ..*search
    }
    .think(stop)?;
    let best = ranking.candidates().first();
    let (value, chances) = best.map_or_else(Default::default, |best| {
        (best.value, Chances::of_candidate(best).turned())
    });
    Ok(Ranking::sorted(vec![
        chances.candidate(choice(Choice::Accept), won.0),
        chances.candidate(choice(Choice::Decline), -value.0),
    ]))
}

/// The player on turn: where an answer is asked for, the other one.
fn mover(state: &State, phase: &str) -> Seat {
    let asked = match state.pending() {
        Pending::Throw(_) | Pending::Act(_) => state.pending().seat().unwrap_or(Seat::First),
        Pending::Over => Seat::First,
    };
    if phase == "double" || phase.starts_with("resign") {
        asked.other()
    } else {
        asked
    }
}

/// The cube and the score as the player on turn sees them.
fn terms(state: &State, mover: Seat) -> Terms<'static> {
    let options = state.options();
    let cube = state.situation().cube;
    let score = match options.match_length {
        None => Score::Money,
        Some(length) => {
            let away = |seat: Seat| {
                (u32::from(length).saturating_sub(state.situation().score[seat.index()]))
                    .clamp(1, LONGEST as u32) as u8
            };
            let (own_away, other_away) = (away(mover), away(mover.other()));
            let after_crawford =
                !options.crawford || state.situation().crawford || own_away == 1 || other_away == 1;
            Score::Match {
                table: &MATCH_EQUITY,
                own_away,
                other_away,
                after_crawford,
            }
        }
    };
    Terms {
        score,
        stake: cube.map_or(1, |cube| cube.stake.points()),
        owner: match cube.and_then(|cube| cube.owner) {
            None => Owner::Nobody,
            Some(owner) if owner == mover => Owner::Own,
            Some(_) => Owner::Other,
        },
        doubling: cube.is_some() && !state.situation().crawford,
        jacoby: options.jacoby,
        drop_pays_one: options.drop_pays == DropPays::OnePoint,
    }
}

fn cube_decision(decision: Decision, lines: Vec<Line>) -> CubeDecision {
    CubeDecision { decision, lines }
}

fn choice(choice: Choice) -> Decision {
    Decision::Act(vec![choice.into()])
}

/// The opponent takes or drops.
fn double(terms: &Terms<'static>) -> Vec<Line> {
    vec![Line::On(terms.doubled(), 1), Line::Sure(terms.dropped())]
}

/// The doubler takes the beaver or drops it. The terms are those before the double, as the doubler
/// sees them.
fn beaver(terms: &Terms<'static>) -> Vec<Line> {
    let beavered = terms.doubled();
    vec![
        Line::On(beavered.doubled(), -1),
        Line::Sure(beavered.turned().dropped()),
    ]
}
