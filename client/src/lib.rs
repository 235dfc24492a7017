//! How a program sits down at a table.
//!
//! [`Door`] opens tables and takes seats over the REST interface. A [`Player`] then holds a line to the table: it sends
//! a request again until it is answered, takes the line up again when it breaks, and always knows the newest scene.
//!
//! ```no_run
//! # use undercroft_client::{Door, Player, Sent};
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let door = Door::at("127.0.0.1:8080".parse()?);
//! let token = door.token().await?;
//! let table = door.open(&token, serde_json::json!({"game": "raiders", "name": "Ann", "bots": ["random", "random"], "bot_pace": "at_once"})).await?;
//! let mut player = Player::new(door.address(), &table, Some(&token));
//! while let Some(choice) = player.my_turn().await? {
//!     let action = choice[0].action.clone();
//!     let sent: Sent = player.play(&action).await?;
//!     println!("played: {sent:?}");
//! }
//! # Ok(()) }
//! ```

mod door;
mod heard;
mod line;
mod player;
mod seal;

pub use door::{Door, DoorError};
pub use heard::{Choice, Commitment, Heard, Mixing, Scene};
pub use line::{Line, LineError, Received};
pub use player::{Player, Sent};
