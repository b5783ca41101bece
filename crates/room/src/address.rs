//! How much each address uses: sockets that are open, rooms that were opened in the last hour.
//!
//! Strangers behind one address may use up its sockets. Whoever has a seat has a duty and a
//! deadline, and comes in all the same: a socket beyond the limit waits a moment to enter a seat, and
//! sockets in seats count apart.

use std::{
    collections::{HashMap, VecDeque},
    net::{IpAddr, Ipv6Addr},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use tokio::sync::Notify;

use crate::limits;

const HOUR: Duration = Duration::from_secs(60 * 60);

/// Who is counted together: an IPv4 address, or the network of an IPv6 address, as whoever has one
/// of those has all 2⁶⁴.
#[derive(Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = u128::from(address) >> 64 << 64;
                IpAddr::V6(Ipv6Addr::from(network))
            }
            address @ IpAddr::V4(_) => address,
        })
    }
}

/// What each address uses.
#[derive(Debug)]
pub struct Addresses {
    most_sockets: u32,
    most_rooms: u32,
    numbers: AtomicU64,
    uses: Mutex<HashMap<Address, Use>>,
}

#[derive(Debug, Default)]
struct Use {
    /// Ordinary sockets, from the oldest to the newest; and so on.
    sockets: SocketQueue,
    waiting: SocketQueue,
    seats: SocketQueue,
    rooms: Vec<Instant>,
}

type SocketQueue = VecDeque<(u64, Arc<Notify>)>;

/// As what a socket counts.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum SocketKind {
    Ordinary,
    Waiting,
    Seat,
}

/// An open socket of an address; it is counted until this is dropped.
#[derive(Debug)]
pub struct HeldSocket {
    addresses: Arc<Addresses>,
    address: Address,
    number: u64,
    kind: SocketKind,
    ends: Arc<Notify>,
}

impl Use {
    fn of(&mut self, kind: SocketKind) -> &mut SocketQueue {
        match kind {
            SocketKind::Ordinary => &mut self.sockets,
            SocketKind::Waiting => &mut self.waiting,
            SocketKind::Seat => &mut self.seats,
        }
    }

    /// Adds a socket; tells the oldest ones beyond this number to end.
    fn add(&mut self, kind: SocketKind, most: usize, number: u64, ends: &Arc<Notify>) {
        let sockets = self.of(kind);
        sockets.push_back((number, ends.clone()));
        while sockets.len() > most {
            if let Some((_, oldest)) = sockets.pop_front() {
                oldest.notify_one();
            }
        }
    }

    fn remove(&mut self, kind: SocketKind, number: u64) {
        self.of(kind).retain(|(other, _)| *other != number);
    }
}

impl Addresses {
    /// Nobody uses anything yet.
    #[must_use]
    pub fn new(most_sockets: u32, most_rooms: u32) -> Self {
        Self {
            most_sockets,
            most_rooms,
            numbers: AtomicU64::new(0),
            uses: Mutex::default(),
        }
    }

    /// Counts a socket. If the address has too many, it waits, and may only enter a seat.
    #[must_use]
    pub fn socket(self: &Arc<Self>, address: Address) -> HeldSocket {
        let most = size(self.most_sockets);
        self.hold(address, |used| {
            if used.sockets.len() < most {
                (SocketKind::Ordinary, most)
            } else {
                (SocketKind::Waiting, limits::WAITING_SOCKETS)
            }
        })
    }

    /// Counts a socket that takes the place of the oldest one if the address has too many.
    #[must_use]
    pub fn newest(self: &Arc<Self>, address: Address) -> HeldSocket {
        let most = size(self.most_sockets);
        self.hold(address, |_| (SocketKind::Ordinary, most))
    }

    fn hold(
        self: &Arc<Self>,
        address: Address,
        choose: impl FnOnce(&Use) -> (SocketKind, usize),
    ) -> HeldSocket {
        let number = self.numbers.fetch_add(1, Relaxed);
        let ends = Arc::new(Notify::new());
        let kind = self.with(address, |used| {
            let (kind, most) = choose(used);
            used.add(kind, most, number, &ends);
            kind
        });
        HeldSocket {
            addresses: self.clone(),
            address,
            number,
            kind,
            ends,
        }
    }

    /// Counts a room, unless the address has opened too many in the last hour.
    #[must_use]
    pub fn room(&self, address: Address) -> bool {
        self.with(address, |used| {
            used.rooms.retain(|opened| opened.elapsed() < HOUR);
            let may = used.rooms.len() < size(self.most_rooms);
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
            let are_open = [&used.sockets, &used.waiting, &used.seats]
                .iter()
                .any(|sockets| !sockets.is_empty());
            are_open || !used.rooms.is_empty()
        });
    }

    fn with<T>(&self, address: Address, change: impl FnOnce(&mut Use) -> T) -> T {
        let mut uses = self.uses.lock().unwrap_or_else(PoisonError::into_inner);
        change(uses.entry(address).or_default())
    }
}

impl HeldSocket {
    /// Whether it is beyond the limit of its address, and may only enter a seat.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.kind == SocketKind::Waiting
    }

    /// Counts it as a socket in a seat from now on.
    pub fn sit(&mut self) {
        let Self {
            number, kind, ends, ..
        } = self;
        let most = size(
            self.addresses
                .most_sockets
                .saturating_mul(limits::SEATS_A_SOCKET),
        );
        self.addresses.with(self.address, |used| {
            used.remove(*kind, *number);
            used.add(SocketKind::Seat, most, *number, ends);
        });
        self.kind = SocketKind::Seat;
    }

    /// Waits until a newer socket of the address has taken the place of this one.
    pub async fn ends(&self) {
        self.ends.notified().await;
    }

    /// The address.
    #[must_use]
    pub fn address(&self) -> Address {
        self.address
    }
}

impl Drop for HeldSocket {
    fn drop(&mut self) {
        self.addresses.with(self.address, |used| {
            used.remove(self.kind, self.number);
        });
    }
}

fn size(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        text.parse::<IpAddr>().unwrap().into()
    }

    /// Whether a socket has been told to end.
    fn ends(held: &HeldSocket) -> bool {
        let mut ends = std::pin::pin!(held.ends());
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        ends.as_mut().poll(&mut context).is_ready()
    }

    #[test]
    fn an_address_has_so_many_sockets_at_once_and_rooms_an_hour() {
        let addresses = Arc::new(Addresses::new(2, 3));
        let [here, there] = [address("10.0.0.1"), address("10.0.0.2")];
        let held = [addresses.socket(here), addresses.socket(here)];
        assert!(!held.iter().any(HeldSocket::is_waiting));
        assert!(addresses.socket(here).is_waiting() && !addresses.socket(there).is_waiting());
        drop(held);
        assert!(!addresses.socket(here).is_waiting());
        assert_eq!(
            [0; 4].map(|_| addresses.room(here)),
            [true, true, true, false]
        );
        assert!(addresses.room(there));
        addresses.tidy();
        assert!(!addresses.room(here));
    }

    #[test]
    fn one_network_of_ipv6_is_one_address_and_a_mapped_address_is_its_own() {
        assert_eq!(address("2001:db8:1:2::1"), address("2001:db8:1:2:ffff::9"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_eq!(address("::ffff:10.0.0.1"), address("10.0.0.1"));
        assert_ne!(address("::ffff:10.0.0.1"), address("::ffff:10.0.0.2"));
    }

    #[test]
    fn the_newest_of_those_that_wait_and_of_those_in_seats_takes_the_place_of_the_oldest() {
        let addresses = Arc::new(Addresses::new(1, 0));
        let here = address("10.0.0.1");
        let _full = addresses.socket(here);
        let mut waiting: Vec<HeldSocket> = (0..limits::WAITING_SOCKETS)
            .map(|_| addresses.socket(here))
            .collect();
        assert!(waiting.iter().all(|held| held.is_waiting() && !ends(held)));
        let newest = addresses.socket(here);
        assert!(ends(&waiting[0]) && !ends(&waiting[1]) && !ends(&newest));

        // Seats count apart, each in the place of the oldest one if there are too many.
        let most = limits::SEATS_A_SOCKET as usize;
        for held in &mut waiting[1..=most] {
            held.sit();
        }
        assert!(
            !waiting[1..=most]
                .iter()
                .any(|held| held.is_waiting() || ends(held))
        );
        waiting[most + 1].sit();
        assert!(ends(&waiting[1]) && !ends(&waiting[2]) && !ends(&waiting[most + 1]));
    }
}
