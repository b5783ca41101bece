//! The search in Tablero de Jesus: every decision is looked up; the strongest level also looks at all throws that may
//! follow.
use std::sync::Arc;

use tesserae_rules::{
    Action, Choice, Game, HouseRules, Place, Seat, Step,
    tablero_de_jesus::{Afterstates, CoinStep, Options, Phase, Position, Role, State, afterstates, steps},
};

use super::{Aim, Take, board, levels, outlook::Outlook};
use crate::{
    Candidate, Decision, Knowledge, Level, NamedChance, Progress, SearchError, Value,
    bot::{GameBot, scatter},
    candidate::rank,
};

/// Candidates that seem worse than the best by more than this are not looked at more closely, in millionths of a coin.
const MARGIN: i64 = 250_000;
/// How many values a look at all throws takes, about.
const LOOK_AHEAD: u32 = 500;

/// Begins a search.
pub(crate) fn begin(
    game: &dyn Game,
    knowledge: &Arc<Knowledge>,
    level: Level,
    seed: u64,
) -> Result<Box<dyn GameBot>, SearchError> {
    let options = Options::from_values(&game.house_rules())?;
    let state = State::from_position(options, &game.position())?;
    let table = knowledge.jesus()?;
    let coins = Outlook::new(table, options, Aim::Coins);
    let win = Outlook::new(table, options, Aim::Win);
    let (Some(position), Some(seat)) = (state.compact(), game.pending().seat()) else {
        // Both throw a die, and either may turn out to be the low roller.
        let chances = vec![NamedChance { name: "win", millionths: 500_000 }];
        let throw = Candidate { decision: Decision::Throw, value: Value::ZERO, chances };
        return Ok(Box::new(JesusBot { ranking: vec![throw], pick: 0, open: Vec::new(), search: None }));
    };
    let purse = position.purse(position.turn);
    let mut found: Vec<_> = ways(&position, seat, &options)
        .into_iter()
        .map(|(decision, what)| {
            let seen = levels::value(level, &coins, what, purse);
            (
                Candidate {
                    value: Value(what.value(&coins, purse)),
                    chances: what.chances(&coins, &win, purse),
                    decision,
                },
                seen,
                what,
            )
        })
        .collect();
    found.sort_by_key(|(candidate, ..)| std::cmp::Reverse(candidate.value));
    let best = found.iter().map(|(_, seen, _)| *seen).max().unwrap_or(0);
    let equal: Vec<_> = (0..found.len()).filter(|at| found[*at].1 == best).collect();
    let pick = if level == Level::Oracle { 0 } else { equal[(scatter(seed) % equal.len().max(1) as u64) as usize] };
    let highest = found.first().map_or(0, |(candidate, ..)| candidate.value.0);
    let open = if level == Level::Oracle && found.len() > 1 {
        found
            .iter()
            .take_while(|(candidate, ..)| candidate.value.0 >= highest - MARGIN)
            .map(|(.., what)| *what)
            .collect()
    } else {
        Vec::new()
    };
    let ranking = found.into_iter().map(|(candidate, ..)| candidate).collect();
    let search = Some(Deeper { knowledge: Arc::clone(knowledge), options, purse, next: 0, found: Vec::new() });
    Ok(Box::new(JesusBot { ranking, pick, open, search }))
}

struct JesusBot {
    ranking: Vec<Candidate>,
    pick: usize,
    /// What is still to be looked at more closely, in the order of the first ranking.
    open: Vec<What>,
    search: Option<Deeper>,
}

/// A closer look at the best candidates.
struct Deeper {
    knowledge: Arc<Knowledge>,
    options: Options,
    purse: u8,
    next: usize,
    /// The values found so far, in the order of the first ranking.
    found: Vec<i64>,
}

impl GameBot for JesusBot {
    fn step(&mut self, budget: u32) -> Progress {
        let Some(search) = &mut self.search else { return Progress::Done };
        let Ok(table) = search.knowledge.jesus() else { return Progress::Done };
        let outlook = Outlook::new(table, search.options, Aim::Coins);
        let mut left = budget.max(1);
        while left > 0
            && let Some(what) = self.open.get(search.next)
        {
            search.found.push(what.value_ahead(&outlook, search.purse));
            search.next += 1;
            left = left.saturating_sub(LOOK_AHEAD);
        }
        if search.next < self.open.len() {
            return Progress::Thinking;
        }
        for (candidate, value) in self.ranking.iter_mut().zip(search.found.drain(..)) {
            candidate.value = Value(value);
        }
        self.open.clear();
        if self.pick == 0 {
            rank(&mut self.ranking);
        }
        self.search = None;
        Progress::Done
    }

    fn limit(&mut self, throws: u8) {
        if throws == 0 {
            self.open.clear();
        }
    }

    fn ranking(&self) -> &[Candidate] {
        &self.ranking
    }

    fn choice(&self) -> usize {
        self.pick
    }
}

/// What a decision comes to, seen by the player who makes it.
#[derive(Copy, Clone, Debug)]
pub(super) enum What {
    /// A throw from this board.
    Throw(usize),
    /// Taking or claiming.
    Take(Take),
    /// This board, after a move: a throw from it, or a run taken.
    Move(usize),
}

impl What {
    fn value(self, outlook: &Outlook, purse: u8) -> i64 {
        match self {
            Self::Throw(board) => outlook.throw(board, purse),
            Self::Take(take) => outlook.take(&take, purse),
            Self::Move(board) => outlook.best(board, purse),
        }
    }

    fn value_ahead(self, outlook: &Outlook, purse: u8) -> i64 {
        match self {
            Self::Throw(board) => outlook.look_ahead(board, purse),
            Self::Take(take) => outlook.take_ahead(&take, purse),
            Self::Move(board) => {
                let (takes, count) = outlook.takes(board);
                let taking = takes[..count].iter().map(|take| outlook.take_ahead(take, purse)).max();
                taking.unwrap_or(i64::MIN).max(outlook.look_ahead(board, purse))
            }
        }
    }

    /// The chance to win of a player who plays for coins.
    fn chances(self, coins: &Outlook, win: &Outlook, purse: u8) -> Vec<NamedChance> {
        let value = match self {
            Self::Move(board) => match coins.best_take(board, purse) {
                Some((take, value)) if value >= coins.throw(board, purse) => win.take(&take, purse),
                _ => win.throw(board, purse),
            },
            other => other.value(win, purse),
        };
        vec![NamedChance { name: "win", millionths: (value / 2 + 500_000).clamp(0, 1_000_000) }]
    }
}

/// Everything that the player on turn may decide.
fn ways(position: &Position, seat: Seat, options: &Options) -> Vec<(Decision, What)> {
    let Position { rows, turn, phase, .. } = *position;
    let seen = |rows| board::read(rows).map_or(0, |board| if turn == Role::Low { board } else { board::flip(board) });
    let low = if turn == Role::Low { seat } else { seat.other() };
    let turned = |number: u8| if low == Seat::First { number } else { 8_u8.saturating_sub(number) };
    let cell = |column: u8, row: u8| Place::Cell { column: turned(column), row: turned(row) };
    let step = |step: &CoinStep| {
        let CoinStep { column, to, die } = *step;
        Action::from(Step::new(cell(column, rows.row(column)), cell(column, to), die))
    };
    if let Phase::Move(dice) = phase {
        return match dice.used {
            Some(_) => steps(rows, dice)
                .map(|one| (Decision::Act(vec![step(&one)]), What::Move(seen(rows.with(one.column, one.to)))))
                .collect(),
            None => {
                let mut room = Afterstates::new();
                afterstates(rows, dice.faces, &mut room);
                let found = room.found().iter();
                found
                    .map(|found| (Decision::Act(found.steps.iter().map(step).collect()), What::Move(seen(found.rows))))
                    .collect()
            }
        };
    }
    let board = seen(rows);
    let mut all = vec![(Decision::Throw, What::Throw(board))];
    let (takes, count) = super::takes(board::digits(board), options.several_runs);
    for first in position.takings(options) {
        // The number of a run is its first column from the first seat's left; 0 stands for all runs.
        let run = rows.runs().find(|run| run.first == first);
        let number = run.map_or(0, |run| if low == Seat::First { run.first } else { turned(run.last) });
        let choice = if phase == Phase::Receive { Choice::Claim(number) } else { Choice::TakeRun(number) };
        let take = takes[..count].iter().find(|take| first == 0 || take.first + 1 == first);
        if let Some(take) = take {
            all.push((Decision::Act(vec![choice.into()]), What::Take(*take)));
        }
    }
    all
}
