/** The rules in our own words, chapter by chapter. */
export const rules = {
  goal: {
    title: "What it is about",
    text: [
      "You each lead a guild of adventurers. A round is one dungeon, and there are as many rounds as players. Whoever has the most money after the last one wins.",
      "Nobody gets far alone. Each room is fought by two adventurers, often of two guilds, and a single room that fails ruins everything below it.",
    ],
  },
  guild: {
    title: "Your guild",
    text: [
      "Five adventurers of strength 1 to 5. In every round three of them are available and two are disabled; two of the three go into the dungeon.",
      "An adventurer hurt in a failed room must be healed. With the standard cards that costs $1 for a 1 or a 2, $2 for a 3 or a 4, $3 for a 5.",
      "Money and adventurers always lie open.",
    ],
  },
  disabled: {
    title: "Disabled adventurers",
    text: [
      "Everyone begins with $2. Before the first round each player chooses two adventurers in secret. All are shown at once; they are disabled for the first dungeon, and the bank pays what healing them would cost.",
      "Later the two that went into a dungeon are disabled in the next one. Nobody is paid for that.",
    ],
  },
  round: {
    title: "A round",
    text: [
      "A dungeon is laid out and its Dungeon Master turned over. The guilds place their adventurers, the rooms are opened from the top, and whoever was hurt is healed.",
      "Then the start marker goes one seat on.",
    ],
  },
  rooms: {
    title: "Rooms",
    text: [
      "There are as many rooms as players, and one more with the ghost, in a column: level 1 on top, level 3 at the bottom. They lie face down, and the back shows what may be inside.",
      "With the standard cards, level 1 has defense 3 to 5 and treasure $2 to $4, level 2 defense 4 to 7 and treasure $5 to $8, level 3 defense 5 to 8 and treasure $12 to $18.",
      "Every room has two spaces, so in the end all are full.",
    ],
  },
  placement: {
    title: "Placing",
    text: [
      "In your turn you do one of three things: place an adventurer, bump somebody else’s, or replace one of your own.",
      "With two adventurers in the dungeon you pass; otherwise you must act. If you are bumped you have a turn again. It goes on until everyone has two in the dungeon.",
    ],
  },
  order: {
    title: "The winding order",
    text: [
      "From the guild with the start marker it goes around to the last one, which acts twice in a row. Then it goes back to the first, which also acts twice, and so on.",
      "Whoever must pass is skipped. So it may happen that somebody places two adventurers one after the other.",
    ],
  },
  place: {
    title: "Placing an adventurer",
    text: ["Any available adventurer goes to any empty space, for nothing."],
  },
  bump: {
    title: "Bumping",
    text: [
      "In a room with two adventurers that is not locked, a stronger one may push out somebody else’s. Equal strength is not enough.",
      "Level 1 costs $1 to the bank. Level 2 costs $1 to the bank and $1 to the owner of the one pushed out, level 3 $1 and $2. Whoever cannot pay it all cannot bump.",
      "The one pushed out is available to its guild at once.",
    ],
  },
  replace: {
    title: "Replacing",
    text: [
      "In a full room that is not locked you may swap your own adventurer for a stronger one of yours. That costs $1 to the bank.",
      "The weaker one is available again, and you still have a second one to place.",
    ],
  },
  locked: {
    title: "Locked rooms",
    text: [
      "As soon as the two adventurers in a room together reach the highest defense on its back, the room is locked. Nobody can be bumped there or replaced.",
      "The changes of a Dungeon Master do not count for that, unless the table has chosen so.",
    ],
  },
  resolution: {
    title: "Opening the rooms",
    text: [
      "When all are placed, the rooms are turned over one after the other, from the top. If the two adventurers together reach the defense, the monsters are defeated and the treasure is shared at once.",
    ],
  },
  treasure: {
    title: "Sharing the treasure",
    text: [
      "Each of the two guilds gets half. An odd dollar goes to the stronger adventurer, and to nobody if both are equal.",
      "If both adventurers are of one guild, it gets everything.",
    ],
  },
  failure: {
    title: "Failure",
    text: [
      "If the two fall short, the room has failed, and with it every room below. Those are put away without anybody looking at them.",
    ],
  },
  healing: {
    title: "Healing",
    text: [
      "Every guild pays the bank for each of its adventurers in a failed room, also in the unseen ones. If the money does not suffice, it pays what it has. Nobody ever owes anything.",
    ],
  },
  cleanup: {
    title: "After the dungeon",
    text: [
      "The two adventurers that each guild sent are disabled now, and all others are available. A new dungeon is dealt from the rooms that are left.",
    ],
  },
  money: {
    title: "Money",
    text: ["Money comes from the bank and goes to it, except for what is paid to the owner in a bump."],
  },
  masters: {
    title: "Dungeon Masters",
    text: [
      "Each round has one, who bends a rule of this dungeon. Rooms are counted from the top.",
      "The Succubus: no 1 may enter. The Beholder: $3 more in the first room. The Lich King: the second room has 2 more defense and $3 more.",
      "The Guardian: healing a 4 or a 5 costs $2 more. The Vampire Lord: $2 less in each of the first two rooms. The Red Dragon: $10 more in the last room.",
      "Treasure never falls below nothing.",
    ],
  },
  promos: {
    title: "More Dungeon Masters",
    text: [
      "A table may add five more. Hello Duck: $4 more in each of the last two rooms. Bigfun King: the last room has 3 less defense and $5 less.",
      "The Naughty Kid: a defeated room with two of equal strength holds $3 more. Boardgame Lord: before the first room is opened, whoever sent the least strength together gets $3, and all of them if several did.",
      "The Caveman: every 1 and 2 is disabled, every 3, 4 and 5 available. If he owns the first dungeon, there is nothing to choose, and everyone is paid for the 1 and the 2.",
    ],
  },
  teams: {
    title: "Teams",
    text: [
      "Two against two, three against three, or three pairs. Partners do not sit side by side. They may talk in private.",
      "Fees and shares stay as they are, between partners too. At the end the team with the most money together wins.",
    ],
  },
  ghost: {
    title: "The ghost player",
    text: [
      "For three to five players. Each dungeon has one room more, and a ghost each in the first two rooms. A ghost is as strong as the level of the room it is in.",
      "In a full room that is not locked a stronger adventurer may bump it, for $1 to the bank at any level. It moves to the next lower room with an empty space, or if there is none, to the first from the top.",
      "Its part of a treasure stays in the bank.",
    ],
  },
  end: {
    title: "The end",
    text: [
      "After the last round the most money wins. If several have the same, the stronger adventurer that was available and not placed in the last dungeon decides. If that is equal too, they share the win.",
    ],
  },
};
