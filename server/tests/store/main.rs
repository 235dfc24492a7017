//! One suite for the store, run on both back ends, and a few tests for what only one of them can do.

mod beats;
mod beside;
mod crash;
mod house;
mod log;
mod model;
mod odd;
mod only_postgres;
mod only_sqlite;
mod people;
mod queries;

#[path = "../support/postgres.rs"]
mod postgres;

/// Makes a test of every sentence, for the back end of the module it stands in.
macro_rules! for_this_house {
    ($($topic:ident :: $sentence:ident),+ $(,)?) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $sentence() {
            crate::$topic::$sentence::<House>().await;
        })+
    };
}

macro_rules! on_both {
    ($($sentences:tt)+) => {
        mod sqlite {
            use crate::house::SqliteHouse as House;
            for_this_house!($($sentences)+);
        }
        mod postgresql {
            use crate::house::PostgresHouse as House;
            for_this_house!($($sentences)+);
        }
    };
}

on_both!(
    log::what_is_written_is_read_back_in_order,
    log::versions_begin_at_one_and_have_no_gaps,
    log::a_table_may_begin_with_an_empty_log,
    log::a_name_is_taken_only_once,
    log::of_many_creations_of_one_name_exactly_one_wins,
    log::of_many_appends_after_the_same_version_exactly_one_wins,
    log::writers_that_retry_after_a_conflict_all_get_through,
    log::appends_to_different_tables_do_not_disturb_each_other,
    log::a_conflict_writes_nothing,
    log::an_append_to_no_table_is_refused,
    log::an_append_without_entries_changes_only_the_head,
    log::entries_survive_reopening,
    odd::odd_names_and_entries_are_only_data,
    odd::odd_entries_written_together_are_only_data,
    odd::a_text_with_a_nul_is_refused,
    log::only_the_newest_snapshot_is_kept,
    log::a_snapshot_ahead_of_the_log_is_dropped,
    log::a_closed_store_is_unavailable,
    queries::tables_that_look_for_players_are_listed_newest_first,
    queries::a_key_finds_its_tables_unfinished_first,
    queries::removed_keys_disappear,
    queries::a_key_removed_and_added_at_once_stays,
    queries::unfinished_tables_are_found_by_how_their_names_begin,
    queries::clocks_are_found_most_urgent_first,
    queries::the_summary_is_kept_until_it_is_changed,
    queries::tables_are_counted,
    beats::the_first_beat_ever_records_nothing,
    beats::beats_within_the_grace_leave_no_outage,
    beats::a_silence_longer_than_the_grace_is_an_outage,
    beats::an_outage_survives_reopening,
    beats::a_clock_set_back_neither_moves_the_beat_nor_makes_an_outage,
    beats::outages_are_found_by_their_end_and_in_order,
    beats::while_any_copy_beats_there_is_no_outage,
    beats::copies_that_start_together_record_an_outage_once,
    beats::beats_at_the_ends_of_time_are_only_numbers,
    beats::a_house_of_the_first_version_is_brought_up_to_date,
    beside::a_secret_is_made_once_and_is_the_same_for_all_copies,
    beside::the_newest_word_on_where_to_be_told_counts,
    beside::only_what_was_meant_is_forgotten,
    people::a_history_has_what_is_over_newest_first_and_page_by_page,
    people::a_link_makes_two_devices_one_person_for_good,
    people::two_who_have_several_devices_each_become_one,
    people::a_link_is_good_once_for_a_while_and_only_the_newest,
    people::a_person_has_only_so_many_devices,
    people::a_forgotten_history_is_gone_on_all_devices_and_games_under_way_stay,
    crash::a_killed_process_loses_nothing_acknowledged,
    house::a_newer_schema_is_refused_in_one_clear_line,
    model::random_operations_agree_with_a_simple_model,
);
