//! Answers questions natively: on the task pool, as soon as what the bots know about the game is
//! loaded. Every answer wakes the program.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};

use bevy::{prelude::*, tasks::AsyncComputeTaskPool};
use tesserae_bots::{Knowledge, Stop};
use tesserae_insight::{Answer, Question};
use tesserae_rules::Kind;

use super::{
    Reply, Thinking,
    knowledge::{KnowledgeFormat, KnowledgeOfGame},
};
use crate::table::{
    game_data::{self, Loading},
    idle::{Waker, draw_next_frame},
};

/// Answers questions in the frame in which they are asked, or once the knowledge is loaded.
pub(super) fn plugin(app: &mut App) {
    let is_loading = |thinking: Res<Thinking>| !thinking.transport.waiting.is_empty();
    app.add_plugins(game_data::plugin::<KnowledgeFormat>)
        .add_systems(
            PostUpdate,
            (begin, draw_next_frame.run_if(is_loading)).chain(),
        );
}

/// The questions that wait for knowledge.
#[derive(Default)]
pub(super) struct Transport {
    /// The game that is about to be asked about.
    next: Option<Kind>,
    waiting: Vec<(Question, Arc<Post>)>,
    /// The least time until an answer, for tests.
    least: Duration,
}

impl Transport {
    pub(super) fn prepare(&mut self, kind: Kind) {
        self.next = Some(kind);
    }

    #[cfg(feature = "dev")]
    pub(super) fn slow_down(&mut self, least: Duration) {
        self.least = least;
    }

    pub(super) fn ask(&mut self, question: Question) -> Ticket {
        let post = Arc::<Post>::default();
        self.waiting.push((question, Arc::clone(&post)));
        Ticket(post)
    }
}

/// Where the thread that thinks leaves its answers.
#[derive(Default)]
struct Post {
    replies: Mutex<VecDeque<Reply>>,
    stop: Stop,
}

impl Post {
    fn replies(&self) -> MutexGuard<'_, VecDeque<Reply>> {
        self.replies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn leave(&self, reply: Reply) {
        self.replies().push_back(reply);
    }
}

/// A question that was asked.
pub(super) struct Ticket(Arc<Post>);

impl Ticket {
    pub(super) fn next(&mut self) -> Option<Reply> {
        self.0.replies().pop_front()
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.0.stop.stop();
    }
}

/// Begins to answer the questions for which the knowledge is loaded.
fn begin(mut thinking: ResMut<Thinking>, mut knowledge: KnowledgeOfGame, waker: Waker) {
    let transport = &mut thinking.bypass_change_detection().transport;
    if let Some(kind) = transport.next.take() {
        knowledge.get(kind);
    }
    let least = transport.least;
    let mut has_failed = false;
    transport.waiting.retain(|(question, post)| {
        if post.stop.is_stopped() {
            return false;
        }
        match knowledge.get(question.kind()) {
            Loading::Waiting => return true,
            Loading::Ready(known) => think(
                question.clone(),
                known,
                Arc::clone(post),
                least,
                waker.get(),
            ),
            Loading::Failed(error) => {
                has_failed = true;
                post.leave(Reply::Last(Answer::Error(error)));
                (waker.get())();
            }
        }
        false
    });
    if has_failed {
        // The next question loads the file anew.
        knowledge.forget_failure();
    }
}

/// Answers a question on the task pool, after the least time.
fn think(
    question: Question,
    known: Arc<Knowledge>,
    post: Arc<Post>,
    least: Duration,
    wake: impl Fn() + Send + 'static,
) {
    let answer = async move {
        thread::sleep(least);
        let leave = |reply| {
            post.leave(reply);
            wake();
        };
        let last = question.answer(&known, &post.stop, &mut |answer| {
            leave(Reply::SoFar(answer))
        });
        leave(Reply::Last(last));
    };
    AsyncComputeTaskPool::get().spawn(answer).detach();
}

#[cfg(test)]
mod tests {
    use bevy::tasks::TaskPool;
    use tesserae_bots::{Decision, Level};
    use tesserae_rules::session::random;

    use super::*;

    fn knowledge(kind: Kind) -> Arc<Knowledge> {
        let path = format!(
            "{}/assets/bots/{}.bin",
            env!("CARGO_MANIFEST_DIR"),
            kind.key()
        );
        Arc::new(Knowledge::read(kind, &std::fs::read(path).unwrap()).unwrap())
    }

    /// A question that is being answered.
    fn asked(question: &Question, known: &Arc<Knowledge>) -> Ticket {
        AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let post = Arc::<Post>::default();
        think(
            question.clone(),
            Arc::clone(known),
            Arc::clone(&post),
            Duration::ZERO,
            || (),
        );
        Ticket(post)
    }

    /// Waits for something, however slow the machine is.
    fn wait<T>(mut until: impl FnMut() -> Option<T>) -> T {
        for _ in 0..100_000 {
            if let Some(found) = until() {
                return found;
            }
            thread::sleep(Duration::from_millis(1));
        }
        panic!("it never happens");
    }

    #[test]
    fn the_same_question_has_the_same_answers_on_the_pool_and_as_texts() {
        let known = knowledge(Kind::Ur);
        for seed in 0..6 {
            let session = random::played(Kind::Ur, seed, 41).unwrap();
            let game = session.game();
            for question in [
                Question::decision(game, Level::Oracle, seed),
                Question::best_play(game),
                Question::analysis(&session),
            ] {
                let mut ticket = asked(&question, &known);
                let mut on_pool = Vec::new();
                while !matches!(on_pool.last(), Some(Reply::Last(_))) {
                    on_pool.push(wait(|| ticket.next()));
                }
                let mut as_texts = Vec::new();
                let read = Question::read(&question.write()).unwrap();
                let last = read.answer(&known, &Stop::never(), &mut |answer| {
                    as_texts.push(Reply::SoFar(Answer::read(&answer.write())));
                });
                as_texts.push(Reply::Last(Answer::read(&last.write())));
                assert_eq!(on_pool, as_texts);
                assert!(!matches!(last, Answer::Error(_)), "{last:?}");
            }
        }
    }

    #[test]
    fn a_dropped_ticket_ends_the_thinking() {
        let known = knowledge(Kind::Ur);
        let game = random::played(Kind::Ur, 1, 0).unwrap().game().boxed();
        let endless = Question::what_if(
            game.as_ref(),
            vec![Decision::Throw, Decision::Throw],
            u32::MAX,
            1,
        );
        let mut ticket = asked(&endless, &known);
        wait(|| ticket.next());
        let post = Arc::downgrade(&ticket.0);
        drop(ticket);
        // The thread that thinks holds the post until it ends.
        wait(|| post.upgrade().is_none().then_some(()));
    }
}
