/** What the guide explains in a first game, each when it first matters. */
export const lessons = {
  goal: {
    title: "Welcome, guild leader",
    text: "The guild with the most money wins. You have five adventurers of strength 1 to 5, and you cannot do it alone: every room takes two.",
  },
  dungeon: {
    title: "The dungeon",
    text: "Rooms lie face down, the dangerous ones at the bottom. The back of each tells how much defense and treasure it may hold. The two adventurers in it must reach its defense together.",
  },
  disable: {
    title: "Leave two out",
    text: "Before the first dungeon you choose two adventurers to leave out, in secret. You get what healing them would cost, so leaving strong ones out makes you richer now and weaker below.",
  },
  master: {
    title: "The Dungeon Master",
    text: "Each round somebody else owns the dungeon and bends a rule. It stands below the rooms, and values that change are marked on them.",
  },
  place: {
    title: "Send somebody in",
    text: "Choose an adventurer, then a space in a room. Below you read what it may bring. Touch the space again, or Play, to do it.",
  },
  chain: {
    title: "All hang together",
    text: "Rooms are opened from the top. If one fails, all below it fail too, whoever stands there. So look at the rooms above yours as well.",
  },
  share: {
    title: "Sharing",
    text: "Two guilds in a room split its treasure. The stronger takes the odd dollar. If both adventurers are yours, you keep it all.",
  },
  order: {
    title: "Winding turns",
    text: "Turns go around to the last guild, which acts twice, and then back again. You are done once two of yours are in the dungeon.",
  },
  bump: {
    title: "You may bump",
    text: "In a full room a stronger adventurer can push a weaker one out. It costs $1 to the bank, and deeper down $1 or $2 more for the owner. The price stands on the space.",
  },
  replace: {
    title: "Your own, but stronger",
    text: "In a full room you may swap your adventurer for a stronger one of yours, for $1. It is how to save a room that looks weak.",
  },
  bumped: {
    title: "You were bumped",
    text: "No harm done: your adventurer is back in your hand, deeper rooms even paid you for it, and you get another turn.",
  },
  locked: {
    title: "A locked room",
    text: "The strength in it has reached the mark on its meter, so nobody can be bumped there any more. That room is safe from your rivals.",
  },
  ghost: {
    title: "Ghosts",
    text: "A ghost is as strong as the level of its room. For $1 you may bump it, and it drifts on to the next free space below. Its share goes to nobody.",
  },
  failed: {
    title: "A room has failed",
    text: "Its two adventurers were too weak, so the expedition ended there. Everything below was lost without being seen.",
  },
  cleared: {
    title: "All the way down",
    text: "Every room fell, so everyone was paid and nobody pays for healing. That takes guilds that do not only look after themselves.",
  },
  healing: {
    title: "The healer’s bill",
    text: "You pay for each of your adventurers in a failed room what stands beside the cross on its card. Your money never drops below zero.",
  },
  rest: {
    title: "Those who went must rest",
    text: "As a rule the two you sent are disabled in the next round, and the others are back. So whoever you send now will be missing in the next dungeon.",
  },
  last: {
    title: "The last dungeon",
    text: "Nothing needs saving now. With equal money the strongest adventurer that stayed home decides.",
  },
  end: {
    title: "The accounts",
    text: "The most money wins. You know all the rules now, and with more guilds the dungeons get deeper. Another round?",
  },
};
