//! Where a request comes from.

use super::{AppState, Problem};
use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// What somebody is taken for who can choose among its addresses at will: one address of the old kind, a /64 of the new.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Network(IpAddr);

impl Network {
    /// The network an address is in.
    pub(crate) fn containing(address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
            address => address,
        })
    }

    /// The network a request comes from; nothing for this very machine, which needs no protection from itself.
    ///
    /// # Errors
    /// If a proxy says so in words that cannot be read.
    pub(crate) fn of(parts: &Parts, app: &AppState) -> Result<Option<Network>, Problem> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        network_of(&parts.headers, peer, app.http.behind_proxy)
            .map_err(|Unreadable| Problem::unclear("The address that X-Forwarded-For names cannot be read."))
    }
}

/// Whether an address is the one by which programs of this machine reach each other.
pub(crate) fn is_this_machine(address: IpAddr) -> bool {
    [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)].contains(&address.to_canonical())
}

#[derive(PartialEq, Eq, Debug)]
struct Unreadable;

/// Behind a proxy the last address it has added is believed, and no other, and nobody is free of limits: what it does not
/// name came through it all the same.
fn network_of(
    headers: &HeaderMap,
    peer: Option<IpAddr>,
    behind_proxy: bool,
) -> Result<Option<Network>, Unreadable> {
    if !behind_proxy {
        return Ok(peer.filter(|peer| !is_this_machine(*peer)).map(Network::containing));
    }
    let Some(forwarded) = headers.get_all("x-forwarded-for").iter().next_back() else {
        return Ok(peer.map(Network::containing));
    };
    let last = forwarded.to_str().ok().and_then(|text| text.rsplit(',').next()).ok_or(Unreadable)?.trim();
    let with_port = |text: &str| text.parse().map(|address: SocketAddr| address.ip());
    let bare = last.trim_start_matches('[').trim_end_matches(']');
    let address = bare.parse().or_else(|_| with_port(last)).map_err(|_| Unreadable)?;
    Ok(Some(Network::containing(address)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PEER: IpAddr = IpAddr::V4(Ipv4Addr::new(9, 9, 9, 9));

    fn behind_proxy(forwarded: &str, peer: IpAddr) -> Result<Option<Network>, Unreadable> {
        let headers =
            HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), forwarded.parse().unwrap())]);
        network_of(&headers, Some(peer), true)
    }

    fn network(address: &str) -> Network {
        Network::containing(address.parse().unwrap())
    }

    #[test]
    fn only_the_proxys_own_word_is_believed() {
        assert_eq!(behind_proxy("1.2.3.4, 5.6.7.8", PEER), Ok(Some(network("5.6.7.8"))));
        let forged = HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), "1.2.3.4".parse().unwrap())]);
        assert_eq!(network_of(&forged, Some(PEER), false), Ok(Some(network("9.9.9.9"))));
    }

    #[test]
    fn an_address_with_a_port_is_read_as_well() {
        assert_eq!(behind_proxy("5.6.7.8:1234", PEER), Ok(Some(network("5.6.7.8"))));
        assert_eq!(behind_proxy("[2001:db8::1]:1234", PEER), Ok(Some(network("2001:db8::1"))));
        assert_eq!(behind_proxy("[2001:db8::1]", PEER), Ok(Some(network("2001:db8::1"))));
    }

    #[test]
    fn what_a_proxy_says_unreadably_is_refused() {
        for words in ["", "unknown", "1.2.3.4,", "1.2.3.4, somebody"] {
            assert_eq!(behind_proxy(words, Ipv4Addr::LOCALHOST.into()), Err(Unreadable), "{words}");
        }
    }

    #[test]
    fn behind_a_proxy_nobody_is_free() {
        let nothing = HeaderMap::new();
        let here = Some(Ipv4Addr::LOCALHOST.into());
        assert_eq!(network_of(&nothing, here, true), Ok(Some(network("127.0.0.1"))));
        assert_eq!(network_of(&nothing, here, false), Ok(None));
        assert_eq!(behind_proxy("127.0.0.1", PEER), Ok(Some(network("127.0.0.1"))));
    }

    #[test]
    fn all_addresses_of_a_64_are_one_network_and_those_of_the_old_kind_one_each() {
        assert_eq!(network("2001:db8:0:1::1"), network("2001:db8:0:1:ffff:ffff:ffff:ffff"));
        assert_ne!(network("2001:db8:0:1::1"), network("2001:db8:0:2::1"));
        assert_ne!(network("10.0.0.1"), network("10.0.0.2"));
        assert_eq!(network("::ffff:10.0.0.1"), network("10.0.0.1"));
    }
}
