//! What the rooms of a process need without anybody asking: that rooms are forgotten, kept or
//! deleted, that time passes, and that the store works.

use std::{
    sync::{Arc, MutexGuard, PoisonError, atomic::Ordering::Relaxed},
    time::Instant,
};

use tokio::time::timeout;

use crate::{
    Hub, RoomError, limits, metrics::count, peer_message::PeerMessage, room::Room,
    store::StoreError,
};

/// A day of the room’s time.
const DAY: u64 = 24 * 60 * 60 * 1000;

impl Hub {
    /// Forgets rooms that nobody is in, and says again who is in the others. To be called every few
    /// seconds.
    pub fn tidy(&self) {
        let rooms: Vec<Arc<Room>> = {
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            // Whoever is entering holds the room, too.
            rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.is_empty());
            rooms.values().cloned().collect()
        };
        if self.store.is_shared() {
            rooms
                .iter()
                .for_each(|room| self.tell_peers(room, &PeerMessage::Presence(room.here())));
        }
    }

    /// All numbers that the process counts, as text.
    #[must_use]
    pub fn metrics(&self) -> String {
        let rooms = self.inhabited().len();
        self.metrics.text(rooms)
    }

    /// Deletes rooms that nobody has touched for this number of days, and tells the store first in
    /// which ones somebody is. To be called every hour.
    pub async fn expire(&self, days: u64) {
        for room in self.inhabited() {
            match self.touch(&room).await {
                Ok(()) | Err(RoomError::NotFound) => {}
                // Who is where is not known to the store: it must delete nothing now.
                Err(error) => {
                    tracing::warn!(%error, "rooms could not be deleted");
                    return;
                }
            }
        }
        let before = self.time.now().saturating_sub(days.saturating_mul(DAY));
        match self.store.expire(before).await {
            Ok(rooms) => {
                self.metrics.expired.fetch_add(rooms, Relaxed);
                tracing::info!(rooms, "expired");
            }
            Err(error) => tracing::warn!(%error, "rooms could not be deleted"),
        }
    }

    /// Writes the room’s time to the store. To be called every [`BEAT`](crate::time::BEAT).
    ///
    /// # Errors
    /// If the store cannot be written.
    pub async fn beat(&self) -> Result<(), StoreError> {
        let beat = self.time.beat(&*self.store).await;
        let has_failed = self.beat_fails.swap(beat.is_err(), Relaxed);
        match &beat {
            // Once, and not every second.
            Err(error) if !has_failed => {
                count(&self.metrics.store_failures);
                tracing::error!(%error, "the store cannot be written, and the time of all games stands");
            }
            Ok(()) if has_failed => tracing::info!("the store can be written again"),
            _ => {}
        }
        beat
    }

    /// Whether the store can be written: by a beat, and by lines, which take more room on a disk that
    /// is almost full.
    pub async fn is_healthy(&self) -> bool {
        let has_failed = self
            .failure()
            .is_some_and(|failed| failed.elapsed() < limits::FAILURE_COUNTS);
        let is_running = self.time.is_running()
            || matches!(timeout(limits::HEALTH, self.beat()).await, Ok(Ok(())));
        is_running && !has_failed
    }

    pub(crate) fn failure(&self) -> MutexGuard<'_, Option<Instant>> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The rooms in which somebody is.
    fn inhabited(&self) -> Vec<Arc<Room>> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms
            .values()
            .filter(|room| !room.is_empty())
            .cloned()
            .collect()
    }

    /// Tells the store that somebody is in a room, unless it has heard so a short time ago.
    pub(crate) async fn touch(&self, room: &Room) -> Result<(), RoomError> {
        let now = self.time.now();
        let every = u64::try_from(limits::TOUCH_EVERY.as_millis()).unwrap_or(u64::MAX);
        let last = room.touched.load(Relaxed);
        if last > 0 && now < last.saturating_add(every) {
            return Ok(());
        }
        if !self.kept(self.store.touch(room.id, now).await)? {
            return Err(self.gone(room));
        }
        room.touched.store(now, Relaxed);
        Ok(())
    }

    /// Forgets a room that the store no longer has.
    pub(crate) fn gone(&self, room: &Room) -> RoomError {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.remove(&room.id);
        RoomError::NotFound
    }
}
