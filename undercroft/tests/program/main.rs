//! The program as whoever runs it meets it. One test program for all of it: each more would be linked anew.

mod bad_input;
mod common;
mod copies;
mod data;
mod kill;
mod lab;
mod language;
mod load;
mod messages;
mod plain_words;
mod position;
mod records;
mod restart;
mod saving;
mod serving;
mod sim;
mod terminal;
