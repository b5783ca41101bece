//! Keeps what came of an analysis: the error rates for the statistics, and the game in the list of
//! analysed games.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_insight::Analysis;
use tesserae_rules::{Pending, Seat, Session};
use tesserae_words::{self as words, Text};

use crate::{
    save::{AnalysedGame, AnalysedGames, AnalysedPlayer, Documents, ErrorRates, Rated, clock},
    table::players::level,
};

/// What is kept of analyses.
#[derive(SystemParam)]
pub(super) struct KeptAnalyses<'w> {
    rates: ResMut<'w, ErrorRates>,
    games: ResMut<'w, AnalysedGames>,
}

impl KeptAnalyses<'_> {
    /// Keeps what came of the analysis of a session that began at this time, in milliseconds since
    /// 1970. The statistics count people only.
    pub(super) fn keep(
        &mut self,
        session: &Session,
        began: u64,
        analysis: &Analysis,
        documents: &mut Documents,
    ) {
        let header = session.header();
        let names = header.written_names(session.game());
        let players = Seat::BOTH.map(|seat| {
            let tally = analysis.tally(seat);
            AnalysedPlayer {
                name: names[seat.index()].to_owned(),
                is_bot: level(header, seat).is_some(),
                decisions: tally.decisions,
                lost: tally.lost_share,
            }
        });
        for player in players.iter().filter(|player| !player.is_bot) {
            let rated = Rated {
                began,
                game: header.game,
                name: player.name.clone(),
                decisions: player.decisions,
                lost: player.lost,
            };
            self.rates.keep(rated, documents);
        }
        let game = AnalysedGame {
            began,
            date: header.date.clone().unwrap_or_else(|| clock::day(began)),
            game: header.game,
            players: players.into(),
            result: String::new(),
            said: None,
        };
        self.games
            .keep(game.with_result(&result(session)), documents);
    }
}

/// How a session ended, in a sentence: the whole series, or else its last game.
fn result(session: &Session) -> Text {
    let game = session.game();
    let names = session.header().both_names(game);
    match game.outcome() {
        _ if game.pending() == Pending::Over && game.actions().is_empty() => {
            game.prompt(&names.into())
        }
        Some(outcome) => outcome.in_words(&names.into(), game.unit()),
        None => words::panels_analysis::was_not_finished(),
    }
}
