/** What happened, line by line. */

import { many } from "../../../../lib/language.svelte";
import type { Item } from "../../../../generated/raiders";
import { size, type Party } from "../../../speech/party";
import { them, They, TheyDo, theyDo, verb } from "../../../speech/english";
import { rooms } from "./rooms";

export const story = {
  characterDealt: (who: Party, character: string) => `${TheyDo(who, "are", "is")} the ${character}.`,
  levelSetUp: (level: number, of: number) => `Level ${String(level)} of ${String(of)} opens.`,
  roomPlaced: (place: number, name: string) => `Room ${String(place)}: ${name}.`,
  roomDark: (place: number) => `Room ${String(place)} lies in the dark.`,
  roomEntered: (place: number, name: string) => `Room ${String(place)}: ${name}`,
  torchLit: (who: Party) =>
    `${TheyDo(who, "light", "lights")} a torch and ${verb(who, "look", "looks")} ahead.`,
  torchShowed: (place: number, name: string) => `By torchlight: room ${String(place)} is ${name}.`,
  cardLaid: (who: Party) => `${TheyDo(who, "lay", "lays")} a card face down.`,
  youLaid: (card: string) => `You lay ${card} face down.`,
  cardChosen: (card: string) => `It is ${card}.`,
  cardPlayed: (who: Party, card: string) => `${TheyDo(who, "play", "plays")} ${card}.`,
  power: (card: number) => `the ${String(card)}`,
  crystalBalls: (who: Party) =>
    `${TheyDo(who, "have", "has")} seen every card in the crystal ball and ${verb(who, "choose", "chooses")} again.`,
  chestTaken: (who: Party, value: number) => `${TheyDo(who, "take", "takes")} the chest of ${String(value)}.`,
  chestShared: (who: Party, value: number, each: number) =>
    `${They(who)} share the chest of ${String(value)}: ${String(each)} each.`,
  chestLost: (who: Party, value: number) =>
    `${They(who)} tie for the chest of ${String(value)}. That is too little to share, so it is lost.`,
  /** A fight begins its sentence with the name of what is fought, where it is known. */
  named: (name: string, sentence: string) => `${name}: ${sentence}`,
  defeated: (total: number, strength: number) =>
    `the cards reach ${String(total)} against ${String(strength)}. It falls!`,
  attacks: (total: number, strength: number, who: Party) =>
    `the cards reach only ${String(total)} of ${String(strength)}. It attacks ${them(who)}.`,
  alwaysAttacks: (who: Party) => `nothing can defeat it. It attacks ${them(who)}.`,
  fight: "The fight",
  escaped: (who: Party, item: Item) => `${TheyDo(who, "escape", "escapes")} with ${rooms.anItem[item]}.`,
  nobodyThere: "Everybody has escaped. Nothing happens.",
  trapSprung: (highest: number, who: Party) =>
    `The ${String(highest)} sets the trap off. It hits ${them(who)}.`,
  trapQuiet: (highest: number) => `The highest card is only a ${String(highest)}. The trap stays quiet.`,
  rewarded: (who: Party) => `For the highest card ${theyDo(who, "are", "is")} paid.`,
  coinsGained: (who: Party, coins: number) =>
    `${TheyDo(who, "gain", "gains")} ${many(coins, "coin", "coins")}.`,
  coinsLost: (who: Party, coins: number) =>
    `${TheyDo(who, "lose", "loses")} ${many(coins, "coin", "coins")}.`,
  woundsGained: (who: Party, wounds: number) =>
    `${TheyDo(who, "take", "takes")} ${many(wounds, "wound", "wounds")}.`,
  woundsHealed: (who: Party, wounds: number) =>
    `${TheyDo(who, "heal", "heals")} ${many(wounds, "wound", "wounds")}.`,
  itemGained: (who: Party, item: Item) => `${TheyDo(who, "take", "takes")} ${rooms.anItem[item]}.`,
  itemRanOut: (who: Party, item: Item) =>
    size(who) === 1
      ? `No ${rooms.items[item]} is left for ${them(who)}.`
      : `${They(who)} want ${rooms.anItem[item]}, but there are too few. Nobody takes one.`,
  eliminated: (who: Party) => `${TheyDo(who, "are", "is")} out of the game.`,
  mapPassed: (who: Party) => `${TheyDo(who, "have", "has")} the map and ${verb(who, "play", "plays")} first.`,
  levelEnded: (level: number) => `Level ${String(level)} is done. Everybody takes their cards back.`,
  collapsed: (who: Party, wounds: number) =>
    `With ${many(wounds, "wound", "wounds")} ${theyDo(who, "collapse", "collapses")} and cannot win.`,
  won: (who: Party, coins: number) => `${TheyDo(who, "win", "wins")} with ${many(coins, "coin", "coins")}!`,
  shared: (who: Party, coins: number) =>
    `${They(who)} share the win with ${many(coins, "coin", "coins")} each!`,
  nobodyWon: "Everyone is lost. Nobody wins.",
};
