//! The analysis of the games of a list, one session after the other, in the background: it can be
//! stopped and taken up again, and gives way to the analysis of the game on the table.

use bevy::prelude::*;
use tesserae_insight::{Analysis, Tally};
use tesserae_rules::{Seat, Session};
use tesserae_words::Text;

use crate::{
    advice::{
        analysis::{Begun, GameAnalysis},
        kept_analyses::KeptAnalyses,
    },
    save::{ListedSession, SavedGames},
    table::{sets::TableSystems, settings::Settings},
    thinking::Thinking,
};

/// Analyses the games of the list while that is asked for.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ListAnalysis>().add_systems(
        Update,
        work.in_set(TableSystems::React)
            .after(super::analysis::follow),
    );
}

/// The analysis of the games of the list.
#[derive(Resource, Default)]
pub(crate) struct ListAnalysis {
    is_running: bool,
    /// What has begun, complete or not.
    begun: Vec<Begun>,
    /// Why it has stopped by itself.
    failure: Option<Text>,
}

impl ListAnalysis {
    /// Whether it goes on.
    #[must_use]
    pub(crate) const fn is_running(&self) -> bool {
        self.is_running
    }

    /// Stops it, or takes it up again.
    pub(crate) fn toggle(&mut self) {
        self.is_running = !self.is_running;
        self.failure = None;
    }

    /// Why it has stopped by itself.
    #[must_use]
    pub(crate) fn failure(&self) -> Option<&Text> {
        self.failure.as_ref()
    }

    /// What is known of a session of the list by now, here or beside the table.
    #[must_use]
    pub(crate) fn of<'a>(
        &'a self,
        session: &Session,
        table: &'a GameAnalysis,
    ) -> Option<&'a Analysis> {
        let here = self.begun.iter().find(|begun| begun.is_about(session));
        let here = here.map(Begun::analysis);
        here.or_else(|| Some(table.of(session)?.analysis))
    }

    /// How much of these sessions is analysed, from 0 to 1.
    #[must_use]
    pub(crate) fn progress(&self, sessions: &[ListedSession], table: &GameAnalysis) -> f32 {
        let events = |listed: &ListedSession| listed.session.events().len() as f32;
        let done = sessions.iter().map(|listed| {
            let analysis = self.of(&listed.session, table);
            events(listed) * analysis.map_or(0.0, Analysis::progress)
        });
        let all: f32 = sessions.iter().map(events).sum();
        done.sum::<f32>() / all.max(1.0)
    }

    /// Hands over what is known of a session.
    pub(super) fn hand_over(&mut self, session: &Session) -> Option<Begun> {
        let at = self
            .begun
            .iter()
            .position(|begun| begun.is_about(session))?;
        Some(self.begun.swap_remove(at))
    }

    /// Takes over what is known of a session; it is forgotten when that is not in the list.
    pub(super) fn take_over(&mut self, begun: Option<Begun>) {
        let begun = begun.filter(|begun| begun.failure().is_none());
        self.begun.extend(begun.map(|mut begun| {
            begun.rest();
            begun
        }));
    }

    /// Forgets the sessions that are not in the list.
    fn forget_others(&mut self, sessions: &[ListedSession]) {
        self.begun.retain(|begun| {
            sessions
                .iter()
                .any(|listed| begun.is_about(&listed.session))
        });
    }
}

/// What each player gave away in a game of a session, by its number from 0.
#[must_use]
pub(crate) fn tallies(analysis: &Analysis, number: usize) -> [Tally; 2] {
    Seat::BOTH.map(|seat| {
        let mut tally = Tally::default();
        let unforced = analysis.decisions().iter().filter(|judged| {
            judged.number == number && judged.seat == seat && judged.verdict.unforced
        });
        for judged in unforced {
            tally.decisions += 1;
            tally.lost_share += judged.share;
        }
        tally
    })
}

/// Takes what was found out about the session that is analysed, and begins with the next one.
fn work(
    mut list: ResMut<ListAnalysis>,
    mut table: ResMut<GameAnalysis>,
    mut saved: SavedGames,
    mut thinking: ResMut<Thinking>,
    mut kept: KeptAnalyses,
    settings: Res<Settings>,
) {
    let list = list.bypass_change_detection();
    if list.begun.len() > saved.list().sessions().len() {
        list.forget_others(saved.list().sessions());
    }
    let table = table.bypass_change_detection();
    let mut complete = None;
    for (index, begun) in list.begun.iter_mut().enumerate() {
        begun.mark_by(settings.thresholds);
        if begun.listen() {
            complete = Some(index);
        }
        if let Some(failure) = begun.failure() {
            list.failure = Some(failure.clone());
        }
    }
    if let Some(begun) = complete.and_then(|index| list.begun.get(index)) {
        let is_it = |listed: &&ListedSession| begun.is_about(&listed.session);
        // A game that goes on is analysed again at its end.
        let is_worth_keeping =
            |listed: &&ListedSession| listed.games.iter().any(|game| game.outcome.is_some());
        let listed = saved.list().sessions().iter().find(is_it);
        if let Some(listed) = listed.filter(is_worth_keeping).cloned() {
            let began = saved.began(listed.id);
            let documents = &mut saved.documents;
            kept.keep(&listed.session, began, begun.analysis(), documents);
        }
    }
    list.begun.retain(|begun| begun.failure().is_none());
    list.is_running &= settings.insights && list.failure.is_none();
    if !list.is_running || table.is_at_work() {
        list.begun.iter_mut().for_each(Begun::rest);
        return;
    }
    if list.begun.iter().any(Begun::is_at_work) {
        return;
    }
    let sessions = saved.list().sessions();
    list.forget_others(sessions);
    let is_open = |listed: &&ListedSession| {
        let known = list.of(&listed.session, table);
        known.is_none_or(|analysis| !analysis.is_done())
    };
    match sessions.iter().find(is_open) {
        Some(listed) => {
            let session = &listed.session;
            let known = list.hand_over(session);
            let known = known.or_else(|| table.hand_over(session));
            let mut begun = known.unwrap_or_else(|| Begun::new(session));
            begun.go_on(&mut thinking);
            list.begun.push(begun);
        }
        None => list.is_running = false,
    }
}
