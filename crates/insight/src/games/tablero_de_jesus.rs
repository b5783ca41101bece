//! Tablero de Jesus: runs, coins, and the throws that lose the dice or make a run longer.

use tesserae_bots::{Decision, TWO_DICE, Value};
use tesserae_rules::{
    Action, Choice, Game, Seat,
    tablero_de_jesus::{Afterstates, Options, Phase, Rows, State, afterstates, playable},
};
use tesserae_words::{self as words, Text};

use crate::{Class, Counted, Fact, Scale, Solved, Unit, game::GameInsight};

/// The ways of two dice.
const ALL: u32 = 36;

pub(crate) struct TableroDeJesus;

impl GameInsight for TableroDeJesus {
    fn scale(&self, game: &dyn Game) -> Scale {
        let stake = State::of(game).map_or(15, |state| i64::from(state.options().stake));
        Scale::zero_sum(Unit::Coins, Value(Value::UNIT * stake * 2 / 3))
    }

    fn facts(&self, game: &dyn Game, seat: Seat) -> Vec<Fact> {
        let Ok(state) = State::of(game) else {
            return Vec::new();
        };
        let Some(position) = state.compact() else {
            return Vec::new();
        };
        // A turn that ends with the dice still in hand leaves a throw; otherwise the coins have
        // been taken.
        let own_turn = game.pending().seat() == Some(seat);
        let role = if own_turn {
            position.turn
        } else {
            position.turn.other()
        };
        let rows = position.rows;
        let longest = longest_run(rows);
        let (lost, longer) = if own_turn {
            throws(rows, longest)
        } else {
            (0, 0)
        };
        let run = |own: bool| {
            if own == own_turn && longest > 1 {
                longest
            } else {
                0
            }
        };
        let at_edge = at_edge(rows);
        vec![
            Fact::new(Counted::CoinsInPurse, position.purse(role).into(), 90),
            Fact::new(Counted::OwnRun, run(true), 70),
            Fact::new(Counted::OpponentsRun, run(false), -70),
            Fact::throws(Counted::ThrowsThatLoseDice, lost, ALL, -8),
            Fact::throws(Counted::ThrowsForLongerRun, longer, ALL, 8),
            Fact::new(Counted::CoinsAtEdge, at_edge, -6),
        ]
    }

    fn about_throw(&self, game: &dyn Game) -> Option<Text> {
        let rows = State::of(game).ok()?.compact()?.rows;
        let (lost, longer) = throws(rows, longest_run(rows));
        Some(words::insight::throws_of_jesus(ALL, lost, longer))
    }

    fn class(&self, game: &dyn Game, decision: &Decision) -> Class {
        let claims = |action: &Action| matches!(action, Action::Choice(Choice::Claim(_)));
        match decision {
            Decision::Act(actions)
                if actions
                    .iter()
                    .all(|action| matches!(action, Action::Step(_))) =>
            {
                Class::Moves
            }
            _ if game.actions().iter().any(claims) => Class::ClaimOrThrow,
            _ => Class::TakeOrThrow,
        }
    }

    fn solved(&self, game: &dyn Game) -> Option<Solved> {
        // Solved by the usual rules, but for the throw that decides who is who.
        let state = State::of(game)
            .ok()
            .filter(|state| *state.options() == Options::default())?;
        state
            .compact()
            .filter(|position| position.phase != Phase::Lost)
            .map(|_| Solved::Game)
    }
}

/// The longest run on a board; 1 where there is none.
fn longest_run(rows: Rows) -> u32 {
    rows.runs()
        .map(|run| u32::from(run.last - run.first) + 1)
        .max()
        .unwrap_or(1)
}

/// How many of the 36 throws lose the dice, and how many allow a run that is longer than this.
fn throws(rows: Rows, longest: u32) -> (u32, u32) {
    let (mut lost, mut longer) = (0, 0);
    let mut room = Afterstates::new();
    for (faces, ways) in TWO_DICE {
        if !playable(rows, faces) {
            lost += u32::from(ways);
            continue;
        }
        afterstates(rows, faces, &mut room);
        if room
            .found()
            .iter()
            .any(|after| longest_run(after.rows) > longest.max(1))
        {
            longer += u32::from(ways);
        }
    }
    (lost, longer)
}

/// The coins that lie at either edge, where they are in no run.
fn at_edge(rows: Rows) -> u32 {
    (1..=7)
        .filter(|column| matches!(rows.row(*column), 1 | 7))
        .count() as u32
}
