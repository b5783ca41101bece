//! How a search is ended from outside.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// A flag that ends thinking. Its copies are the same flag, also in other threads.
///
/// ```
/// # use tesserae_bots::{Stop, Stopped};
/// let stop = Stop::new();
/// let copy = stop.clone();
/// assert_eq!(copy.check(), Ok(()));
/// stop.stop();
/// assert_eq!(copy.check(), Err(Stopped));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// For thinking to the end: a flag that nobody sets.
    #[must_use]
    pub fn never() -> Self {
        Self::default()
    }

    /// Sets the flag, for good.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the flag is set.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Leaves a calculation with `?` once the flag is set. Searches call it every few milliseconds
    /// or more often.
    ///
    /// # Errors
    /// If the flag is set.
    pub fn check(&self) -> Result<(), Stopped> {
        if self.is_stopped() {
            Err(Stopped)
        } else {
            Ok(())
        }
    }
}

/// Thinking was ended before its result was there.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("the thinking was stopped")]
pub struct Stopped;
