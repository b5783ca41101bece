//! The analysis of a session: what every decision gave away, how lucky every throw was, and what
//! decided the game.

mod finding;
mod report;
mod task;
mod totals;

use std::{collections::VecDeque, sync::Arc};

use tesserae_bots::{Candidate, Knowledge, SearchError, Stop, Value};
use tesserae_rules::{Action, Game, Outcome, Seat, Session, Throw};
use tesserae_words::Text;

use crate::{Class, Depth, Explanation, Scale, Solved, Thresholds, Verdict, registry, turn};
use finding::carry_out;
use task::{Decided, Rolled, Task, depths, tasks};

pub use finding::{Finding, JudgedDecision, MOST_OTHERS, analyse, go_on_analysing, judge};
pub use report::{Cause, Perfection, Tally, TurningPoint};

/// A decision of the session, with what it gave away.
#[derive(Clone, Debug)]
pub struct Judged {
    /// How many events of the session come before it.
    pub start: usize,
    /// How many events there are once it is carried out.
    pub end: usize,
    /// Which game of the series it belongs to, counted from 0.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What it is about.
    pub class: Class,
    /// The best, as far as the bots know.
    pub best: Candidate,
    /// What was done.
    pub played: Candidate,
    /// The best others, at most [four](MOST_OTHERS), best first.
    pub others: Vec<Candidate>,
    /// The same action by action, as it happened; empty for a throw.
    pub actions: Vec<Action>,
    /// What it gave away.
    pub verdict: Verdict,
    /// What it gave away in thousandths of the [spread](Scale::spread).
    pub share: i64,
    /// Why the values are exact; None where they are estimated.
    pub solved: Option<Solved>,
    /// The game before it.
    before: Arc<dyn Game>,
    words: Text,
    best_words: Text,
    why: Option<Explanation>,
}

impl Judged {
    /// The game before the decision.
    #[must_use]
    pub fn before(&self) -> &dyn Game {
        self.before.as_ref()
    }

    /// What was done, in words.
    #[must_use]
    pub const fn words(&self) -> &Text {
        &self.words
    }

    /// What was done and the best, in the notation of the game.
    #[must_use]
    pub fn notations(&self) -> [String; 2] {
        [&self.played, &self.best]
            .map(|candidate| turn::notation(self.before(), &candidate.decision))
    }

    /// The best, in words.
    #[must_use]
    pub const fn best_words(&self) -> &Text {
        &self.best_words
    }

    /// Why the best is better than what was done, where that has a mark.
    #[must_use]
    pub const fn why(&self) -> Option<&Explanation> {
        self.why.as_ref()
    }

    /// The first seat's chance to win the game with the best decision and with the one that was
    /// taken, in millionths.
    #[must_use]
    pub fn win(&self) -> [i64; 2] {
        [&self.best, &self.played].map(|candidate| {
            let win = candidate.win().unwrap_or(500_000);
            if self.seat == Seat::First {
                win
            } else {
                1_000_000 - win
            }
        })
    }
}

/// A throw of the session, and how lucky it was.
#[derive(Clone, Debug)]
pub struct Thrown {
    /// How many events of the session come before it.
    pub event: usize,
    /// Which game of the series it belongs to, counted from 0.
    pub number: usize,
    /// Who threw; the first seat where each throws a die.
    pub seat: Seat,
    /// What was thrown.
    pub throw: Throw,
    /// By how much it was worth more to the thrower than the mean of all throws.
    pub luck: Value,
    /// The same in thousandths of the [spread](Scale::spread).
    pub share: i64,
}

/// The analysis of a session. It begins empty, and knows more with every [`Finding`] that
/// [`analyse`] makes.
///
/// ```
/// # use std::sync::Arc;
/// # use tesserae_bots::{Knowledge, Stop};
/// # use tesserae_insight::{Analysis, analyse};
/// # use tesserae_rules::{Kind, Seat, session::random};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots/tablero_di_berona.bin");
/// let knowledge = Arc::new(Knowledge::read(Kind::TableroDiBerona, &std::fs::read(file)?)?);
/// let session = random::played(Kind::TableroDiBerona, 7, 400).ok_or("no game")?;
/// let mut analysis = Analysis::new(&session);
/// analyse(&session, &knowledge, &Stop::never(), &mut |finding| {
///     analysis.add(finding);
///     // Show analysis.progress().
/// })?;
/// println!("{}", analysis.sentence(&["Ann", "Ben"].into()));
/// let tally = analysis.tally(Seat::First);
/// println!("{} unforced decisions, error rate {:.1}", tally.decisions, tally.error_rate());
/// for judged in analysis.decisions().iter().filter(|judged| judged.verdict.mark.is_some()) {
///     let why = judged.why().map(|why| why.sentence(tesserae_words::insight::it())).ok_or("no reason")?;
///     println!("{}, better {}. {}", judged.words(), judged.best_words(), why.ok_or("no reason")?);
/// }
/// # Ok(())
/// # }
/// ```
pub struct Analysis {
    scale: Scale,
    thresholds: Thresholds,
    outcome: Option<Outcome>,
    outcomes: Vec<Outcome>,
    events: usize,
    all: usize,
    open: VecDeque<Task>,
    decisions: Vec<Judged>,
    throws: Vec<Thrown>,
}

impl Analysis {
    /// The analysis of a session as it stands, with nothing found out. It takes the findings of
    /// [`analyse`].
    #[must_use]
    pub fn new(session: &Session) -> Self {
        Self::of(session, tasks(session, depths(session)))
    }

    fn of(session: &Session, tasks: Vec<Task>) -> Self {
        let open: VecDeque<_> = tasks.into();
        Self {
            scale: Scale::of(session.start()),
            thresholds: Thresholds::default(),
            outcome: session.game().outcome().cloned(),
            outcomes: totals::outcomes(session),
            events: session.events().len(),
            all: open.len(),
            open,
            decisions: Vec::new(),
            throws: Vec::new(),
        }
    }

    /// The whole analysis of a session, with decisions judged as far ahead as pays.
    ///
    /// # Errors
    /// If the knowledge does not fit the game, or it is stopped.
    pub fn find(
        session: &Session,
        knowledge: &Arc<Knowledge>,
        stop: &Stop,
    ) -> Result<Self, SearchError> {
        Self::find_at(session, knowledge, Depth::Full, stop)
    }

    /// The whole analysis of a session, with decisions judged as far ahead as this.
    ///
    /// # Errors
    /// If the knowledge does not fit the game, or it is stopped.
    pub fn find_at(
        session: &Session,
        knowledge: &Arc<Knowledge>,
        depth: Depth,
        stop: &Stop,
    ) -> Result<Self, SearchError> {
        let mut analysis = Self::of(session, tasks(session, &[depth]));
        let found = &mut |finding| analysis.add(finding);
        carry_out(tasks(session, &[depth]), knowledge, stop, found)?;
        Ok(analysis)
    }

    /// Takes the next finding about the session; a decision that is judged again takes the place of
    /// its first judgement. One that is about something else than the next decision or throw is left
    /// out.
    pub fn add(&mut self, finding: Finding) {
        match (self.open.pop_front(), finding) {
            (Some(Task::Decision(decided, _)), Finding::Decision(Some(judged))) => {
                let mut judged = explained(decided, *judged);
                judged.verdict.mark = self.thresholds.mark(judged.share);
                let known = self.decisions.iter_mut();
                match known.rev().find(|known| known.start == judged.start) {
                    Some(known) => *known = judged,
                    None => self.decisions.push(judged),
                }
            }
            (Some(Task::Throw(rolled)), Finding::Throw(Some(luck))) => {
                self.throws.push(measured(rolled, luck))
            }
            _ => {}
        }
    }

    /// From which loss on decisions have marks.
    #[must_use]
    pub const fn thresholds(&self) -> Thresholds {
        self.thresholds
    }

    /// Gives all decisions, and those that are still to come, the marks of these thresholds. Which
    /// decisions count as unforced does not depend on it.
    pub fn set_thresholds(&mut self, thresholds: Thresholds) {
        self.thresholds = thresholds;
        for judged in &mut self.decisions {
            judged.verdict.mark = thresholds.mark(judged.share);
        }
    }

    /// How much is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        if self.all == 0 {
            1.0
        } else {
            1.0 - self.open.len() as f32 / self.all as f32
        }
    }

    /// Whether nothing is left to be found out.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.open.is_empty()
    }

    /// How many events the session had.
    #[must_use]
    pub const fn events(&self) -> usize {
        self.events
    }

    /// The decisions that are judged, oldest first, forced ones included.
    #[must_use]
    pub fn decisions(&self) -> &[Judged] {
        &self.decisions
    }

    /// The throws whose luck is known, oldest first.
    #[must_use]
    pub fn throws(&self) -> &[Thrown] {
        &self.throws
    }

    /// The unit of the values; in a match the spread is that of its first game.
    #[must_use]
    pub const fn scale(&self) -> &Scale {
        &self.scale
    }

    /// How the game ended, or the last of the series, once it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }
}

/// A judged decision with its words.
fn explained(decided: Decided, judged: JudgedDecision) -> Judged {
    let JudgedDecision {
        best,
        played,
        verdict,
        others,
    } = judged;
    let Decided {
        start,
        end,
        number,
        seat,
        before,
        actions,
    } = decided;
    let game = before.as_ref();
    let insight = registry::of(game);
    let [best_words, words] = [&best, &played].map(|one| turn::words(game, &one.decision));
    Judged {
        start,
        end,
        number,
        seat,
        class: insight.class(game, &played.decision),
        share: insight.scale(game).thousandths(verdict.lost),
        solved: insight.solved(game),
        words,
        best_words,
        // Explained once, because it may be shown in every frame.
        why: verdict.mark.map(|_| Explanation::new(game, &best, &played)),
        best,
        played,
        others,
        actions,
        verdict,
        before,
    }
}

/// A throw with its luck.
fn measured(rolled: Rolled, luck: Value) -> Thrown {
    let share = Scale::of(rolled.before.as_ref()).thousandths(luck);
    let Rolled {
        event,
        number,
        seat,
        throw,
        ..
    } = rolled;
    Thrown {
        event,
        number,
        seat,
        throw,
        luck,
        share,
    }
}
