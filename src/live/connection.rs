//! The connection to the room: opened, kept, and restored when it is gone.

use std::time::Duration;

use bevy::{prelude::*, window::WindowOccluded};
use tesserae_live::{Ask, Change, Client, Entry, ErrorCode, FromRoom, Line, News, RefusalCode};

use tesserae_words::{self as words, Text};

use super::{
    opening,
    socket::{Signal, Sockets},
    state::{ConnectionState, Heard, Live, Opening, RoomState},
};
use crate::{
    save::clock,
    table::{
        idle::{Alarm, Waker},
        notices::Notices,
        seed,
        sets::TableSystems,
    },
};

/// Keeps the connection that [`Live`] asks for.
pub(super) fn plugin(app: &mut App) {
    app.init_non_send::<Sockets>()
        .init_resource::<Calls>()
        .add_message::<LiveNews>()
        .add_message::<NetworkIsBack>()
        .add_message::<WindowOccluded>()
        .configure_sets(Update, ConnectionSystems.in_set(TableSystems::Input))
        .add_systems(
            Update,
            (receive, watch, call).chain().in_set(ConnectionSystems),
        )
        .add_systems(PostUpdate, send);
}

/// Takes what comes over the connection: before the game follows it.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub(super) struct ConnectionSystems;

/// Something that the client has heard.
#[derive(Message, Clone, Debug)]
pub(super) struct LiveNews(pub(super) News);

/// The system says that there is a network again.
#[derive(Message, Copy, Clone, Debug)]
pub(crate) struct NetworkIsBack;

/// The pauses before a room is called again, in seconds: the first one, those of the next two
/// minutes, later ones.
const PAUSES: [f32; 3] = [0.3, 1.2, 10.0];

/// For so long a connection that is gone is tried again after a short pause.
const SOON: Duration = Duration::from_secs(120);

/// How long a socket has time to open: at first; where the connection was there, for as long as it
/// is tried often, as what was sent into a dead network is sent again only after seconds; and later.
const TO_OPEN: [Duration; 3] = [
    Duration::from_secs(8),
    Duration::from_secs(3),
    Duration::from_secs(20),
];

/// How long a room has time to let us in. Afterwards the client looks after the connection.
const PATIENCE: Duration = Duration::from_secs(20);

/// Whoever comes back after this time wants the connection at once; a hidden page has a frame a
/// second.
const AWAY: Duration = Duration::from_secs(3);

/// When the room was called.
#[derive(Resource, Debug, Default)]
struct Calls {
    /// The number of the call for which the socket is open.
    call: u32,
    /// When it is tried next, by the real clock.
    next: Duration,
    /// Since when nobody has answered, by the real clock.
    gone: Option<Duration>,
    /// When it was called last, by the real clock, and whether the socket has opened since.
    dialled: Duration,
    is_open: bool,
    /// The same in milliseconds since 1970: this clock goes on while a machine sleeps.
    called: u64,
    /// When the last frame was, by the real clock.
    frame: Duration,
}

/// Takes what has come over the connection.
fn receive(
    mut live: ResMut<Live>,
    mut sockets: NonSendMut<Sockets>,
    mut calls: ResMut<Calls>,
    time: Res<Time<Real>>,
    mut news: MessageWriter<LiveNews>,
    mut notices: ResMut<Notices>,
) {
    while let Some(signal) = sockets.open.as_mut().and_then(|socket| socket.receive()) {
        let now = clock::now();
        match signal {
            Signal::Opened => {
                calls.is_open = true;
                match &mut live.room {
                    RoomState::Opening(opening) => {
                        if let Some(socket) = &mut sockets.open {
                            socket.send(opening.create().text());
                        }
                    }
                    RoomState::Entered(room) => room.client.connected(),
                    RoomState::None => {}
                }
            }
            Signal::Frame(frame) => match &mut live.room {
                RoomState::Opening(opening) => match FromRoom::read(&frame) {
                    Ok(FromRoom::Created(created)) => {
                        let opening = Opening::clone(opening);
                        opening::opened(&mut live, opening, created);
                        // The host enters over the same connection.
                        calls.call = live.call;
                    }
                    Ok(FromRoom::Error { code, text, .. }) => {
                        fail(&mut live, code.text(&text));
                    }
                    _ => {}
                },
                RoomState::Entered(room) => room.client.receive(now, &frame),
                RoomState::None => {}
            },
            Signal::Closed => hang_up(&mut live, &mut sockets, &mut calls, time.elapsed()),
        }
    }
    let heard = live
        .bypass_change_detection()
        .client_mut()
        .map(Client::take_news)
        .unwrap_or_default();
    for heard in heard {
        take(&mut live, &mut calls, &heard);
        if let Some(told) = told(&live, &heard) {
            notices.show(told);
        }
        news.write(LiveNews(heard));
    }
}

/// What the client has heard about the connection and the room.
fn take(live: &mut Live, calls: &mut Calls, news: &News) {
    let now = clock::now();
    match news {
        News::Entered(_) => {
            live.connection = ConnectionState::Connected;
            calls.gone = None;
        }
        News::Phrase(by, phrase) => {
            if let Some(room) = live.entered_mut() {
                room.said.heard = Some(Heard {
                    by: *by,
                    phrase: *phrase,
                    at: now,
                });
            }
        }
        // The room counts the time; it is claimed again in a moment.
        News::Refused { code, .. } if *code == RefusalCode::TimeLeft => {}
        News::Refused { text, .. } => {
            if let Some(room) = live.entered_mut() {
                room.said.refused = Some((text.clone(), now));
            }
        }
        News::Error { code, text } => match outlook(code) {
            Outlook::Final => fail(live, text.clone()),
            Outlook::Passes => {
                let why = text.clone();
                live.end(if says_again(code) {
                    why
                } else {
                    words::friend::tried_again(why)
                });
                calls.next += Duration::from_secs_f32(PAUSES[2]);
            }
            Outlook::Goes => {}
        },
        News::Lie(lie) => fail(live, lie.text()),
        News::Line { .. } | News::Hand(..) | News::Presence(_) => {}
    }
}

/// What players are told of the keys of the game, until they have read it.
fn told(live: &Live, news: &News) -> Option<Text> {
    let (room, News::Line { change, .. }) = (live.entered()?, news) else {
        return None;
    };
    let client = &room.client;
    match change {
        Change::Replaced if room.knows_log || is_recent(client) => {
            Some(words::friend::guest_has_new_key())
        }
        Change::Disagreed(Ask::Seat(claim)) if claim.key == client.public_key() => {
            Some(words::friend::new_key_declined())
        }
        _ => None,
    }
}

/// Whether the players have just agreed to something. Whoever comes later reads the whole log.
fn is_recent(client: &Client) -> bool {
    /// For how long that is so, in milliseconds.
    const RECENT: u64 = 60_000;
    let mut entries = client
        .lines()
        .iter()
        .rev()
        .filter_map(|line| Entry::read(line).ok());
    let agreed = entries.find(|entry| entry.act.read() == Ok(Line::Agree));
    agreed.is_some_and(|entry| entry.at.saturating_add(RECENT) > client.room_time(clock::now()))
}

/// What follows from an error of the room.
enum Outlook {
    /// Another attempt would be answered in the same way: the room is gone, the link or the version
    /// is wrong, or the seat is open in newer windows.
    Final,
    /// The room ends the connection, which may be opened again after a while.
    Passes,
    /// The connection stays, or is opened again at once.
    Goes,
}

const fn outlook(code: &ErrorCode) -> Outlook {
    match code {
        ErrorCode::NotFound
        | ErrorCode::Version
        | ErrorCode::Refused
        | ErrorCode::Message
        | ErrorCode::Damaged
        | ErrorCode::Replaced => Outlook::Final,
        ErrorCode::RoomFull
        | ErrorCode::AddressFull
        | ErrorCode::Store
        | ErrorCode::Rate
        | ErrorCode::Slow
        | ErrorCode::Faults => Outlook::Passes,
        ErrorCode::Rooms
        | ErrorCode::Late
        | ErrorCode::Json
        | ErrorCode::Long
        | ErrorCode::Binary
        | ErrorCode::Entered
        | ErrorCode::NotEntered
        | ErrorCode::Hand
        | ErrorCode::Onlooker
        | ErrorCode::Other(_) => Outlook::Goes,
    }
}

/// Whether the sentence of an error says itself that the connection is tried again.
const fn says_again(code: &ErrorCode) -> bool {
    matches!(code, ErrorCode::Store | ErrorCode::Slow)
}

/// The connection is not tried again.
fn fail(live: &mut Live, why: Text) {
    if matches!(live.room, RoomState::Opening(_)) {
        live.room = RoomState::None;
    }
    live.connection = ConnectionState::Failed(why);
}

/// The connection is gone.
fn hang_up(live: &mut Live, sockets: &mut Sockets, calls: &mut Calls, now: Duration) {
    sockets.open = None;
    // Not all tables call at once when a room is started again.
    let spread = 0.75 + 0.5 * (seed::seed() % 1_000) as f32 / 1_000.0;
    let pause = |index: usize| Duration::from_secs_f32(PAUSES[index] * spread);
    calls.next = match calls.gone {
        None => now + pause(0),
        // The time that the last call took is a part of the pause.
        Some(gone) if now.saturating_sub(gone) < SOON => now.max(calls.dialled + pause(1)),
        Some(_) => now + pause(2),
    };
    calls.gone.get_or_insert(now);
    if let Some(client) = live.client_mut() {
        client.disconnected();
    }
    if live.url().is_some() {
        live.lose();
    }
}

/// Gives up a connection over which nobody answers. The client asks a room that has been silent
/// whether it is there.
fn watch(
    mut live: ResMut<Live>,
    mut sockets: NonSendMut<Sockets>,
    mut calls: ResMut<Calls>,
    time: Res<Time<Real>>,
    mut alarm: ResMut<Alarm>,
) {
    if sockets.open.is_none() {
        return;
    }
    if live.call != calls.call || live.url().is_none() {
        sockets.open = None;
        return;
    }
    let now = clock::now();
    let to_open = match calls.gone {
        None => TO_OPEN[0],
        Some(gone) if time.elapsed().saturating_sub(gone) < SOON => TO_OPEN[1],
        Some(_) => TO_OPEN[2],
    };
    let left = match live.bypass_change_detection().client_mut() {
        Some(client) if client.is_in() => client.watch_connection(now).map(Duration::from_millis),
        _ if !calls.is_open => to_open.checked_sub(time.elapsed().saturating_sub(calls.dialled)),
        _ => PATIENCE.checked_sub(Duration::from_millis(now.saturating_sub(calls.called))),
    };
    match left {
        Some(left) => alarm.set(time.elapsed() + left),
        None => hang_up(&mut live, &mut sockets, &mut calls, time.elapsed()),
    }
}

/// Opens the connection, after a pause if it has just failed.
fn call(
    mut live: ResMut<Live>,
    mut sockets: NonSendMut<Sockets>,
    mut calls: ResMut<Calls>,
    time: Res<Time<Real>>,
    mut alarm: ResMut<Alarm>,
    waker: Waker,
    (mut hidden, mut back): (MessageReader<WindowOccluded>, MessageReader<NetworkIsBack>),
) {
    let now = time.elapsed();
    let is_seen_again = hidden.read().filter(|change| !change.occluded).count() > 0;
    let is_back = back.read().count() > 0;
    if is_back && sockets.open.is_some() {
        if !calls.is_open {
            sockets.open = None;
        } else if let Some(client) = live.bypass_change_detection().client_mut() {
            client.ask_room(clock::now());
        }
    }
    let has_returned = is_seen_again
        || is_back
        || now.saturating_sub(std::mem::replace(&mut calls.frame, now)) >= AWAY;
    let Some(url) = live.url().filter(|_| sockets.open.is_none()) else {
        return;
    };
    if live.connection == ConnectionState::Off {
        live.connection = ConnectionState::Connecting;
        (calls.next, calls.gone) = (now, None);
    }
    if now < calls.next && !has_returned {
        return alarm.set(calls.next);
    }
    sockets.open = (sockets.dial)(&url, Box::new(waker.get()));
    calls.call = live.call;
    (calls.dialled, calls.is_open, calls.called) = (now, false, clock::now());
    if sockets.open.is_none() {
        fail(&mut live, words::friend::cannot_be_called());
    }
}

/// Sends what the client has to say. `kept` has written before what must not be lost.
fn send(mut live: ResMut<Live>, mut sockets: NonSendMut<Sockets>) {
    let Some(client) = live.bypass_change_detection().client_mut() else {
        return;
    };
    let frames = client.take_frames();
    if let Some(socket) = &mut sockets.open {
        frames.into_iter().for_each(|frame| socket.send(frame));
    }
}
