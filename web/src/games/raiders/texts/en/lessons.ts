/** What the guide explains in a first game, each when it first matters. */
export const lessons = {
  goal: {
    title: "Welcome to the dungeon",
    text: "You raid it together, but each for their own purse. Collect the most coins, and take care not to end up with the most wounds.",
  },
  hand: {
    title: "Your hand",
    text: "You hold the cards 1 to 5. In each room everybody chooses one in secret, and all are shown at once. Touch a card to see what it may bring, and touch it again to play it.",
  },
  treasure: {
    title: "A treasure room",
    text: "Here high cards win coins. If somebody plays the same card as you, you share. So think about what the others will want.",
  },
  monster: {
    title: "A monster",
    text: "Now you fight side by side. If all the cards together reach its strength, it falls. If not, only the lowest card gets hurt.",
  },
  vault: {
    title: "A vault",
    text: "No contest here: your card's number decides what you get. A card that brings you little elsewhere may be worth a lot now.",
  },
  trap: {
    title: "A trap",
    text: "The highest card sets it off, and it hits the richest or the healthiest, whoever played what. If that is you, hope for low cards. If not, a high card can bring a rival down.",
  },
  dark: {
    title: "Rooms in the dark",
    text: "Some rooms ahead lie face down. Without a torch nobody knows what waits there until you walk in, so keep a card for a surprise.",
  },
  used: {
    title: "Used cards",
    text: "What you played stays out until the level ends. The others' used cards lie open too, so you can see what they have left.",
  },
  coins: {
    title: "Your first coins",
    text: "Well done! A purse holds 20 coins at most. Some traps hit whoever is richest, so wealth is not without danger.",
  },
  wound: {
    title: "That hurt",
    text: "You took wounds. A monster that is not beaten strikes the lowest card, and some traps strike the healthiest. Wounds do not slow you down, but they count at the end.",
  },
  item: {
    title: "An item you can use",
    text: "You may play an item here instead of a number. A key or a sword counts as a 5, and a crystal ball lets you see all cards before you choose. Each works once.",
  },
  torch: {
    title: "Your torch",
    text: "Light it whenever you like: you alone see the dark rooms of this level. You still play a card as usual.",
  },
  level: {
    title: "One level deeper",
    text: "Everybody has all five cards again. Coins, wounds and items stay as they are.",
  },
  danger: {
    title: "Careful now",
    text: "Nobody has more wounds than you. If it stays that way, you collapse at the end and cannot win. A potion would help, or a rival in more trouble.",
  },
  boss: {
    title: "The boss",
    text: "This is the last room. Read what this boss does: each one breaks the rules in its own way. Save nothing, for after this only coins and wounds count.",
  },
  end: {
    title: "The reckoning",
    text: "First the most wounded collapse. Of those still standing, the one with the most coins wins, and fewer wounds break a tie. Another round?",
  },
};
