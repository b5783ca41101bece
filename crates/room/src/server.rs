//! The page, the sockets, health and metrics at one address.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::{
    Router,
    extract::{ConnectInfo, Request, State, WebSocketUpgrade},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::{Next, from_fn},
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::{net::TcpListener, time::interval};
use tower_http::services::ServeDir;

use crate::{
    Config, Hub,
    address::Addresses,
    connections::Connections,
    limits,
    metrics::count,
    socket::Socket,
    store::{Postgres, Sqlite, Store, StoreError},
};

/// What the page may load: the policy that it has itself, and who may show it in a frame.
const CONTENT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    connect-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/// The digits of the hash in the name of a file that never changes.
const HASH: usize = 16;

/// How often rooms that nobody is in are forgotten.
const TIDY: Duration = Duration::from_secs(20);

/// How often rooms that nobody touches are deleted.
const EXPIRE: Duration = Duration::from_secs(60 * 60);

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    router: Router,
    hub: Arc<Hub>,
    addresses: Arc<Addresses>,
    connections: Connections,
    days: u64,
}

/// What every request needs.
#[derive(Clone)]
struct Shared {
    hub: Arc<Hub>,
    addresses: Arc<Addresses>,
    config: Arc<Config>,
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened at.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The folder holds no page.
    #[error(
        "there is no index.html in {0}: build the page with `cargo xtask web` first, or leave out --page"
    )]
    Page(String),
    /// The system gives no random numbers.
    #[error("no random numbers: {0}")]
    Random(getrandom::Error),
}

impl Server {
    /// Opens the store and listens.
    ///
    /// # Errors
    /// If the store, the address or the page is not to be had.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        if let Some(page) = config
            .page
            .as_ref()
            .filter(|page| !page.join("index.html").is_file())
        {
            return Err(StartError::Page(page.display().to_string()));
        }
        let store: Arc<dyn Store> = match &config.postgres {
            Some(database) => {
                let process = getrandom::u64().map_err(StartError::Random)?;
                Arc::new(Postgres::open(database, process).await?)
            }
            None => Arc::new(Sqlite::open(&config.store)?),
        };
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| StartError::Listen(config.listen, error))?;
        let hub = Arc::new(Hub::new(store));
        let addresses = Arc::new(Addresses::new(
            config.sockets_an_address,
            config.rooms_an_address,
        ));
        let (page, days) = (config.page.clone(), config.days);
        let connections = Connections::new(&config);
        let shared = Shared {
            hub: hub.clone(),
            addresses: addresses.clone(),
            config: Arc::new(config),
        };
        let mut router = Router::new()
            .route("/live", get(live))
            .route("/health", get(health))
            .route("/metrics", get(metrics))
            .with_state(shared);
        if let Some(page) = page {
            router = router
                .fallback_service(ServeDir::new(page).precompressed_br().precompressed_gzip());
        }
        Ok(Self {
            listener,
            router: router.layer(from_fn(headers)),
            hub,
            addresses,
            connections,
            days,
        })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// What it counts, and its rooms.
    #[must_use]
    pub fn hub(&self) -> Arc<Hub> {
        self.hub.clone()
    }

    /// Serves until the future ends.
    pub async fn serve(self, until: impl Future<Output = ()> + Send) {
        let Self {
            listener,
            router,
            hub,
            addresses,
            connections,
            days,
        } = self;
        let housekeeping = async {
            let (mut tidy, mut expire) = (interval(TIDY), interval(EXPIRE));
            loop {
                tokio::select! {
                    _ = tidy.tick() => {
                        hub.tidy();
                        addresses.tidy();
                        connections.tidy();
                    }
                    _ = expire.tick() => hub.expire(days).await,
                }
            }
        };
        tokio::select! {
            () = connections.serve(listener, router) => {}
            () = until => {}
            () = hub.follow() => {}
            () = housekeeping => {}
        }
    }
}

/// Adds the headers that every answer has.
async fn headers(request: Request, next: Next) -> Response {
    let is_hashed = is_hashed(request.uri().path());
    let is_texture = request.uri().path().ends_with(".ktx2");
    let mut response = next.run(request).await;
    let is_found = response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED;
    let headers = response.headers_mut();
    let cache = if is_hashed && is_found {
        "max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    if is_texture && is_found {
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("image/ktx2"));
    }
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CONTENT),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, cache),
        (header::VARY, "accept-encoding"),
        (
            header::HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            header::HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=()",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether the name of a file holds a hash and so changes with its contents, as
/// `module-0123456789abcdef.wasm`.
fn is_hashed(path: &str) -> bool {
    let name = path
        .rsplit('/')
        .next()
        .and_then(|name| name.split('.').next())
        .unwrap_or_default();
    name.rsplit_once('-').is_some_and(|(_, hash)| {
        hash.len() == HASH && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

async fn health(State(shared): State<Shared>) -> (StatusCode, &'static str) {
    if shared.hub.is_healthy().await {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the store does not work\n")
    }
}

async fn metrics(State(shared): State<Shared>) -> String {
    shared.hub.metrics.text()
}

async fn live(
    State(shared): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Shared {
        hub,
        addresses,
        config,
    } = shared;
    if !is_welcome(&headers, &config.origin) {
        count(&hub.metrics.limited);
        return (StatusCode::FORBIDDEN, "this origin may not connect\n").into_response();
    }
    let address = address(&headers, peer.ip(), config.behind_proxy);
    let Some(held) = addresses.socket(address) else {
        count(&hub.metrics.limited);
        return (
            StatusCode::TOO_MANY_REQUESTS,
            "too many connections from here\n",
        )
            .into_response();
    };
    let socket = Socket {
        hub,
        addresses,
        address,
        held,
    };
    upgrade
        .read_buffer_size(limits::BUFFER)
        .write_buffer_size(limits::BUFFER)
        .max_message_size(limits::LONGEST_FRAME)
        .max_frame_size(limits::LONGEST_FRAME)
        .on_upgrade(move |upgraded| socket.serve(upgraded))
}

/// Whether the page that connects comes from here or from an origin that is allowed. Programs that
/// are no browsers name no origin; they have no cookies that a foreign page could use, and neither
/// has this server.
fn is_welcome(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let (Ok(origin), Some(host)) = (
        origin.to_str(),
        headers
            .get(header::HOST)
            .and_then(|host| host.to_str().ok()),
    ) else {
        return false;
    };
    let is_own = ["https://", "http://"]
        .into_iter()
        .any(|scheme| origin.strip_prefix(scheme) == Some(host));
    is_own
        || allowed
            .iter()
            .any(|allowed| allowed.trim_end_matches('/') == origin)
}

/// The address of a client. Behind a proxy it is the last one that the proxy has added.
fn address(headers: &HeaderMap, peer: IpAddr, behind_proxy: bool) -> IpAddr {
    let forwarded = headers
        .get_all("x-forwarded-for")
        .iter()
        .next_back()
        .filter(|_| behind_proxy);
    let last =
        forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.clone(), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn pages_from_here_and_from_allowed_origins_are_welcome_and_no_others() {
        let host = (header::HOST, "rooms.example:8080");
        let from = |origin: &'static str| headers(&[host.clone(), (header::ORIGIN, origin)]);
        let allowed = ["https://play.example/".to_owned()];
        assert!(
            is_welcome(&headers(std::slice::from_ref(&host)), &[]),
            "a program that is no browser"
        );
        for welcome in [
            "https://rooms.example:8080",
            "http://rooms.example:8080",
            "https://play.example",
        ] {
            assert!(is_welcome(&from(welcome), &allowed), "{welcome}");
        }
        for other in [
            "null",
            "https://rooms.example",
            "https://rooms.example:8080.evil",
            "https://evil.example",
            "",
        ] {
            assert!(!is_welcome(&from(other), &allowed), "{other}");
        }
    }

    #[test]
    fn the_policy_is_that_of_the_page() {
        let page = include_str!("../../../web/index.html");
        let own = CONTENT.trim_end_matches("; frame-ancestors 'self'");
        assert!(
            own.len() < CONTENT.len() && page.contains(&format!("content=\"{own}\"")),
            "{own}"
        );
    }

    #[test]
    fn files_whose_name_holds_a_hash_never_change() {
        assert!(
            is_hashed("/tesserae-0123456789abcdef.wasm")
                && is_hashed("/thinking/module-0123456789abcdef.wasm")
        );
        for changes in [
            "/",
            "/index.html",
            "/assets/models/ur-board.glb",
            "/worker.js",
            "/a-b/c.js",
        ] {
            assert!(!is_hashed(changes), "{changes}");
        }
    }

    #[test]
    fn a_proxy_is_believed_only_where_there_is_one_and_only_its_own_word() {
        let peer = IpAddr::from([127, 0, 0, 1]);
        let said = headers(&[(
            header::HeaderName::from_static("x-forwarded-for"),
            "1.2.3.4, 10.9.8.7",
        )]);
        assert_eq!(address(&said, peer, false), peer);
        assert_eq!(address(&said, peer, true), IpAddr::from([10, 9, 8, 7]));
        assert_eq!(address(&HeaderMap::new(), peer, true), peer);
    }
}
