//! Bots and insight as a WebAssembly module for a web worker: without the engine, without shared
//! memory, without generated JavaScript. `web/thinking-worker.js` calls it.
//!
//! The caller reserves room for an input, writes it there, and calls `learn` (a game's key, then
//! the content of its file in `assets/bots`) or `ask` (a [`Question`](tesserae_insight::Question)
//! as JSON); the output is a text at `output`. Answers before the last one go to the function
//! `answer` of the module `page`, the only one that is imported. A worker does one thing at a time:
//! to cancel a question, end the worker.

#[cfg(target_arch = "wasm32")]
mod exports;

#[cfg(any(test, target_arch = "wasm32"))]
mod worker;
