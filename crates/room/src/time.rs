//! The room’s time: milliseconds that pass only while the room serves. Clocks of games and absence
//! are judged by it, so that nobody loses time because the room was away, its store did not work,
//! or somebody set the machine’s clock.
//!
//! The store keeps it. It begins with the machine’s clock when a store is new, and that clock is not
//! read again. A beat every second writes it down; without beats it stands still. Processes on one
//! store take over the latest time that one of them has written.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use crate::{
    limits,
    store::{Store, StoreError},
};

/// How often the time is written to the store.
pub const BEAT: Duration = Duration::from_secs(1);

/// How far the time goes beyond what was written last: as long as until the next beat, and a little
/// longer, as no beat comes at its very moment.
const AHEAD: u64 = 1_500;

/// After so long without a beat people may have been thrown out, and get time to come back.
const OUTAGE: u64 = 5_000;

/// How long something has been running. It does not go back, and nobody can set it.
pub type Ticks = Box<dyn Fn() -> Duration + Send + Sync>;

/// The room’s time.
pub struct Time {
    ticks: Ticks,
    grace: u64,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// What time it was when the last beat was answered.
    at: u64,
    /// The ticks of that moment, in milliseconds.
    since: u64,
    /// Until these ticks the time stands.
    stands_until: u64,
}

impl Time {
    /// Goes on with the time of a store.
    ///
    /// # Errors
    /// If the store cannot be written.
    pub async fn start(store: &dyn Store) -> Result<Self, StoreError> {
        let began = Instant::now();
        let wall = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Self::with(
            store,
            Box::new(move || began.elapsed()),
            wall,
            limits::GRACE,
        )
        .await
    }

    /// The same with other clocks than those of the machine: `wall` is the time since 1970 with
    /// which the time of a new store begins. After any other start it stands for the time of
    /// `grace`.
    ///
    /// # Errors
    /// If the store cannot be written.
    pub async fn with(
        store: &dyn Store,
        ticks: Ticks,
        wall: Duration,
        grace: Duration,
    ) -> Result<Self, StoreError> {
        let kept = store.beat(0).await?;
        let (since, grace) = (millis(ticks()), millis(grace));
        // Nobody comes back to a new store.
        let (at, stands_until) = if kept == 0 {
            (store.beat(millis(wall)).await?, since)
        } else {
            (kept, since + grace)
        };
        let state = State {
            at,
            since,
            stands_until,
        };
        Ok(Self {
            ticks,
            grace,
            state: Mutex::new(state),
        })
    }

    /// What time it is.
    #[must_use]
    pub fn now(&self) -> u64 {
        self.state().now(millis((self.ticks)()))
    }

    /// Writes the time to the store, and takes over a later one of another process. To be called
    /// every [`BEAT`].
    ///
    /// # Errors
    /// If the store cannot be written: then the time stands.
    pub async fn beat(&self, store: &dyn Store) -> Result<(), StoreError> {
        let kept = store.beat(self.now()).await?;
        let ticks = millis((self.ticks)());
        let mut state = self.state();
        if ticks.saturating_sub(state.since) > OUTAGE {
            state.stands_until = ticks + self.grace;
        }
        (state.at, state.since) = (kept.max(state.now(ticks)), ticks);
        Ok(())
    }

    /// Whether the last beat was not long ago, so that the store works.
    #[must_use]
    pub fn is_running(&self) -> bool {
        let ticks = millis((self.ticks)());
        ticks.saturating_sub(self.state().since) <= 2 * millis(BEAT)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn now(&self, ticks: u64) -> u64 {
        let runs_since = self.since.max(self.stands_until);
        self.at + ticks.saturating_sub(runs_since).min(AHEAD)
    }
}

fn millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}
