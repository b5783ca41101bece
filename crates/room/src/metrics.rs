//! What the process counts, as text in the form that Prometheus reads.

use std::{
    fmt::Write,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

/// Numbers that grow, or go up and down, while the process runs.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Open sockets.
    pub sockets: Gauge,
    /// Rooms in memory: those with sockets, and a few that just had some.
    pub rooms: Gauge,
    /// Rooms that were opened.
    pub created: AtomicU64,
    /// Lines that were added to logs.
    pub lines: AtomicU64,
    /// Lines that were refused.
    pub refused: AtomicU64,
    /// Messages with a fault.
    pub faults: AtomicU64,
    /// Sockets that were turned away or closed because of a limit.
    pub limited: AtomicU64,
    /// Hands that were passed on.
    pub hands: AtomicU64,
    /// Hands that were left out for slow sockets.
    pub hands_left_out: AtomicU64,
    /// Failures of the store.
    pub store_failures: AtomicU64,
    /// Microseconds that the store took for lines, all together.
    pub store_microseconds: AtomicU64,
    /// Rooms that were deleted because nobody touched them.
    pub expired: AtomicU64,
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub struct Gauge(AtomicU64);

impl Gauge {
    /// One more.
    pub fn rise(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    /// One less.
    pub fn fall(&self) {
        self.0.fetch_sub(1, Relaxed);
    }

    /// How many there are.
    pub fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }

    /// Sets how many there are.
    pub fn set(&self, value: u64) {
        self.0.store(value, Relaxed);
    }
}

/// One more of something that only grows.
pub fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Relaxed);
}

impl Metrics {
    /// All numbers as text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut write = |name: &str, kind: &str, value: u64| {
            // Writing into a string never fails.
            let _ = writeln!(
                text,
                "# TYPE tesserae_room_{name} {kind}\ntesserae_room_{name} {value}"
            );
        };
        write("sockets", "gauge", self.sockets.get());
        write("rooms", "gauge", self.rooms.get());
        for (name, counter) in [
            ("created_total", &self.created),
            ("lines_total", &self.lines),
            ("refused_total", &self.refused),
            ("faults_total", &self.faults),
            ("limited_total", &self.limited),
            ("hands_total", &self.hands),
            ("hands_left_out_total", &self.hands_left_out),
            ("store_failures_total", &self.store_failures),
            ("store_microseconds_total", &self.store_microseconds),
            ("expired_total", &self.expired),
        ] {
            write(name, "counter", counter.load(Relaxed));
        }
        text
    }
}
