//! Games are told in the reader's language: as a flag says it, or the environment.

use crate::common::{ANSWERS, bad, good, good_fed, name, out, position, program, record_file};

const ES: [&str; 2] = ["--language", "es"];

/// A command's answer where the environment is this.
fn with(environment: &[(&str, &str)], arguments: &[&str]) -> String {
    let output = program().envs(environment.iter().copied()).args(arguments).output().unwrap();
    assert!(output.status.success());
    out(&output)
}

#[test]
fn a_flag_says_the_language_before_or_after_the_command() {
    let rules = good(&["rules", "bidding", "--language", "es"]);
    assert!(rules.contains("\nEl objetivo\n  Salen uno tras otro cinco premios"), "{rules}");
    assert_eq!(good(&["--language", "es", "rules", "bidding"]), rules);
}

#[test]
fn without_the_flag_the_environment_says_it() {
    let (english, spanish) = (good(&["rules", "bidding"]), good(&["rules", "bidding", "--language", "es"]));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        assert_eq!(with(&[(variable, "es_MX.UTF-8")], &["rules", "bidding"]), spanish, "{variable}");
    }
    assert_eq!(with(&[("LANG", "es_ES"), ("LC_ALL", "en_GB")], &["rules", "bidding"]), english);
    assert_eq!(with(&[("LANG", "es_ES"), ("LC_ALL", "C")], &["rules", "bidding"]), english);
    assert_eq!(with(&[("LANG", "es_ES"), ("LC_ALL", "")], &["rules", "bidding"]), spanish);
    assert_eq!(with(&[("LANG", "fi_FI.UTF-8")], &["rules", "bidding"]), english);
    assert_eq!(with(&[("LANG", "es_ES")], &["rules", "bidding", "--language", "en"]), english);
}

#[test]
fn a_language_nobody_speaks_here_gets_a_sentence() {
    let reason = bad(&["rules", "--language", "fr"]);
    assert!(reason.contains("`fr` is no language spoken here; there are en and es"), "{reason}");
    assert_eq!(reason.lines().count(), 1, "{reason}");
}

#[test]
fn a_whole_game_is_played_in_spanish() {
    let game = ["play", "raiders", "--seed", "7", "--bots", "random", "--language", "es"];
    let told = good_fed(&game, &format!("ayuda\n3?\npista\n{}", ANSWERS.repeat(100)));
    for words in [
        "Eres Ann, en el asiento 1. Contra ti: Bea",
        "Saquead juntos una mazmorra",
        "\nEl reparto\n",
        "Puedes escribir:",
        "Un bot en tu lugar elegiría: ",
        "Tu elección (",
        "La semilla era 7",
    ] {
        assert!(told.contains(words), "`{words}` is missing in\n{told}");
    }
    for words in ["You ", " you ", "Your", "The game", "Level", "Room", "coins", "wins"] {
        assert!(!told.contains(words), "`{words}` is English in\n{told}");
    }
}

#[test]
fn a_table_is_left_in_spanish_words() {
    let told =
        good_fed(&[&["play", "bidding", "--seed", "1", "--bots", "random"], &ES[..]].concat(), "salir\n");
    assert!(told.contains("Dejas la mesa tras 3 jugadas."), "{told}");
    assert!(told.contains("--language es"), "the command to play it again forgets the language:\n{told}");
}

#[test]
fn a_position_is_shown_and_played_on_in_spanish() {
    let shown = good_fed(&[&["position", "show", "-", "--seat", "2"], &ES[..]].concat(), &position());
    assert!(shown.starts_with("Dungeon Raiders, 4 jugadores, como lo ve Asiento 2\n"), "{shown}");
    assert!(shown.contains("Se espera a Asiento 1, a Asiento 3, a Asiento 4 y a ti."), "{shown}");
    let moves =
        good_fed(&[&["position", "moves", "-", "--seat", "1", "--words"], &ES[..]].concat(), &position());
    assert!(moves.contains("Jugar "), "{moves}");
}

#[test]
fn a_recorded_game_is_told_and_verified_in_spanish() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    std::fs::write(&file, record_file()).unwrap();
    let told = good(&[&["replay", name(&file)], &ES[..]].concat());
    for words in ["Asiento 1 es ", "\nLa mesa tras ", "La partida ha terminado. "] {
        assert!(told.contains(words), "`{words}` is missing in\n{told}");
    }
    assert!(!told.contains("Seat "), "{told}");
    let checked = good(&[&["verify", name(&file)], &ES[..]].concat());
    assert!(checked.contains("toda jugada es legal"), "{checked}");
    assert!(checked.contains("La partida ha terminado. "), "{checked}");
}

#[test]
fn the_list_of_games_is_told_in_spanish() {
    let games = good(&["games", "--language", "es"]);
    for words in ["de 3 a 5 jugadores", "tactical=false|true  Variante táctica", "opciones (se eligen con"] {
        assert!(games.contains(words), "`{words}` is missing in\n{games}");
    }
}
