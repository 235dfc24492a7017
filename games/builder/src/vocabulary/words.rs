//! Every word of the vocabulary, as it is written.

/// How a word is written, and one that is written right.
pub struct Word {
    /// The word with its figures in capitals: `attackers N`.
    pub form: &'static str,
    /// An example: `attackers 2`.
    pub example: &'static str,
}

const fn word(form: &'static str, example: &'static str) -> Word {
    Word { form, example }
}

/// The words for rooms.
pub const ROOM_WORDS: &[Word] = &[
    word("holds N LEVEL", "holds 1 basic"),
    word("holds N LEVEL alike", "holds 2 first alike"),
    word("holds N LEVEL different", "holds 2 basic different"),
    word("attackers N", "attackers 2"),
    word("guard", "guard"),
    word("frightens highest N", "frightens highest 1"),
    word("frightens lowest N", "frightens lowest 2"),
    word("frightens all", "frightens all"),
    word("secret doors", "secret doors"),
    word("turned around", "turned around"),
    word("horde LINE", "horde Orc"),
    word("horde any", "horde any"),
    word("door N", "door 3"),
    word("trap charges +N", "trap charges +1"),
    word("trap set again", "trap set again"),
    word("figures N", "figures 4"),
    word("strength +N", "strength +1"),
    word("comes with trap N", "comes with trap 2"),
];

/// The words for monsters.
pub const MONSTER_WORDS: &[Word] = &[
    word("walks", "walks"),
    word("joins", "joins"),
    word("grey rooms", "grey rooms"),
    word("returns", "returns"),
    word("immune ABILITY", "immune fireball"),
    word("heals each round", "heals each round"),
    word("corrodes N", "corrodes 1"),
    word("chills N", "chills 1"),
    word("no passing", "no passing"),
];

/// The words for the abilities of adventurers.
pub const ABILITY_WORDS: &[Word] = &[
    word("bash", "bash"),
    word("disable", "disable"),
    word("fireball", "fireball"),
    word("heal", "heal"),
    word("berserk", "berserk"),
    word("hatred", "hatred"),
    word("compass", "compass"),
    word("illusion", "illusion"),
];

/// The words for cards that help or hinder.
pub const EFFECT_WORDS: &[Word] = &[
    word("strength +N", "strength +1"),
    word("ward N", "ward 1"),
    word("charges +N", "charges +1"),
    word("morale +N", "morale -2"),
    word("morale all +N", "morale all +1"),
    word("damage N", "damage 1"),
    word("fewer monsters N", "fewer monsters 1"),
    word("more monsters N", "more monsters 1"),
    word("heal", "heal"),
    word("combat strength +N", "combat strength -2"),
    word("trap idle", "trap idle"),
    word("guardian", "guardian"),
    word("ambush", "ambush"),
    word("trap charges +N", "trap charges +2"),
    word("no abilities", "no abilities"),
    word("cancel", "cancel"),
];

/// The words for interference.
pub const INTERFERENCE_WORDS: &[Word] = &[
    word("cave-in", "cave-in"),
    word("steal N", "steal 1"),
    word("sabotage", "sabotage"),
    word("mutiny", "mutiny"),
    word("scry", "scry"),
];

/// The words for major improvements.
pub const IMPROVEMENT_WORDS: &[Word] = &[
    word("one more LINE", "one more Orc"),
    word("rooms N", "rooms 7"),
    word("trap strength +N", "trap strength +1"),
    word("morale -N", "morale -1"),
    word("rises again LINE", "rises again Skeleton"),
    word("door N", "door 3"),
    word("bounty N", "bounty 1"),
    word("health of upgraded N", "health of upgraded 1"),
];
