//! What pages ask and are answered over the REST interface, as TypeScript.

use super::{Problem, games, openings, people, push, records, seats, tables};
use crate::push::{Call, Subscription};
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
        .with::<records::Replay>()
        .with::<push::PushKey>()
        .with::<Subscription>()
        .with::<Call>()
}
