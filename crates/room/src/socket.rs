//! One socket: from its first message to its end.

use std::{
    net::IpAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::extract::ws::{Message, WebSocket};
use tesserae_live::{FromRoom, Pace, ToRoom, agreed::DiceError};
use tokio::{
    sync::mpsc,
    time::{interval, timeout},
};

use crate::{
    address::{Addresses, Held},
    hub::{Hub, HubError, Place},
    limits,
    metrics::count,
    now,
};

/// What a socket needs of the process.
pub struct Socket {
    pub hub: Arc<Hub>,
    pub addresses: Arc<Addresses>,
    pub address: IpAddr,
    /// Counts it until it ends.
    pub held: Held,
}

/// A socket that is being served.
struct Served {
    hub: Arc<Hub>,
    addresses: Arc<Addresses>,
    address: IpAddr,
    socket: WebSocket,
    place: Option<Place>,
    /// What the room sends to this socket.
    inbox: Option<mpsc::Receiver<String>>,
    outbox: Option<mpsc::WeakSender<String>>,
    pace: Pace,
    phrase: Option<Instant>,
    faults: u32,
    budget: Budget,
}

/// The socket is gone, or its end has been said.
struct Ended;

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

impl Socket {
    /// Serves a socket until it ends.
    pub async fn serve(self, socket: WebSocket) {
        let Self {
            hub,
            addresses,
            address,
            held,
        } = self;
        hub.metrics.sockets.rise();
        let mut served = Served {
            hub: hub.clone(),
            addresses,
            address,
            socket,
            place: None,
            inbox: None,
            outbox: None,
            pace: Pace::default(),
            phrase: None,
            faults: 0,
            budget: Budget::full(),
        };
        let Ended = served.run().await;
        if let Some(place) = &served.place {
            hub.leave(place);
        }
        hub.metrics.sockets.fall();
        drop(held);
    }
}

impl Served {
    async fn run(&mut self) -> Ended {
        let began = Instant::now();
        let mut heard = Instant::now();
        let mut ask = interval(limits::ASK_EVERY);
        loop {
            let result = tokio::select! {
                message = self.socket.recv() => match message {
                    Some(message) => {
                        heard = Instant::now();
                        self.take(message).await
                    }
                    None => Err(Ended),
                },
                text = next(&mut self.inbox) => match text {
                    Some(text) => self.send(Message::Text(text.into())).await,
                    None => {
                        count(&self.hub.metrics.limited);
                        Err(self.end("slow", "The line is too slow; it is tried again.").await)
                    }
                },
                _ = ask.tick() => {
                    if self.place.is_none() && began.elapsed() > limits::TO_ENTER {
                        Err(self.end("late", "No room was entered.").await)
                    } else if heard.elapsed() > limits::SILENCE {
                        Err(Ended)
                    } else {
                        self.send(Message::Ping(Vec::new().into())).await
                    }
                }
            };
            if let Err(ended) = result {
                return ended;
            }
        }
    }

    async fn take(&mut self, message: Result<Message, axum::Error>) -> Result<(), Ended> {
        if !self.budget.take() {
            count(&self.hub.metrics.limited);
            return Err(self
                .end("rate", "These are too many messages a second.")
                .await);
        }
        match message {
            Ok(Message::Text(text)) => match ToRoom::read(text.as_str()) {
                Ok(message) => self.obey(message).await,
                Err(error) => self.fault(error.code(), &error.to_string()).await,
            },
            Ok(Message::Ping(_) | Message::Pong(_)) => Ok(()),
            Ok(Message::Close(_)) => Err(Ended),
            Ok(Message::Binary(_)) => Err(self.end("binary", "Messages are text.").await),
            // Too long a frame, or a line that broke: then nobody hears this.
            Err(_) => Err(self
                .end("long", "The message is too long, or no frame of text.")
                .await),
        }
    }

    async fn obey(&mut self, message: ToRoom) -> Result<(), Ended> {
        match (message, self.place.clone()) {
            (ToRoom::Ping(number), _) => self.say(&FromRoom::Pong { number, now: now() }).await,
            (ToRoom::Create(create), None) => {
                if !self.addresses.room(self.address) {
                    count(&self.hub.metrics.limited);
                    return Err(self
                        .end(
                            "rooms",
                            "Too many rooms were opened from here in this hour.",
                        )
                        .await);
                }
                match self.hub.create(*create).await {
                    Ok(created) => self.say(&FromRoom::Created(created)).await,
                    Err(error) => Err(self.fail(&error).await),
                }
            }
            (ToRoom::Enter(enter), None) => {
                let (out, inbox) = mpsc::channel(limits::WAITING);
                self.outbox = Some(out.downgrade());
                match self.hub.enter(enter, out).await {
                    Ok(place) => {
                        (self.place, self.inbox) = (Some(place), Some(inbox));
                        Ok(())
                    }
                    Err(error) => Err(self.fail(&error).await),
                }
            }
            (ToRoom::Create(_) | ToRoom::Enter(_), Some(_)) => {
                self.fault("entered", "This socket is in a room already.")
                    .await
            }
            (_, None) => self.fault("not_entered", "Enter a room first.").await,
            (ToRoom::Offer(offer), Some(place)) => match self.hub.offer(&place, *offer).await {
                Ok(None) => Ok(()),
                Ok(Some(refused)) => {
                    // Lines that came first are in the inbox: they go out before the refusal.
                    self.flush().await?;
                    self.say(&FromRoom::Refused(refused)).await
                }
                Err(error) => Err(self.fail(&error).await),
            },
            (ToRoom::Resync(known), Some(place)) => {
                let Some(out) = self.outbox.as_ref().and_then(mpsc::WeakSender::upgrade) else {
                    return Ok(());
                };
                match self.hub.resync(&place, known, &out).await {
                    Ok(()) => Ok(()),
                    Err(error) => Err(self.fail(&error).await),
                }
            }
            (ToRoom::Deposit(deposit), Some(place)) => {
                let Some(by) = place.party else {
                    return self.touched().await;
                };
                match self.hub.deposit(&place, by, deposit).await {
                    Ok(Ok(())) => {
                        self.say(&FromRoom::Deposited {
                            throw: deposit.throw,
                        })
                        .await
                    }
                    Ok(Err(error @ DiceError::Share)) => {
                        self.fault(error.code(), &error.to_string()).await
                    }
                    // The game has gone on while it was on its way.
                    Ok(Err(_)) => Ok(()),
                    Err(error) => Err(self.fail(&error).await),
                }
            }
            (ToRoom::Withdraw, Some(place)) => {
                let Some(by) = place.party else {
                    return self.touched().await;
                };
                match self.hub.withdraw(&place, by).await {
                    Ok(()) => Ok(()),
                    Err(error) => Err(self.fail(&error).await),
                }
            }
            (ToRoom::Hand(hand), Some(place)) => {
                if place.party.is_none() || !hand.is_valid() {
                    return self.fault("hand", "This is no hand at this table.").await;
                }
                if self.pace.passes(now(), &hand.motion) {
                    self.hub.hand(&place, hand);
                }
                Ok(())
            }
            (ToRoom::Phrase(phrase), Some(place)) => {
                if place.party.is_none() {
                    return self.touched().await;
                }
                if self
                    .phrase
                    .is_none_or(|said| said.elapsed() > limits::PHRASE_EVERY)
                {
                    self.phrase = Some(Instant::now());
                    self.hub.phrase(&place, phrase);
                }
                Ok(())
            }
        }
    }

    /// Answers an onlooker who touches something.
    async fn touched(&mut self) -> Result<(), Ended> {
        self.fault("onlooker", "Onlookers see and do not touch.")
            .await
    }

    /// Answers a message with a fault; after many of them the socket ends.
    async fn fault(&mut self, code: &str, text: &str) -> Result<(), Ended> {
        count(&self.hub.metrics.faults);
        self.faults += 1;
        if self.faults > limits::FAULTS {
            return Err(self.end("faults", "Too many messages had a fault.").await);
        }
        self.say(&FromRoom::Error {
            code: code.to_owned(),
            text: text.to_owned(),
            closes: false,
        })
        .await
    }

    /// Says why something is not done, and ends: what is wrong does not change on this socket.
    async fn fail(&mut self, error: &HubError) -> Ended {
        self.end(error.code(), &error.to_string()).await
    }

    async fn end(&mut self, code: &str, text: &str) -> Ended {
        let error = FromRoom::Error {
            code: code.to_owned(),
            text: text.to_owned(),
            closes: true,
        };
        if self.say(&error).await.is_ok() {
            // If the other end is gone by now, so much the better.
            let _ = timeout(
                Duration::from_secs(2),
                self.socket.send(Message::Close(None)),
            )
            .await;
        }
        Ended
    }

    async fn flush(&mut self) -> Result<(), Ended> {
        while let Some(text) = self.inbox.as_mut().and_then(|inbox| inbox.try_recv().ok()) {
            self.send(Message::Text(text.into())).await?;
        }
        Ok(())
    }

    async fn say(&mut self, message: &FromRoom) -> Result<(), Ended> {
        self.send(Message::Text(message.text().into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Ended> {
        match timeout(limits::SILENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Ended),
        }
    }
}

/// The next message of the room; waits for ever before one was entered.
async fn next(inbox: &mut Option<mpsc::Receiver<String>>) -> Option<String> {
    match inbox {
        Some(inbox) => inbox.recv().await,
        None => std::future::pending().await,
    }
}
