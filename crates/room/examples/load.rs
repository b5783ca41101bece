//! A load generator: many rooms with two clients each that play throws and steps as fast as they
//! are asked to.
//!
//! `cargo run --release -p tesserae-room --features load --example load -- --rooms 500 --rate 2
//! --seconds 20`
//!
//! It prints how many seats were connected, how many lines a second passed, and how long a line
//! took from its sender to the other seat. With `--whole` each room plays one game to its end, and
//! it prints the bytes of each; with `--hand` too, a hand is seen for a second before each action.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use clap::Parser;
use futures_util::{SinkExt, StreamExt};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use tesserae_live::{
    Access, Act, Begin, Client, Due, FromRoom, Hex, InvitationKey, Line, Motion, News, Party,
    Reason, RoomLink, SeatKey, TimeControl, ToRoom, first_mark, hand,
    keys::fingerprint,
    wire::{Create, VERSION},
};
use tesserae_rules::{Action, DiceSource, Header, Kind, Pending, Piece, Seat, session::random};
use tokio::time::{interval_at, sleep, timeout};
use tokio_tungstenite::{connect_async, tungstenite::Message};

#[derive(Clone, Parser)]
struct Arguments {
    /// The room's address
    #[arg(long, default_value = "ws://127.0.0.1:8080/live")]
    url: String,
    /// How many rooms, with two seats each
    #[arg(long, default_value_t = 100)]
    rooms: u64,
    /// How many actions a second each seat tries, if it is its turn
    #[arg(long, default_value_t = 2.0)]
    rate: f64,
    /// For how long it is measured
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Play one game in each room to its end, or until its players give up after 1,000 lines, and
    /// count its bytes
    #[arg(long)]
    whole: bool,
    /// Before each action, carry a piece or shake the dice for a second; each seat then acts as
    /// soon as it can
    #[arg(long)]
    hand: bool,
}

/// After how many lines a whole game is given up: without a plan, some take thousands.
const LONG_ENOUGH: usize = 1_000;

/// How many updates of a hand there are in a second.
const UPDATES: u32 = 1000 / hand::EVERY;

/// What is counted.
#[derive(Default)]
struct Counted {
    seats: AtomicU64,
    lines: AtomicU64,
    measuring: AtomicU64,
    /// Seats whose game is over.
    over: AtomicU64,
    /// Microseconds from the sender to the other seat.
    took: Mutex<Vec<u32>>,
}

/// When each line of a room was offered.
type Offered = Mutex<HashMap<usize, Instant>>;

#[tokio::main]
async fn main() {
    let arguments = Arguments::parse();
    let counted = Arc::new(Counted::default());
    for room in 0..arguments.rooms {
        tokio::spawn(play(arguments.clone(), room, counted.clone()));
        sleep(Duration::from_millis(2)).await;
    }
    let began = Instant::now();
    while counted.seats.load(Relaxed) < 2 * arguments.rooms
        && began.elapsed() < Duration::from_secs(60)
    {
        sleep(Duration::from_millis(100)).await;
    }
    if arguments.whole {
        while counted.over.load(Relaxed) < 2 * arguments.rooms {
            sleep(Duration::from_millis(100)).await;
        }
        return;
    }
    sleep(Duration::from_secs(2)).await;
    counted.measuring.store(1, Relaxed);
    let before = counted.lines.load(Relaxed);
    sleep(Duration::from_secs(arguments.seconds)).await;
    let lines = counted.lines.load(Relaxed) - before;
    let mut took = std::mem::take(&mut *counted.took.lock().unwrap());
    took.sort_unstable();
    let at = |part: f64| {
        took.get((took.len() as f64 * part) as usize)
            .map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    };
    println!("seats connected   {}", counted.seats.load(Relaxed));
    println!(
        "lines a second    {:.0}",
        lines as f64 / arguments.seconds as f64
    );
    println!(
        "ms to other seat  median {:.1}, 99 of 100 {:.1}, longest {:.1}",
        at(0.5),
        at(0.99),
        at(1.0 - 1e-9)
    );
}

/// The invitation of every room.
const INVITATION: InvitationKey = InvitationKey(Hex([7; 16]));

/// The key of every host.
fn host_key() -> SeatKey {
    SeatKey::new([7; 32])
}

/// Opens a room and plays both seats.
async fn play(arguments: Arguments, number: u64, counted: Arc<Counted>) {
    let Ok((mut wire, _)) = connect_async(&arguments.url).await else {
        return;
    };
    let header = Header {
        dice: Some(DiceSource::Agreed),
        id: Some(number),
        ..Header::new(Kind::ALL[number as usize % 5])
    };
    let begin = Begin {
        version: VERSION,
        header,
        host: Seat::First,
        clock: TimeControl::None,
        key: host_key().public(),
        invitation: INVITATION.public(),
    };
    let line = Line::Begin(begin);
    let act = Act::sign(&host_key(), &first_mark(), Party::Host, &line);
    let create = ToRoom::Create(Box::new(Create { act }));
    if wire.send(Message::text(create.text())).await.is_err() {
        return;
    }
    let text = loop {
        match wire.next().await {
            Some(Ok(Message::Text(text))) => break text,
            // The room asks at once whether somebody is there.
            Some(Ok(_)) => {}
            _ => return,
        }
    };
    let Ok(FromRoom::Created(created)) = FromRoom::read(text.as_str()) else {
        eprintln!("no room: {text}");
        return;
    };
    drop(wire);
    let offered: Arc<Offered> = Arc::default();
    for (party, secret) in [(Party::Host, created.host), (Party::Guest, created.guest)] {
        let access = match party {
            Party::Host => Access::seat(host_key()),
            Party::Guest => Access::Invitation {
                host: fingerprint(&host_key().public()),
                key: INVITATION,
            },
        };
        let link = RoomLink {
            room: created.room,
            secret,
            access,
        };
        let seed = 2 * number + u64::from(party == Party::Guest);
        tokio::spawn(seat(
            arguments.clone(),
            link,
            party,
            seed,
            counted.clone(),
            offered.clone(),
        ));
    }
}

async fn seat(
    arguments: Arguments,
    link: RoomLink,
    party: Party,
    seed: u64,
    counted: Arc<Counted>,
    offered: Arc<Offered>,
) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut client = Client::new(link, rng.random());
    let Ok((mut wire, _)) = connect_async(&arguments.url).await else {
        return;
    };
    counted.seats.fetch_add(1, Relaxed);
    client.connected();
    let beats = if arguments.hand {
        f64::from(UPDATES)
    } else {
        arguments.rate
    };
    // Not all at once; meanwhile the other seat's lines are heard.
    let first = Duration::from_secs_f64(rng.random_range(0.0..1.0 / beats));
    let mut beat = interval_at(
        tokio::time::Instant::now() + first,
        Duration::from_secs_f64(1.0 / beats),
    );
    let (mut up, mut down, mut updates) = (0, 0, 0);
    let began = Instant::now();
    loop {
        if arguments.whole && client.log().session().is_some() && client.log().due() == Due::Nobody
        {
            let (kind, lines) = (
                client.log().begin().map(|begin| begin.header.game),
                client.log().len(),
            );
            println!("{kind:?}, {party:?}: {lines} lines, {up} bytes up, {down} bytes down");
            counted.over.fetch_add(1, Relaxed);
            return;
        }
        for frame in client.take_frames() {
            // Frames of clients have a key of four bytes.
            up += frame.len() + head(&frame) + 4;
            if frame.starts_with("{\"offer\"") {
                offered
                    .lock()
                    .unwrap()
                    .insert(client.log().len(), Instant::now());
            }
            if wire.send(Message::text(frame)).await.is_err() {
                return;
            }
        }
        tokio::select! {
            message = timeout(Duration::from_secs(120), wire.next()) => match message {
                Ok(Some(Ok(Message::Text(text)))) => {
                    down += text.as_str().len() + head(text.as_str());
                    client.receive(0, text.as_str());
                }
                Ok(Some(Ok(_))) => {}
                _ => return,
            },
            _ = beat.tick() => match motion(&client, party, &mut rng).filter(|_| arguments.hand && updates < UPDATES) {
                Some(motion) => {
                    client.move_hand(began.elapsed().as_millis() as u64, motion);
                    updates += 1;
                }
                None => {
                    act(&mut client, party, arguments.whole, &mut rng);
                    updates = 0;
                }
            },
        }
        let mut at = client.log().len();
        for news in client.take_news().into_iter().rev() {
            if let News::Line { by, .. } = news {
                at -= 1;
                if by != party {
                    counted.lines.fetch_add(1, Relaxed);
                    if let Some(sent) = offered.lock().unwrap().remove(&at)
                        && counted.measuring.load(Relaxed) == 1
                    {
                        counted
                            .took
                            .lock()
                            .unwrap()
                            .push(sent.elapsed().as_micros() as u32);
                    }
                }
            }
        }
    }
}

/// The bytes of a frame before its message.
fn head(message: &str) -> usize {
    if message.len() < 126 { 2 } else { 4 }
}

/// The hand of whoever is to act, at another place each time.
fn motion(client: &Client, party: Party, rng: &mut StdRng) -> Option<Motion> {
    let session = client.log().session().filter(|_| is_due(client, party))?;
    let to = [0.0; 3].map(|_: f32| rng.random_range(-0.3..0.3));
    Some(match session.game().pending() {
        Pending::Throw(_) => Motion::Shake {
            to,
            strength: rng.random_range(0.0..1.0),
        },
        _ => Motion::Carry {
            piece: Piece(rng.random_range(0..10)),
            to,
        },
    })
}

/// Whether it is the turn of this side.
fn is_due(client: &Client, party: Party) -> bool {
    client.offered().count() == 0
        && match client.log().due() {
            Due::Seat(seat) => client.seat() == Some(seat),
            Due::Either => party == Party::Host,
            Due::Nobody => false,
        }
}

fn act(client: &mut Client, party: Party, whole: bool, rng: &mut StdRng) {
    if !client.is_in() || client.offered().count() > 0 {
        return;
    }
    if client.log().session().is_none() {
        if party == Party::Guest && !client.log().is_empty() {
            client.sit("Ben");
        }
        return;
    }
    if client.log().due() == Due::Nobody {
        if client
            .log()
            .asked()
            .is_some_and(|(asker, _)| asker != party)
        {
            client.offer(Line::Agree);
        } else if party == Party::Host {
            client.ask(tesserae_live::Ask::Rematch);
        }
        return;
    }
    let may = is_due(client, party);
    if may && whole && client.log().len() >= LONG_ENOUGH {
        client.offer(Line::End(Reason::GaveUp));
        return;
    }
    let Some(session) = client.log().session().filter(|_| may) else {
        return;
    };
    match random::random_event(session.game(), rng) {
        Some(event) if matches!(event.action, Action::Throw(_)) => {
            client.throw(vec![0.5; 6]);
        }
        Some(event) => {
            client.play(event);
        }
        None => {}
    }
}
