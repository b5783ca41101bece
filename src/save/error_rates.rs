//! The error rates of all games that were analysed here, for the statistics.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_rules::Kind;

use crate::save::document::{self, DocumentName, Documents};

const NAME: DocumentName = DocumentName {
    file: "error-rates.json",
    key: "error-rates",
};
/// How many of the last games a rate is made of.
const LAST: usize = 20;

/// What a person gave away in one session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Rated {
    /// When the session began, in milliseconds since 1970: its identity.
    pub began: u64,
    /// Which game.
    pub game: Kind,
    /// Who played.
    pub name: String,
    /// Their unforced decisions.
    pub decisions: u32,
    /// What they gave away, in thousandths of what the game is about.
    pub lost: i64,
}

/// The error rates of everybody who played here.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct ErrorRates(Vec<Rated>);

/// A person's error rate in a game, over their last games and over those before.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Rate {
    /// How many games it is made from.
    pub games: usize,
    /// What an unforced decision gives away on average, in thousandths of what the game is about.
    pub last: f64,
    /// The same over as many games before these, if there are such.
    pub before: Option<f64>,
}

impl ErrorRates {
    /// Keeps what somebody gave away in a session, instead of what was kept of it before.
    pub(crate) fn keep(&mut self, rated: Rated, documents: &mut Documents) {
        if rated.decisions == 0 || self.0.contains(&rated) {
            return;
        }
        // Another window may have kept something meanwhile: that stays.
        let mut kept: Vec<Rated> = documents.read(NAME);
        kept.retain(|known| known.began != rated.began || known.name != rated.name);
        kept.push(rated);
        kept.sort_by_key(|known| known.began);
        documents.write(NAME, &kept);
        self.0 = kept;
    }

    /// What every person gave away in every session.
    pub(super) fn all(&self) -> &[Rated] {
        &self.0
    }

    /// The rate of every person in every game, by name.
    #[must_use]
    pub fn rates(&self) -> BTreeMap<Kind, BTreeMap<&str, Rate>> {
        let mut sessions: BTreeMap<Kind, BTreeMap<&str, Vec<&Rated>>> = BTreeMap::new();
        for rated in &self.0 {
            sessions
                .entry(rated.game)
                .or_default()
                .entry(&rated.name)
                .or_default()
                .push(rated);
        }
        let of_names = |names: BTreeMap<_, Vec<&Rated>>| {
            names
                .into_iter()
                .map(|(name, rated)| (name, rate(&rated)))
                .collect()
        };
        sessions
            .into_iter()
            .map(|(kind, names)| (kind, of_names(names)))
            .collect()
    }

    /// A table for other programs, one line a session, values apart by semicolons.
    #[must_use]
    pub fn table(&self) -> String {
        let line = |rated: &Rated| {
            let name = rated.name.replace([';', '"'], " ");
            format!(
                "{};{};{name};{};{}\n",
                rated.began, rated.game, rated.decisions, rated.lost
            )
        };
        let lines: String = self.0.iter().map(line).collect();
        format!("began;game;name;decisions;lost_thousandths\n{lines}")
    }
}

/// The rate over the last sessions, oldest first.
fn rate(rated: &[&Rated]) -> Rate {
    let mean = |rated: &[&Rated]| {
        let decisions: u32 = rated.iter().map(|rated| rated.decisions).sum();
        rated.iter().map(|rated| rated.lost).sum::<i64>() as f64 / f64::from(decisions.max(1))
    };
    let (before, last) = rated.split_at(rated.len().saturating_sub(LAST));
    let before = before
        .get(before.len().saturating_sub(LAST)..)
        .filter(|before| !before.is_empty());
    Rate {
        games: last.len(),
        last: mean(last),
        before: before.map(mean),
    }
}

/// Reads what is kept.
pub(crate) fn plugin(app: &mut App) {
    let kept = document::load(app, NAME);
    app.insert_resource(ErrorRates(kept));
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::SystemState;

    use super::*;
    use crate::{save::Storage, table::notices::Notices};

    #[test]
    fn a_rate_is_made_from_the_last_twenty_games_and_an_analysis_replaces_an_earlier_one() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = App::new();
        app.insert_resource(Storage::folder(folder.path()))
            .init_resource::<Notices>();
        let world = app.world_mut();
        let mut state = SystemState::<Documents>::new(world);
        let mut documents = state.get_mut(world).unwrap();
        let mut rates = ErrorRates::default();
        let rated = |began, lost| Rated {
            began,
            game: Kind::Ur,
            name: "Ann".into(),
            decisions: 10,
            lost,
        };
        for began in 0..25 {
            rates.keep(rated(began, 500), &mut documents);
            rates.keep(
                rated(began, if began < 5 { 300 } else { 100 }),
                &mut documents,
            );
        }
        let rate = rates.rates()[&Kind::Ur]["Ann"];
        assert_eq!(
            rate,
            Rate {
                games: 20,
                last: 10.0,
                before: Some(30.0)
            }
        );
        assert_eq!(rates.table().lines().count(), 26);
        let kept: Vec<Rated> = documents.read(NAME);
        assert_eq!(kept, rates.0);
    }
}
