//! What pages ask and are answered over the REST interface, as TypeScript.

use super::{Problem, games, history, openings, people, push, records, seats, tables};
use crate::push::{Call, Subscription};
use crate::table::CardListView;
use undercroft_core::typescript::{Module, shared};

/// The shapes of requests and answers. Those that the socket has too come from the module `./wire`.
pub fn typescript(wire: &Module) -> Module {
    Module::empty()
        .importing("./core", &shared())
        .importing("./wire", wire)
        .with::<Problem>()
        .with::<games::GameView>()
        .with::<games::RulesView>()
        .with::<tables::TableView>()
        .with::<tables::TableNow>()
        .with::<tables::Found>()
        .with::<openings::NewTable>()
        .with::<openings::Opened>()
        .with::<seats::Sitting>()
        .with::<seats::Seated>()
        .with::<seats::PassWish>()
        .with::<seats::Pass>()
        .with::<seats::Claim>()
        .with::<people::Token>()
        .with::<history::History>()
        .with::<history::HistoryLink>()
        .with::<history::Joining>()
        .with::<records::Replay>()
        .with::<CardListView>()
        .with::<push::PushKey>()
        .with::<Subscription>()
        .with::<Call>()
}
