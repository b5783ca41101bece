//! The analysis of the game on the table, a few milliseconds in each frame in which somebody looks at it.

use std::sync::Arc;

use bevy::{
    ecs::system::SystemParam,
    platform::{cell::SyncCell, time::Instant},
    prelude::*,
};
use tesserae_bots::{Knowledge, Progress, SearchError};
use tesserae_insight::{Analysis, PlayedOut, Rollout};
use tesserae_referee::Referee;
use tesserae_rules::{Event, Header, Seat, Session};

use crate::{
    TableSystems,
    app::seed,
    opponents::KnowledgeOfGame,
    save::{Documents, ErrorRates, Rated, Results},
    state::{TablePurpose, game_data::Loading, players::level},
};

/// How long an analysis may think in one frame, in milliseconds.
const FRAME_BUDGET: u128 = 8;
/// Evaluations between two looks at the clock.
const SLICE: u32 = 16;
/// How often each of two turns is played out at most.
const MOST_PLAYED_OUT: u32 = 300;

/// Analyses what is asked for.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameAnalysis>().add_systems(Update, think.in_set(TableSystems::React));
}

/// The analysis of the game on the table.
#[derive(Resource, Default)]
pub(crate) struct GameAnalysis {
    /// Whether it was looked at since the last frame.
    wanted: bool,
    /// Whether it was thought about in the last frame.
    working: bool,
    begun: Option<Begun>,
    failure: Option<String>,
}

/// An analysis and what it is about.
struct Begun {
    header: Header,
    events: Vec<Event>,
    knowledge: Arc<Knowledge>,
    analysis: SyncCell<Analysis>,
    /// The decision that is played out, by the number of events before it.
    what_if: Option<(usize, SyncCell<Rollout>)>,
    /// Whether the error rates are kept.
    rated: bool,
}

/// What is known of a session by now.
pub(crate) struct Known<'a> {
    /// The analysis as far as it has come.
    pub(crate) analysis: &'a Analysis,
    /// The decision that is being played out, by the number of events before it: the better one and what was done.
    pub(crate) what_if: Option<(usize, [PlayedOut; 2])>,
}

impl GameAnalysis {
    /// Asks for it: it is thought about in the next frame.
    pub(crate) fn want(&mut self) {
        self.wanted = true;
    }

    /// What is known of this session by now; nothing where the analysis has not begun.
    pub(crate) fn of(&mut self, session: &Session) -> Option<Known<'_>> {
        let begun = self.begun.as_mut().filter(|begun| begun.is_about(session))?;
        let what_if = begun.what_if.as_mut().map(|(start, rollout)| (*start, *rollout.get().results()));
        Some(Known { analysis: begun.analysis.get(), what_if })
    }

    /// Plays out the better turn and the one that was played, of the decision before which there were so many events;
    /// or stops that.
    pub(crate) fn toggle_what_if(&mut self, start: usize) {
        let Some(begun) = &mut self.begun else { return };
        let was = begun.what_if.take().map(|(start, _)| start);
        let judged = begun.analysis.get().decisions().iter().find(|judged| judged.start == start);
        if let (Some(judged), true) = (judged, was != Some(start)) {
            let decisions = [&judged.best, &judged.played].map(|candidate| candidate.decision.clone());
            let rollout = Rollout::new(judged.before(), decisions, &begun.knowledge, seed::seed());
            begun.what_if = Some((start, SyncCell::new(rollout)));
        }
    }

    /// Why there is no analysis.
    #[must_use]
    pub(crate) fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }

    /// Whether it is being thought about, so that frames must go on.
    #[must_use]
    pub(crate) const fn is_working(&self) -> bool {
        self.working
    }
}

impl Begun {
    /// What somebody has just asked for comes first.
    fn step(&mut self) -> Result<Progress, SearchError> {
        if let Some((_, rollout)) = &mut self.what_if {
            let rollout = rollout.get();
            if rollout.results()[1].games < MOST_PLAYED_OUT {
                return rollout.step(SLICE).map(|()| Progress::Thinking);
            }
        }
        self.analysis.get().step(SLICE)
    }

    fn is_about(&self, session: &Session) -> bool {
        self.header == *session.header() && self.events == session.events()
    }
}

/// What is needed to begin.
#[derive(SystemParam)]
struct Needs<'w> {
    referee: Res<'w, Referee>,
    knowledge: KnowledgeOfGame<'w>,
    results: Res<'w, Results>,
    rates: ResMut<'w, ErrorRates>,
    documents: Documents<'w>,
    purpose: Res<'w, TablePurpose>,
}

impl Needs<'_> {
    /// Keeps the error rates of the people who have played a game to its end.
    fn keep_rates(&mut self, analysis: &Analysis) {
        let (Some(session), Some(began)) = (self.referee.session(), self.results.began()) else { return };
        if analysis.outcome().is_none() || !self.purpose.is_recorded() {
            return;
        }
        for seat in Seat::BOTH.into_iter().filter(|seat| level(session.header(), *seat).is_none()) {
            let game = session.header().game;
            let name = match session.header().names[seat.index()].as_str() {
                "" => game.seat_name(seat),
                name => name,
            };
            let tally = analysis.tally(seat);
            let rated =
                Rated { began, game, name: name.to_owned(), decisions: tally.decisions, lost: tally.lost_share };
            self.rates.keep(rated, &mut self.documents);
        }
    }
}

fn think(mut analysis: ResMut<GameAnalysis>, mut needs: Needs) {
    let analysis = analysis.bypass_change_detection();
    analysis.working = false;
    if !std::mem::take(&mut analysis.wanted) {
        return;
    }
    let Some(session) = needs.referee.session() else { return };
    if !analysis.begun.as_ref().is_some_and(|begun| begun.is_about(session)) {
        analysis.begun = None;
        match needs.knowledge.get(session.game().kind()) {
            Loading::Waiting => analysis.working = true,
            Loading::Failed(error) => analysis.failure = Some(error),
            Loading::Ready(knowledge) => {
                analysis.failure = None;
                analysis.working = true;
                analysis.begun = Some(Begun {
                    header: session.header().clone(),
                    events: session.events().to_vec(),
                    what_if: None,
                    rated: false,
                    analysis: SyncCell::new(Analysis::new(session, &knowledge)),
                    knowledge,
                });
            }
        }
        return;
    }
    let Some(begun) = analysis.begun.as_mut() else { return };
    let clock = Instant::now();
    loop {
        match begun.step() {
            Ok(Progress::Thinking) if clock.elapsed().as_millis() >= FRAME_BUDGET => {
                analysis.working = true;
                return;
            }
            Ok(Progress::Thinking) => {}
            Ok(Progress::Done) => {
                if !std::mem::replace(&mut begun.rated, true) {
                    needs.keep_rates(begun.analysis.get());
                }
                return;
            }
            Err(error) => {
                analysis.failure = Some(error.to_string());
                return;
            }
        }
    }
}
