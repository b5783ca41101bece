//! Answers questions in the browser: in workers beside the page, which load what the bots know
//! themselves. The JavaScript is in `web/thinking.js`, the program of the workers in
//! `crates/bot-worker`.

use bevy::prelude::*;
use js_sys::{Array, wasm_bindgen::JsCast};
use tesserae_insight::{Answer, Question};
use tesserae_rules::Kind;

use super::Reply;
use crate::page::bridge::call;

/// Nothing has to be done in a frame.
pub(super) fn plugin(_: &mut App) {}

/// The page has all that is needed.
#[derive(Default)]
pub(super) struct Transport;

impl Transport {
    pub(super) fn prepare(&mut self, kind: Kind) {
        call("tesseraePrepareThinking", &[kind.key().into()]);
    }

    pub(super) fn ask(&mut self, question: Question) -> TransportTicket {
        let number = call(
            "tesseraeAsk",
            &[question.kind().key().into(), question.write().into()],
        );
        TransportTicket(
            number
                .and_then(|number| number.as_f64())
                .unwrap_or_default(),
        )
    }

    /// A worker answers as soon as it can.
    #[cfg(feature = "dev")]
    pub(super) fn slow_down(&mut self, _: std::time::Duration) {}
}

/// A question that was asked, by its number.
pub(super) struct TransportTicket(f64);

impl TransportTicket {
    pub(super) fn next(&mut self) -> Option<Reply> {
        let reply: Array = call("tesseraeAnswer", &[self.0.into()])?.dyn_into().ok()?;
        let answer = Answer::read(&reply.get(0).as_string().unwrap_or_default());
        Some(if reply.get(1).is_truthy() {
            Reply::Last(answer)
        } else {
            Reply::SoFar(answer)
        })
    }
}

impl Drop for TransportTicket {
    fn drop(&mut self) {
        call("tesseraeCancel", &[self.0.into()]);
    }
}
