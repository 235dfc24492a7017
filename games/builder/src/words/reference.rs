//! Every card with its values, kind by kind.

use super::explain::colour_word;
use super::names::name;
use crate::Builder;
use crate::cards::Colour;
use crate::ids::{Card, Class, Red};
use undercroft_core::{CardList, Explained, Message, say};

pub(crate) fn reference(rules: &Builder) -> Vec<CardList> {
    use Colour::{Black, Blue, Green, Grey, Purple, Yellow};
    let mut lists: Vec<CardList> = [Grey, Green, Blue, Purple, Yellow, Black]
        .into_iter()
        .map(|colour| CardList {
            title: say!("cards-of-colour", colour: colour_word(colour)),
            cards: of_colour(rules, colour),
        })
        .collect();
    lists.push(CardList {
        title: say!("cards-red"),
        cards: (0..rules.cards.improvements.len() as u8)
            .filter_map(|red| rules.explain_red(Red(red)))
            .collect(),
    });
    lists.push(CardList {
        title: say!("cards-classes"),
        cards: (0..rules.cards.classes.len() as u8)
            .filter_map(|class| rules.explain_class(Class(class)))
            .collect(),
    });
    lists.push(CardList { title: say!("cards-parties"), cards: parties(rules) });
    lists.retain(|list| !list.cards.is_empty());
    lists
}

/// The cards of a colour; the two colours of a wild card differ in what they are wild for alone.
fn of_colour(rules: &Builder, colour: Colour) -> Vec<Explained> {
    let all = (0..rules.cards.faces.len() as u8).map(Card);
    let of = all.filter(|card| rules.cards.faces[card.index()].colour == colour);
    of.map(|card| {
        let copies = say!("number", number: rules.kinds.copies[card.index()]);
        rules.explain_card(card).value(say!("label-copies"), copies)
    })
    .collect()
}

fn parties(rules: &Builder) -> Vec<Explained> {
    let told = rules.cards.parties.iter().map(|party| {
        let members: Vec<Message> = party.members.iter().map(|&class| rules.class_name(class)).collect();
        let title = say!("name", name: name(&party.name));
        Explained::new("party", title).does([say!("party-members", members: members)])
    });
    told.collect()
}
