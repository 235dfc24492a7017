//! Opening tables.

use crate::support::House;
use hyper::StatusCode;
use serde_json::json;

pub(crate) async fn a_table_is_opened_for_any_game_with_any_number_of_players_it_allows() {
    let house = House::open().await;
    let token = house.token().await;
    let games = house.read(&token, "/api/games").await;
    assert!(games.as_array().unwrap().len() >= 2);
    for game in games.as_array().unwrap() {
        for players in [&game["fewest"], &game["most"]] {
            let wish = json!({"game": game["name"], "players": players});
            let table = house.api.open(&token, wish).await.unwrap();
            let chairs = &house.scene(&token, &table).await["chairs"];
            assert_eq!(chairs.as_array().unwrap().len() as u64, players.as_u64().unwrap());
        }
    }
}

pub(crate) async fn every_value_of_every_option_that_is_offered_may_be_chosen() {
    let house = House::open().await;
    let token = house.token().await;
    for game in house.read(&token, "/api/games").await.as_array().unwrap() {
        for option in game["options"].as_array().unwrap() {
            let name = option["name"].as_str().unwrap();
            for value in option["values"].as_array().unwrap() {
                // Teams of three want six. Nobody may open tables without end, so one of them is enough.
                let mut opened = None;
                for players in game["fewest"].as_u64().unwrap()..=game["most"].as_u64().unwrap() {
                    let options = json!({name: value["value"]});
                    let wish = json!({"game": game["name"], "players": players, "options": options});
                    if opened.is_none() {
                        opened = house.api.open(&token, wish).await.ok();
                    }
                }
                let table = opened.unwrap_or_else(|| panic!("{name} {value} of {game} can be chosen"));
                let welcome = house.read(&token, &format!("/api/tables/{table}")).await["welcome"].clone();
                assert_eq!(welcome["terms"]["options"][name], value["value"]);
            }
        }
    }
}

pub(crate) async fn a_table_keeps_the_terms_it_was_opened_with() {
    let house = House::open().await;
    let token = house.token().await;
    let wish = json!({
        "game": "raiders", "players": 4, "pace": "daily", "when_time_is_up": "safe_move", "listed": true,
        "undo": false, "free_text": true,
    });
    let table = house.api.open(&token, wish).await.unwrap();
    let welcome = house.read(&token, &format!("/api/tables/{table}")).await["welcome"].clone();
    let terms = &welcome["terms"];
    assert_eq!((&terms["game"], &terms["players"]), (&json!("raiders"), &json!(4)));
    assert_eq!(terms["pace"], json!({"timed": {"credit": 86_400_000, "reserve": 259_200_000}}));
    assert_eq!(terms["when_time_is_up"], "safe_move");
    assert_eq!((&terms["listed"], &terms["undo"]), (&json!(true), &json!(false)));
    assert_eq!(terms["free_text"], false, "nobody writes free text to strangers");
    assert_eq!((&welcome["host"], &welcome["table"]), (&json!(true), &json!(table)));
}

pub(crate) async fn a_pace_of_ones_own_is_given_in_seconds() {
    let house = House::open().await;
    let (table, [ann, _]) =
        house.two_at_a_table(json!({"pace": {"timed": {"credit_seconds": 7, "reserve_seconds": 0}}})).await;
    let left = house.scene(&ann, &table).await["chairs"][0]["left"].as_i64().unwrap();
    assert!((1..=7000).contains(&left), "{left}");
}

pub(crate) async fn bots_sit_where_they_are_wanted_so_that_people_can_be_partners() {
    let house = House::open().await;
    let token = house.token().await;
    let wish = |seats: &[usize]| {
        json!({"game": "guilds", "players": 4, "name": "Ann", "options": {"teams": "2v2"},
               "bots": ["random", "random"], "bot_seats": seats})
    };
    let table = house.api.open(&token, wish(&[4, 2])).await.unwrap();
    let chairs = house.scene(&token, &table).await["chairs"].clone();
    let bots: Vec<bool> = (0..4).map(|seat| chairs[seat]["bot"].as_bool().unwrap()).collect();
    assert_eq!(bots, [false, true, false, true]);
    for impossible in [&[2][..], &[2, 2], &[2, 5], &[0, 1], &[1, 2, 3]] {
        let refused = house.api.open(&token, wish(impossible)).await.unwrap_err().to_string();
        assert!(refused.contains("bot_seats"), "{impossible:?}: {refused}");
    }
}

pub(crate) async fn bots_take_the_last_seats_and_whoever_gives_a_name_the_first() {
    let house = House::open().await;
    let token = house.token().await;
    let wish = json!({"game": "raiders", "players": 4, "name": "Ann", "bots": ["random", "search:10"]});
    let opened = house.good(&token, "/api/tables", wish).await;
    assert_eq!(opened["seat"], 1);
    let scene = house.scene(&token, opened["table"].as_str().unwrap()).await;
    let names: Vec<&str> =
        scene["chairs"].as_array().unwrap().iter().map(|c| c["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ann", "(free)", "Flint", "Thorn"]);
}

pub(crate) async fn whoever_opens_a_table_without_a_name_is_its_host_and_has_no_seat() {
    let house = House::open().await;
    let token = house.token().await;
    let opened = house.good(&token, "/api/tables", json!({"game": "bidding"})).await;
    assert_eq!(opened["seat"], json!(null));
    let table = house.read(&token, &format!("/api/tables/{}", opened["table"].as_str().unwrap())).await;
    assert_eq!((&table["welcome"]["host"], &table["scene"]["seat"]), (&json!(true), &json!(null)));
}

pub(crate) async fn a_table_that_cannot_be_set_up_is_not_opened_and_says_where_the_mistakes_are() {
    let house = House::open().await;
    let token = house.token().await;
    for (wish, place) in [
        (json!({"game": "chess"}), "game"),
        (json!({"game": "raiders", "players": 9}), "players"),
        (json!({"game": "raiders", "options": {"tactica": true}}), "option tactica"),
        (json!({"game": "raiders", "cards": "nonsense = ["}), "line 1"),
    ] {
        let (status, said) = house.ask(&token, "/api/tables", wish.clone()).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{wish}: {said}");
        let found = said["faults"][0]["place"].as_str().unwrap();
        assert!(found.contains(place), "{wish}: {said}");
    }
    assert_eq!(house.read(&token, "/healthz").await["tables"], 0);
}

pub(crate) async fn a_bot_that_would_think_too_long_is_not_let_in() {
    let house = House::open().await;
    let token = house.token().await;
    let wish = json!({"game": "bidding", "bots": ["search:99999999"]});
    let (status, said) = house.ask(&token, "/api/tables", wish).await;
    assert_eq!((status, &said["rule"]), (StatusCode::CONFLICT, &json!("Bots")));
}
