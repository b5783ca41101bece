//! The bot's way into a position of backgammon: who decides what, and for which stake.

use std::sync::Arc;

use tesserae_rules::{
    Choice, Describe, Game, HouseRules, Pending, Seat,
    backgammon::{DropPays, Options, State},
};

use super::{
    bearoff,
    chances::Chances,
    cube::{Owner, Score, Terms},
    cube_search::{CubeDecision, CubeSearch, Line},
    match_equity::{LONGEST, MATCH_EQUITY},
    move_search::MoveSearch,
    named_chances::candidate,
    thinker::Thinker,
};
use crate::{Candidate, Decision, Knowledge, Level, Progress, SearchError, bot::GameBot};

/// Begins a search.
pub(crate) fn begin(
    game: &dyn Game,
    knowledge: &Arc<Knowledge>,
    level: Level,
    seed: u64,
) -> Result<Box<dyn GameBot>, SearchError> {
    let state = State::from_position(Options::from_values(&game.house_rules())?, &game.position())?;
    // Asked before the search begins: another thread may finish the table at any time.
    let ready = level < Level::Master || state.seen_by(Seat::First).contact() || bearoff::prepare(0);
    let now = begin_now(&state, knowledge, level, seed)?;
    if ready {
        return Ok(now);
    }
    Ok(Box::new(Preparing { now, state, knowledge: Arc::clone(knowledge), level, seed, ready }))
}

/// A search that must make the bear-off table first.
struct Preparing {
    now: Box<dyn GameBot>,
    state: State,
    knowledge: Arc<Knowledge>,
    level: Level,
    seed: u64,
    ready: bool,
}

impl GameBot for Preparing {
    fn step(&mut self, budget: u32) -> Progress {
        if self.ready {
            return self.now.step(budget);
        }
        // An entry of the table is about as much work as this many evaluations.
        const ENTRY: u32 = 8;
        if bearoff::prepare((budget / ENTRY).max(1) as usize) {
            self.ready = true;
            if let Ok(now) = begin_now(&self.state, &self.knowledge, self.level, self.seed) {
                self.now = now;
            }
        }
        Progress::Thinking
    }

    fn limit(&mut self, throws: u8) {
        self.ready = true;
        self.now.limit(throws);
    }

    fn ranking(&self) -> &[Candidate] {
        self.now.ranking()
    }

    fn choice(&self) -> usize {
        self.now.choice()
    }
}

/// Begins a search with the tables that there are.
fn begin_now(
    state: &State,
    knowledge: &Arc<Knowledge>,
    level: Level,
    seed: u64,
) -> Result<Box<dyn GameBot>, SearchError> {
    let text = state.position();
    let phase = text.rsplit(' ').next().unwrap_or_default();
    let mover = mover(state, phase);
    let terms = terms(state, mover);
    let mut thinker = Thinker::new(knowledge, level, state)?;
    let position = state.seen_by(mover);
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
            cube_decision(choice(Choice::Drop), vec![Line::Sure(-terms.turned().dropped())]),
        ],
        "move" => return Ok(Box::new(MoveSearch::new(state, mover, terms, thinker, seed)?)),
        resigned => {
            let times = resigned.rsplit(':').next().and_then(|times| times.parse::<i32>().ok()).unwrap_or(1);
            let won = -terms.worth(-times * i32::from(terms.stake));
            let goes_on = thinker.after_dice(state, position, &terms);
            return Ok(Box::new(Settled::new(vec![
                candidate(choice(Choice::Accept), won, Chances::default()),
                candidate(choice(Choice::Decline), -goes_on.0, goes_on.1.turned()),
            ])));
        }
    };
    Ok(Box::new(CubeSearch::new(decisions, position, thinker)))
}

/// Whose dice they are. Where an answer is asked for, that is the other one.
fn mover(state: &State, phase: &str) -> Seat {
    let asked = match state.pending() {
        Pending::Throw(_) | Pending::Act(_) => state.pending().seat().unwrap_or(Seat::First),
        Pending::Over => Seat::First,
    };
    if phase == "double" || phase.starts_with("resign") { asked.other() } else { asked }
}

/// For what the game is played on, seen by the one whose dice they are.
pub(super) fn terms(state: &State, mover: Seat) -> Terms<'static> {
    let options = state.options();
    let cube = state.doubling_cube();
    let score = match options.match_length {
        None => Score::Money,
        Some(length) => {
            let away = |seat: Seat| {
                (u32::from(length).saturating_sub(state.score()[seat.index()])).clamp(1, LONGEST as u32) as u8
            };
            let (own_away, other_away) = (away(mover), away(mover.other()));
            let after_crawford = !options.crawford || state.is_crawford_game() || own_away == 1 || other_away == 1;
            Score::Match { table: &MATCH_EQUITY, own_away, other_away, after_crawford }
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
        doubling: cube.is_some() && !state.is_crawford_game(),
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

/// The doubler takes the beaver or drops it. The terms are those before the double, as the doubler sees them.
fn beaver(terms: &Terms<'static>) -> Vec<Line> {
    let beavered = terms.doubled();
    vec![Line::On(beavered.doubled(), -1), Line::Sure(beavered.turned().dropped())]
}

/// A search that is over as it begins.
struct Settled(Vec<Candidate>);

impl Settled {
    fn new(mut candidates: Vec<Candidate>) -> Self {
        crate::candidate::rank(&mut candidates);
        Self(candidates)
    }
}

impl GameBot for Settled {
    fn step(&mut self, _budget: u32) -> Progress {
        Progress::Done
    }

    fn limit(&mut self, _throws: u8) {}

    fn ranking(&self) -> &[Candidate] {
        &self.0
    }
}
