//! Who asks: a secret in a cookie for browsers, a token for programs. Nobody has an account.

use super::address::Network;
use super::limits::Limit;
use super::{AppState, Problem};
use crate::secret::{Key, KeyHash};
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::{AUTHORIZATION, COOKIE, SEC_WEBSOCKET_PROTOCOL, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// The cookie that holds a browser's secret. Where browsers come by https it has a name that only this very host can set, and only
/// by https.
fn cookie_name(https: bool) -> &'static str {
    if https { "__Host-undercroft" } else { "undercroft" }
}

/// A year: who plays once a year is still known.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// Whoever sent a request: their secret, if they are known, and the network they come from.
pub(crate) struct Person {
    key: Option<Key>,
    hash: Option<KeyHash>,
    network: Option<Network>,
}

impl Person {
    pub(crate) fn of(key: Option<Key>, network: Option<Network>) -> Person {
        Person { hash: key.as_ref().map(Key::hash), key, network }
    }

    pub(crate) fn hash(&self) -> Option<KeyHash> {
        self.hash
    }

    /// Where they come from; nothing for whoever sits at this very machine.
    pub(crate) fn network(&self) -> Option<Network> {
        self.network
    }

    /// The secret of somebody who must be known.
    pub(crate) fn known(&self) -> Result<KeyHash, Problem> {
        self.hash().ok_or_else(Problem::stranger)
    }

    /// The secret of whoever asks; a new one for somebody who comes for the first time.
    pub(crate) fn or_new(self, app: &AppState) -> Result<Guest, Problem> {
        let new = self.key.is_none();
        let key = match self.key {
            Some(key) => key,
            None => {
                app.house.issuer().issue().map_err(|error| crate::store::Unavailable(error.to_string()))?
            }
        };
        Ok(Guest { key, new })
    }
}

/// Somebody who is known from now on.
pub(crate) struct Guest {
    key: Key,
    new: bool,
}

impl Guest {
    pub(crate) fn hash(&self) -> KeyHash {
        self.key.hash()
    }

    /// The answer, with the cookie if this is the first one.
    pub(crate) fn answer(&self, app: &AppState, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if self.new
            && let Ok(cookie) = HeaderValue::from_str(&cookie(&self.key, app.http.https))
        {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        response
    }
}

fn cookie(key: &Key, https: bool) -> String {
    let secure = if https { "; Secure" } else { "" };
    let (name, key) = (cookie_name(https), key.reveal());
    format!("{name}={key}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}")
}

impl FromRequestParts<AppState> for Person {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Person, Problem> {
        let network = Network::of(parts, app)?;
        if let Some(header) = parts.headers.get(AUTHORIZATION) {
            let token = header.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
            let key = issued(app, token.and_then(|token| Key::from_text(token.trim()))).await?;
            let reason =
                "This is no token; ask for one at /api/token and send `Authorization: Bearer <token>`.";
            return match key {
                Some(key) => Ok(Person::of(Some(key), network)),
                None => Err(Problem::new(StatusCode::UNAUTHORIZED, reason)),
            };
        }
        let key = issued(app, from_cookie(&parts.headers, app.http.https)).await?;
        Ok(Person::of(key, network))
    }
}

/// Whoever opens a socket. A page cannot send a token as a header there, so it sends it among the protocols it offers:
/// `undercroft, token.<token>`. That way one browser speaks for several seats.
pub(crate) struct Caller(pub(crate) Person);

impl FromRequestParts<AppState> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Caller, Problem> {
        let offered =
            parts.headers.get_all(SEC_WEBSOCKET_PROTOCOL).iter().filter_map(|list| list.to_str().ok());
        let mut tokens =
            offered.flat_map(|list| list.split(',')).filter_map(|word| word.trim().strip_prefix("token."));
        let reason = "This is no token; ask for one at /api/token and offer the protocols undercroft and token.<token>.";
        let Some(token) = tokens.next().map(Key::from_text) else {
            return Person::from_request_parts(parts, app).await.map(Caller);
        };
        match issued(app, token).await? {
            Some(key) => Ok(Caller(Person::of(Some(key), Network::of(parts, app)?))),
            None => Err(Problem::new(StatusCode::UNAUTHORIZED, reason)),
        }
    }
}

/// A secret that somebody brings, if the house has given it out.
async fn issued(app: &AppState, key: Option<Key>) -> Result<Option<Key>, Problem> {
    match key {
        Some(key) if app.house.has_issued(&key).await? => Ok(Some(key)),
        _ => Ok(None),
    }
}

fn from_cookie(headers: &HeaderMap, https: bool) -> Option<Key> {
    let texts = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let mut pairs = texts.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == cookie_name(https)).and_then(|(_, value)| Key::from_text(value))
}

/// A secret for a program.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Token {
    /// To be sent as `Authorization: Bearer <token>`. Whoever has it plays for the seats taken with it.
    token: String,
}

/// A token for a program that wants to play.
#[utoipa::path(post, path = "/api/token", tag = "seats", responses(
    (status = 201, body = Token),
    (status = 401, body = Problem),
    (status = 429, body = Problem, description = "Too many asked for"),
    (status = 503, body = Problem)
))]
pub(crate) async fn token(
    State(app): State<AppState>,
    person: Person,
) -> Result<(StatusCode, Json<Token>), Problem> {
    app.meter.admit(Limit::Open, &person).await?;
    let issued = app.house.issuer().issue();
    let key = issued.map_err(|error| crate::store::Unavailable(error.to_string()))?;
    Ok((StatusCode::CREATED, Json(Token { token: key.reveal().into() })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others_and_only_if_it_is_a_key() {
        let key = Key::new().unwrap();
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, format!("a=b; undercroft={}; c=d", key.reveal()).parse().unwrap());
        assert_eq!(from_cookie(&headers, false), Some(key));
        assert_eq!(from_cookie(&headers, true), None);
        headers.insert(COOKIE, "undercroft=short".parse().unwrap());
        assert_eq!(from_cookie(&headers, false), None);
    }

    #[test]
    fn no_script_and_no_other_site_gets_the_cookie() {
        let text = cookie(&Key::new().unwrap(), true);
        for word in ["__Host-", "HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
            assert!(text.contains(word), "{word}");
        }
        assert!(!cookie(&Key::new().unwrap(), false).contains("Secure"));
    }
}
