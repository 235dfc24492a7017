//! `undercroft verify`: a finished game, checked without trusting anybody.

use crate::cli::VerifyArgs;
use crate::words::{counted, pretty, standing, winners};
use crate::{Failure, input};
use serde_json::json;
use undercroft_core::Names;

pub(crate) fn run(args: &VerifyArgs) -> Result<String, Failure> {
    let record = input::record(&args.file)?;
    let setup = record.setup();
    let outcome =
        record.verify().map_err(Failure::within(format!("{} does not hold", input::called(&args.file))))?;
    if args.json {
        return Ok(pretty(&json!({
            "verified": true,
            "game": setup.game,
            "rules": setup.rules,
            "players": setup.players,
            "moves": record.moves().len(),
            "commitment": record.commitment(),
            "outcome": outcome,
        })));
    }
    let title = undercroft_catalog::find(&setup.game)?.about().title;
    let names = Names::numbers(setup.players);
    Ok(format!(
        "{} holds: {title}, {}, {}.\n\
         - The seed is the one committed to before the deal:\n  {}\n\
         - Dealt from that seed, every move is legal by version {} of the rules.\n\
         - They end the game as recorded. {}\n{}\n\
         Compare the commitment with the one the table showed you before the deal.\n",
        input::called(&args.file),
        counted(setup.players, "player"),
        counted(record.moves().len(), "move"),
        record.commitment(),
        setup.rules,
        winners(&outcome, &names),
        standing(&outcome, &names),
    ))
}
