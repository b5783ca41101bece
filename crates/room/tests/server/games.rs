//! Whole games over bad lines, on servers that are killed and a database that is restarted.

use std::{sync::Arc, time::Duration};

use tesserae_live::{Client, Party, agreed};
use tesserae_rules::Kind;
use tokio::{task::JoinHandle, time::sleep};

use crate::{
    guests::{Match, link, open, play},
    postgres,
    process::{Process, free_port},
    proxy::{Faults, Proxy},
};

/// How many frames of all games together come between a restart and the next one.
const BETWEEN: usize = 400;

/// How many games of each kind are played at once: `TESSERAE_ROOM_GAMES`, or this many.
fn games(ordinary: u64) -> u64 {
    std::env::var("TESSERAE_ROOM_GAMES")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(ordinary)
}

/// A whole game of two clients over one bad line each, which leads to each of these servers in
/// turn.
async fn game(ports: Vec<u16>, kind: Kind, seed: u64, faults: Arc<Faults>) -> [Client; 2] {
    let created = open(ports[0], kind).await;
    let proxy = Proxy::start(ports, seed, faults).await;
    let shared = Match::new(proxy.port);
    let side = |party| tokio::spawn(play(shared.clone(), link(&created, party), party, seed));
    let (host, guest) = (side(Party::Host), side(Party::Guest));
    [host.await.unwrap(), guest.await.unwrap()]
}

/// A game that is played.
struct Played {
    kind: Kind,
    faults: Arc<Faults>,
    clients: JoinHandle<[Client; 2]>,
}

/// Waits until so many more frames have come in all games together.
async fn more_frames(games: &[Played], more: usize) {
    let frames = || games.iter().map(|game| game.faults.frames()).sum::<usize>();
    let enough = frames() + more;
    while frames() < enough {
        assert!(
            games.iter().any(|game| !game.clients.is_finished()),
            "the games are over before everything has been done to the servers"
        );
        sleep(Duration::from_millis(1)).await;
    }
}

/// Starts a number of games of each kind, does something to the servers meanwhile, and looks at the
/// games when they are over.
async fn play_all(each: u64, ports: &[u16], meanwhile: impl AsyncFnOnce(&[Played])) {
    let games: Vec<_> = (0..each)
        .flat_map(|_| Kind::ALL)
        .zip(0..)
        .map(|(kind, seed)| {
            let faults = Arc::<Faults>::default();
            let clients = tokio::spawn(game(ports.to_vec(), kind, seed, faults.clone()));
            Played {
                kind,
                faults,
                clients,
            }
        })
        .collect();
    meanwhile(&games).await;
    let (mut all, mut lines, count) = ([0; 5], 0, games.len());
    for game in games {
        let (kind, faults) = (game.kind, game.faults);
        let [host, guest] = game.clients.await.unwrap();
        // Nothing is lost, nothing doubled, and every throw is proven.
        assert_eq!(host.lines(), guest.lines(), "{kind:?}");
        let report = agreed::verify(host.log().session().unwrap());
        assert!(
            report.is_proven(),
            "{kind:?}: {:?}",
            report.doubtful().next()
        );
        let (counts, length) = (faults.counts(), host.lines().len());
        assert!(
            faults.breaks() >= 10 || length < 60,
            "{kind:?}: {counts:?} in {length} lines"
        );
        all = std::array::from_fn(|fault| all[fault] + counts[fault]);
        lines += length;
    }
    let [broken, truncated, held, repeated, delayed] = all;
    println!(
        "{count} whole games of {lines} lines; lines broken {broken} times, cut short {truncated}, held back {held}, \
         frames repeated {repeated}, delayed {delayed}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_of_all_kinds_survive_bad_lines_and_a_room_that_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Process::on_file(&folder.path().join("rooms.sqlite"));
    play_all(games(2), &[process.port], async |games| {
        for _ in 0..3 {
            more_frames(games, BETWEEN).await;
            process.kill_and_restart();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_between_two_rooms_on_one_postgres_survive_its_restart() {
    let Some(mut database) = postgres::Database::start() else {
        return;
    };
    let config = database.config();
    let on = |port| {
        let limits = [
            "--sockets-an-address",
            "10000",
            "--rooms-an-address",
            "10000",
        ];
        Process::start(&[&["--postgres", &config], &limits[..]].concat(), port)
    };
    let (first, mut second) = (on(free_port()), on(free_port()));
    // Each new connection goes to the other process.
    play_all(games(1), &[first.port, second.port], async |games| {
        for _ in 0..2 {
            more_frames(games, BETWEEN).await;
            database.restart();
            more_frames(games, BETWEEN).await;
            second.kill_and_restart();
        }
    })
    .await;
}
