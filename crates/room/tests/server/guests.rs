//! Clients over real sockets.

use std::{
    ops::{Deref, DerefMut},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::SeqCst},
    },
    time::{Duration, Instant},
};

use futures_util::{SinkExt, StreamExt};
use rand::{SeedableRng, rngs::StdRng};
use tesserae_live::{
    Access, Act, Begin, Claim, Client, Due, FromRoom, Hex, InvitationKey, Line, Log, Party, Reason,
    RoomLink, SeatKey, Signature, Sit, TimeControl, ToRoom, first_mark,
    keys::fingerprint,
    wire::{Create, Created, VERSION},
};
use tesserae_rules::{Action, DiceSource, Header, Kind, Seat, session::random};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A socket of somebody at a table.
pub struct Wire {
    socket: Socket,
    /// In whose name it offers lines.
    pub by: Party,
}

impl Deref for Wire {
    type Target = Socket;

    fn deref(&self) -> &Socket {
        &self.socket
    }
}

impl DerefMut for Wire {
    fn deref_mut(&mut self) -> &mut Socket {
        &mut self.socket
    }
}

/// Connects, and tries again while the server is away.
pub async fn connect(port: u16) -> Wire {
    for _ in 0..400 {
        if let Ok((socket, _)) = connect_async(format!("ws://127.0.0.1:{port}/live")).await {
            let by = Party::Host;
            return Wire { socket, by };
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("nobody listens at port {port}");
}

pub async fn say(wire: &mut Wire, message: &ToRoom) {
    wire.send(Message::text(message.text())).await.unwrap();
}

/// The next message of the room; none when the socket has ended.
pub async fn hear(wire: &mut Wire) -> Option<FromRoom> {
    loop {
        match timeout(Duration::from_secs(10), wire.next())
            .await
            .expect("the room answers")?
        {
            Ok(Message::Text(text)) => return Some(FromRoom::read(text.as_str()).unwrap()),
            Ok(Message::Ping(_) | Message::Pong(_)) => {}
            Ok(_) | Err(_) => return None,
        }
    }
}

/// The key of somebody’s seat.
pub fn key(by: Party) -> SeatKey {
    SeatKey::new([10 + by as u8; 32])
}

pub const INVITATION: InvitationKey = InvitationKey(Hex([7; 16]));

/// A guest sits down; what lets them is filled in when the line is signed.
pub fn sit(name: &str) -> Line {
    Line::Sit(Sit {
        name: name.to_owned(),
        seat: Claim {
            key: key(Party::Guest).public(),
            invited: Signature([0; 64]),
        },
    })
}

/// Signs a line that is to follow so many lines of a log; one that it does not have yet is signed
/// as the next one.
pub fn sign(log: &Log, after: usize, by: Party, mut line: Line) -> Act {
    if let Line::Sit(sit) = &mut line {
        let room = log.mark_at(1).unwrap();
        sit.seat.invited = INVITATION.invite(&room, &sit.seat.key);
    }
    let mark = log.mark_at(after).unwrap_or_else(|| log.mark());
    Act::sign(&key(by), &mark, by, &line)
}

/// The first line of a game.
pub fn begin(kind: Kind) -> Create {
    begin_with(kind, TimeControl::None)
}

/// The first line of a game with a clock.
pub fn begin_with(kind: Kind, clock: TimeControl) -> Create {
    let act = Act::sign(
        &key(Party::Host),
        &first_mark(),
        Party::Host,
        &first_line(kind, clock),
    );
    Create { act }
}

pub fn first_line(kind: Kind, clock: TimeControl) -> Line {
    let names = ["Anna".to_owned(), String::new()];
    let header = Header {
        names,
        dice: Some(DiceSource::Agreed),
        id: Some(31),
        ..Header::new(kind)
    };
    let begin = Begin {
        version: VERSION,
        header,
        host: Seat::First,
        clock,
        key: key(Party::Host).public(),
        invitation: INVITATION.public(),
    };
    Line::Begin(begin)
}

/// Opens a room.
pub async fn open(port: u16, kind: Kind) -> Created {
    let mut wire = connect(port).await;
    say(&mut wire, &ToRoom::Create(Box::new(begin(kind)))).await;
    match hear(&mut wire).await {
        Some(FromRoom::Created(created)) => created,
        other => panic!("{other:?}"),
    }
}

pub fn link(created: &Created, party: Party) -> RoomLink {
    let (secret, access) = match party {
        Party::Host => (created.host, Access::seat(key(Party::Host))),
        Party::Guest => (
            created.guest,
            Access::Invitation {
                host: fingerprint(&key(Party::Host).public()),
                key: INVITATION,
            },
        ),
    };
    RoomLink {
        room: created.room,
        secret,
        access,
    }
}

/// How much faster than time the players’ clocks go, so that nobody waits long for a dead line.
const HURRY: u64 = 4;

/// What two players of a game share: where they connect, and how far both are.
#[derive(Default)]
pub struct Match {
    pub port: u16,
    done: AtomicUsize,
    reached: [AtomicUsize; 2],
}

impl Match {
    pub fn new(port: u16) -> Arc<Self> {
        Arc::new(Self {
            port,
            ..Self::default()
        })
    }
}

/// Plays one side of a game to its end, until both sides have all of it; returns the client.
pub async fn play(shared: Arc<Match>, link: RoomLink, party: Party, seed: u64) -> Client {
    let own = usize::from(party == Party::Guest);
    let mut rng = StdRng::seed_from_u64(seed);
    let mut shares = [own as u8; 32];
    shares[..8].copy_from_slice(&seed.to_le_bytes());
    let mut client = Client::new(link, shares);
    let began = Instant::now();
    let now = || began.elapsed().as_millis() as u64 * HURRY;
    let (mut is_done, mut quiet) = (false, 0);
    'connection: loop {
        let mut wire = connect(shared.port).await;
        client.connected();
        loop {
            let mut is_broken = client.watch_connection(now()).is_none();
            for frame in client.take_frames() {
                is_broken |= wire.send(Message::text(frame)).await.is_err();
            }
            if !is_broken {
                match timeout(Duration::from_millis(50), wire.next()).await {
                    Ok(Some(Ok(Message::Text(text)))) => {
                        quiet = 0;
                        client.receive(now(), text.as_str());
                    }
                    Ok(Some(Ok(_))) => {}
                    Ok(_) => is_broken = true,
                    Err(_) => quiet += 1,
                }
            }
            if is_broken {
                client.disconnected();
                continue 'connection;
            }
            assert_eq!(client.lie(), None);
            client.take_news();
            shared.reached[own].store(client.log().len(), SeqCst);
            if client.log().session().is_none() || client.log().due() != Due::Nobody {
                act(&mut client, party, &mut rng);
                continue;
            }
            if !is_done {
                is_done = true;
                shared.done.fetch_add(1, SeqCst);
            }
            let is_same = shared.reached[0].load(SeqCst) == shared.reached[1].load(SeqCst);
            if shared.done.load(SeqCst) == 2 && is_same && client.is_in() && quiet > 1 {
                return client;
            }
        }
    }
}

/// After how many lines a player gives up: without a plan, a game of Tabula takes thousands.
const LONG_ENOUGH: usize = 260;

/// What a player without plan does, if it is their turn.
pub fn act(client: &mut Client, party: Party, rng: &mut StdRng) {
    if !client.is_in() || client.offered().count() > 0 {
        return;
    }
    if client.log().session().is_none() {
        if party == Party::Guest && !client.log().is_empty() {
            client.sit("Ben");
        }
        return;
    }
    let may = match client.log().due() {
        Due::Seat(seat) => client.seat() == Some(seat),
        Due::Either => party == Party::Host,
        Due::Nobody => false,
    };
    if !may
        || client
            .log()
            .dice()
            .is_none_or(|dice| dice.declared().is_some())
    {
        return;
    }
    if client.log().len() >= LONG_ENOUGH {
        client.offer(Line::End(Reason::GaveUp));
        return;
    }
    let Some(session) = client.log().session() else {
        return;
    };
    match random::random_event(session.game(), rng) {
        Some(event) if matches!(event.action, Action::Throw(_)) => {
            client.throw(vec![0.5, 0.25]);
        }
        Some(event) => {
            client.play(event);
        }
        None => {}
    }
}
