//! Packs: cards that users add or change, and the two that come with the game.

use crate::support::{Table, random_game};
use undercroft_core::{Game, Setup};
use undercroft_dungeoneer::{Dungeoneer, Event, Floor, Move, Stop};

fn with(packs: &[&str]) -> Setup {
    let mut setup = Setup::new::<Dungeoneer>(2);
    setup.packs = packs.iter().map(|pack| pack.to_string()).collect();
    setup
}

fn shipped(name: &str) -> &'static str {
    Dungeoneer::shipped_packs().iter().find(|pack| pack.0 == name).expect("it is shipped").1
}

fn faults(pack: &str) -> Vec<String> {
    with(&[pack])
        .open::<Dungeoneer>()
        .err()
        .unwrap_or_default()
        .iter()
        .map(|fault| fault.to_string())
        .collect()
}

#[test]
fn the_shipped_packs_open_alone_and_together() {
    let contents =
        with(&[shipped("ice-cave"), shipped("in-space")]).open::<Dungeoneer>().expect("sound").contents();
    assert_eq!(contents.names.len(), 3);
    assert_eq!(contents.dungeoneers[0].name, "Marine");
    assert!(contents.tiles.iter().any(|tile| tile.floor == Floor::Slippery(1)));
    with(&[shipped("in-space")]).open::<Dungeoneer>().expect("sound");
}

#[test]
fn in_space_changes_names_and_pictures_and_nothing_else() {
    let (plain, space) = (with(&[]), with(&[shipped("in-space")]));
    let [plain, space] = [plain, space].map(|setup| setup.open::<Dungeoneer>().expect("sound").contents());
    assert!(
        plain
            .dungeoneers
            .iter()
            .zip(&space.dungeoneers)
            .all(|(a, b)| a.statistics == b.statistics && a.name != b.name)
    );
    assert!(
        plain
            .monsters
            .iter()
            .zip(&space.monsters)
            .all(|(a, b)| a.statistics == b.statistics && a.name != b.name)
    );
    assert!(plain.spells.iter().zip(&space.spells).all(|(a, b)| a.effect == b.effect && a.name != b.name));
    assert!(
        plain.tiles[1..].iter().zip(&space.tiles[1..]).all(|(a, b)| a.rows == b.rows && a.name != b.name)
    );
}

const CAVE: &str = "name = 'All ice'\n[[tile]]\nname = 'Large Room'\nslippery = 1\n";

#[test]
fn on_ice_a_die_is_rolled_for_each_square_and_on_a_one_the_figure_falls() {
    let table = Table::of(2)
        .pack(CAVE)
        .tiles(&["Large Room"])
        .map(
            "
        ...a..
        ......
        ......
        ......
        ......
        ...W..
          ++
    ",
        )
        .go('W');
    let (mut fell, mut arrived) = (0, 0);
    for seed in 1..60 {
        let mut play = table.clone().seed(seed).open();
        let events = play.walks('a');
        let Event::Walked { path, dice, stopped, .. } = events[0] else { panic!("{events:?}") };
        assert_eq!(dice.len(), usize::from(path.steps()), "a die for each square");
        match dice.iter().position(|die| die == 1) {
            Some(first) => {
                fell += 1;
                assert_eq!((first + 1, stopped), (dice.len(), Some(Stop::Fell)));
                assert!(
                    matches!(events[1], Event::GoEnded { .. }),
                    "its movement is over, and nothing else is left"
                );
            }
            None => {
                arrived += 1;
                assert_eq!(play.who('W').square, play.at('a'));
            }
        }
    }
    assert!(fell > 10 && arrived > 10, "{fell} {arrived}");
}

#[test]
fn monsters_fall_on_ice_too() {
    let table = Table::of(2)
        .pack(CAVE)
        .tiles(&["Large Room"])
        .map(
            "
        2.....
        ......
        ......
        ......
        ......
        .....W
          ++
    ",
        )
        .go('W');
    let play = table.until(|play| {
        play.plays(Move::End);
        while play.view().turn == 1 && play.position.outcome().is_none() {
            play.plays(play.moves()[0]);
        }
        play.happened(|event| matches!(event, Event::Walked { figure, stopped: Some(Stop::Fell), .. } if figure.number() > 12))
    });
    assert!(play.lives('2'));
}

#[test]
fn a_pack_adds_dungeoneers_monsters_spells_and_tiles() {
    let pack = "
name = 'More'
[[spell]]
name = 'Spark'
icon = 'zap'
difficulty = 3
effect = 'lightning'
dice = 2
fades_after = 1
hits_on = 5
[[dungeoneer]]
name = 'Barbarian'
icon = 'axe'
move = 6
fighting = 5
defence = 4
armour = 5
health = 6
spells = ['Spark', 'heal']
[[monster]]
name = 'Kobold'
icon = 'imp'
level = 1
health = 2
[[tile]]
name = 'Hall'
icon = 'hall'
form = 'straight'
width = 3
length = 7
tokens = [1, 2, 2]
";
    let contents = with(&[pack]).open::<Dungeoneer>().expect("sound").contents();
    let barbarian = contents.dungeoneers.iter().find(|card| card.name == "Barbarian").expect("it is there");
    assert_eq!(
        barbarian.spells.iter().map(|spell| contents.spells[spell.index()].name.as_str()).collect::<Vec<_>>(),
        ["Spark", "Heal"]
    );
    let kobold = contents.monsters.iter().find(|card| card.name == "Kobold").expect("it is there");
    assert_eq!((kobold.statistics.health, kobold.statistics.fighting), (2, 1), "the rest is its level's");
    assert_eq!(contents.tiles.last().expect("a tile").rows.len(), 7);
    for seed in 0..6 {
        random_game(with(&[pack]), seed);
    }
}

#[test]
fn a_broken_pack_gets_every_mistake_with_its_line() {
    let found = faults(
        "name = 7\n[[dungeoneer]]\nreplaces = 'Warior'\nname = 'X'\nicon = 'x'\n[[spell]]\nname = 'Y'\nicon = 'y'\ndifficulty = 9\neffect = 'fire'\n[[tile]]\nname = 'Corner'\nform = 'corner'\nwidth = 4\nsize = 4\n",
    );
    let all = found.join("\n");
    assert!(found.iter().all(|fault| fault.starts_with("packs[1] line ")), "{all}");
    for part in [
        "line 1: `name`: expected text",
        "line 3: there is no `[[dungeoneer]]` called \"Warior\"; did you mean \"Warrior\"?",
        "line 9: `difficulty` is 9",
        "line 10: `effect` is \"fire\"",
        "line 15: `size` is 4",
    ] {
        assert!(all.contains(part), "{part} is missing in\n{all}");
    }
}

#[test]
fn mistakes_of_several_packs_are_told_apart() {
    let found = with(&["name = 'A'\n[[tile]]\nname = 'Hole'\n", shipped("ice-cave"), "nonsense\n"])
        .open::<Dungeoneer>()
        .err()
        .unwrap_or_default();
    let places: Vec<&str> = found.iter().map(|fault| fault.place.split(' ').next().unwrap_or("")).collect();
    assert!(
        places.contains(&"packs[1]") && places.contains(&"packs[3]") && !places.contains(&"packs[2]"),
        "{found:?}"
    );
}

#[test]
fn a_bag_never_holds_more_tiles_than_find_a_place() {
    let found = faults("name = 'Many'\n[[tile]]\nname = 'Corner'\ntokens = [9, 9, 9]\n");
    assert!(
        found
            .iter()
            .any(|fault| fault.contains("the deadly bag holds 18 tokens; it must hold between 3 and 14")),
        "{found:?}"
    );
}

#[test]
fn games_with_packs_end_and_count_right() {
    for packs in [vec![shipped("ice-cave")], vec![shipped("in-space"), shipped("ice-cave")]] {
        for seed in 0..6 {
            let play = random_game(with(&packs), seed);
            let counts = play.position.rules().count(play.position.state());
            assert_eq!(counts[1].1 + counts[2].1, 0, "{counts:?}");
        }
    }
}

#[test]
fn a_table_plays_with_eight_packs_at_most() {
    let empty = "name = \"Nothing\"\n";
    assert!(with(&[empty; Setup::MOST_PACKS]).open::<Dungeoneer>().is_ok());
    let refused = with(&[empty; Setup::MOST_PACKS + 1]).open::<Dungeoneer>().unwrap_err();
    assert_eq!(refused[0].to_string(), "packs: 9 are asked for; a table plays with 8 at most");
}
