//! What JavaScript calls, and the memory that both sides see. The worker has one thread, so no lock ever waits.
#![expect(
    unsafe_code,
    reason = "the attribute of a function that is exported by name counts as unsafe; nothing else is"
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

static MODULE: Mutex<Module> = Mutex::new(Module { worker: Worker::new(), input: Vec::new(), output: String::new() });

fn module() -> MutexGuard<'static, Module> {
    MODULE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for an input of so many bytes; returns its address.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    let mut module = module();
    module.input = vec![0; length];
    module.input.as_mut_ptr()
}

/// Takes the knowledge of a game from the input: its key, which is so many bytes long, and the content of its file.
/// Returns the length of the output, which says what is wrong; 0 if nothing is.
#[unsafe(no_mangle)]
pub extern "C" fn learn(key_length: usize) -> usize {
    let mut module = module();
    let input = std::mem::take(&mut module.input);
    module.output = module.worker.learn(&input, key_length).err().unwrap_or_default();
    module.output.len()
}

/// Answers the question in the input. Returns the length of the output, which is the answer.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    let mut module = module();
    let input = std::mem::take(&mut module.input);
    module.output = module.worker.ask(&input);
    module.output.len()
}

/// The address of the output.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    module().output.as_ptr()
}
