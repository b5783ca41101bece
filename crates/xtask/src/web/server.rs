//! A small static server on loopback: right types, compressed copies where the browser takes them.

use std::fs;
use std::net::SocketAddr;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use anyhow::{Context, Result, anyhow};
use tiny_http::{Header, Method, Request, Response};

/// How many files may be on their way at once.
const HANDS: usize = 4;

/// A running server; it goes on until it is dropped.
pub struct Server {
    server: Arc<tiny_http::Server>,
    address: SocketAddr,
    hands: Vec<JoinHandle<()>>,
}

impl Server {
    /// Serves a folder on 127.0.0.1. Port 0 takes any free one.
    pub fn start(folder: &Path, port: u16) -> Result<Self> {
        anyhow::ensure!(folder.join("index.html").is_file(), "nothing to serve yet: run `cargo xtask web` first");
        let server = tiny_http::Server::http(("127.0.0.1", port))
            .map_err(|error| anyhow!("cannot listen on 127.0.0.1:{port}: {error}"))?;
        let server = Arc::new(server);
        let address = server.server_addr().to_ip().context("no address")?;
        let hands = (0..HANDS).map(|_| (server.clone(), folder.to_owned())).map(|(server, folder)| {
            thread::spawn(move || {
                while let Ok(request) = server.recv() {
                    // A browser that hangs up is no concern of ours.
                    let _ = answer(&folder, request);
                }
            })
        });
        let hands = hands.collect();
        Ok(Self { server, address, hands })
    }

    /// The address for the browser's bar.
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Serves until the program is stopped.
    pub fn join(mut self) {
        for hand in std::mem::take(&mut self.hands) {
            let _ = hand.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Each call releases whichever hand waits next, not a certain one: so all are released before any is awaited.
        self.hands.iter().for_each(|_| self.server.unblock());
        for hand in self.hands.drain(..) {
            let _ = hand.join();
        }
    }
}

fn answer(folder: &Path, request: Request) -> std::io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return request.respond(Response::from_string("only GET\n").with_status_code(405));
    }
    let Some(path) = file(request.url()).filter(|path| folder.join(path).is_file()) else {
        return request.respond(Response::from_string("not found\n").with_status_code(404));
    };
    let accepted = request
        .headers()
        .iter()
        .find(|header| header.field.equiv("Accept-Encoding"))
        .map(|header| header.value.as_str().to_owned())
        .unwrap_or_default();
    let full = folder.join(&path);
    let copy = [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(encoding, _)| takes(&accepted, encoding))
        .map(|(encoding, ending)| (encoding, PathBuf::from(format!("{}.{ending}", full.display()))))
        .find(|(_, copy)| copy.is_file());
    let (encoding, source) = copy.map_or((None, full), |(encoding, copy)| (Some(encoding), copy));
    let mut response = Response::from_data(fs::read(source)?);
    let name = path.to_string_lossy();
    // The names of the game's own files change with their contents, except for those that others link to.
    let cache =
        if path.components().count() == 1 && name.contains('-') { "max-age=31536000, immutable" } else { "no-cache" };
    for (field, value) in [("Content-Type", kind(&path)), ("Cache-Control", cache), ("Vary", "Accept-Encoding")] {
        response.add_header(header(field, value));
    }
    if let Some(encoding) = encoding {
        response.add_header(header("Content-Encoding", encoding));
    }
    request.respond(response)
}

fn header(field: &str, value: &str) -> Header {
    Header::from_bytes(field, value).unwrap_or_else(|()| unreachable!("{field}: {value} is plain text"))
}

/// The file that an address names, relative to the served folder; none if it would lead out of it.
fn file(url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix('/')?;
    let path = if path.is_empty() { "index.html" } else { path };
    let path = PathBuf::from(path);
    path.components().all(|part| matches!(part, Component::Normal(_))).then_some(path)
}

/// Whether a list of encodings names this one, and does not refuse it with a weight of nought.
fn takes(accepted: &str, encoding: &str) -> bool {
    accepted.split(',').any(|choice| {
        let mut parts = choice.split(';').map(str::trim);
        let weight = |part: &str| part.strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        parts.next() == Some(encoding) && parts.find_map(weight) != Some(0.0)
    })
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("glb") => "model/gltf-binary",
        Some("ktx2") => "image/ktx2",
        Some("png") => "image/png",
        Some("jpg") => "image/jpeg",
        Some("ogg") => "audio/ogg",
        Some("ttf") => "font/ttf",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_is_dropped_ends() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("tesserae-served-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("index.html"), "hello")?;
        let server = Server::start(&folder, 0)?;
        assert_eq!(server.hands.len(), HANDS);
        // Waits for every hand: a server that does not end would never come back from here.
        drop(server);
        fs::remove_dir_all(&folder)?;
        Ok(())
    }

    #[test]
    fn the_bare_address_is_the_page() {
        assert_eq!(file("/"), Some("index.html".into()));
        assert_eq!(file("/?from=home"), Some("index.html".into()));
        assert_eq!(file("/assets/models/ur.glb?h=1"), Some("assets/models/ur.glb".into()));
    }

    #[test]
    fn no_address_leads_out_of_the_folder() {
        assert_eq!(file("/../Cargo.toml"), None);
        assert_eq!(file("/assets/../../Cargo.toml"), None);
        assert_eq!(file("//etc/hostname"), None);
    }

    #[test]
    fn an_encoding_is_taken_where_it_is_named_and_not_refused() {
        assert!(takes("gzip, deflate, br, zstd", "br"));
        assert!(takes("br;q=0.5", "br"));
        assert!(!takes("br;q=0, gzip", "br"));
        assert!(!takes("gzip", "br"));
    }

    #[test]
    fn a_module_is_streamed_as_a_module() {
        assert_eq!(kind(Path::new("tesserae-0123.wasm")), "application/wasm");
    }
}
