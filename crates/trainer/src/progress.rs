//! The line that says how far a run is and how long it will take.

use std::time::Instant;

/// Measures a run from where it was begun or resumed.
pub struct Meter {
    begun: Instant,
    from: u64,
    shown: Instant,
}

impl Meter {
    /// Begins with `from` games played.
    pub fn new(from: u64) -> Self {
        Self {
            begun: Instant::now(),
            from,
            shown: Instant::now(),
        }
    }

    /// Prints a line at most every ten seconds, and at the end.
    pub fn show(&mut self, done: u64, all: u64, more: &str) {
        if self.shown.elapsed().as_secs() < 10 && done < all {
            return;
        }
        self.shown = Instant::now();
        let seconds = self.begun.elapsed().as_secs_f64().max(1e-3);
        let rate = done.saturating_sub(self.from) as f64 / seconds;
        let left = all.saturating_sub(done) as f64 / rate.max(1e-6);
        println!(
            "{done} of {all} games, {rate:.0} a second, {} left, {more}",
            duration(left)
        );
    }
}

/// Hours, minutes and seconds.
fn duration(seconds: f64) -> String {
    let seconds = seconds.min(9e6) as u64;
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}
