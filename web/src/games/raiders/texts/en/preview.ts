/** What a card may bring, said before it is played. */

import { many } from "../../../../lib/language.svelte";
import type { Hits, Item } from "../../../../generated/raiders";
import { size, type Party } from "../../../speech/party";
import { them, They, theyDo, verb } from "../../../speech/english";
import { rooms } from "./rooms";

const coins = (count: number) => many(count, "coin", "coins");
const wounds = (count: number) => many(count, "wound", "wounds");

export const preview = {
  /** Sentences one after the other. */
  join: (sentences: readonly string[]) => sentences.join(" "),
  treasure: {
    chests: (first: number, second: number) =>
      second === 0
        ? `The highest takes ${String(first)}.`
        : `Highest takes ${String(first)}, second ${String(second)}.`,
    canBeat: (who: Party) => `${They(who)} can play higher.`,
    canTie: (who: Party) => `Nobody can play higher, but ${them(who)} can tie and share.`,
    certain: (count: number) => `Nobody can play as high: ${coins(count)} for you.`,
    first: (count: number) => `You have the highest card: ${coins(count)}.`,
    second: (count: number) => `You have the second-highest card: ${coins(count)}.`,
    shared: (value: number, others: Party, each: number) =>
      each === 0
        ? `You tie with ${them(others)} for ${String(value)}: too little to share.`
        : `You share ${String(value)} with ${them(others)}: ${coins(each)} each.`,
    nothing: "Others are higher: nothing for you.",
  },
  fight: {
    need: (card: number, need: number, most: number) =>
      `With a ${String(card)} the others need ${String(need)} between them. They can reach ${String(most)}.`,
    needFrom: (card: number, need: number, who: Party, most: number) =>
      `With a ${String(card)} you still need ${String(need)} from ${them(who)}. The most they can add is ${String(most)}.`,
    falls: "That is enough: it falls.",
    surelyFalls: (card: number) => `With a ${String(card)} it falls, whatever the others play.`,
    fallsShort: (total: number, strength: number) =>
      `Only ${String(total)} of ${String(strength)}: it attacks.`,
    cannotFall: (most: number, strength: number) =>
      `Together you can reach ${String(most)} of ${String(strength)} at most: it attacks.`,
    always: "It attacks, whatever is played.",
    hitsYou: (harm: string) => `You ${harm}.`,
    ifItAttacks: (harm: string) => `If it attacks, it attacks you: you ${harm}.`,
    spares: (who: Party) => `It attacks ${them(who)}, not you.`,
    safe: "It cannot attack you.",
    ifLowest: (harm: string) => `If it attacks and nobody is lower, you ${harm}.`,
    ifHighest: (harm: string) => `If nobody is higher, you ${harm}.`,
    whenLowest: (harm: string) => `If nobody is lower, you ${harm}.`,
    harm: (harm: { wounds: number; coins: number; eliminates: boolean }) =>
      [
        ...(harm.wounds > 0 ? [`take ${wounds(harm.wounds)}`] : []),
        ...(harm.coins > 0 ? [`lose ${coins(harm.coins)}`] : []),
        ...(harm.eliminates ? ["are out of the game"] : []),
      ].join(" and "),
    reward: (count: number) => `The highest card gains ${coins(count)}.`,
    escape: "You leave the room: you neither help nor get hurt.",
    countsAs: (value: number) => `It counts as a ${String(value)} here.`,
  },
  vault: {
    coins: (count: number) => `You gain ${coins(count)}.`,
    heals: (count: number) => `You heal ${wounds(count)}.`,
    nothingToHeal: "A potion, but you have no wounds.",
    item: (item: Item) => `You take ${rooms.anItem[item]}.`,
    itemUnless: (item: Item, left: number, rivals: Party) =>
      size(rivals) === 1
        ? `You take ${rooms.anItem[item]}, unless ${theyDo(rivals, "want", "wants")} one too: ${String(left)} left.`
        : `You take ${rooms.anItem[item]}, unless more than ${String(left)} want one: ${String(left)} left.`,
    noneLeft: (item: Item) => `No ${rooms.items[item]} is left: nothing for you.`,
    tooMany: (item: Item) => `Too many want ${rooms.anItem[item]}: nobody takes one.`,
  },
  trap: {
    quiet: (highest: number) => `With a ${String(highest)} as the highest card nothing happens.`,
    hits: (highest: number, who: Party, hits: Hits, amount: number) =>
      hits === "most_coins"
        ? `With a ${String(highest)} as the highest card ${theyDo(who, "lose", "loses")} ${coins(amount)}.`
        : `With a ${String(highest)} as the highest card ${theyDo(who, "take", "takes")} ${wounds(amount)}.`,
    worse: (highest: number, who: Party, hits: Hits, amount: number) =>
      hits === "most_coins"
        ? `If somebody plays a ${String(highest)}, ${them(who)} ${verb(who, "lose", "loses")} ${String(amount)}.`
        : `If somebody plays a ${String(highest)}, ${them(who)} ${verb(who, "take", "takes")} ${String(amount)}.`,
  },
  item: {
    spares: "Your power cards stay in your hand.",
    crystalBall: "You see all cards first, then play one of yours.",
    crystalBallInTurn: "You play after everybody else, knowing their cards.",
    torch: (count: number) => `You look at ${many(count, "dark room", "dark rooms")}. The others do not.`,
    torchForNothing: "Nothing is dark to you. It would only go back to the supply.",
  },
};
