/** What is going on and what is to be decided. */

import type { Party } from "../../../speech/party";
import { They, TheyDo } from "../../../speech/english";
import { cards } from "./cards";

const own = (who: Party) => (who.you ? "your" : `${who.others[0] ?? ""}’s`);

export const now = {
  round: (round: number, of: number) => `Round ${String(round)} of ${String(of)}`,
  disable: "Choose in secret two adventurers to leave out of the first dungeon. You are paid for them.",
  disabled: (others: Party) => `You have chosen. ${TheyDo(others, "are", "is")} still deciding.`,
  othersDisable: (others: Party) => `${TheyDo(others, "decide", "decides")} in secret whom to leave out.`,
  place: "Send an adventurer into a room: choose who, then where.",
  orBump: "In a full room you may push a weaker one aside, for a fee.",
  twice: "You act twice in a row.",
  youPass: (who: Party) => `Your two adventurers are in the dungeon. ${TheyDo(who, "are", "is")} placing.`,
  othersPlace: (who: Party) => `${TheyDo(who, "are", "is")} placing an adventurer.`,
  over: "The last dungeon is done",
  won: (who: Party, dollars: number) => `${TheyDo(who, "win", "wins")} with ${cards.dollars(dollars)}.`,
  teamWon: (who: Party, dollars: number) =>
    `${They(who)} win as a team, with ${cards.dollars(dollars)} together.`,
  teamsShared: (who: Party, dollars: number) =>
    `${They(who)} share the win with ${cards.dollars(dollars)} a team.`,
  shared: (who: Party, dollars: number) =>
    `${TheyDo(who, "share", "shares")} the win with ${cards.dollars(dollars)}.`,
  moves: {
    disable: (one: number, other: number) => `Disable your ${String(one)} and ${String(other)}`,
    place: (adventurer: number, room: number) => `Place your ${String(adventurer)} in room ${String(room)}`,
    bump: (adventurer: number, room: number, owner: Party, other: number) =>
      `Bump ${own(owner)} ${String(other)} off room ${String(room)} with your ${String(adventurer)}`,
    bumpGhost: (adventurer: number, room: number) =>
      `Bump the ghost off room ${String(room)} with your ${String(adventurer)}`,
    replace: (adventurer: number, room: number, other: number) =>
      `Replace your ${String(other)} in room ${String(room)} with your ${String(adventurer)}`,
  },
  options: {
    masters: {
      name: "Dungeon Masters",
      meaning: "Each round has a Dungeon Master who bends a rule. Without them a first game is simpler.",
      values: { base: "The six of the box", all: "The six and five promos", none: "None" },
    },
    locks: {
      name: "When a room locks",
      meaning: "The strength at which nobody can be bumped off a room any more.",
      values: {
        printed: "At the highest defense on its back",
        changed: "At the same, as the Dungeon Master changes it",
      },
    },
    teams: {
      name: "Teams",
      meaning: "Partners count their money together. The team with the most wins.",
      values: {
        none: "Everyone alone",
        "2v2": "Two against two (4 players)",
        "3v3": "Three against three (6 players)",
        "2v2v2": "Three pairs (6 players)",
      },
    },
    ghost: {
      name: "Ghost player",
      meaning: "One more room in each dungeon, and two ghosts that take up places. For 3 to 5 players.",
      values: { true: "With ghosts", false: "Without" },
    },
  },
  summary:
    "Send your adventurers down together with rival guilds. Share the gold, push weaker ones aside, and pray that no room fails.",
};

export { own };
