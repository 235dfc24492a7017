//! `undercroft verify`: a game, checked without trusting anybody.

use crate::cli::VerifyArgs;
use crate::page::{width, wrapped};
use crate::speech::verbatim;
use crate::telling::Telling;
use crate::words::{agreed, counted, line, own_cards, pretty};
use crate::{Failure, files, input};
use serde_json::json;
use undercroft_catalog::Recorded;
use undercroft_core::{Eye, Fault, Seat, say};
use undercroft_words::Language;

pub(crate) fn run(args: &VerifyArgs, language: Language) -> Result<String, Failure> {
    let mut finished = None;
    let checked = files::record(&args.file).and_then(|record| {
        finished = Some(!record.is_sound_so_far());
        check(&*record, args, language)
    });
    checked.map_err(|failure| match args.json {
        // Whether a record that does not hold was finished, nobody can say.
        true => failure.into_data(json!({"verified": false, "finished": finished.filter(|over| !over)})),
        false => failure,
    })
}

fn check(record: &dyn Recorded, args: &VerifyArgs, language: Language) -> Result<String, Failure> {
    let (file, moves) = (input::called(&args.file), counted(record.moves().len(), "move"));
    if record.is_sound_so_far() {
        return Err(Failure::new(format!(
            "{file} is sound so far, but not finished: every one of its {moves} is legal and the game goes on; finish \
             it with `undercroft play --resume {}`",
            args.file
        )));
    }
    let setup = record.setup();
    let does_not_hold = || Failure::within(format!("{file} does not hold"));
    let outcome = record.verify().map_err(does_not_hold())?;
    let seal = record.seal();
    if let Some(noted) = args.commitment.filter(|noted| *noted != seal.commitment) {
        let reason = format!("it is {}, not {noted} as was written down before the deal", seal.commitment);
        return Err(does_not_hold()(vec![Fault::new("commitment", reason)]));
    }
    let silent = seal.parts.iter().filter(|part| part.contribution.is_none());
    let left_out: Vec<Seat> = silent.map(|part| part.seat).collect();
    let mixed = seal.parts.len() - left_out.len();
    if args.json {
        return Ok(pretty(&json!({
            "ok": true,
            "verified": true,
            "finished": true,
            "game": setup.game,
            "rules": setup.rules,
            "players": setup.players,
            "options": setup.options,
            "own_cards": own_cards(setup, Language::English),
            "moves": record.moves().len(),
            "table": seal.table,
            "commitment": seal.commitment,
            "contributions": mixed,
            "left_out": left_out,
            "withheld": seal.withheld,
            "digest": record.digest(),
            "outcome": outcome,
        })));
    }
    let table = files::last_table(record, language)?;
    let telling = Telling::new(&*table, Eye::All, language);
    let said = telling.say(&say!(
        "holds",
        file: verbatim(file),
        title: verbatim(table.about().title),
        players: setup.players,
        moves: record.moves().len(),
        agreed: verbatim(agreed(setup, language)),
        commitment: verbatim(seal.commitment.to_string()),
        mixed: mixed,
        left: left_out.len(),
        withheld: seal.withheld.len(),
        rules: setup.rules
    ));
    Ok(line(wrapped(&said, width(), 2)) + "\n" + &telling.table_and_state())
}
