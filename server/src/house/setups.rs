//! What of a table's setup everybody may know all game long, kept once for all tables of the same setup.

use crate::raw::Raw;
use crate::table::Library;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use undercroft_core::{SeatSet, Setup};

/// What everybody may know of a setup.
pub(super) struct SetupInfo {
    /// What the cards show.
    pub(super) contents: Raw,
    /// Who plays together.
    pub(super) teams: Vec<SeatSet>,
}

impl SetupInfo {
    /// That of a setup; nothing of one that cannot be set up any more.
    fn of(library: Library, setup: &Setup) -> SetupInfo {
        let known = || {
            let title = library(&setup.game).ok()?;
            let contents = Raw::parse(&title.contents(setup).ok()?).ok()?;
            Some(SetupInfo { contents, teams: title.teams(setup).ok()? })
        };
        let known = catch_unwind(AssertUnwindSafe(known)).ok().flatten();
        known.unwrap_or_else(|| SetupInfo { contents: Raw::of(&()), teams: Vec::new() })
    }
}

/// A cache of the setups of the tables that are awake. Nearly all tables of a game have one of a few, so what their cards show is opened and
/// kept once for all of them.
#[derive(Default)]
pub(super) struct SetupCache(Mutex<HashMap<String, Weak<SetupInfo>>>);

impl SetupCache {
    /// What everybody may know of a setup, found out only where no table that is awake has the same.
    pub(super) fn get(&self, library: Library, setup: &Setup) -> Arc<SetupInfo> {
        let name = serde_json::to_string(setup).expect("a setup is plain data");
        if let Some(info) = self.known().get(&name).and_then(Weak::upgrade) {
            return info;
        }
        let info = Arc::new(SetupInfo::of(library, setup));
        let mut known = self.known();
        known.retain(|_, info| info.strong_count() > 0);
        known.insert(name, Arc::downgrade(&info));
        info
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, Weak<SetupInfo>>> {
        self.0.lock().expect("nothing panics while it holds the setups")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_catalog as catalog;

    fn setup(game: &str, players: usize) -> Setup {
        catalog::find(game).expect("a game").setup(players)
    }

    #[test]
    fn tables_of_the_same_setup_share_what_their_cards_show() {
        let setups = SetupCache::default();
        let [one, other] = [(); 2].map(|()| setups.get(catalog::find, &setup("raiders", 4)));
        assert!(Arc::ptr_eq(&one, &other) && one.contents.text().len() > 2);
    }

    #[test]
    fn tables_of_other_setups_have_their_own() {
        let setups = SetupCache::default();
        let four = setups.get(catalog::find, &setup("guilds", 4));
        let mut of_teams = setup("guilds", 4);
        of_teams.options.insert("teams".into(), "2v2".into());
        let pairs = setups.get(catalog::find, &of_teams);
        assert_eq!([four.teams.len(), pairs.teams.len()], [0, 2]);
    }

    #[test]
    fn a_setup_is_forgotten_with_its_last_table() {
        let setups = SetupCache::default();
        drop(setups.get(catalog::find, &setup("raiders", 3)));
        let _kept = setups.get(catalog::find, &setup("raiders", 4));
        assert_eq!(setups.known().len(), 1);
    }
}
