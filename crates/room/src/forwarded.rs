//! Where a request comes from, also through a proxy.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

use crate::address::Address;

/// The address of a client. Behind a proxy it is the last one that the proxy has added.
pub fn address(headers: &HeaderMap, peer: IpAddr, behind_proxy: bool) -> Address {
    let forwarded = headers
        .get_all("x-forwarded-for")
        .iter()
        .next_back()
        .filter(|_| behind_proxy);
    let last = forwarded.and_then(|value| forwarded_for(value.to_str().ok()?.rsplit(',').next()?));
    last.unwrap_or(peer).into()
}

/// Reads an address as proxies write it: some add the port, or quotation marks.
fn forwarded_for(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"').trim();
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'))
        .unwrap_or(text);
    let with_port = || text.parse::<SocketAddr>().ok().map(|with| with.ip());
    bare.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    #[test]
    fn a_proxy_is_believed_only_where_there_is_one_and_only_its_own_word() {
        let peer = IpAddr::from([127, 0, 0, 1]);
        let headers = |text| {
            let name = HeaderName::from_static("x-forwarded-for");
            HeaderMap::from_iter([(name, HeaderValue::from_static(text))])
        };
        let said = headers("1.2.3.4, 10.9.8.7");
        let proxied = IpAddr::from([10, 9, 8, 7]).into();
        assert_eq!(address(&said, peer, false), peer.into());
        assert_eq!(address(&said, peer, true), proxied);
        assert_eq!(address(&HeaderMap::new(), peer, true), peer.into());
        for with_port in ["10.9.8.7:567", "1.2.3.4, \"10.9.8.7:567\"", " 10.9.8.7 "] {
            let said = headers(with_port);
            assert_eq!(address(&said, peer, true), proxied, "{with_port}");
        }
        let network: IpAddr = "2001:db8::9".parse().unwrap();
        for long in [
            "2001:db8::1",
            "[2001:db8::1]",
            "[2001:db8::1]:567",
            "\"[2001:db8::1]:567\"",
        ] {
            let said = headers(long);
            assert_eq!(address(&said, peer, true), network.into(), "{long}");
        }
        let nonsense = headers("unknown");
        assert_eq!(address(&nonsense, peer, true), peer.into());
    }
}
