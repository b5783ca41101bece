//! Connections before they are sockets of players: whoever sends no request in time is let go, and
//! one address cannot have them all. The newest takes the place of the oldest, as somebody who has a
//! seat may be behind it.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::{Extension, Router, extract::ConnectInfo};
use hyper::server::conn::http1::Builder;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    time::sleep,
};

use crate::{
    Config,
    address::{Addresses, HeldSocket},
};

/// How long nothing is accepted where the system has no more files to open.
const PAUSE: Duration = Duration::from_millis(500);

/// Accepts connections.
pub struct Connections {
    builder: Builder,
    /// How many each address has open; nothing is counted behind a proxy, from which all of them
    /// come.
    addresses: Option<Arc<Addresses>>,
}

impl Connections {
    /// With the limits that were given.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        let mut builder = Builder::new();
        builder
            .timer(TokioTimer::new())
            .header_read_timeout(Duration::from_secs(config.head_seconds));
        // A socket is a connection until it is upgraded.
        let most = config.connections_an_address.max(config.sockets_an_address);
        let addresses = (!config.behind_proxy).then(|| Arc::new(Addresses::new(most, 0)));
        Self { builder, addresses }
    }

    /// Serves every connection until the process ends.
    pub async fn serve(&self, listener: TcpListener, router: Router) {
        loop {
            match listener.accept().await {
                Ok((stream, peer)) => self.accept(stream, peer, router.clone()),
                Err(error) => {
                    tracing::warn!(%error, "no connection");
                    sleep(PAUSE).await;
                }
            }
        }
    }

    /// Serves a connection until it ends, or until its address has too many newer ones.
    fn accept(&self, stream: TcpStream, peer: SocketAddr, router: Router) {
        let held = self
            .addresses
            .as_ref()
            .map(|addresses| addresses.newest(peer.ip().into()));
        let builder = self.builder.clone();
        let service = TowerToHyperService::new(router.layer(Extension(ConnectInfo(peer))));
        tokio::spawn(async move {
            let served = builder
                .serve_connection(TokioIo::new(stream), service)
                .with_upgrades();
            tokio::select! {
                // Whoever hangs up in the middle has heard enough.
                result = served => drop(result),
                () = replaced(held.as_ref()) => {}
            }
        });
    }

    /// Forgets addresses that have nothing open.
    pub fn tidy(&self) {
        if let Some(addresses) = &self.addresses {
            addresses.tidy();
        }
    }
}

/// Waits until a newer connection has taken the place of this one; for ever where none are counted.
async fn replaced(held: Option<&HeldSocket>) {
    match held {
        Some(held) => held.ends().await,
        None => std::future::pending().await,
    }
}
