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
}

/// One more of something that only grows.
pub fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Relaxed);
}

impl Metrics {
    /// All numbers as text; `rooms` is how many rooms somebody is in.
    #[must_use]
    pub fn text(&self, rooms: usize) -> String {
        let rooms = u64::try_from(rooms).unwrap_or(u64::MAX);
        let mut text = String::new();
        let mut write = |name: &str, kind: &str, help: &str, value: u64| {
            // Writing into a string never fails.
            let _ = writeln!(
                text,
                "# HELP tesserae_room_{name} {help}\n# TYPE tesserae_room_{name} {kind}\ntesserae_room_{name} {value}"
            );
        };
        let open = self.sockets.get();
        write("sockets", "gauge", "Open sockets.", open);
        write("rooms", "gauge", "Rooms that somebody is in.", rooms);
        for (name, help, counter) in [
            ("created_total", "Rooms that were opened.", &self.created),
            ("lines_total", "Lines that were added to logs.", &self.lines),
            ("refused_total", "Lines that were refused.", &self.refused),
            ("faults_total", "Messages with a fault.", &self.faults),
            (
                "limited_total",
                "Sockets that were turned away or closed because of a limit.",
                &self.limited,
            ),
            ("hands_total", "Hands that were passed on.", &self.hands),
            (
                "hands_left_out_total",
                "Hands that were left out for slow sockets.",
                &self.hands_left_out,
            ),
            (
                "store_failures_total",
                "Failures of the store.",
                &self.store_failures,
            ),
            (
                "store_microseconds_total",
                "Microseconds that the store took for lines, all together.",
                &self.store_microseconds,
            ),
            (
                "expired_total",
                "Rooms that were deleted because nobody touched them.",
                &self.expired,
            ),
        ] {
            write(name, "counter", help, counter.load(Relaxed));
        }
        text
    }
}
