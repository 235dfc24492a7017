//! Where somebody wants to be told: an address at a push service, and the keys that only their browser can open.

use axum::http::Uri;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::PublicKey;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web_push_native::Auth;

/// The push services of the browsers there are. The house sends to nobody else, so that nobody can make it knock at doors
/// that only it can reach. A name with a dot before it stands for all that end so.
const SERVICES: [&str; 4] =
    ["fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];
/// The longest address.
const LONGEST_ENDPOINT: usize = 1024;

/// A subscription as browsers give it: `PushSubscription.toJSON()`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Subscription {
    /// The address at the push service.
    #[schema(max_length = 1024)]
    pub endpoint: String,
    /// When it ends, in milliseconds since 1970; browsers say nothing here.
    #[serde(default, rename = "expirationTime", skip_serializing)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub expires: Option<f64>,
    /// The keys to be used.
    pub keys: Keys,
}

/// The keys of a subscription, in base64 as addresses have it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Keys {
    /// The browser's public key, 65 bytes.
    pub p256dh: String,
    /// A secret it shares with the house, 16 bytes.
    pub auth: String,
}

/// Where a message goes and how it is sealed.
#[derive(Debug)]
pub(super) struct Target {
    pub(super) endpoint: Uri,
    /// The service itself, as in `https://push.example`.
    pub(super) service: String,
    pub(super) public: PublicKey,
    pub(super) auth: Auth,
}

impl Subscription {
    /// What is to be done with it.
    ///
    /// # Errors
    /// Why the house does not send there.
    pub(super) fn target(&self, to_loopback: bool) -> Result<Target, &'static str> {
        if self.endpoint.len() > LONGEST_ENDPOINT {
            return Err("The endpoint is too long.");
        }
        let endpoint: Uri = self.endpoint.parse().map_err(|_| "The endpoint is no address.")?;
        let service = service_of(&endpoint, to_loopback)
            .ok_or("The endpoint is not at a push service that this house knows.")?;
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('='));
        let public = bytes(&self.keys.p256dh).ok().and_then(|key| PublicKey::from_sec1_bytes(&key).ok());
        let auth = bytes(&self.keys.auth).ok().filter(|auth| auth.len() == 16);
        Ok(Target {
            endpoint,
            service,
            public: public.ok_or("The key `p256dh` is no public key.")?,
            auth: Auth::clone_from_slice(&auth.ok_or("The key `auth` has 16 bytes.")?),
        })
    }
}

/// The service an address is at, if the house sends there.
fn service_of(endpoint: &Uri, to_loopback: bool) -> Option<String> {
    let (scheme, authority) = (endpoint.scheme_str()?, endpoint.authority()?);
    let host = authority.host();
    let known = SERVICES.iter().any(|service| match service.strip_prefix('.') {
        Some(_) => host.ends_with(service),
        None => host == *service,
    });
    let service = scheme == "https" && authority.as_str() == host && known;
    let loopback = to_loopback && scheme == "http" && host == "127.0.0.1";
    (service || loopback).then(|| format!("{scheme}://{authority}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn service(address: &str, to_loopback: bool) -> Option<String> {
        service_of(&address.parse().unwrap(), to_loopback)
    }

    #[test]
    fn the_house_sends_to_push_services() {
        for address in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://web.push.apple.com/abc",
            "https://wns2-par02p.notify.windows.com/w/?token=abc",
        ] {
            let name = address.split('/').nth(2).unwrap();
            assert_eq!(service(address, false), Some(format!("https://{name}")), "{address}");
        }
    }

    #[test]
    fn the_house_sends_to_nobody_else() {
        for address in [
            "http://fcm.googleapis.com/",
            "https://fcm.googleapis.com:8443/",
            "https://evil.example/fcm.googleapis.com",
            "https://fcm.googleapis.com.evil.example/",
            "https://evilfcm.googleapis.com/",
            "https://fcm.googleapis.com@evil.example/",
            "https://user@fcm.googleapis.com/",
            "https://evilpush.apple.com/",
            "https://127.0.0.1/",
            "http://127.0.0.1:9/",
            "https://localhost/",
            "https://[::1]/",
            "/nowhere",
        ] {
            assert_eq!(service(address, false), None, "{address}");
        }
        assert!(service("http://127.0.0.1:9/", true).is_some(), "but a test may listen");
        assert!(service("http://127.0.0.1.evil.example/", true).is_none());
    }
}
