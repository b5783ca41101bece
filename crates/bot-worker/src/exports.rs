//! What JavaScript calls and is called for, and the memory that both sides see. The worker has one
//! thread, so no lock ever waits.
#![expect(
    unsafe_code,
    reason = "the attributes of functions that are exported and imported by name count as unsafe; nothing else is"
)]

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::worker::Worker;

/// The state of the module.
struct Module {
    worker: Worker,
    /// What JavaScript has written, or is about to write.
    input: Vec<u8>,
    /// What it may read.
    output: String,
}

static MODULE: Mutex<Module> = Mutex::new(Module {
    worker: Worker::new(),
    input: Vec::new(),
    output: String::new(),
});

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Takes an answer before the last one: a text at this address, `length` bytes long, that must
    /// be copied at once.
    safe fn answer(address: *const u8, length: usize);
}

fn module() -> MutexGuard<'static, Module> {
    MODULE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for an input of `length` bytes; returns its address.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    let mut module = module();
    module.input = vec![0; length];
    module.input.as_mut_ptr()
}

/// Takes the knowledge of a game from the input: its key, which is `key_length` bytes long, and the
/// content of its file. Returns the length of the output, which says what is wrong; 0 if nothing
/// is.
#[unsafe(no_mangle)]
pub extern "C" fn learn(key_length: usize) -> usize {
    let mut module = module();
    let input = std::mem::take(&mut module.input);
    module.output = module
        .worker
        .learn(&input, key_length)
        .err()
        .unwrap_or_default();
    module.output.len()
}

/// Answers the question in the input. Returns the length of the output, which is the last answer.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    let mut module = module();
    let input = std::mem::take(&mut module.input);
    module.output = module
        .worker
        .ask(&input, &mut |text| answer(text.as_ptr(), text.len()));
    module.output.len()
}

/// The address of the output.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    module().output.as_ptr()
}
