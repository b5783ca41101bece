//! The analysis of the game on the table, once somebody looks at it.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_insight::{Analysis, Answer, Judged, Question};
use tesserae_referee::Referee;
use tesserae_rules::{Event, Header, Seat, Session};

use crate::{
    save::{Documents, ErrorRates, Rated, Results},
    table::{ComparedTurns, TablePurpose, players::level, sets::TableSystems},
    thinking::{Reply, Thinking, Ticket},
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
struct Begun {
    header: Header,
    events: Vec<Event>,
    analysis: Analysis,
    /// None once it is complete or has failed.
    ticket: Option<Ticket>,
    failure: Option<String>,
}

/// What is known of a session by now.
pub(crate) struct Known<'a> {
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
    pub(crate) fn of(&self, session: &Session) -> Option<Known<'_>> {
        let begun = self
            .begun
            .as_ref()
            .filter(|begun| begun.failure.is_none() && begun.is_about(session))?;
        Some(Known {
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

    /// Why there is no analysis.
    #[must_use]
    pub(crate) fn failure(&self) -> Option<&str> {
        self.begun.as_ref()?.failure.as_deref()
    }
}

impl Begun {
    fn new(session: &Session, thinking: &mut Thinking) -> Self {
        Self {
            header: session.header().clone(),
            events: session.events().to_vec(),
            analysis: Analysis::new(session),
            ticket: Some(thinking.ask(Question::analysis(session))),
            failure: None,
        }
    }

    fn is_about(&self, session: &Session) -> bool {
        self.header == *session.header() && self.events == session.events()
    }

    /// Takes the findings that have come; returns whether the last of them was among them.
    fn listen(&mut self) -> bool {
        while let Some(reply) = self.ticket.as_mut().and_then(Ticket::next) {
            match reply {
                Reply::SoFar(Answer::Finding(finding)) => self.analysis.add(finding),
                Reply::Last(Answer::Analysed) => {
                    self.ticket = None;
                    return true;
                }
                Reply::SoFar(answer) | Reply::Last(answer) => {
                    self.failure = Some(answer.failure());
                    self.ticket = None;
                }
            }
        }
        false
    }
}

/// What an analysis needs of the table.
#[derive(SystemParam)]
struct Needs<'w> {
    referee: Res<'w, Referee>,
    thinking: ResMut<'w, Thinking>,
    results: Res<'w, Results>,
    rates: ResMut<'w, ErrorRates>,
    documents: Documents<'w>,
    purpose: Res<'w, TablePurpose>,
}

impl Needs<'_> {
    /// Keeps the error rates of the people who have played a game to its end.
    fn keep_rates(&mut self, analysis: &Analysis) {
        let (Some(session), Some(began)) = (self.referee.session(), self.results.began()) else {
            return;
        };
        if analysis.outcome().is_none() || !self.purpose.is_recorded() {
            return;
        }
        for seat in Seat::BOTH
            .into_iter()
            .filter(|seat| level(session.header(), *seat).is_none())
        {
            let game = session.header().game;
            let name = match session.header().names[seat.index()].as_str() {
                "" => game.seat_name(seat),
                name => name,
            };
            let tally = analysis.tally(seat);
            let rated = Rated {
                began,
                game,
                name: name.to_owned(),
                decisions: tally.decisions,
                lost: tally.lost_share,
            };
            self.rates.keep(rated, &mut self.documents);
        }
    }
}

/// Begins the analysis that is asked for, and takes what was found out.
fn follow(mut analysis: ResMut<GameAnalysis>, mut needs: Needs) {
    let analysis = analysis.bypass_change_detection();
    let is_wanted = std::mem::take(&mut analysis.wanted);
    let Some(session) = needs.referee.session() else {
        analysis.begun = None;
        return;
    };
    analysis.unseen = if is_wanted {
        0
    } else {
        analysis.unseen.saturating_add(1)
    };
    if analysis.unseen > MOST_UNSEEN {
        // What is complete is kept for the next look.
        analysis
            .begun
            .take_if(|begun| begun.ticket.is_some() || begun.failure.is_some());
        return;
    }
    if is_wanted
        && !analysis
            .begun
            .as_ref()
            .is_some_and(|begun| begun.is_about(session))
    {
        analysis.begun = Some(Begun::new(session, &mut needs.thinking));
    }
    let Some(begun) = &mut analysis.begun else {
        return;
    };
    if begun.listen() && begun.is_about(session) {
        needs.keep_rates(&begun.analysis);
    }
}
