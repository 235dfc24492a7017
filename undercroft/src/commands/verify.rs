//! `undercroft verify`: a game, checked without trusting anybody.

use crate::cli::VerifyArgs;
use crate::page::{width, wrapped};
use crate::words::{agreed, counted, line, own_cards, pretty, table_and_state};
use crate::{Failure, files, input};
use serde_json::json;
use undercroft_catalog::Recorded;
use undercroft_core::Eye;

pub(crate) fn run(args: &VerifyArgs) -> Result<String, Failure> {
    let mut finished = None;
    let checked = files::record(&args.file).and_then(|record| {
        finished = Some(!record.is_sound_so_far());
        check(&*record, args)
    });
    checked.map_err(|failure| match args.json {
        // Whether a record that does not hold was finished, nobody can say.
        true => failure.into_data(json!({"verified": false, "finished": finished.filter(|over| !over)})),
        false => failure,
    })
}

fn check(record: &dyn Recorded, args: &VerifyArgs) -> Result<String, Failure> {
    let (file, moves) = (input::called(&args.file), counted(record.moves().len(), "move"));
    if record.is_sound_so_far() {
        return Err(Failure::new(format!(
            "{file} is sound so far, but not finished: every one of its {moves} is legal and the game goes on; finish \
             it with `undercroft play --resume {}`",
            args.file
        )));
    }
    let setup = record.setup();
    let outcome = record.verify().map_err(Failure::within(format!("{file} does not hold")))?;
    if args.json {
        return Ok(pretty(&json!({
            "ok": true,
            "verified": true,
            "finished": true,
            "game": setup.game,
            "rules": setup.rules,
            "players": setup.players,
            "options": setup.options,
            "own_cards": own_cards(setup),
            "moves": record.moves().len(),
            "commitment": record.commitment(),
            "outcome": outcome,
        })));
    }
    let title = undercroft_catalog::find(&setup.game)?.about().title;
    let said = format!(
        "{file} holds: {title}, {}, {moves}{}.\n\
         - The seed is the one committed to before the deal:\n  {}\n\
         - Dealt from that seed, every move is legal by version {} of the rules.\n\
         - They end the game as recorded.\n\
         Compare the commitment with the one the table showed you before the deal.",
        counted(setup.players, "player"),
        agreed(setup),
        record.commitment(),
        setup.rules,
    );
    let end = table_and_state(&*files::last_table(record)?, Eye::All);
    Ok(line(wrapped(&said, width(), 2)) + "\n" + &end)
}
