//! How push services know the house: a key pair, and a token for each of them signed with it (RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::json;

/// How long a token is good; a day is the most that services take.
const GOOD_FOR_SECONDS: i64 = 12 * 60 * 60;

/// The house's own key pair.
pub(crate) struct Vapid {
    key: SigningKey,
    public: String,
}

impl Vapid {
    /// The secret half of a new pair, to be kept.
    ///
    /// # Errors
    /// If the operating system gives no randomness.
    pub(crate) fn new_secret() -> Result<Vec<u8>, getrandom::Error> {
        loop {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)?;
            // All but one of four thousand million numbers will do.
            if SecretKey::from_slice(&bytes).is_ok() {
                return Ok(bytes.to_vec());
            }
        }
    }

    /// The pair of a kept secret; nothing if it is none.
    pub(crate) fn of(secret: &[u8]) -> Option<Vapid> {
        let secret = SecretKey::from_slice(secret).ok()?;
        let public = BASE64.encode(secret.public_key().to_encoded_point(false));
        Some(Vapid { key: secret.into(), public })
    }

    /// The public half, as browsers want it.
    pub(crate) fn public(&self) -> &str {
        &self.public
    }

    /// What the header `Authorization` says to a service, such as `https://push.example`.
    pub(crate) fn authorization(&self, service: &str, contact: &str, now_ms: i64) -> String {
        let expires = now_ms / 1000 + GOOD_FOR_SECONDS;
        let header = BASE64.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let claims = BASE64.encode(json!({"aud": service, "exp": expires, "sub": contact}).to_string());
        let signed = format!("{header}.{claims}");
        let signature: Signature = self.key.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    #[test]
    fn a_service_can_check_the_token_with_the_public_key() {
        let vapid = Vapid::of(&Vapid::new_secret().unwrap()).unwrap();
        let said = vapid.authorization("https://push.example", "mailto:ann@example.org", 1_000_000);
        let (token, key) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, vapid.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
        let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
        key.verify(signed.as_bytes(), &signature).unwrap();
        let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        let wanted = json!({"aud": "https://push.example", "exp": 44_200, "sub": "mailto:ann@example.org"});
        assert_eq!(claims, wanted);
    }
}
