//! The search in Tablero de Jesus: every decision is looked up; the strongest level also looks at
//! all throws that may follow.

use tesserae_rules::{Game, tablero_de_jesus::State};

use super::{
    Aim,
    decisions::{What, decisions},
    levels,
    outlook::Outlook,
    table::Table,
};
use crate::{
    Candidate, Decision, Level, NamedChance, Ranking, Search, SearchError, Stop, Stopped, Value,
    bot::{Bots, scatter},
};

/// The bots of Tablero de Jesus.
pub(crate) struct TableroDeJesus;

impl Bots for TableroDeJesus {
    fn think(&self, search: &Search, stop: &Stop) -> Result<Ranking, SearchError> {
        let state = State::of(search.game)?;
        let options = *state.options();
        let table = search.knowledge.part(Table::of)?;
        let [coins, win] = [Aim::Coins, Aim::Win].map(|aim| Outlook::new(&table, options, aim));
        let (Some(position), Some(seat)) = (state.compact(), state.pending().seat()) else {
            // Both throw a die, and either may turn out to be the low roller.
            let chances = vec![NamedChance {
                name: "win",
                millionths: 500_000,
            }];
            let throw = Candidate {
                decision: Decision::Throw,
                value: Value::ZERO,
                chances,
                points: None,
            };
            return Ok(Ranking::new(vec![throw], 0));
        };
        let purse = position.purse(position.turn);
        let candidate = |(decision, what): (Decision, What)| {
            let (value, chances) = (
                Value(what.value(&coins, purse)),
                what.chances(&coins, &win, purse),
            );
            (
                Candidate {
                    decision,
                    value,
                    chances,
                    points: None,
                },
                what,
            )
        };
        let mut found: Vec<_> = decisions(&position, seat, &options)
            .into_iter()
            .map(candidate)
            .collect();
        found.sort_by_key(|(candidate, _)| std::cmp::Reverse(candidate.value));
        if search.level != Level::Oracle {
            let seen: Vec<_> = found
                .iter()
                .map(|(_, what)| levels::value(search.level, &coins, *what, purse))
                .collect();
            let best = seen.iter().max();
            let equal: Vec<_> = (0..seen.len()).filter(|at| seen.get(*at) == best).collect();
            let choice = equal
                .get((scatter(search.seed) % equal.len().max(1) as u64) as usize)
                .copied()
                .unwrap_or(0);
            return Ok(Ranking::new(
                found.into_iter().map(|(candidate, _)| candidate).collect(),
                choice,
            ));
        }
        let looked_at = found.into_iter().map(|(candidate, what)| {
            stop.check()?;
            let ahead = (search.depth(1) > 0).then(|| Value(what.value_ahead(&coins, purse)));
            Ok(Candidate {
                value: ahead.unwrap_or(candidate.value),
                ..candidate
            })
        });
        Ok(Ranking::sorted(looked_at.collect::<Result<_, Stopped>>()?))
    }
}
