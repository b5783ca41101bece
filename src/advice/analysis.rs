//! The analysis of the game on the table, once somebody looks at it.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_insight::{Analysis, Answer, Judged, Question, Thresholds};
use tesserae_referee::Referee;
use tesserae_rules::Session;
use tesserae_words::Text;

use crate::{
    advice::{kept_analyses::KeptAnalyses, list_analysis::ListAnalysis},
    save::{Documents, Results},
    table::{ComparedTurns, Purpose, sets::TableSystems, settings::Settings},
    thinking::{Reply, Thinking, Ticket, unanswered},
};

/// After this many frames in which nobody has looked, the thinking ends.
const MOST_UNSEEN: u32 = 30;

/// Analyses what is asked for.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameAnalysis>()
        .add_systems(Update, follow.in_set(TableSystems::React));
}

/// The analysis of the game on the table.
#[derive(Resource, Default)]
pub(crate) struct GameAnalysis {
    /// Whether it was looked at since the last frame.
    wanted: bool,
    /// For how many frames it was not looked at.
    unseen: u32,
    begun: Option<Begun>,
}

/// An analysis and what it is about.
pub(super) struct Begun {
    session: Session,
    analysis: Analysis,
    /// How many findings it has.
    found: usize,
    /// None while it rests, and once it is complete or has failed.
    ticket: Option<Ticket>,
    failure: Option<Text>,
}

/// What is known of a session by now.
pub(crate) struct KnownAnalysis<'a> {
    /// The analysis as far as it has come.
    pub(crate) analysis: &'a Analysis,
}

impl GameAnalysis {
    /// Asks for it: it goes on as long as it is asked for.
    pub(crate) fn want(&mut self) {
        self.wanted = true;
    }

    /// What is known of this session by now; None where the analysis has not begun or has failed.
    #[must_use]
    pub(crate) fn of(&self, session: &Session) -> Option<KnownAnalysis<'_>> {
        let begun = self
            .begun
            .as_ref()
            .filter(|begun| begun.failure.is_none() && begun.is_about(session))?;
        Some(KnownAnalysis {
            analysis: &begun.analysis,
        })
    }

    /// The decision before which there were `start` events, if it is judged.
    #[must_use]
    pub(crate) fn decision(&self, start: usize) -> Option<&Judged> {
        let decisions = self.begun.as_ref()?.analysis.decisions();
        decisions.iter().find(|judged| judged.start == start)
    }

    /// The turn that was played next in the replay and a better one, where somebody looks at the
    /// analysis and there is one.
    #[must_use]
    pub(crate) fn compared(&self, session: &Session, shown: &Session) -> Option<ComparedTurns<'_>> {
        let is_of_session = self.unseen == 0 && session.events().starts_with(shown.events());
        let known = self.of(session).filter(|_| is_of_session)?;
        let mut wrong = known
            .analysis
            .decisions()
            .iter()
            .filter(|judged| judged.verdict.mark.is_some());
        let judged = wrong.find(|judged| judged.start == shown.events().len())?;
        let (best, played) = (judged.best.decision.chosen(), judged.actions.as_slice());
        Some(ComparedTurns {
            before: judged.before(),
            best,
            played,
        })
    }

    /// Whether it goes on now.
    #[must_use]
    pub(super) fn is_at_work(&self) -> bool {
        self.begun.as_ref().is_some_and(Begun::is_at_work)
    }

    /// Hands over what is known of a session at which nobody looks.
    pub(super) fn hand_over(&mut self, session: &Session) -> Option<Begun> {
        let is_unseen = self.unseen > MOST_UNSEEN;
        self.begun
            .take_if(|begun| is_unseen && begun.is_about(session))
    }

    /// Why there is no analysis.
    #[must_use]
    pub(crate) fn failure(&self) -> Option<&Text> {
        self.begun.as_ref()?.failure.as_ref()
    }
}

impl Begun {
    /// An analysis that rests.
    pub(super) fn new(session: &Session) -> Self {
        Self {
            session: session.clone(),
            analysis: Analysis::new(session),
            found: 0,
            ticket: None,
            failure: None,
        }
    }

    /// Takes it up where it was left, unless it is complete or has failed.
    pub(super) fn go_on(&mut self, thinking: &mut Thinking) {
        if self.ticket.is_some() || self.is_over() {
            return;
        }
        self.ticket = Some(thinking.ask(Question::Analysis {
            header: self.session.header().clone(),
            events: self.session.events().to_vec(),
            known: self.found,
        }));
    }

    /// Lets it rest; what is known stays.
    pub(super) fn rest(&mut self) {
        self.ticket = None;
    }

    /// Whether it goes on now.
    pub(super) const fn is_at_work(&self) -> bool {
        self.ticket.is_some()
    }

    /// Whether nothing more will be found out.
    pub(super) fn is_over(&self) -> bool {
        self.failure.is_some() || self.analysis.is_done()
    }

    /// What is known.
    pub(super) const fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// Why there is no analysis.
    pub(super) fn failure(&self) -> Option<&Text> {
        self.failure.as_ref()
    }

    /// Marks decisions by these thresholds.
    pub(super) fn mark_by(&mut self, thresholds: Thresholds) {
        if self.analysis.thresholds() != thresholds {
            self.analysis.set_thresholds(thresholds);
        }
    }

    /// Whether this is what was played; the table adds to the header what a file does not say.
    pub(super) fn is_about(&self, session: &Session) -> bool {
        self.session.is_same_play(session)
    }

    /// Takes the findings that have come; returns whether the last of them was among them.
    pub(super) fn listen(&mut self) -> bool {
        while let Some(reply) = self.ticket.as_mut().and_then(Ticket::next) {
            match reply {
                Reply::SoFar(Answer::Finding(finding)) => {
                    self.analysis.add(finding);
                    self.found += 1;
                }
                Reply::Last(Answer::Analysed) => {
                    self.ticket = None;
                    return true;
                }
                Reply::SoFar(answer) | Reply::Last(answer) => {
                    self.failure = Some(unanswered(&answer.failure()));
                    self.ticket = None;
                }
            }
        }
        false
    }
}

/// What an analysis needs of the table.
#[derive(SystemParam)]
pub(super) struct Needs<'w> {
    referee: Res<'w, Referee>,
    thinking: ResMut<'w, Thinking>,
    results: Res<'w, Results>,
    kept: KeptAnalyses<'w>,
    list: ResMut<'w, ListAnalysis>,
    documents: Documents<'w>,
    purpose: Res<'w, State<Purpose>>,
    settings: Res<'w, Settings>,
}

impl Needs<'_> {
    /// Keeps what came of the analysis of a game that was played to its end.
    fn keep(&mut self, analysis: &Analysis) {
        let (Some(session), Some(began)) = (self.referee.session(), self.results.began()) else {
            return;
        };
        if analysis.outcome().is_some() && *self.purpose == Purpose::Game {
            self.kept
                .keep(session, began, analysis, &mut self.documents);
        }
    }
}

/// Begins the analysis that is asked for, and takes what was found out.
pub(super) fn follow(mut analysis: ResMut<GameAnalysis>, mut needs: Needs) {
    let analysis = analysis.bypass_change_detection();
    let is_wanted = std::mem::take(&mut analysis.wanted);
    let Some(session) = needs.referee.session() else {
        needs.list.take_over(analysis.begun.take());
        return;
    };
    analysis.unseen = if is_wanted {
        0
    } else {
        analysis.unseen.saturating_add(1)
    };
    if analysis.unseen > MOST_UNSEEN {
        // What is known is kept for the next look.
        analysis.begun.take_if(|begun| begun.failure.is_some());
        analysis.begun.iter_mut().for_each(Begun::rest);
        return;
    }
    if is_wanted
        && !analysis
            .begun
            .as_ref()
            .is_some_and(|begun| begun.is_about(session))
    {
        let known = needs.list.hand_over(session);
        let next = known.unwrap_or_else(|| Begun::new(session));
        needs.list.take_over(analysis.begun.replace(next));
    }
    let Some(begun) = &mut analysis.begun else {
        return;
    };
    begun.mark_by(needs.settings.thresholds);
    if is_wanted {
        begun.go_on(&mut needs.thinking);
    }
    if begun.listen() && begun.is_about(session) {
        needs.keep(&begun.analysis);
    }
}
