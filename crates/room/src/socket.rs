//! One socket: from its first message to its end.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::Duration,
};

use axum::extract::ws::{Message, WebSocket};
use tesserae_live::{FromRoom, HandPace, Hex, ToRoom};
use tokio::{
    sync::mpsc,
    time::{Instant, interval, sleep_until, timeout, timeout_at},
};

use crate::{
    RoomError,
    address::{Addresses, HeldSocket},
    hub::{Entrance, Hub, Membership},
    limits,
    metrics::count,
    store::RoomId,
};

/// What a socket needs of the process.
pub struct ClientSocket {
    pub hub: Arc<Hub>,
    pub addresses: Arc<Addresses>,
    /// Counts it until it ends.
    pub held: HeldSocket,
    /// How long it may be silent.
    pub silence: Duration,
}

/// A socket that is being served.
struct Served {
    hub: Arc<Hub>,
    addresses: Arc<Addresses>,
    held: HeldSocket,
    silence: Duration,
    /// When the other end last said anything.
    heard: Instant,
    began: Instant,
    socket: WebSocket,
    membership: Option<Membership>,
    /// What the room sends to this socket.
    inbox: Option<mpsc::Receiver<String>>,
    outbox: Option<mpsc::WeakSender<String>>,
    /// Whether a newer socket of the same seat has taken the place of this one.
    is_replaced: Arc<AtomicBool>,
    pace: HandPace,
    phrase: Option<Instant>,
    faults: u32,
    budget: Budget,
}

/// The socket is gone, or its end has been said.
struct Closed;

/// What of an entry stays the same in every version of the protocol, so that whoever comes with
/// another one hears so.
#[derive(serde::Deserialize)]
struct Foreign {
    version: u32,
    room: RoomId,
    secret: Hex<16>,
}

impl Foreign {
    /// Reads an entry of another version.
    fn read(frame: &str) -> Option<Self> {
        #[derive(serde::Deserialize)]
        struct EnterFrame {
            enter: Foreign,
        }
        let EnterFrame { enter } = serde_json::from_str(frame).ok()?;
        (enter.version != tesserae_live::wire::VERSION).then_some(enter)
    }
}

/// A number of frames a second, with twice as many at once.
struct Budget {
    frames: f64,
    counted: Instant,
}

impl Budget {
    fn full() -> Self {
        Self {
            frames: 2.0 * f64::from(limits::FRAMES_A_SECOND),
            counted: Instant::now(),
        }
    }

    /// Takes a frame; returns whether there was one left.
    fn take(&mut self) -> bool {
        let rate = f64::from(limits::FRAMES_A_SECOND);
        self.frames = (self.frames + self.counted.elapsed().as_secs_f64() * rate).min(2.0 * rate);
        self.counted = Instant::now();
        self.frames -= 1.0;
        self.frames >= 0.0
    }
}

impl ClientSocket {
    /// Serves a socket until it ends.
    pub async fn serve(self, socket: WebSocket) {
        let Self {
            hub,
            addresses,
            held,
            silence,
        } = self;
        hub.metrics.sockets.rise();
        let mut served = Served {
            hub: hub.clone(),
            addresses,
            held,
            silence,
            heard: Instant::now(),
            began: Instant::now(),
            socket,
            membership: None,
            inbox: None,
            outbox: None,
            is_replaced: Arc::default(),
            pace: HandPace::default(),
            phrase: None,
            faults: 0,
            budget: Budget::full(),
        };
        let Closed = served.run().await;
        if let Some(membership) = &served.membership {
            hub.leave(membership);
        }
        hub.metrics.sockets.fall();
    }
}

impl Served {
    async fn run(&mut self) -> Closed {
        let mut ask = interval(limits::ASK_EVERY.min(self.silence / 3));
        let to_enter = if self.held.is_waiting() {
            limits::TO_ENTER_A_SEAT
        } else {
            limits::TO_ENTER
        };
        loop {
            let silent = sleep_until(self.heard + self.silence);
            let late = sleep_until(self.began + to_enter);
            let result = tokio::select! {
                message = self.socket.recv() => match message {
                    Some(message) => {
                        self.heard = Instant::now();
                        self.take(message).await
                    }
                    None => Err(Closed),
                },
                text = next(&mut self.inbox) => match text {
                    Some(text) => self.send(Message::Text(text.into())).await,
                    None => Err(self.let_go().await),
                },
                () = self.held.ends() => {
                    count(&self.hub.metrics.limited);
                    Err(self.fail(&RoomError::AddressFull).await)
                }
                () = late, if self.membership.is_none() => {
                    let error = if self.held.is_waiting() {
                        self.fail(&RoomError::AddressFull).await
                    } else {
                        self.fail(&RoomError::Late).await
                    };
                    Err(error)
                }
                () = silent => Err(Closed),
                _ = ask.tick() => self.send(Message::Ping(Vec::new().into())).await,
            };
            if let Err(closed) = result {
                return closed;
            }
        }
    }

    /// Says why the room sends nothing more to this socket, and ends.
    async fn let_go(&mut self) -> Closed {
        if self.is_replaced.load(SeqCst) {
            return self.fail(&RoomError::Replaced).await;
        }
        count(&self.hub.metrics.limited);
        self.fail(&RoomError::Slow).await
    }

    async fn take(&mut self, message: Result<Message, axum::Error>) -> Result<(), Closed> {
        if !self.budget.take() {
            count(&self.hub.metrics.limited);
            return Err(self.fail(&RoomError::Rate).await);
        }
        match message {
            Ok(Message::Text(text)) => match ToRoom::read(text.as_str()) {
                Ok(message) => self.handle(message).await,
                Err(error) => match Foreign::read(text.as_str()) {
                    Some(Foreign { room, secret, .. }) if self.membership.is_none() => {
                        let error = self.hub.turn_away(room, &secret).await;
                        Err(self.fail(&error).await)
                    }
                    _ => self.fault(&RoomError::Message(error)).await,
                },
            },
            Ok(Message::Ping(_) | Message::Pong(_)) => Ok(()),
            Ok(Message::Close(_)) => Err(Closed),
            Ok(Message::Binary(_)) => Err(self.fail(&RoomError::Binary).await),
            // Too long a frame, or a connection that broke: then nobody hears this.
            Err(_) => Err(self.fail(&RoomError::Frame).await),
        }
    }

    async fn handle(&mut self, message: ToRoom) -> Result<(), Closed> {
        match (message, self.membership.clone()) {
            (ToRoom::Ping(number), _) => {
                // Whoever hears the answer has all lines that it counts.
                let count = match &self.membership {
                    Some(membership) => self.hub.count(membership).await,
                    None => 0,
                };
                self.flush().await?;
                let now = self.hub.time.now();
                self.say(&FromRoom::Pong { number, now, count }).await
            }
            (ToRoom::Create(_), None) if self.held.is_waiting() => {
                count(&self.hub.metrics.limited);
                Err(self.fail(&RoomError::AddressFull).await)
            }
            (ToRoom::Create(create), None) => {
                if !self.addresses.room(self.held.address()) {
                    count(&self.hub.metrics.limited);
                    return Err(self.fail(&RoomError::Rooms).await);
                }
                match self.hub.create(*create).await {
                    Ok(created) => self.say(&FromRoom::Created(created)).await,
                    Err(error) => Err(self.fail(&error).await),
                }
            }
            (ToRoom::Enter(enter), None) => {
                let (out, inbox) = mpsc::channel(limits::WAITING);
                self.outbox = Some(out.downgrade());
                let entrance = Entrance {
                    out,
                    seats_only: self.held.is_waiting(),
                    is_replaced: self.is_replaced.clone(),
                };
                match self.hub.enter(enter, entrance).await {
                    Ok(membership) => {
                        if membership.owner().is_some() {
                            self.held.sit();
                        }
                        (self.membership, self.inbox) = (Some(membership), Some(inbox));
                        Ok(())
                    }
                    Err(error) => Err(self.fail(&error).await),
                }
            }
            (_, None) => self.fault(&RoomError::NotEntered).await,
            (message, Some(membership)) => self.handle_in_room(&membership, message).await,
        }
    }

    /// Does what somebody in a room asks for.
    async fn handle_in_room(
        &mut self,
        membership: &Membership,
        message: ToRoom,
    ) -> Result<(), Closed> {
        match message {
            ToRoom::Create(_) | ToRoom::Enter(_) => self.fault(&RoomError::Entered).await,
            ToRoom::Offer(offer) => match self.hub.offer(membership, *offer).await {
                Ok(None) => Ok(()),
                Ok(Some(refused)) => {
                    // Lines that came first are in the inbox: they go out before the refusal.
                    self.flush().await?;
                    self.say(&FromRoom::Refused(refused)).await
                }
                Err(error) => Err(self.fail(&error).await),
            },
            ToRoom::Resync(known) => {
                let Some(out) = self.outbox.as_ref().and_then(mpsc::WeakSender::upgrade) else {
                    return Ok(());
                };
                match self.hub.resync(membership, known, &out).await {
                    Ok(()) => Ok(()),
                    Err(error) => Err(self.fail(&error).await),
                }
            }
            ToRoom::Hand(hand) => {
                if membership.owner().is_none() || !hand.is_valid() {
                    return self.fault(&RoomError::Hand).await;
                }
                let now = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
                if self.pace.passes(now, &hand.motion) {
                    self.hub.hand(membership, hand);
                }
                Ok(())
            }
            ToRoom::Phrase(phrase) => {
                if membership.owner().is_none() {
                    return self.fault(&RoomError::Onlooker).await;
                }
                if self
                    .phrase
                    .is_none_or(|said| said.elapsed() > limits::PHRASE_EVERY)
                {
                    self.phrase = Some(Instant::now());
                    self.hub.phrase(membership, phrase);
                }
                Ok(())
            }
            // Answered before.
            ToRoom::Ping(_) => Ok(()),
        }
    }

    /// Answers a message with a fault; after many of them the socket ends.
    async fn fault(&mut self, error: &RoomError) -> Result<(), Closed> {
        count(&self.hub.metrics.faults);
        self.faults += 1;
        if self.faults > limits::FAULTS {
            return Err(self.fail(&RoomError::Faults).await);
        }
        self.say(&message(error, false)).await
    }

    /// Says why something is not done, and ends: what is wrong does not change on this socket.
    async fn fail(&mut self, error: &RoomError) -> Closed {
        if self.say(&message(error, true)).await.is_ok() {
            // If the other end is gone by now, so much the better.
            let _ = timeout(
                Duration::from_secs(2),
                self.socket.send(Message::Close(None)),
            )
            .await;
        }
        Closed
    }

    async fn flush(&mut self) -> Result<(), Closed> {
        while let Some(text) = self.inbox.as_mut().and_then(|inbox| inbox.try_recv().ok()) {
            self.send(Message::Text(text.into())).await?;
        }
        Ok(())
    }

    async fn say(&mut self, message: &FromRoom) -> Result<(), Closed> {
        self.send(Message::Text(message.text().into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Closed> {
        // An end that takes nothing any more is gone like one that says nothing.
        match timeout_at(self.heard + self.silence, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Closed),
        }
    }
}

/// An error as a message.
fn message(error: &RoomError, closes: bool) -> FromRoom {
    FromRoom::Error {
        code: error.code(),
        text: error.to_string(),
        closes,
    }
}

/// The next message of the room; waits for ever before one was entered.
async fn next(inbox: &mut Option<mpsc::Receiver<String>>) -> Option<String> {
    match inbox {
        Some(inbox) => inbox.recv().await,
        None => std::future::pending().await,
    }
}
