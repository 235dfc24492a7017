//! Golden logs: whole tables as stores keep them, which every later version must run to the same scenes.

mod script;

use script::{Script, scripts};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Once;
use undercroft_catalog as catalog;
use undercroft_core::{Eye, Seat, SeatSet, fingerprint};
use undercroft_server::table::{Chapter, Entry, ProposalView, REMEMBERED, Scene, Table, Version};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/tables/golden/logs")
}

fn read(text: &str) -> Vec<Entry> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What a page and a player go by. A field that scenes get later on does not make an old log another one.
fn face(scene: &Scene) -> String {
    let proposal =
        scene.proposal.as_ref().map(|asked| Asked { to: asked.to, by: asked.by, agreed: asked.agreed });
    let table = (scene.version, scene.seat, &scene.waiting_for, scene.paused, proposal, &scene.rematch);
    let chairs: Vec<_> =
        scene.chairs.iter().map(|it| (&it.name, it.free, it.bot, it.person, it.left)).collect();
    let moves: Vec<_> = scene.moves.iter().map(|it| (&it.action, &it.preview)).collect();
    let game =
        (&scene.commitment, &scene.seed, &scene.view, &scene.recap, moves, &scene.outcome, scene.broken);
    // What happened is the same for ever, but how it is told may change.
    let told: Vec<_> = scene.told.iter().map(happened).collect();
    serde_json::to_string(&(table, chairs, game, told)).unwrap()
}

/// What was proposed, as scenes had it when the first logs were written.
#[derive(serde::Serialize)]
struct Asked {
    to: ProposalView,
    by: Seat,
    agreed: SeatSet,
}

fn happened(chapter: &Chapter) -> impl serde::Serialize {
    let at_the_table: Vec<_> =
        chapter.lines.iter().filter_map(|line| Some((line.table.clone()?, line.seat))).collect();
    (chapter.version, chapter.undone, chapter.takes_back.clone(), chapter.events.clone(), at_the_table)
}

/// Up to this version every one of a log is looked at; of a longer game's later ones one in so many, and the last.
const LOOKED_AT: u64 = 200;
const LATER_ONE_IN: u64 = 25;

/// A fingerprint of what every eye sees at every version, a line each.
fn scenes(log: &[Entry]) -> String {
    let mut entries = log.iter().cloned();
    let mut table = Table::run_by(catalog::find, REMEMBERED, entries.next()).unwrap();
    let mut lines = String::new();
    loop {
        let version = table.version();
        if version.0 < LOOKED_AT || version.0.is_multiple_of(LATER_ONE_IN) || version.0 == log.len() as u64 {
            let eyes = Seat::all(table.chairs().len()).map(Eye::Seat).chain([Eye::Spectator]);
            let before = Version(version.0 - 1);
            let faces: String = eyes.map(|eye| face(&table.scene(eye, before, table.last_at()))).collect();
            lines += &format!("{version} {:016x}\n", fingerprint(faces.as_bytes()));
        }
        match entries.next() {
            Some(entry) => table.apply(entry).unwrap(),
            None => return lines,
        }
    }
}

/// The file of a script at the present version of its game's rules.
fn name_of(script: &Script) -> String {
    let about = catalog::find(script.game).unwrap().about();
    format!("{}-{}-{}", about.name, about.rules, script.name)
}

/// Writes the logs that are missing, once, where that is asked for.
fn write_what_is_missing() {
    static WRITTEN: Once = Once::new();
    WRITTEN.call_once(|| {
        if std::env::var_os("UNDERCROFT_WRITE_GOLDEN").is_none() {
            return;
        }
        fs::create_dir_all(folder()).unwrap();
        for script in scripts() {
            let (name, log) = (name_of(&script), script.play());
            let file = folder().join(format!("{name}.jsonl"));
            // What has been released is never written again.
            if !file.exists() {
                let text: String =
                    log.iter().map(|entry| serde_json::to_string(entry).unwrap() + "\n").collect();
                fs::write(folder().join(format!("{name}.scenes")), scenes(&read(&text))).unwrap();
                fs::write(file, text).unwrap();
            }
        }
    });
}

#[test]
fn every_golden_log_runs_to_the_same_scenes() {
    for name in names() {
        let text = |kind: &str| fs::read_to_string(folder().join(format!("{name}.{kind}"))).unwrap();
        let (ran, kept) = (scenes(&read(&text("jsonl"))), text("scenes"));
        let differs = ran.lines().zip(kept.lines()).find(|(ran, kept)| ran != kept);
        assert_eq!(differs, None, "{name} no longer runs to the scenes it ran to when it was written");
        assert_eq!(ran.lines().count(), kept.lines().count(), "{name}");
    }
}

fn names() -> Vec<String> {
    write_what_is_missing();
    let files = fs::read_dir(folder()).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    files.filter_map(|file| Some(file.strip_suffix(".jsonl")?.to_string())).collect()
}

#[test]
fn every_title_has_golden_logs_of_its_present_rules() {
    let there = names();
    for title in catalog::titles() {
        let about = title.about();
        let prefix = format!("{}-{}-", about.name, about.rules);
        let own = || there.iter().filter(|name| name.starts_with(&prefix));
        assert!(
            own().count() >= 2,
            "{} has no golden logs of version {} of its rules. Write them with `UNDERCROFT_WRITE_GOLDEN=1 cargo test \
             -p undercroft-server --test tables golden`.",
            about.title,
            about.rules
        );
        let texts = own().map(|name| fs::read_to_string(folder().join(format!("{name}.jsonl"))).unwrap());
        let kinds: BTreeSet<String> =
            texts.flat_map(|text| text.lines().map(kind).collect::<Vec<_>>()).collect();
        let teams = title.options().iter().any(|option| option.name == "teams");
        for kind in script::KINDS.into_iter().chain(teams.then_some("whispered")) {
            assert!(kinds.contains(kind), "no golden log of {} has an entry `{kind}`", about.title);
        }
    }
}

/// What kind of entry a line is; of a move also who made it.
fn kind(line: &str) -> String {
    let entry: serde_json::Value = serde_json::from_str(line).unwrap();
    match &entry["what"] {
        serde_json::Value::String(kind) => kind.clone(),
        what => {
            let (kind, inner) = what.as_object().unwrap().iter().next().unwrap();
            let by = inner.get("by").and_then(|by| by.as_str());
            by.map_or(kind.clone(), |by| format!("{kind} by {by}"))
        }
    }
}
