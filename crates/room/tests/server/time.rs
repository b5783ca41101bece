//! The room’s time, with clocks that the tests set: it passes only while the room serves.

use std::{
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering::SeqCst},
    },
    time::Duration,
};

use tesserae_live::{
    Act, FromRoom, Hex, Line, Log, Reason, TimeControl, ToRoom,
    wire::{Created, Offer},
};
use tesserae_room::{
    Hub, RoomError, Time,
    hub::{Entrance, Membership},
    limits,
    store::{Postgres, RoomId, Sqlite, Store, StoreAnswer, StoreError, StoreSignal},
};
use tesserae_rules::Kind;
use tokio::sync::{broadcast, mpsc};

use crate::{
    guests::{begin_with, sign, sit},
    liars::enter,
    postgres::Database,
};

/// The machine’s clock, in seconds since 1970, when a store is made.
pub const WALL: u64 = 1_800_000_000;

/// The time between two beats, in milliseconds.
const STEP: u64 = 1_000;

/// A process whose clock is set by the test.
pub struct Served {
    pub hub: Hub,
    ticks: Arc<AtomicU64>,
}

impl Served {
    /// Starts on a store, at a time of the machine’s clock.
    pub async fn start(store: Arc<dyn Store>, wall: u64) -> Self {
        let ticks = Arc::new(AtomicU64::new(0));
        let read = ticks.clone();
        let time = Time::with(
            &*store,
            Box::new(move || Duration::from_millis(read.load(SeqCst))),
            Duration::from_secs(wall),
            limits::GRACE,
        );
        let time = time.await.unwrap();
        Self {
            hub: Hub::new(store, time),
            ticks,
        }
    }

    /// Serves for so many seconds.
    pub async fn serve(&self, seconds: u64) {
        for _ in 0..seconds * 1_000 / STEP {
            self.ticks.fetch_add(STEP, SeqCst);
            // Where the store does not work, the time stands.
            drop(self.hub.beat().await);
        }
    }

    /// Serves until the time after a start is over in which people come back.
    pub async fn begin(&self) {
        self.serve(limits::GRACE.as_secs()).await;
    }

    /// The seconds of the room’s time since the store was made.
    fn seconds(&self) -> f64 {
        (self.hub.time.now() as f64) / 1000.0 - WALL as f64
    }

    /// Enters a seat; what it hears is left waiting.
    pub async fn seat(&self, created: &Created, secret: Hex<16>) -> Result<Player, RoomError> {
        let ToRoom::Enter(enter) = enter(created, secret) else {
            panic!("an entry");
        };
        let (out, heard) = mpsc::channel(limits::WAITING);
        let entrance = Entrance {
            out,
            seats_only: false,
            is_replaced: Arc::default(),
        };
        let membership = self.hub.enter(enter, entrance).await?;
        let log = Mutex::default();
        let heard = Mutex::new(heard);
        Ok(Player {
            membership,
            heard,
            log,
        })
    }

    /// The answer to a line.
    pub async fn offer(&self, player: &Player, after: usize, line: Line) -> Result<(), String> {
        let act = player.sign(after, line);
        let offer = Offer { after, act };
        match self.hub.offer(&player.membership, offer).await {
            Ok(None) => Ok(()),
            Ok(Some(refused)) => Err(refused.code.to_string()),
            Err(error) => Err(error.code().to_string()),
        }
    }
}

pub struct Player {
    pub membership: Membership,
    heard: Mutex<mpsc::Receiver<String>>,
    log: Mutex<Log>,
}

impl Player {
    /// Signs a line for the log that was heard so far.
    fn sign(&self, after: usize, line: Line) -> Act {
        let mut log = self.log.lock().unwrap();
        while let Ok(text) = self.heard.lock().unwrap().try_recv() {
            if let Ok(FromRoom::Lines(lines)) = FromRoom::read(&text) {
                lines.lines.iter().for_each(|line| drop(log.push(line)));
            }
        }
        sign(&log, after, self.membership.party.unwrap(), line)
    }
}

/// A game with eight seconds for each player, in which it is the host’s turn after four lines.
pub async fn game(served: &Served) -> (Created, Player) {
    let first = begin_with(Kind::Ur, TimeControl::SuddenDeath { seconds: 8 });
    let created = served.hub.create(first).await.unwrap();
    let guest = served.seat(&created, created.guest).await.unwrap();
    let host = served.seat(&created, created.host).await.unwrap();
    for (player, after, line) in [
        (&guest, 1, sit("Ben")),
        (&guest, 2, Line::Commit(Hex([1; 32]))),
        (&host, 3, Line::Commit(Hex([2; 32]))),
    ] {
        assert_eq!(served.offer(player, after, line).await, Ok(()));
    }
    served.hub.leave(&host.membership);
    (created, guest)
}

pub fn sqlite(folder: &Path) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(&folder.join("rooms.sqlite")).unwrap())
}

const TIME_LEFT: &str = "time_left";

/// The claim that the host’s time is up.
async fn claim(served: &Served, guest: &Player) -> Result<(), String> {
    served.offer(guest, 4, Line::End(Reason::Time)).await
}

#[tokio::test]
async fn nobody_loses_time_while_the_room_is_away_or_because_a_clock_was_set() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(sqlite(folder.path()), WALL).await;
    assert_eq!(served.seconds(), 0.0);
    let (created, guest) = game(&served).await;
    served.serve(4).await;
    assert_eq!(served.seconds(), 4.0);
    drop((served, guest));

    // Away for ten seconds, and the machine’s clock is set two hours ahead, or back to 1970.
    for wall in [WALL + 14, WALL + 7_200, 0] {
        let served = Served::start(sqlite(folder.path()), wall).await;
        assert_eq!(served.seconds(), 4.0);
        let guest = served.seat(&created, created.guest).await.unwrap();
        assert_eq!(claim(&served, &guest).await, Err(TIME_LEFT.to_owned()));
        served.begin().await;
        assert_eq!(claim(&served, &guest).await, Err(TIME_LEFT.to_owned()));
    }
    let served = Served::start(sqlite(folder.path()), WALL).await;
    let guest = served.seat(&created, created.guest).await.unwrap();
    served.begin().await;
    served.serve(3).await;
    assert_eq!(claim(&served, &guest).await, Err(TIME_LEFT.to_owned()));
    served.serve(2).await;
    assert_eq!(claim(&served, &guest).await, Ok(()));
}

#[tokio::test]
async fn nobody_loses_time_while_the_store_does_not_work_and_people_get_time_to_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let is_away = Arc::new(AtomicBool::new(false));
    let store = Arc::new(Failing {
        store: sqlite(folder.path()),
        is_away: is_away.clone(),
    });
    let served = Served::start(store, WALL).await;
    let (_, guest) = game(&served).await;
    served.serve(2).await;
    assert!(served.hub.is_healthy().await);
    is_away.store(true, SeqCst);
    served.serve(60).await;
    assert!(served.seconds() <= 4.0, "{}", served.seconds());
    assert!(!served.hub.is_healthy().await);
    is_away.store(false, SeqCst);
    served.serve(1).await;
    assert!(served.hub.is_healthy().await);
    let before = served.seconds();
    served.begin().await;
    assert_eq!(served.seconds(), before, "it stands while people come back");
    assert_eq!(claim(&served, &guest).await, Err(TIME_LEFT.to_owned()));
    served.serve(9).await;
    assert_eq!(claim(&served, &guest).await, Ok(()));
}

#[tokio::test]
async fn a_process_that_is_held_up_charges_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(sqlite(folder.path()), WALL).await;
    let before = served.hub.time.now();
    served.ticks.fetch_add(600_000, SeqCst);
    assert!(served.hub.time.now() <= before + 2_000);
    served.begin().await;
    assert!(served.hub.time.now() <= before + 2_000);
}

/// What two processes on one store do.
async fn two_agree(store: Arc<dyn Store>) {
    let first = Served::start(store.clone(), WALL).await;
    first.serve(100).await;
    // The second one has no time of its own, and the first one goes on.
    let second = Served::start(store, WALL + 9_999).await;
    assert_eq!(second.seconds(), 100.0);
    for _ in 0..30 {
        first.serve(1).await;
        second.serve(1).await;
        let apart = (first.seconds() - second.seconds()).abs();
        assert!(apart <= 2.0, "{} {}", first.seconds(), second.seconds());
    }
    let passed = first.seconds() - 100.0;
    assert!((29.0..=32.0).contains(&passed), "{passed}");
    // When the first one is gone the second one goes on alone.
    drop(first);
    second.serve(10).await;
    let passed = second.seconds() - 100.0;
    assert!((39.0..=42.0).contains(&passed), "{passed}");
}

#[tokio::test]
async fn two_processes_on_one_store_agree_about_the_time() {
    let folder = tempfile::tempdir().unwrap();
    two_agree(sqlite(folder.path())).await;
    if let Some(database) = Database::start() {
        two_agree(Arc::new(
            Postgres::open(&database.config(), 1).await.unwrap(),
        ))
        .await;
    }
}

/// A store that can be away.
struct Failing {
    store: Arc<dyn Store>,
    is_away: Arc<AtomicBool>,
}

impl Store for Failing {
    fn append(&self, room: RoomId, number: usize, at: u64, line: String) -> StoreAnswer<'_, ()> {
        self.store.append(room, number, at, line)
    }

    fn read(&self, room: RoomId, from: usize) -> StoreAnswer<'_, Vec<String>> {
        self.store.read(room, from)
    }

    fn touch(&self, room: RoomId, at: u64) -> StoreAnswer<'_, bool> {
        self.store.touch(room, at)
    }

    fn beat(&self, at: u64) -> StoreAnswer<'_, u64> {
        if self.is_away.load(SeqCst) {
            return Box::pin(async { Err(StoreError::Failed("it is away".to_owned())) });
        }
        self.store.beat(at)
    }

    fn expire(&self, before: u64) -> StoreAnswer<'_, u64> {
        self.store.expire(before)
    }

    fn tell_peers(&self, room: RoomId, text: String) {
        self.store.tell_peers(room, text);
    }

    fn signals(&self) -> broadcast::Receiver<StoreSignal> {
        self.store.signals()
    }

    fn is_shared(&self) -> bool {
        self.store.is_shared()
    }
}
