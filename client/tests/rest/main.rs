//! What the house promises to whoever asks over its REST interface and its sockets, one behaviour a test.

mod care;
mod codes;
mod cookies;
mod documentation;
mod ending;
mod errors;
mod filling;
mod lines;
mod lists;
mod opening;
mod page;
mod passes;
mod push;
mod secrets;
mod sitting;
mod support;
