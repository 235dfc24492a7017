//! What outside programs see: a bot plays over the socket as the documentation says, and every answer of the REST
//! interface is as its description says.

use crate::house::House;
use crate::must;
use crate::python::Python;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// So many requests are made up for each address, on top of those that try every limit of the description.
const EXAMPLES: &str = "60";
/// What must hold of every answer. All but one of the checks there are that need no accounts: that whatever the
/// description allows is accepted is left out, since it cannot say which seats and options go together.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_headers_conformance,response_schema_conformance,negative_data_rejection,missing_required_header,\
    unsupported_method,allow_header_conformance,use_after_free,ensure_resource_availability";

fn documented(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name)
}

/// Lets the bot of the documentation play a game and tells at which table.
fn play(python: &Python, house: &House) -> Result<String, String> {
    let mut bot = python.program("python");
    bot.arg(documented("bot.py")).arg(format!("http://{}", house.address));
    let out = bot.output().map_err(|error| format!("{bot:?} cannot be run: {error}"))?;
    let said = String::from_utf8_lossy(&out.stdout);
    print!("{said}");
    let table = said.split_once("/t/").and_then(|(_, rest)| rest.split_whitespace().next());
    let over =
        said.contains("the game is over") && !said.contains("refused") && !said.contains("taken up again");
    match table.filter(|_| out.status.success() && over) {
        Some(table) => Ok(table.into()),
        None => Err(format!("the bot did not play to the end: {}", String::from_utf8_lossy(&out.stderr))),
    }
}

/// The bot of the documentation plays a whole game.
pub(crate) fn a_bot_plays_a_whole_game(python: &Python) -> Result<(), String> {
    play(python, &House::open()?).map(drop)
}

/// Requests by the thousand, legal and illegal, with a token and without, are answered as the description says.
pub(crate) fn the_description_is_true(python: &Python) -> Result<(), String> {
    let house = House::open()?;
    let token = house.ask("/api/token", "", "{}", "token")?;
    let open = |wish: &str| house.ask("/api/tables", &token, wish, "table");
    let tables = [
        play(python, &house)?,
        open(r#"{"game": "bidding", "players": 5, "name": "Ann"}"#)?,
        open(r#"{"game": "raiders", "name": "Ann", "bots": ["random", "random"]}"#)?,
        open(r#"{"game": "bidding"}"#)?,
    ];
    let settings = house.folder.join("schemathesis.toml");
    let names = format!(
        "[dictionaries.tables]\nvalues = {tables:?}\n\n[parameters]\n\"path.table\" = {{ dictionary = \"tables\", \
         probability = 0.8 }}\n"
    );
    fs::write(&settings, names).map_err(|error| error.to_string())?;
    let run = |seed: &str, headers: &[&str]| {
        let mut run: Command = python.program("schemathesis");
        run.arg("--config-file").arg(&settings).arg("run");
        run.arg(format!("http://{}/api/openapi.json", house.address));
        run.args([
            "--checks",
            CHECKS,
            "--max-examples",
            EXAMPLES,
            "--seed",
            seed,
            "--generation-database",
            "none",
        ]);
        run.args(["--no-color", "--warnings", "off", "--continue-on-failure"]).args(headers);
        must(run.current_dir(&house.folder))
    };
    run("1", &["--header", &format!("Authorization: Bearer {token}")])?;
    run("2", &[])?;
    match house.log().lines().find(|line| line.contains("ERROR") || line.contains("panicked")) {
        Some(line) => Err(format!("the house noted a fault: {line}")),
        None => Ok(()),
    }
}
