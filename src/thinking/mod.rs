//! Thinking: the one place that answers questions about games, for opponents, hints, odds, the
//! coach and the analysis. `crates/insight` knows the questions and finds the answers; here they
//! are carried to where time is left for them.
//!
//! A question that is asked returns a [`Ticket`], by which the answers come. To drop it ends the
//! thinking. Natively questions are answered on the task pool (`pool`), with what the bots know
//! from `knowledge`; in the browser by workers beside the page (`workers`). No frame is drawn
//! meanwhile: an answer wakes the program.

#[cfg(not(target_arch = "wasm32"))]
mod knowledge;
#[cfg_attr(target_arch = "wasm32", path = "workers.rs")]
#[cfg_attr(not(target_arch = "wasm32"), path = "pool.rs")]
mod transport;

use std::sync::Arc;
#[cfg(feature = "dev")]
use std::time::Duration;

use bevy::prelude::*;
use tesserae_insight::{Answer, Question};
use tesserae_rules::Kind;
use tesserae_words::{Text, notices};

use crate::table::idle::TaskAtWork;

/// Answers questions.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .add_plugins(transport::plugin)
        .add_systems(PostUpdate, tell_whether_busy);
}

/// What is said of a question that was not answered; why, which is technical, goes to the log.
pub(crate) fn unanswered(why: &str) -> Text {
    warn!("no answer: {why}");
    notices::not_answered()
}

fn tell_whether_busy(thinking: Res<Thinking>, mut task: ResMut<TaskAtWork>) {
    task.set_if_neq(TaskAtWork(thinking.is_busy()));
}

/// Whom to ask.
#[derive(Resource, Default)]
pub(crate) struct Thinking {
    transport: transport::Transport,
    /// Every question that is not answered yet holds a copy.
    open: Arc<()>,
}

impl Thinking {
    /// Fetches what the bots of a game know, before the first question.
    pub(crate) fn prepare(&mut self, kind: Kind) {
        self.transport.prepare(kind);
    }

    /// Asks a question.
    pub(crate) fn ask(&mut self, question: Question) -> Ticket {
        Ticket {
            transport: self.transport.ask(question),
            open: Some(Arc::clone(&self.open)),
        }
    }

    /// Lets every answer take at least this long; not in the browser.
    #[cfg(feature = "dev")]
    pub(crate) fn slow_down(&mut self, least: Duration) {
        self.transport.slow_down(least);
    }

    /// Whether an answer is awaited.
    #[must_use]
    pub(crate) fn is_busy(&self) -> bool {
        Arc::strong_count(&self.open) > 1
    }
}

/// A question that was asked. To drop it ends the thinking.
pub(crate) struct Ticket {
    transport: transport::TransportTicket,
    /// None once the last answer has been taken.
    open: Option<Arc<()>>,
}

/// An answer that has come.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Reply {
    /// Others follow it.
    SoFar(Answer),
    /// It is the last one.
    Last(Answer),
}

impl Ticket {
    /// The next answer that has come, in order; `None` while there is none, and after the last one.
    pub(crate) fn next(&mut self) -> Option<Reply> {
        let reply = self.transport.next()?;
        if matches!(reply, Reply::Last(_)) {
            self.open = None;
        }
        Some(reply)
    }

    /// The last answer, once it has come. The answers before it are passed over.
    pub(crate) fn last(&mut self) -> Option<Answer> {
        loop {
            if let Reply::Last(answer) = self.next()? {
                return Some(answer);
            }
        }
    }
}
