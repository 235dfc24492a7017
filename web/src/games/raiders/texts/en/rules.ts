/** The rules in our own words, by the names that the story and the board refer to. */
export const rules = {
  goal: {
    title: "The goal",
    text: [
      "You and the others raid one dungeon together, but everybody fills their own purse. Whoever comes out with the most coins wins.",
      "There is a catch. Whoever has the most wounds at the end collapses and cannot win, however rich they are.",
    ],
  },
  dungeon: {
    title: "The dungeon",
    text: [
      "The dungeon has five levels of five rooms: treasure, monsters, vaults and traps. The last room of the last level is a boss.",
      "Some rooms of a level lie open from the start. The dark ones are turned over when the party enters them. Of the 30 room cards 24 come into play, and one of the ten bosses.",
      "Everybody is dealt a character, who brings some coins and perhaps wounds and items. Apart from that all characters are alike.",
    ],
  },
  room: {
    title: "Playing a room",
    text: [
      "The rooms of a level are entered from left to right. In each one everybody chooses a card from their hand and lays it face down. Then all are turned over at once and the room is resolved.",
      "You have the power cards 1 to 5. A card that you have played lies open in front of you until the level ends. So anybody can see what you have left, and you can see what they have.",
      "Instead of a power card you may play an item, where it is of use. A card that has been laid stays laid.",
    ],
  },
  treasure: {
    title: "Treasure room",
    text: [
      "The highest card takes the coins of the first chest. If there is a second chest, the second-highest card takes that one.",
      "Players with equal cards share a chest evenly, and what cannot be divided is lost. If a chest holds less than one coin for each of them, they get nothing from it.",
      "If everybody plays the same card, there is no second place. Sharing can leave the first with less than the second.",
    ],
  },
  monster: {
    title: "Monster room",
    text: [
      "Add up all the cards. If they reach the strength of the monster, it falls and nothing more happens. The strength depends on the number of players.",
      "If the cards fall short, the monster attacks the lowest card: its player takes all the wounds that the room shows. Several who share the lowest card each take them in full.",
      "An example: a Dragon has strength 18 against four players. They play 5, 4, 3 and 3, which makes 15. Both who played a 3 take 3 wounds.",
    ],
  },
  vault: {
    title: "Vault",
    text: [
      "Nobody competes for the highest card here. Your card decides what you get: an item, coins or a potion.",
      "Coins and potions are there for all who choose them. A potion heals at most as many wounds as you have.",
      "Items come from the supply. If more players want an item than there are copies left, none of them gets one.",
    ],
  },
  trap: {
    title: "Trap",
    text: [
      "Only the highest card that anybody plays counts. The higher it is, the worse the trap; low cards may not set it off at all.",
      "Lava and magnet take coins from whoever has the most. Spikes and boulder wound whoever has the fewest wounds. If several are equal, all of them are hit in full.",
      "A trap does not care who set it off. With the standard cards the lava takes 3, 2 or 1 coins for a 5, 4 or 3. The magnet takes 2, 2, 1 or 1 for a 5, 4, 3 or 2. The spikes deal 2, 2 or 1 wounds for a 5, 4 or 3. The boulder deals 2, 1, 1 or 1 for a 5, 4, 3 or 2.",
    ],
  },
  boss: {
    title: "The boss",
    text: [
      "The last room of the game is a boss. It is fought like a monster: reach its strength together, or it attacks the lowest card. Swords count.",
      "Every boss has a twist of its own. Some cannot be defeated, some take coins, some pay the highest card.",
      "Some let you escape with an item. Whoever escapes adds nothing to the total and is never attacked. The strength stays the same, and if everybody escapes, nothing happens.",
    ],
  },
  bosses: {
    title: "All the bosses",
    text: [
      "Tax Collector: takes 3 coins instead of dealing wounds. Vampire: 1 wound and 2 coins lost. Medusa: whoever she attacks is out of the game; if she attacks everybody, everybody loses.",
      "Sphinx: 2 wounds, and the highest card gains 2 coins. Minotaur: 1 wound, and the highest card gains 1 coin. All who share the highest card are paid in full. If everybody plays the same card and the boss stands, nobody is paid. An option decides whether a boss that falls pays as well.",
      "Wolf Pack: 3 wounds, escape with a torch. Necromancer: 2 wounds, escape with a crystal ball. Mega Dragon: 4 wounds, cannot be defeated, escape with a key.",
      "Golem: 3 wounds, cannot be defeated, and a 5 or a sword counts as a 1. Mummy: 3 wounds, cannot be defeated, and it attacks the highest card instead of the lowest.",
    ],
  },
  items: {
    title: "Items",
    text: [
      "There are six torches, crystal balls, keys and swords. Each can be used once and then goes back to the supply, where anybody may win it again.",
      "You may hold as many as you like. Items you do not use stay with you from level to level.",
      "An item played instead of a power card spares you that card. So you have one more to choose from later in the level.",
    ],
  },
  torch: {
    title: "Torch",
    text: [
      "You may light a torch at any time, even while others are choosing. You alone look at all the dark rooms of this level. The others see that you did, but not what you saw.",
      "It is not your card for the room; you still play one. Several players may light torches in one level.",
      "Only against the Wolf Pack is a torch played as a card, and then it lets you escape.",
    ],
  },
  "crystal-ball": {
    title: "Crystal ball",
    text: [
      "Play it as your card. Once all cards lie open, you choose again and know what the others played. The second card is the one that counts.",
      "The second card may be a key or a sword where they are of use, but not another crystal ball. If several players look into crystal balls, their second cards are shown together.",
      "Against the Necromancer a crystal ball lets you escape instead, and you play no second card.",
    ],
  },
  key: {
    title: "Key",
    text: [
      "A key is played in a treasure room and counts as a 5. It ties with other fives.",
      "Against the Mega Dragon it lets you escape.",
    ],
  },
  sword: {
    title: "Sword",
    text: [
      "A sword is played against a monster or the boss and counts as a 5.",
      "To the Golem it is a 1 like every other five, and to the Mummy a high card like any other.",
    ],
  },
  coins: {
    title: "Coins",
    text: [
      "Coins decide who wins. They come from chests, from some vaults and from two of the bosses.",
      "Nobody can hold more than 20; what would go beyond is lost. Nobody can lose more than they have.",
    ],
  },
  wounds: {
    title: "Wounds",
    text: [
      "There is no limit to wounds, and they do not weaken you. But at the end the most wounded collapse.",
      "Potions in vaults heal some. Nobody can have fewer than none.",
    ],
  },
  level: {
    title: "End of a level",
    text: [
      "After the fifth room everybody takes all their power cards back, and the next level is laid out. Coins, wounds and items stay.",
      "Whoever used items kept some power cards unplayed. They come to nothing: the next level begins with all five again.",
    ],
  },
  end: {
    title: "End of the game",
    text: [
      "After the boss the most wounded collapse and cannot win. With four or five players all who tie for the most do. With three players only somebody who has more than anybody else does.",
      "If all have the same number of wounds, nobody collapses. Players whom Medusa put out of the game are not compared.",
      "Of those still standing, whoever has the most coins wins. In a tie the fewer wounds decide. If that is equal too, the win is shared.",
    ],
  },
  tactical: {
    title: "Tactical variant",
    text: [
      "Cards are played open and one after the other, clockwise from whoever holds the map. A random player gets it first.",
      "Whoever plays a crystal ball is passed over. When everybody has played, those players follow with their second card, in the same order.",
      "After each room the highest card takes the map, and keys and swords are fives. If several are equal, the next of them clockwise after the holder gets it. The map stays where it is between levels.",
    ],
  },
};
