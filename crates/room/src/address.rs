//! How much each address uses: sockets that are open, rooms that were opened in the last hour.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

const HOUR: Duration = Duration::from_secs(60 * 60);

/// What each address uses.
#[derive(Debug)]
pub struct Addresses {
    most_sockets: u32,
    most_rooms: u32,
    uses: Mutex<HashMap<IpAddr, Use>>,
}

#[derive(Debug, Default)]
struct Use {
    sockets: u32,
    rooms: Vec<Instant>,
}

/// An open socket of an address; it is counted until this is dropped.
#[derive(Debug)]
pub struct Held {
    addresses: Arc<Addresses>,
    address: IpAddr,
}

impl Addresses {
    /// Nobody uses anything yet.
    #[must_use]
    pub fn new(most_sockets: u32, most_rooms: u32) -> Self {
        Self {
            most_sockets,
            most_rooms,
            uses: Mutex::default(),
        }
    }

    /// Counts a socket, unless the address has too many.
    #[must_use]
    pub fn socket(self: &Arc<Self>, address: IpAddr) -> Option<Held> {
        let may = self.with(address, |used| {
            let may = used.sockets < self.most_sockets;
            used.sockets += u32::from(may);
            may
        });
        may.then(|| Held {
            addresses: self.clone(),
            address,
        })
    }

    /// Counts a room, unless the address has opened too many in the last hour.
    #[must_use]
    pub fn room(&self, address: IpAddr) -> bool {
        self.with(address, |used| {
            used.rooms.retain(|opened| opened.elapsed() < HOUR);
            let may = u32::try_from(used.rooms.len()).is_ok_and(|rooms| rooms < self.most_rooms);
            if may {
                used.rooms.push(Instant::now());
            }
            may
        })
    }

    /// Forgets addresses that use nothing any more.
    pub fn tidy(&self) {
        let mut uses = self.uses.lock().unwrap_or_else(PoisonError::into_inner);
        uses.retain(|_, used| {
            used.rooms.retain(|opened| opened.elapsed() < HOUR);
            used.sockets > 0 || !used.rooms.is_empty()
        });
    }

    fn leave(&self, address: IpAddr) {
        self.with(address, |used| {
            used.sockets = used.sockets.saturating_sub(1)
        });
    }

    fn with<T>(&self, address: IpAddr, change: impl FnOnce(&mut Use) -> T) -> T {
        let mut uses = self.uses.lock().unwrap_or_else(PoisonError::into_inner);
        change(uses.entry(address).or_default())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.addresses.leave(self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_sockets_at_once_and_rooms_an_hour() {
        let addresses = Arc::new(Addresses::new(2, 3));
        let [here, there] = [IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2])];
        let held = [addresses.socket(here), addresses.socket(here)];
        assert!(held.iter().all(Option::is_some) && addresses.socket(here).is_none());
        assert!(addresses.socket(here).is_none() && addresses.socket(there).is_some());
        drop(held);
        assert!(addresses.socket(here).is_some());
        assert_eq!(
            [0; 4].map(|_| addresses.room(here)),
            [true, true, true, false]
        );
        assert!(addresses.room(there));
        addresses.tidy();
        assert!(!addresses.room(here));
    }
}
