//! The bots as a WebAssembly module for a web worker: without the engine, without shared memory, without generated
//! JavaScript. `web/bot-worker.js` calls it.
//!
//! Everything goes through one buffer of bytes. The caller reserves room for an input, writes it there, and calls
//! `learn` (a game's key, then the content of its file in `assets/bots`) or `ask` (a
//! [`Question`](tesserae_bots::Question) as JSON); the output is a text at `output`.

#[cfg(target_arch = "wasm32")]
mod exports;

#[cfg(any(test, target_arch = "wasm32"))]
mod worker;
