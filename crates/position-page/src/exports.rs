//! What JavaScript calls, and the memory that both sides see. The page has one thread, so no lock
//! ever waits.
#![expect(
    unsafe_code,
    reason = "the attributes of functions that are exported by name count as unsafe; nothing else is"
)]

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use crate::page::Page;

/// The state of the module.
#[derive(Default)]
struct Module {
    page: Page,
    /// What JavaScript has written, or is about to write.
    input: Vec<u8>,
    /// What it may read.
    output: String,
}

static MODULE: LazyLock<Mutex<Module>> = LazyLock::new(Mutex::default);

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

/// Takes the words of a language from the input. Returns the length of the output, which says what
/// is wrong; 0 if nothing is.
#[unsafe(no_mangle)]
pub extern "C" fn speak() -> usize {
    let mut module = module();
    let input = std::mem::take(&mut module.input);
    module.output = module.page.speak(&input).err().unwrap_or_default();
    module.output.len()
}

/// Draws the position in the input. Returns the length of the output, which is what the page shows,
/// as JSON.
#[unsafe(no_mangle)]
pub extern "C" fn show() -> usize {
    let mut module = module();
    let input = std::mem::take(&mut module.input);
    let shown = module.page.show(&input);
    module.output = serde_json::to_string(&shown).unwrap_or_default();
    module.output.len()
}

/// The address of the output.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    module().output.as_ptr()
}
