//! `undercroft serve`, `backup` and `restore` as whoever runs a house meets them.

use crate::common::served::{Ended, Served, free_port};
use crate::common::{bad, good, name};
use serde_json::json;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use undercroft_client::RestClient;

/// A folder with a data file in it.
fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    (folder, file)
}

/// A house at any free port.
fn house(file: &Path) -> Served {
    Served::new(&["serve", "--port", "0", "--database", name(file)])
}

/// The one sentence of a house that did not open.
fn refused(ended: Result<Served, Ended>) -> String {
    let Err(ended) = ended else { panic!("it opened") };
    assert_eq!((ended.status.code(), ended.out.as_str()), (Some(2), ""), "{}", ended.err);
    assert_eq!(ended.err.lines().count(), 1, "{}", ended.err);
    ended.err
}

/// Opens a table with one person and bots, and tells its name.
fn open_table(address: SocketAddr) -> String {
    let api = RestClient::at(address);
    Runtime::new().unwrap().block_on(async {
        let token = api.token().await.unwrap();
        let wish =
            json!({"game": "raiders", "name": "Ann", "bots": ["random", "random"], "bot_pace": "at_once"});
        api.open(&token, wish).await.unwrap()
    })
}

fn seats_at(address: SocketAddr, table: &str) -> usize {
    let path = format!("/api/tables/{table}");
    let now = Runtime::new().unwrap().block_on(RestClient::at(address).get(&path, None)).unwrap();
    now["scene"]["chairs"].as_array().unwrap().len()
}

#[test]
fn without_a_command_it_serves_and_says_where() {
    let (folder, file) = folder();
    let mut command = Command::new(env!("CARGO_BIN_EXE_undercroft"));
    command.current_dir(&folder);
    match Served::from(command) {
        Ok(served) => {
            assert_eq!(
                served.greeting,
                "Undercroft is open at http://127.0.0.1:8080 (tables in undercroft.db)\n"
            );
            assert!(file.with_file_name("undercroft.db").exists());
        }
        // Somebody else on this machine has the port; then it tried the right one.
        Err(ended) => assert!(ended.err.contains("127.0.0.1:8080"), "{}", ended.err),
    }
}

#[test]
fn the_address_it_tells_is_where_tables_are_opened() {
    let (_folder, file) = folder();
    let served = house(&file);
    assert_eq!(seats_at(served.address, &open_table(served.address)), 3);
}

#[test]
fn a_browser_gets_the_page_and_what_the_page_asks_for() {
    let (_folder, file) = folder();
    let served = house(&file);
    let (runtime, api) = (Runtime::new().unwrap(), RestClient::at(served.address));
    let read = |path: &str| match runtime.block_on(api.get(path, None)).unwrap() {
        serde_json::Value::String(text) => text,
        other => other.to_string(),
    };
    let document = read("/t/any-table");
    assert!(document.to_lowercase().starts_with("<!doctype html>"), "{document}");
    let script = document.split("src=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    assert!(script.starts_with("/assets/") && !read(script).is_empty(), "{script}");
}

#[test]
fn a_port_in_use_is_told_in_a_sentence_that_helps() {
    let (_folder, file) = folder();
    let port = free_port();
    let _taken = std::net::TcpListener::bind(("127.0.0.1", port)).unwrap();
    let said = refused(Served::try_new(&["serve", "--port", &port.to_string(), "--database", name(&file)]));
    assert!(said.starts_with(&format!("error: cannot serve at 127.0.0.1:{port}: ")), "{said}");
    assert!(said.contains("in use") && said.contains("--port"), "{said}");
}

#[test]
fn a_data_file_in_use_is_told_in_a_sentence_that_helps() {
    let (_folder, file) = folder();
    let _served = house(&file);
    let said = refused(Served::try_new(&["serve", "--port", "0", "--database", name(&file)]));
    assert!(said.contains(name(&file)) && said.contains("in use by another running Undercroft"), "{said}");
    assert!(said.contains("name another file"), "{said}");
}

#[test]
fn a_killed_house_opens_again_with_all_its_tables() {
    let (_folder, file) = folder();
    let served = house(&file);
    let table = open_table(served.address);
    served.kill();
    assert_eq!(seats_at(house(&file).address, &table), 3);
}

#[test]
fn a_backup_of_a_data_file_in_use_is_refused_with_a_way_to_make_one() {
    let (folder, file) = folder();
    let served = house(&file);
    let copy = folder.path().join("copy.db");
    let said = bad(&["backup", name(&copy), "--database", name(&file)]);
    assert!(said.contains("in use"), "{said}");
    assert!(said.contains("SIGUSR1") && said.contains("--backups"), "{said}");
    assert!(!copy.exists());
    drop(served);
    assert!(good(&["backup", name(&copy), "--database", name(&file)]).contains("0 tables are copied"));
}

#[cfg(unix)]
mod signals {
    use super::*;
    use futures_util::StreamExt;
    use std::time::{Duration, Instant};
    use tokio::net::TcpStream;
    use tokio_tungstenite::client_async;
    use tokio_tungstenite::tungstenite::Message;

    #[test]
    fn sigterm_closes_in_order() {
        let (_folder, file) = folder();
        let served = house(&file);
        let table = open_table(served.address);
        served.signal("TERM");
        let ended = served.ended();
        assert_eq!(ended.status.code(), Some(0), "{}", ended.err);
        assert!(ended.err.ends_with("Closed; every table is kept.\n"), "{}", ended.err);
        assert!(!file.with_file_name("tables.db-wal").exists(), "everything is in the data file");
        assert_eq!(seats_at(house(&file).address, &table), 3);
    }

    #[test]
    fn sigint_closes_in_order_too() {
        let (_folder, file) = folder();
        let served = house(&file);
        served.signal("INT");
        assert_eq!(served.ended().status.code(), Some(0));
    }

    #[test]
    fn whoever_is_connected_is_told_that_the_house_restarts() {
        let (_folder, file) = folder();
        let served = house(&file);
        let table = open_table(served.address);
        let address = served.address;
        Runtime::new().unwrap().block_on(async {
            let stream = TcpStream::connect(address).await.unwrap();
            let url = format!("ws://{address}/api/tables/{table}/socket");
            let (mut socket, _) = client_async(url, stream).await.unwrap();
            assert!(socket.next().await.unwrap().unwrap().is_text(), "the line is open");
            served.signal("TERM");
            let goodbye = loop {
                match socket.next().await.expect("it does not just hang up").unwrap() {
                    Message::Close(frame) => break frame.expect("it says why"),
                    _ => continue,
                }
            };
            assert_eq!(u16::from(goodbye.code), 1012);
            assert_eq!(goodbye.reason.as_str(), "The house closes for a moment; come back.");
        });
        assert_eq!(served.ended().status.code(), Some(0));
    }

    #[test]
    fn a_copy_made_on_sigusr1_brings_all_tables_back() {
        let (folder, file) = folder();
        let copies = folder.path().join("copies");
        std::fs::create_dir(&copies).unwrap();
        let served =
            Served::new(&["serve", "--port", "0", "--database", name(&file), "--backups", name(&copies)]);
        let tables = [open_table(served.address), open_table(served.address)];
        served.signal("USR1");
        let began = Instant::now();
        while !served.logged().contains("all tables are copied") {
            assert!(began.elapsed() < Duration::from_secs(30), "no copy is made: {}", served.logged());
            std::thread::sleep(Duration::from_millis(5));
        }
        served.kill();
        let copy = std::fs::read_dir(&copies).unwrap().next().unwrap().unwrap().path();
        let again = folder.path().join("again.db");
        let said = good(&["restore", name(&copy), "--database", name(&again)]);
        assert!(said.contains("holds the tables of"), "{said}");
        let served = house(&again);
        assert_eq!(tables.map(|table| seats_at(served.address, &table)), [3, 3]);
    }

    #[test]
    fn a_directory_for_copies_is_made_where_it_is_missing() {
        let (folder, file) = folder();
        let copies = folder.path().join("not").join("there");
        let _served =
            Served::new(&["serve", "--port", "0", "--database", name(&file), "--backups", name(&copies)]);
        assert!(copies.is_dir());
    }

    #[test]
    fn a_directory_for_copies_that_cannot_be_made_is_named_before_the_house_opens() {
        let (folder, file) = folder();
        let taken = folder.path().join("taken");
        std::fs::write(&taken, "a file").unwrap();
        let said = bad(&["serve", "--port", "0", "--database", name(&file), "--backups", name(&taken)]);
        assert!(said.contains(name(&taken)) && said.contains("--backups"), "{said}");
    }
}
