//! A bad line: a proxy between clients and servers that delays, repeats, cuts short, holds back and
//! breaks off.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::SeqCst},
    },
    time::Duration,
};

use rand::{RngExt, SeedableRng, rngs::StdRng};
use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    time::sleep,
};

/// So often the line breaks quickly, by turns before a frame and in the middle of it; then more
/// seldom.
const QUICKLY: usize = 10;

/// After how many frames the line breaks: quickly, and more seldom.
const BREAK: [usize; 2] = [14, 70];

/// One frame in this number is held back, with all after it, until somebody gives up waiting.
const HOLD: usize = 401;

/// A proxy that serves until the test ends.
pub struct Proxy {
    pub port: u16,
}

/// How often each fault happened.
#[derive(Debug, Default)]
pub struct Faults {
    frames: AtomicUsize,
    broken: AtomicUsize,
    truncated: AtomicUsize,
    held: AtomicUsize,
    repeated: AtomicUsize,
    delayed: AtomicUsize,
}

impl Faults {
    /// How many frames have come.
    pub fn frames(&self) -> usize {
        self.frames.load(SeqCst)
    }

    /// How often the line broke.
    pub fn breaks(&self) -> usize {
        self.broken.load(SeqCst) + self.truncated.load(SeqCst)
    }

    /// How often a line broke, was cut short and held back, and a frame repeated and delayed.
    pub fn counts(&self) -> [usize; 5] {
        [
            &self.broken,
            &self.truncated,
            &self.held,
            &self.repeated,
            &self.delayed,
        ]
        .map(|count| count.load(SeqCst))
    }
}

impl Proxy {
    /// Listens, and counts what it does. Each new connection goes to the next of these ports.
    pub async fn start(targets: Vec<u16>, seed: u64, faults: Arc<Faults>) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            for number in 0.. {
                let Ok((client, _)) = listener.accept().await else {
                    return;
                };
                let target = targets[number % targets.len()];
                tokio::spawn(connect(
                    client,
                    target,
                    seed + number as u64,
                    faults.clone(),
                ));
            }
        });
        Self { port }
    }
}

/// Passes frames in both directions until one of them ends; while the server is away that is at
/// once.
async fn connect(client: TcpStream, target: u16, seed: u64, faults: Arc<Faults>) -> io::Result<()> {
    let server = TcpStream::connect(("127.0.0.1", target)).await?;
    let [(from_client, to_client), (from_server, to_server)] =
        [client.into_split(), server.into_split()];
    let rngs = [seed * 2, seed * 2 + 1].map(StdRng::seed_from_u64);
    let [up, down] = rngs;
    tokio::select! {
        result = pass(from_client, to_server, up, &faults) => result,
        result = pass(from_server, to_client, down, &faults) => result,
    }
}

async fn pass(
    from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut rng: StdRng,
    faults: &Faults,
) -> io::Result<()> {
    let mut from = BufReader::new(from);
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(from.read_u8().await?);
    }
    to.write_all(&head).await?;
    loop {
        let frame = frame(&mut from).await?;
        let number = 1 + faults.frames.fetch_add(1, SeqCst);
        if number.is_multiple_of(HOLD) {
            faults.held.fetch_add(1, SeqCst);
            return std::future::pending().await;
        }
        let breaks = faults.breaks();
        if number.is_multiple_of(BREAK[usize::from(breaks >= QUICKLY)]) {
            if breaks.is_multiple_of(2) {
                faults.broken.fetch_add(1, SeqCst);
                return Ok(());
            }
            faults.truncated.fetch_add(1, SeqCst);
            let length = rng.random_range(1..frame.len());
            return to.write_all(&frame[..length]).await;
        }
        if rng.random_ratio(1, 10) {
            faults.delayed.fetch_add(1, SeqCst);
            sleep(Duration::from_millis(rng.random_range(1..60))).await;
        }
        to.write_all(&frame).await?;
        if rng.random_ratio(1, 20) {
            faults.repeated.fetch_add(1, SeqCst);
            to.write_all(&frame).await?;
        }
    }
}

/// A whole frame of a WebSocket: its head, the key that frames of clients have, and the message.
async fn frame(from: &mut (impl AsyncRead + Unpin)) -> io::Result<Vec<u8>> {
    let mut frame = vec![from.read_u8().await?, from.read_u8().await?];
    let (has_key, short) = (frame[1] & 0x80 != 0, usize::from(frame[1] & 0x7f));
    let more = match short {
        126 => 2,
        127 => 8,
        _ => 0,
    };
    let mut length = if more == 0 { short } else { 0 };
    for _ in 0..more {
        let byte = from.read_u8().await?;
        length = length << 8 | usize::from(byte);
        frame.push(byte);
    }
    let start = frame.len();
    frame.resize(start + length + if has_key { 4 } else { 0 }, 0);
    from.read_exact(&mut frame[start..]).await?;
    Ok(frame)
}
