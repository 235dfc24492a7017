//! How a program sits down at a table.
//!
//! [`RestClient`] opens tables and takes seats over the REST interface. A [`Player`] then holds a connection to the table: it sends
//! a request again until it is answered, takes the connection up again when it breaks, and always knows the newest scene.
//!
//! ```no_run
//! # use undercroft_client::{RestClient, Player, Sent};
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let api = RestClient::at("127.0.0.1:8080".parse()?);
//! let token = api.token().await?;
//! let table = api.open(&token, serde_json::json!({"game": "raiders", "name": "Ann", "bots": ["random", "random"], "bot_pace": "at_once"})).await?;
//! let mut player = Player::new(api.address(), &table, Some(&token));
//! while let Some(choice) = player.my_turn().await? {
//!     let action = choice[0].action.clone();
//!     let sent: Sent = player.play(&action).await?;
//!     println!("played: {sent:?}");
//! }
//! # Ok(()) }
//! ```

mod connection;
mod heard;
mod player;
mod rest;
mod seal;

pub use connection::{Connection, ConnectionError, Received};
pub use heard::{Choice, Commitment, Heard, Mixing, Scene};
pub use player::{Player, Sent};
pub use rest::{RestClient, RestError};
