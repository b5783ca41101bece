//! The page, the sockets, health and metrics at one address.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{ConnectInfo, State, WebSocketUpgrade},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::{
    net::TcpListener,
    time::{MissedTickBehavior, interval},
};

use crate::{
    Config, Hub, Time,
    address::Addresses,
    connections::Connections,
    forwarded, limits,
    metrics::count,
    page,
    socket::ClientSocket,
    status,
    store::{Postgres, Sqlite, Store, StoreError},
    time::BEAT,
};

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
    /// The store would be a file of the page.
    #[error(
        "the store {0} lies in the folder of the page, where everybody could read it: name another place with --store"
    )]
    StoreInPage(String),
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
        if let Some(page) = config.page.as_ref().filter(|_| config.postgres.is_none())
            && page::holds(page, &config.store)
        {
            return Err(StartError::StoreInPage(config.store.display().to_string()));
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
        let time = Time::start(&*store).await?;
        let hub = Arc::new(Hub::new(store, time));
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
        let router = Router::new()
            .route("/live", get(live))
            .with_state(shared)
            .merge(status::serve(hub.clone()));
        Ok(Self {
            listener,
            router: page::serve(router, page),
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

    /// Serves until the future ends. The store is closed with the last task that uses it.
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
            let mut tidy = interval(TIDY);
            loop {
                tidy.tick().await;
                hub.tidy();
                addresses.tidy();
                connections.tidy();
            }
        };
        let expiry = async {
            let mut expire = interval(EXPIRE);
            loop {
                expire.tick().await;
                hub.expire(days).await;
            }
        };
        let time = async {
            let mut beat = interval(BEAT);
            // After one that took long the next one follows a second later.
            beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                beat.tick().await;
                // It logs its failures itself; the next one follows.
                drop(hub.beat().await);
            }
        };
        tokio::select! {
            () = connections.serve(listener, router) => {}
            () = until => {}
            () = hub.follow() => {}
            () = housekeeping => {}
            () = expiry => {}
            () = time => {}
        }
        tracing::info!("the room has ended");
    }
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
    let address = forwarded::address(&headers, peer.ip(), config.behind_proxy);
    let socket = ClientSocket {
        hub,
        held: addresses.socket(address),
        addresses,
        silence: config.silence,
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

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

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
}
