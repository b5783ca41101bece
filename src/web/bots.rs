//! The page's worker in which bots think. Its JavaScript is in `web/bots.js`, its program in `crates/bot-worker`.

use tesserae_bots::{Answer, Question};
use tesserae_rules::Kind;

use crate::web::bridge::call;

/// The worker has failed, and will not answer.
pub(crate) struct Lost;

/// Lets the worker fetch what the bots of a game need; returns whether there is a worker.
pub(crate) fn prepare(kind: Kind) -> bool {
    call("tesseraePrepareBots", &[kind.key().into()]).and_then(|works| works.as_bool()).unwrap_or_default()
}

/// Asks the worker; returns the number of the question, or nothing if there is no worker.
pub(crate) fn ask(question: &Question) -> Option<u32> {
    let number = call("tesseraeAskBot", &[question.kind().key().into(), question.write().into()])?.as_f64()?;
    (number > 0.0).then_some(number as u32)
}

/// The answer to a question; nothing while the bot thinks.
pub(crate) fn answer(number: u32) -> Option<Result<Answer, Lost>> {
    let text = call("tesseraeBotAnswer", &[number.into()]).and_then(|text| text.as_string())?;
    Some(if text.is_empty() { Err(Lost) } else { Ok(Answer::read(&text)) })
}
