//! The line to the room: opened, kept, and restored when it is gone.

use std::time::Duration;

use bevy::{prelude::*, window::WindowOccluded};
use tesserae_live::{Client, FromRoom, News};

use super::{
    room,
    socket::{Signal, Sockets},
    state::{Heard, LineState, Live},
};
use crate::{
    save::clock,
    table::{
        idle::{Alarm, Waker},
        seed,
        sets::TableSystems,
        settings::Settings,
    },
};

/// Keeps the line that [`Live`] asks for.
pub(super) fn plugin(app: &mut App) {
    app.init_non_send::<Sockets>()
        .init_resource::<Calls>()
        .add_message::<LiveNews>()
        .add_message::<WindowOccluded>()
        .configure_sets(Update, LineSystems.in_set(TableSystems::Input))
        .add_systems(Update, (receive, watch, call).chain().in_set(LineSystems))
        .add_systems(PostUpdate, send);
}

/// Takes what comes over the line: before the game follows it.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub(super) struct LineSystems;

/// Something that the client has heard.
#[derive(Message, Clone, Debug)]
pub(super) struct LiveNews(pub(super) News);

/// The pauses between the calls to a room that does not answer, in seconds; the last one is kept.
const PAUSES: [f32; 6] = [0.3, 1.0, 2.0, 4.0, 8.0, 15.0];

/// How long a room has time to let us in. Afterwards the client looks after the line.
const PATIENCE: Duration = Duration::from_secs(20);

/// Whoever comes back after this time wants the line at once; a hidden page has a frame a second.
const AWAY: Duration = Duration::from_secs(3);

/// When the room was called.
#[derive(Resource, Debug, Default)]
struct Calls {
    /// The number of the call for which the socket is open.
    call: u32,
    /// When it is tried next, by the real clock.
    next: Duration,
    /// How many calls in a row were not answered.
    unanswered: usize,
    /// When it was called last, in milliseconds since 1970: this clock goes on while a machine sleeps.
    called: u64,
    /// When the last frame was, by the real clock.
    frame: Duration,
}

/// Takes what has come over the line.
fn receive(
    mut live: ResMut<Live>,
    mut sockets: NonSendMut<Sockets>,
    mut calls: ResMut<Calls>,
    time: Res<Time<Real>>,
    mut news: MessageWriter<LiveNews>,
) {
    while let Some(signal) = sockets.open.as_mut().and_then(|socket| socket.receive()) {
        let now = clock::now();
        match signal {
            Signal::Opened => match (&live.opening, &sockets.open) {
                (Some(opening), Some(_)) => {
                    let create = opening.create().text();
                    if let Some(socket) = &mut sockets.open {
                        socket.send(create);
                    }
                }
                _ => {
                    if let Some(client) = &mut live.client {
                        client.connected();
                    }
                }
            },
            Signal::Frame(frame) if live.opening.is_some() => match FromRoom::read(&frame) {
                Ok(FromRoom::Created(created)) => {
                    room::opened(&mut live, created);
                    // The host enters over the same line.
                    calls.call = live.call;
                }
                Ok(FromRoom::Error { text, .. }) => fail(&mut live, text),
                _ => {}
            },
            Signal::Frame(frame) => {
                if let Some(client) = &mut live.client {
                    client.receive(now, &frame);
                }
            }
            Signal::Closed => hang_up(&mut live, &mut sockets, &mut calls, time.elapsed()),
        }
    }
    let heard = live.bypass_change_detection().client.as_mut().map(Client::take_news).unwrap_or_default();
    for heard in heard {
        take(&mut live, &mut calls, &heard);
        news.write(LiveNews(heard));
    }
}

/// What the client has heard about the line and the room.
fn take(live: &mut Live, calls: &mut Calls, news: &News) {
    let now = clock::now();
    match news {
        News::Entered(_) => {
            live.line = LineState::Connected;
            calls.unanswered = 0;
        }
        News::Phrase(by, phrase) => live.heard = Some(Heard { by: *by, phrase: *phrase, at: now }),
        News::SharesElsewhere => live.shares_elsewhere = true,
        News::Line { change: tesserae_live::Change::Thrown { .. }, .. } => live.shares_elsewhere = false,
        News::Refused { text, .. } => live.refused = Some((text.clone(), now)),
        // Another attempt would be answered like this one.
        News::Error { code, text } if ["closed", "version", "refused"].contains(&code.as_str()) => {
            fail(live, text.clone());
        }
        News::Lie(lie) => fail(live, lie.to_string()),
        News::Line { .. } | News::Hand(..) | News::Presence(_) | News::Error { .. } => {}
    }
}

/// The line is not tried again.
fn fail(live: &mut Live, why: String) {
    live.opening = None;
    live.line = LineState::Failed(why);
}

/// The line is gone.
fn hang_up(live: &mut Live, sockets: &mut Sockets, calls: &mut Calls, now: Duration) {
    sockets.open = None;
    let pause = PAUSES.get(calls.unanswered).or(PAUSES.last()).copied().unwrap_or_default();
    // Not all tables call at once when a room is started again.
    let spread = 0.75 + 0.5 * (seed::seed() % 1_000) as f32 / 1_000.0;
    calls.next = now + Duration::from_secs_f32(pause * spread);
    calls.unanswered += 1;
    if let Some(client) = &mut live.client {
        client.disconnected();
    }
    if live.url().is_some() && !matches!(live.line, LineState::Away { .. }) {
        live.line = LineState::Away { since: clock::now() };
    }
}

/// Gives up a line over which nobody answers. The client asks a room that has been silent whether it is there.
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
    let left = match &mut live.bypass_change_detection().client {
        Some(client) if client.is_in() => client.watch_line(now).map(Duration::from_millis),
        _ => PATIENCE.checked_sub(Duration::from_millis(now.saturating_sub(calls.called))),
    };
    match left {
        Some(left) => alarm.set(time.elapsed() + left),
        None => hang_up(&mut live, &mut sockets, &mut calls, time.elapsed()),
    }
}

/// Opens the line, after a pause if it has just failed.
fn call(
    mut live: ResMut<Live>,
    mut sockets: NonSendMut<Sockets>,
    mut calls: ResMut<Calls>,
    time: Res<Time<Real>>,
    mut alarm: ResMut<Alarm>,
    waker: Waker,
    mut hidden: MessageReader<WindowOccluded>,
) {
    let now = time.elapsed();
    let is_seen_again = hidden.read().any(|change| !change.occluded);
    let has_returned = is_seen_again || now.saturating_sub(std::mem::replace(&mut calls.frame, now)) >= AWAY;
    let Some(url) = live.url().filter(|_| sockets.open.is_none()) else { return };
    if live.line == LineState::Off {
        (live.line, calls.next, calls.unanswered) = (LineState::Connecting, now, 0);
    }
    if now < calls.next && !has_returned {
        return alarm.set(calls.next);
    }
    sockets.open = (sockets.dial)(&url, Box::new(waker.get()));
    calls.call = live.call;
    calls.called = clock::now();
    if sockets.open.is_none() {
        fail(&mut live, "This address cannot be called.".to_owned());
    }
}

/// Sends what the client has to say.
fn send(mut live: ResMut<Live>, mut sockets: NonSendMut<Sockets>, settings: Res<Settings>) {
    let Some(client) = &mut live.bypass_change_detection().client else { return };
    client.allow_deposits(settings.deposits);
    let frames = client.take_frames();
    if let Some(socket) = &mut sockets.open {
        frames.into_iter().for_each(|frame| socket.send(frame));
    }
}
