//! A small static server on loopback: content types, and compressed copies where the browser accepts them.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result};
use oxhttp::model::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use oxhttp::model::{Body, Method, Request, Response, StatusCode};
use oxhttp::{ListeningServer, Server as Listener};

/// A running server, with a thread for each connection: browsers open several at once and keep them. It runs until the
/// program ends.
pub struct Server {
    listening: ListeningServer,
    address: SocketAddr,
}

impl Server {
    /// Serves a folder on 127.0.0.1. Port 0 takes any free one.
    ///
    /// # Errors
    ///
    /// If the folder holds no page, or the port is taken.
    pub fn start(folder: &Path, port: u16) -> Result<Self> {
        anyhow::ensure!(folder.join("index.html").is_file(), "nothing to serve yet: run `cargo xtask web` first");
        let cannot_listen = || format!("cannot listen on 127.0.0.1:{port}");
        // The library accepts no listener, only an address: a free port is found, released and bound again.
        let address = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).and_then(|free| free.local_addr());
        let address = address.with_context(cannot_listen)?;
        let folder = folder.to_owned();
        let listener = Listener::new(move |request| respond(&folder, request)).bind(address);
        Ok(Self { listening: listener.spawn().with_context(cannot_listen)?, address })
    }

    /// The address to open in a browser.
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Serves until the program is stopped.
    ///
    /// # Errors
    ///
    /// If the server breaks off.
    pub fn join(self) -> Result<()> {
        Ok(self.listening.join()?)
    }
}

fn respond(folder: &Path, request: &Request<Body>) -> Response<Body> {
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        return plain_text(StatusCode::METHOD_NOT_ALLOWED, "only GET\n");
    }
    let Some(path) = requested_file(request.uri().path()).filter(|path| folder.join(path).is_file()) else {
        return plain_text(StatusCode::NOT_FOUND, "not found\n");
    };
    let accepted = request.headers().get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let full = folder.join(&path);
    let copy = [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(encoding, _)| accepts(accepted, encoding))
        .map(|(encoding, extension)| (encoding, PathBuf::from(format!("{}.{extension}", full.display()))))
        .find(|(_, copy)| copy.is_file());
    let (encoding, source) = copy.map_or((None, full), |(encoding, copy)| (Some(encoding), copy));
    let Ok(bytes) = fs::read(&source) else {
        return plain_text(StatusCode::INTERNAL_SERVER_ERROR, "this file cannot be read\n");
    };
    let name = path.to_string_lossy();
    // Names with a hash change with the contents of the file; files that other sites link to have none.
    let cache =
        if path.components().count() == 1 && name.contains('-') { "max-age=31536000, immutable" } else { "no-cache" };
    let mut response = Response::builder()
        .header(CONTENT_TYPE, content_type(&path))
        .header(CACHE_CONTROL, cache)
        .header(VARY, ACCEPT_ENCODING.as_str());
    if let Some(encoding) = encoding {
        response = response.header(CONTENT_ENCODING, encoding);
    }
    let body = if *request.method() == Method::HEAD { Body::empty() } else { bytes.into() };
    response.body(body).unwrap_or_else(|error| unreachable!("plain headers are refused: {error}"))
}

fn plain_text(status: StatusCode, text: &'static str) -> Response<Body> {
    let response = Response::builder().status(status).body(text.into());
    response.unwrap_or_else(|error| unreachable!("an answer without headers is refused: {error}"))
}

/// The file that a URL names, relative to the served folder; none if it would lead out of the folder.
fn requested_file(url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix('/')?;
    let path = if path.is_empty() { "index.html" } else { path };
    let path = PathBuf::from(path);
    path.components().all(|part| matches!(part, Component::Normal(_))).then_some(path)
}

/// Whether an `Accept-Encoding` list names this encoding, and does not refuse it with a weight of 0.
fn accepts(accepted: &str, encoding: &str) -> bool {
    accepted.split(',').any(|choice| {
        let mut parts = choice.split(';').map(str::trim);
        let weight = |part: &str| part.strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        parts.next() == Some(encoding) && parts.find_map(weight) != Some(0.0)
    })
}

fn content_type(path: &Path) -> &'static str {
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

    /// Browsers open more connections than they use, and close none of them for minutes.
    #[test]
    fn connections_that_are_kept_open_keep_nobody_waiting() -> Result<()> {
        use std::io::{Read, Write};
        use std::net::TcpStream;
        let folder = std::env::temp_dir().join(format!("tesserae-served-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("index.html"), "hello")?;
        let server = Server::start(&folder, 0)?;
        let connections: std::io::Result<Vec<TcpStream>> =
            (0..40).map(|_| TcpStream::connect(server.address)).collect();
        let mut connections = connections?;
        for connection in &mut connections {
            connection.set_read_timeout(Some(std::time::Duration::from_secs(20)))?;
            connection.write_all(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")?;
            let mut answer = [0; 15];
            connection.read_exact(&mut answer)?;
            assert_eq!(&answer, b"HTTP/1.1 200 OK");
        }
        fs::remove_dir_all(&folder)?;
        Ok(())
    }

    #[test]
    fn the_bare_address_is_the_page() {
        assert_eq!(requested_file("/"), Some("index.html".into()));
        assert_eq!(requested_file("/?from=home"), Some("index.html".into()));
        assert_eq!(requested_file("/assets/models/ur.glb?h=1"), Some("assets/models/ur.glb".into()));
    }

    #[test]
    fn no_address_leads_out_of_the_folder() {
        assert_eq!(requested_file("/../Cargo.toml"), None);
        assert_eq!(requested_file("/assets/../../Cargo.toml"), None);
        assert_eq!(requested_file("//etc/hostname"), None);
    }

    #[test]
    fn an_encoding_is_taken_where_it_is_named_and_not_refused() {
        assert!(accepts("gzip, deflate, br, zstd", "br"));
        assert!(accepts("br;q=0.5", "br"));
        assert!(!accepts("br;q=0, gzip", "br"));
        assert!(!accepts("gzip", "br"));
    }

    /// Browsers compile a module while it is downloaded only if it comes with its own type.
    #[test]
    fn every_file_that_is_published_has_a_type_of_its_own() -> Result<()> {
        assert_eq!(content_type(Path::new("tesserae-0123.wasm")), "application/wasm");
        let root = crate::paths::root()?;
        let assets = crate::files::published_assets(&root.join("assets"))?;
        assert!(!assets.is_empty());
        // What the bots know has a format of its own: for it, bytes are the right type.
        for path in assets.iter().filter(|path| path.extension().is_none_or(|extension| extension != "bin")) {
            assert_ne!(content_type(path), "application/octet-stream", "{}", path.display());
        }
        Ok(())
    }
}
