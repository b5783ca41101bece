//! Sockets: of the system or the browser, or in tests of memory.

use std::{ops::ControlFlow, sync::mpsc};

use ewebsock::{Options, WsEvent, WsMessage, WsSender};

/// The longest frame that is taken from a room, in bytes: 128 lines of a log at once.
const LONGEST_FRAME: usize = 4 << 20;

/// What comes over a socket.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Signal {
    /// It is open.
    Opened,
    /// A frame of text.
    Frame(String),
    /// It is closed, or could not be opened.
    Closed,
}

/// A socket. It closes when it is dropped.
pub(crate) trait Socket {
    /// Sends a frame of text.
    fn send(&mut self, frame: String);

    /// What has come since, oldest first.
    fn receive(&mut self) -> Option<Signal>;
}

/// Wakes the resting program when something has come.
pub(crate) type Wake = Box<dyn Fn() + Send>;

/// Opens a socket to an address; None where that cannot even be tried.
pub(crate) type Dial = Box<dyn FnMut(&str, Wake) -> Option<Box<dyn Socket>>>;

/// What opens sockets, and the one that is open. In browsers it belongs to one thread.
pub(crate) struct Sockets {
    pub(super) dial: Dial,
    pub(super) open: Option<Box<dyn Socket>>,
}

impl Sockets {
    /// Nothing is open yet.
    #[must_use]
    pub(crate) fn new(dial: Dial) -> Self {
        Self { dial, open: None }
    }
}

/// Sockets of the system or the browser.
impl Default for Sockets {
    fn default() -> Self {
        Self::new(Box::new(dial))
    }
}

struct WebSocket {
    sender: WsSender,
    signals: mpsc::Receiver<Signal>,
}

fn dial(url: &str, wake: Wake) -> Option<Box<dyn Socket>> {
    let (sender, signals) = mpsc::channel();
    let tell = move |event| {
        let signal = match event {
            WsEvent::Opened => Signal::Opened,
            WsEvent::Message(WsMessage::Text(frame)) => Signal::Frame(frame),
            // The room asks whether we are there, which the socket itself answers.
            WsEvent::Message(_) => return ControlFlow::Continue(()),
            WsEvent::Error(_) | WsEvent::Closed => Signal::Closed,
        };
        if sender.send(signal).is_err() {
            return ControlFlow::Break(());
        }
        wake();
        // A tab in the background has no frames of its own.
        #[cfg(target_arch = "wasm32")]
        crate::page::bridge::call("tesseraeFrame", &[]);
        ControlFlow::Continue(())
    };
    // Whoever has chosen another cryptography before keeps it.
    #[cfg(not(target_arch = "wasm32"))]
    rustls::crypto::ring::default_provider()
        .install_default()
        .ok();
    let options = Options {
        max_incoming_frame_size: LONGEST_FRAME,
        ..Options::default()
    };
    let sender = ewebsock::ws_connect(url.to_owned(), options, Box::new(tell)).ok()?;
    Some(Box::new(WebSocket { sender, signals }))
}

impl Socket for WebSocket {
    fn send(&mut self, frame: String) {
        self.sender.send(WsMessage::Text(frame));
    }

    fn receive(&mut self) -> Option<Signal> {
        self.signals.try_recv().ok()
    }
}
