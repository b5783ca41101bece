//! A bot's search for a decision. It runs on the task pool or, in the browser, in a worker beside the page
//! (`web/bots.js`); where the browser has no worker, in slices of a frame.

use std::sync::Arc;

#[cfg(not(target_arch = "wasm32"))]
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use tesserae_bots::{Answer, Decision, Knowledge, Question};
use tesserae_rules::Kind;
#[cfg(any(test, target_arch = "wasm32"))]
use {
    bevy::platform::{cell::SyncCell, time::Instant},
    tesserae_bots::{Progress, Search},
};

use super::knowledge::KnowledgeOfGame;
use crate::state::game_data::Loading;
#[cfg(target_arch = "wasm32")]
use crate::web::bots;

/// A search that is under way.
pub(super) enum Thinking {
    /// On another thread. It ends when this is dropped.
    #[cfg(not(target_arch = "wasm32"))]
    Pool(Task<Answer>),
    /// In the worker of the page, under this number.
    #[cfg(target_arch = "wasm32")]
    Worker(u32),
    /// A little in every frame.
    #[cfg(any(test, target_arch = "wasm32"))]
    Slices(SyncCell<Search>),
}

/// How far a search has come.
#[derive(Debug, PartialEq)]
pub(super) enum Thought {
    /// It goes on.
    Thinking,
    /// This is what the bot does.
    Decided(Decision),
    /// It cannot be carried out, for this reason.
    Failed(String),
    /// The worker has failed: it has to begin again.
    #[cfg(target_arch = "wasm32")]
    Lost,
}

impl From<Answer> for Thought {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::Decision(decision) => Self::Decided(decision),
            Answer::Error(error) => Self::Failed(error),
        }
    }
}

/// Fetches what the bots of a game need, before the first of them is asked.
pub(super) fn prepare(kind: Kind, knowledge: &mut KnowledgeOfGame) {
    #[cfg(target_arch = "wasm32")]
    if bots::prepare(kind) {
        return;
    }
    knowledge.get(kind);
}

impl Thinking {
    /// Begins to search; nothing while what the bot knows about the game is being loaded.
    ///
    /// # Errors
    /// Why it cannot search.
    pub(super) fn begin(question: Question, knowledge: &mut KnowledgeOfGame) -> Result<Option<Self>, String> {
        #[cfg(target_arch = "wasm32")]
        if let Some(number) = bots::ask(&question) {
            return Ok(Some(Self::Worker(number)));
        }
        match knowledge.get(question.kind()) {
            Loading::Waiting => Ok(None),
            Loading::Failed(error) => Err(error),
            #[cfg(not(target_arch = "wasm32"))]
            Loading::Ready(known) => Ok(Some(Self::on_pool(question, known))),
            #[cfg(target_arch = "wasm32")]
            Loading::Ready(known) => Self::in_slices(&question, &known).map(Some),
        }
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn on_pool(question: Question, known: Arc<Knowledge>) -> Self {
        Self::Pool(AsyncComputeTaskPool::get().spawn(async move { question.answer(&known) }))
    }

    #[cfg(any(test, target_arch = "wasm32"))]
    fn in_slices(question: &Question, known: &Arc<Knowledge>) -> Result<Self, String> {
        let search = question.search(known).map_err(|error| error.to_string())?;
        Ok(Self::Slices(SyncCell::new(search)))
    }

    /// Looks how far it has come; where it runs in slices, after another one.
    pub(super) fn poll(&mut self) -> Thought {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Pool(task) => check_ready(task).map_or(Thought::Thinking, Thought::from),
            #[cfg(target_arch = "wasm32")]
            Self::Worker(number) => match bots::answer(*number) {
                None => Thought::Thinking,
                Some(Ok(answer)) => Thought::from(answer),
                Some(Err(bots::Lost)) => Thought::Lost,
            },
            #[cfg(any(test, target_arch = "wasm32"))]
            Self::Slices(search) => think(search.get()),
        }
    }
}

/// Thinks for one frame.
#[cfg(any(test, target_arch = "wasm32"))]
fn think(search: &mut Search) -> Thought {
    /// How long a bot may think in one frame, in microseconds.
    const FRAME_BUDGET: u128 = 1_800;
    /// Evaluations between two looks at the clock.
    const SLICE: u32 = 4;
    let begun = Instant::now();
    loop {
        if search.step(SLICE) == Progress::Done {
            return Thought::Decided(search.choice().clone());
        }
        if begun.elapsed().as_micros() >= FRAME_BUDGET {
            return Thought::Thinking;
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::tasks::TaskPool;
    use tesserae_bots::Level;
    use tesserae_rules::session::random;

    use super::*;
    use crate::opponents::knowledge::tests::read;

    #[test]
    fn the_same_question_has_the_same_answer_on_the_pool_and_in_slices() {
        AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let known = read(Kind::Ur);
        for seed in 0..6 {
            let session = random::played(Kind::Ur, seed, 41).unwrap();
            let question = Question::new(session.game(), Level::Oracle, seed);
            let finish = |mut thinking: Thinking| loop {
                match thinking.poll() {
                    Thought::Thinking => std::thread::yield_now(),
                    done => break done,
                }
            };
            let in_slices = finish(Thinking::in_slices(&question, &known).unwrap());
            assert!(matches!(in_slices, Thought::Decided(_)), "{in_slices:?}");
            assert_eq!(finish(Thinking::on_pool(question, known.clone())), in_slices);
        }
    }
}
