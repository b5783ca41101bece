//! The page of one position as a WebAssembly module: without the engine, without generated
//! JavaScript, and without imports. `web/position/position.js` calls it.
//!
//! The caller reserves room for an input, writes it there, and calls `speak` (the words of a
//! language as the build publishes them) or `show` (what stands behind the `#` of the address, a
//! position in any form); the output is a text at `output`. Until `speak` is called, the module
//! speaks English.

#[cfg(target_arch = "wasm32")]
mod exports;

#[cfg(any(test, target_arch = "wasm32"))]
mod page;
