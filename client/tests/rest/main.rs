//! What the house promises to whoever asks over its REST interface and its sockets, one behaviour a test, on both back
//! ends.

mod backend;
mod care;
mod codes;
mod cookies;
mod ending;
mod errors;
mod filling;
mod history;
mod lines;
mod lists;
mod opening;
mod page;
mod passes;
#[path = "../../../server/tests/support/postgres.rs"]
mod postgres;
mod push;
mod seal;
mod secrets;
mod sitting;
mod support;
mod things;

/// Makes two tests of every sentence. It is compiled once: in which house it stands, the house asks the test's task.
macro_rules! on_both {
    ($($topic:ident :: $sentence:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $sentence() {
                crate::backend::Backend::Sqlite.tests(crate::$topic::$sentence()).await;
            })+
        }
        mod postgresql {
            $(#[tokio::test]
            async fn $sentence() {
                crate::backend::Backend::Postgresql.tests(crate::$topic::$sentence()).await;
            })+
        }
    };
}

on_both!(
    care::every_answer_tells_browsers_to_run_nothing_foreign_and_to_tell_nobody_the_address,
    care::no_answer_about_tables_is_kept_by_anybody_on_the_way,
    care::pages_of_other_sites_may_not_ask,
    care::the_house_says_how_it_is,
    care::the_house_counts_what_it_does,
    care::whoever_opens_too_much_at_once_waits_and_everybody_else_does_not,
    care::nobody_fills_the_house_with_lines_from_one_address,
    codes::a_table_is_found_by_its_code_however_that_is_typed,
    codes::what_is_no_code_of_an_open_table_is_told_in_a_sentence,
    codes::a_table_that_has_begun_is_not_found_by_its_code,
    codes::nobody_finds_a_table_by_trying_codes,
    cookies::a_browser_gets_a_cookie_when_it_first_opens_a_table_and_never_again,
    cookies::a_browser_gets_a_cookie_when_it_first_sits_down,
    cookies::the_cookie_holds_128_bits_that_no_script_and_no_other_site_can_read,
    cookies::a_house_behind_https_sends_its_cookie_over_https_alone,
    cookies::two_browsers_are_two_people,
    cookies::a_forged_cookie_is_nobody,
    cookies::what_is_no_token_is_refused_and_told_how_to_get_one,
    cookies::no_secret_is_ever_written_down,
    ending::the_export_of_a_finished_game_is_a_record_that_verifies,
    ending::a_finished_game_of_bots_and_a_person_verifies_too,
    ending::a_game_can_be_replayed_only_when_it_is_over,
    ending::a_replay_shows_to_every_eye_what_it_saw_and_to_all_everything,
    ending::an_eye_that_nobody_has_is_refused,
    ending::a_rematch_is_one_call_of_each_and_seats_the_same_people_at_one_table,
    ending::whoever_does_not_want_another_game_gives_the_kept_seat_up,
    ending::a_host_need_not_wait_for_whoever_does_not_answer,
    ending::nobody_is_seated_who_had_left,
    ending::a_rematch_is_dealt_by_new_chance,
    ending::the_end_tells_how_it_went_and_a_rematch_counts_the_series,
    ending::there_is_no_rematch_before_the_end_and_none_for_strangers,
    errors::an_unknown_table_is_said_to_be_unknown_whatever_is_asked_of_it,
    errors::an_unknown_game_is_said_to_be_unknown_and_the_known_ones_are_named,
    errors::an_unknown_address_says_where_to_look,
    errors::a_wrong_method_says_which_would_be_right,
    errors::broken_json_is_told_where_it_breaks,
    errors::json_nested_without_end_is_refused,
    errors::a_body_that_is_too_large_is_refused_with_the_limit,
    errors::a_question_that_is_not_understood_is_refused,
    errors::a_line_that_is_asked_for_without_a_socket_says_what_is_missing,
    errors::the_description_names_every_address_it_describes,
    filling::the_host_fills_the_free_seats_with_bots_and_the_game_begins,
    filling::only_the_host_fills_the_table,
    filling::bots_come_by_themselves_when_somebody_has_waited_long_enough,
    filling::no_bots_come_to_a_table_where_nobody_waits,
    filling::a_level_that_no_bot_has_is_refused,
    history::a_history_tells_how_every_game_ended_for_whoever_asks,
    history::a_history_holds_nobodys_secrets,
    history::a_long_history_comes_page_by_page,
    history::a_stranger_has_no_history_and_a_page_that_is_none_is_refused,
    history::a_history_is_carried_to_another_device_by_a_link_that_is_good_once,
    history::a_browser_that_was_never_here_is_known_by_joining,
    history::a_forgotten_history_is_gone_and_games_under_way_stay,
    history::whoever_asks_too_much_at_once_waits,
    lines::a_line_begins_with_what_was_agreed_and_what_is_to_be_seen,
    lines::what_the_cards_show_is_told_before_they_are_dealt_and_is_the_same_for_all,
    lines::one_browser_speaks_for_several_seats_by_tokens_among_its_protocols,
    lines::what_is_no_token_among_the_protocols_is_refused_even_beside_a_good_cookie,
    lines::everybody_is_told_who_comes_and_who_goes,
    lines::a_frame_as_long_as_allowed_is_heard_and_a_longer_one_closes_the_line,
    lines::a_malformed_frame_closes_the_line_with_a_reason,
    lines::a_field_that_nobody_knows_closes_the_line,
    lines::a_binary_frame_closes_the_line,
    lines::a_move_that_is_not_the_games_is_refused_and_the_line_stays_open,
    lines::an_id_without_letters_or_with_too_many_is_refused,
    lines::the_same_id_twice_is_answered_twice_and_happens_once,
    lines::whoever_asks_for_a_hundred_things_in_vain_is_heard_more_slowly_but_their_legal_move_is_played,
    lines::whoever_was_refused_many_times_at_the_door_still_plays,
    lists::a_listed_table_is_found_by_strangers_until_it_is_full,
    lists::a_table_among_friends_is_never_listed,
    lists::a_listed_table_is_found_again_when_somebody_leaves_before_the_deal,
    lists::my_tables_are_those_that_wait_for_me_then_those_under_way_then_the_finished,
    lists::somebody_who_was_never_here_has_no_tables,
    lists::a_table_is_among_my_tables_from_the_moment_i_sit_down,
    opening::a_table_is_opened_for_any_game_with_any_number_of_players_it_allows,
    opening::every_value_of_every_option_that_is_offered_may_be_chosen,
    opening::a_table_keeps_the_terms_it_was_opened_with,
    opening::a_pace_of_ones_own_is_given_in_seconds,
    opening::bots_sit_where_they_are_wanted_so_that_people_can_be_partners,
    opening::bots_take_the_last_seats_and_whoever_gives_a_name_the_first,
    opening::whoever_opens_a_table_without_a_name_is_its_host_and_has_no_seat,
    opening::a_table_that_cannot_be_set_up_is_not_opened_and_says_where_the_mistakes_are,
    opening::a_bot_that_would_think_too_long_is_not_let_in,
    page::every_link_of_the_page_opens_its_document,
    page::a_file_comes_in_the_smallest_form_that_the_browser_takes,
    page::a_file_that_packing_does_not_make_smaller_comes_as_it_is,
    page::what_is_named_by_its_content_is_kept_for_ever_and_all_else_is_asked_for_again,
    page::whoever_asks_for_the_headers_gets_them_alone,
    page::a_wrong_address_is_shown_on_the_page_to_people_and_told_in_json_to_programs,
    page::the_page_is_only_read,
    page::a_house_without_a_page_says_so_in_a_line,
    passes::a_seat_is_carried_to_another_device_and_both_play,
    passes::the_hosts_other_device_is_the_host_too,
    passes::a_seat_is_given_to_another_person_and_the_old_one_is_out,
    passes::a_link_is_good_once,
    passes::a_link_that_is_not_whole_or_never_was_is_refused,
    passes::a_link_of_one_table_opens_no_seat_at_another,
    passes::nobody_makes_a_link_to_the_seat_of_somebody_else_not_even_the_host,
    passes::the_host_replaces_somebody_who_was_sent_away_by_a_link,
    passes::a_link_made_before_its_maker_was_sent_away_is_void,
    push::somebody_who_has_gone_is_told_which_table_waits_and_nothing_else,
    push::the_service_is_told_who_sends_by_the_key_that_browsers_are_given,
    push::whoever_is_at_the_table_is_not_called_and_is_called_again_after_having_been_there,
    push::nobody_is_called_twice_before_they_have_come_back,
    push::a_subscription_that_its_service_does_not_know_any_more_is_dropped,
    push::whoever_does_not_want_to_be_told_any_more_is_not,
    push::the_house_is_sent_to_no_door_but_those_of_push_services,
    push::a_subscription_must_have_good_keys_and_an_owner,
    secrets::the_export_of_a_game_under_way_holds_what_the_asker_may_know,
    secrets::the_story_tells_everybody_only_what_they_were_told,
    secrets::a_spectator_sees_the_table_and_nobodys_secrets_and_may_do_nothing,
    secrets::the_seed_is_shown_when_the_game_is_over_and_is_the_one_that_was_promised,
    secrets::strangers_at_a_listed_table_say_ready_phrases_and_nothing_else,
    secrets::friends_write_what_they_like,
    secrets::a_table_is_only_found_by_its_whole_name,
    seal::clients_mix_something_into_the_deal_by_themselves_and_the_record_verifies,
    seal::a_table_against_bots_is_dealt_as_soon_as_its_person_is_there,
    seal::whoever_does_not_know_of_it_is_left_out_after_a_short_time_and_plays_all_the_same,
    seal::nobody_reveals_for_somebody_else_or_exchanges_a_commitment,
    seal::a_host_does_not_see_a_hidden_choice_by_taking_the_seat_while_another_is_away,
    sitting::whoever_has_the_link_sits_down_and_the_cards_are_dealt_when_all_are_there,
    sitting::a_seat_may_be_chosen_but_not_one_that_is_taken,
    sitting::a_seat_that_the_table_does_not_have_is_refused,
    sitting::nobody_sits_twice_at_one_table,
    sitting::a_name_has_1_to_24_letters_on_one_line,
    sitting::everybody_sees_that_a_program_plays,
    sitting::before_the_deal_a_leavers_seat_is_free_again,
    sitting::after_the_deal_a_bot_plays_for_a_leaver_until_they_return,
    sitting::a_stranger_can_neither_leave_nor_return_nor_make_a_link,
    sitting::before_the_deal_the_host_frees_a_seat,
    sitting::nobody_but_the_host_sends_anybody_away,
    sitting::whoever_was_sent_away_after_the_deal_only_watches_while_a_bot_plays_on,
    things::all_cards_of_a_game_and_of_a_table_are_listed_with_their_values,
    things::cards_that_are_not_are_refused_with_a_reason,
    things::a_thing_tells_what_it_counted_at_any_moment_of_a_finished_game,
);
