//! The analysis of a session: what every decision gave away, how lucky every throw was, and what decided the game.

mod report;
mod task;

use std::{collections::VecDeque, sync::Arc};

use tesserae_bots::{Candidate, Knowledge, Progress, Search, SearchError, Value};
use tesserae_rules::{Game, Outcome, Seat, Session, Throw};

use crate::{Explanation, Scale, Solved, Throws, Verdict, best_play, game, turn};
use task::{Task, tasks};

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
    /// What kind of decision it is: “Doubling”.
    pub class: &'static str,
    /// The best, as far as the bots know.
    pub best: Candidate,
    /// What was done.
    pub played: Candidate,
    /// What that gave away.
    pub verdict: Verdict,
    /// What it gave away in thousandths of the [spread](Scale::spread).
    pub share: i64,
    /// Why the values are exact; nothing where they are estimated.
    pub solved: Option<Solved>,
    /// The game before it.
    before: Arc<dyn Game>,
    words: String,
    best_words: String,
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
    pub fn words(&self) -> &str {
        &self.words
    }

    /// What was done and the best, in the notation of the game.
    #[must_use]
    pub fn notations(&self) -> [String; 2] {
        [&self.played, &self.best].map(|candidate| turn::notation(self.before(), &candidate.decision))
    }

    /// The best, in words.
    #[must_use]
    pub fn best_words(&self) -> &str {
        &self.best_words
    }

    /// Why the best is better than what was done, where that has a mark.
    #[must_use]
    pub const fn why(&self) -> Option<&Explanation> {
        self.why.as_ref()
    }

    /// The first seat's chance to win the game with the best decision and with the one that was taken, in millionths.
    #[must_use]
    pub fn win(&self) -> [i64; 2] {
        [&self.best, &self.played].map(|candidate| {
            let win =
                candidate.chances.iter().find(|chance| chance.name == "win").map_or(500_000, |win| win.millionths);
            if self.seat == Seat::First { win } else { 1_000_000 - win }
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

/// The analysis of a session, found out in slices. To cancel it, drop it; what is known can be read at any time.
///
/// ```
/// # use std::sync::Arc;
/// # use tesserae_bots::{Knowledge, Progress};
/// # use tesserae_insight::Analysis;
/// # use tesserae_rules::{Kind, Seat, session::random};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots/tablero_di_berona.bin");
/// let knowledge = Arc::new(Knowledge::read(Kind::TableroDiBerona, &std::fs::read(file)?)?);
/// let session = random::played(Kind::TableroDiBerona, 7, 400).ok_or("no game")?;
/// let mut analysis = Analysis::new(&session, &knowledge);
/// while analysis.step(100)? == Progress::Thinking {
///     // Show analysis.progress(), draw a frame, go on.
/// }
/// println!("{}", analysis.sentence(["Ann", "Ben"]));
/// let tally = analysis.tally(Seat::First);
/// println!("{} unforced decisions, error rate {:.1}", tally.decisions, tally.error_rate());
/// for judged in analysis.decisions().iter().filter(|judged| judged.verdict.mark.is_some()) {
///     let why = judged.why().map(|why| why.sentence("It"));
///     println!("{}, better {}. {}", judged.words(), judged.best_words(), why.unwrap_or_default());
/// }
/// # Ok(())
/// # }
/// ```
pub struct Analysis {
    knowledge: Arc<Knowledge>,
    scale: Scale,
    outcome: Option<Outcome>,
    events: usize,
    all: usize,
    open: VecDeque<Task>,
    work: Option<Work>,
    decisions: Vec<Judged>,
    throws: Vec<Thrown>,
}

/// What is being found out.
enum Work {
    /// What a decision gave away.
    Decision(task::Decided, Search),
    /// How lucky a throw was.
    Throw(task::Rolled, Throws),
}

impl Analysis {
    /// Begins the analysis of a session as it stands.
    #[must_use]
    pub fn new(session: &Session, knowledge: &Arc<Knowledge>) -> Self {
        let open: VecDeque<_> = tasks(session).into();
        Self {
            knowledge: Arc::clone(knowledge),
            scale: game::of(session.game()).scale(session.start()),
            outcome: session.game().outcome().cloned(),
            events: session.events().len(),
            all: open.len(),
            open,
            work: None,
            decisions: Vec::new(),
            throws: Vec::new(),
        }
    }

    /// Thinks for about so many evaluations of a position.
    ///
    /// # Errors
    /// If the knowledge does not fit the game.
    pub fn step(&mut self, budget: u32) -> Result<Progress, SearchError> {
        let work = match self.work.take() {
            Some(work) => work,
            None => match self.open.pop_front() {
                Some(task) => self.begin(task)?,
                None => return Ok(Progress::Done),
            },
        };
        match work {
            Work::Decision(decided, mut search) => match search.step(budget) {
                Progress::Thinking => self.work = Some(Work::Decision(decided, search)),
                Progress::Done => self.decisions.extend(judge(decided, &search)),
            },
            Work::Throw(rolled, mut throws) => match throws.step(budget)? {
                Progress::Thinking => self.work = Some(Work::Throw(rolled, throws)),
                Progress::Done => self.throws.extend(measure(rolled, &throws)),
            },
        }
        Ok(if self.work.is_none() && self.open.is_empty() { Progress::Done } else { Progress::Thinking })
    }

    /// Finds out all of it.
    ///
    /// # Errors
    /// As [`Analysis::step`].
    pub fn finish(&mut self) -> Result<&Self, SearchError> {
        while self.step(u32::MAX)? == Progress::Thinking {}
        Ok(self)
    }

    fn begin(&self, task: Task) -> Result<Work, SearchError> {
        Ok(match task {
            Task::Decision(decided) => {
                let search = best_play::search(decided.before.as_ref(), &self.knowledge)?;
                Work::Decision(decided, search)
            }
            Task::Throw(rolled) => {
                let throws = Throws::new(rolled.before.as_ref(), &self.knowledge);
                Work::Throw(rolled, throws)
            }
        })
    }

    /// How much is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        if self.all == 0 {
            1.0
        } else {
            1.0 - (self.open.len() + usize::from(self.work.is_some())) as f32 / self.all as f32
        }
    }

    /// Whether nothing is left to be found out.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.work.is_none() && self.open.is_empty()
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

/// What a decision gave away, by the ranking of a finished search; nothing where the bots do not know it.
fn judge(decided: task::Decided, search: &Search) -> Option<Judged> {
    let insight = game::of(decided.before.as_ref());
    let scale = insight.scale(decided.before.as_ref());
    let ranking = search.ranking();
    let verdict = Verdict::new(decided.before.as_ref(), ranking, &decided.actions, &scale)?;
    let (best, played) = (ranking.first()?.clone(), ranking.get(verdict.played)?.clone());
    let class = insight.class(decided.before.as_ref(), &played.decision);
    let share = scale.thousandths(verdict.lost);
    let [best_words, words] = [&best, &played].map(|one| turn::words(decided.before.as_ref(), &one.decision));
    // Explained once, because it may be shown in every frame.
    let why = verdict.mark.map(|_| Explanation::new(decided.before.as_ref(), &best, &played));
    let task::Decided { start, end, number, seat, before, .. } = decided;
    let solved = insight.solved(before.as_ref());
    Some(Judged {
        start,
        end,
        number,
        seat,
        class,
        best,
        played,
        verdict,
        share,
        solved,
        before,
        words,
        best_words,
        why,
    })
}

/// How lucky a throw was; nothing where throws cannot be valued.
fn measure(rolled: task::Rolled, throws: &Throws) -> Option<Thrown> {
    let luck = throws.luck(&rolled.throw, rolled.seat)?;
    let share = throws.scale().thousandths(luck);
    let task::Rolled { event, number, seat, throw, .. } = rolled;
    Some(Thrown { event, number, seat, throw, luck, share })
}
