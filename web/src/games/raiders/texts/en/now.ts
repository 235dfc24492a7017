/** What is going on and what is to be decided. */

import { many } from "../../../../lib/language.svelte";
import type { Party } from "../../../speech/party";
import { them, They, TheyDo, verb } from "../../../speech/english";

export const now = {
  /** What the room does, and then what is to be done. */
  both: (room: string, task: string) => `${room} ${task}`,
  choose: "Choose a card. All are turned over together.",
  chooseInTurn: "It is your turn. Your card lies open at once.",
  chooseAgain: "Your crystal ball has shown you every card. Now choose the one that counts.",
  laid: (others: Party) => `Your card is laid. ${TheyDo(others, "are", "is")} still thinking.`,
  waiting: (others: Party) => `${TheyDo(others, "are", "is")} choosing.`,
  waitingInTurn: (others: Party) => `${TheyDo(others, "play", "plays")} next.`,
  waitingAgain: (others: Party) =>
    `${TheyDo(others, "look", "looks")} into the crystal ball and ${verb(others, "choose", "chooses")} last.`,
  over: "The raid is over",
  won: (who: Party, coins: number) => `${TheyDo(who, "win", "wins")} with ${many(coins, "coin", "coins")}.`,
  shared: (who: Party, coins: number) =>
    `${They(who)} share the win with ${many(coins, "coin", "coins")} each.`,
  nobodyWon: "Nobody came out of it. Everyone has lost.",
  collapsed: (who: Party) => `Too many wounds: ${them(who)} collapsed.`,
  moves: {
    power: (card: number) => `Play the ${String(card)}`,
    escape: {
      torch: "Play a torch and escape",
      crystal_ball: "Play a crystal ball and escape",
      key: "Play a key and escape",
    },
    five: { key: "Play a key as a 5", sword: "Play a sword as a 5" },
    swordAs: (value: number) => `Play a sword as a ${String(value)}`,
    crystalBall: "Play a crystal ball and choose later",
    torch: "Light a torch",
  },
  options: {
    tactical: {
      name: "Tactical variant",
      meaning: "Cards are played open and in turn. Whoever played the highest begins the next room.",
      values: { true: "Open, in turn", false: "Hidden, all at once" },
    },
    boss_pays: {
      name: "When a boss pays",
      meaning: "When the Sphinx and the Minotaur pay the highest card.",
      values: { always: "Whether or not the boss falls", when_it_attacks: "Only when the boss attacks" },
    },
  },
  summary:
    "Raid a dungeon together, each for their own purse. The richest wins, unless they are the most wounded.",
};
