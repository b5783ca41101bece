//! Whether the room works, and what it counts: for programs on the same machine only.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    Router,
    extract::{ConnectInfo, State},
    http::{HeaderMap, StatusCode},
    routing::get,
};

use crate::Hub;

/// The headers that proxies add.
const PROXIED: [&str; 3] = ["x-forwarded-for", "forwarded", "via"];

/// Answers at `/health` and `/metrics`.
pub fn serve(hub: Arc<Hub>) -> Router {
    Router::new()
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .with_state(hub)
}

async fn health(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> (StatusCode, &'static str) {
    if !is_this_machine(&headers, peer.ip()) {
        (StatusCode::NOT_FOUND, "")
    } else if hub.is_healthy().await {
        (StatusCode::OK, "ok\n")
    } else {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "the store cannot be written\n",
        )
    }
}

async fn metrics(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> (StatusCode, String) {
    if is_this_machine(&headers, peer.ip()) {
        (StatusCode::OK, hub.metrics())
    } else {
        (StatusCode::NOT_FOUND, String::new())
    }
}

/// Whether a request comes from a program on this machine, and not through a proxy on it.
fn is_this_machine(headers: &HeaderMap, peer: IpAddr) -> bool {
    peer.to_canonical().is_loopback() && !PROXIED.iter().any(|header| headers.contains_key(*header))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderValue, header};

    use super::*;

    #[test]
    fn health_and_numbers_are_for_programs_on_this_machine_only() {
        let none = HeaderMap::new();
        let passed_on =
            HeaderMap::from_iter([(header::VIA, HeaderValue::from_static("1.1 proxy"))]);
        for (address, headers, is_here) in [
            ("127.0.0.1", &none, true),
            ("::1", &none, true),
            ("::ffff:127.0.0.1", &none, true),
            ("10.0.0.1", &none, false),
            ("127.0.0.1", &passed_on, false),
        ] {
            let peer = address.parse().unwrap();
            assert_eq!(is_this_machine(headers, peer), is_here, "{address}");
        }
    }
}
