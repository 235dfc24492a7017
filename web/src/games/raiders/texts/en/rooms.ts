/** Rooms, characters and items: their names, and what a room does in a few words. */

import { list, many } from "../../../../lib/language.svelte";
import type { Attacks, Hits, Item } from "../../../../generated/raiders";

/** What a boss does to those it attacks. */
export interface Harm {
  wounds: number;
  coins: number;
  eliminates: boolean;
}

export const rooms = {
  /** By the names of the standard cards; cards of one's own keep theirs. */
  names: {
    Snake: "Snake",
    Zombie: "Zombie",
    Goblin: "Goblin",
    Skeleton: "Skeleton",
    "Gelatinous Cube": "Gelatinous Cube",
    Troll: "Troll",
    Dragon: "Dragon",
    Armoury: "Armoury",
    Store: "Store",
    Lava: "Lava trap",
    Magnet: "Magnet trap",
    Spike: "Spike trap",
    Boulder: "Boulder trap",
    "Tax Collector": "Tax Collector",
    Medusa: "Medusa",
    Vampire: "Vampire",
    Sphinx: "Sphinx",
    Minotaur: "Minotaur",
    "Wolf Pack": "Wolf Pack",
    Necromancer: "Necromancer",
    "Mega Dragon": "Mega Dragon",
    Golem: "Golem",
    Mummy: "Mummy",
  },
  characters: {
    Warrior: "Warrior",
    Knight: "Knight",
    Wizard: "Wizard",
    Explorer: "Explorer",
    Thief: "Thief",
  },
  kinds: { treasure: "Treasure", monster: "Monster", vault: "Vault", trap: "Trap", boss: "Boss" },
  items: { torch: "torch", crystal_ball: "crystal ball", key: "key", sword: "sword" },
  anItem: { torch: "a torch", crystal_ball: "a crystal ball", key: "a key", sword: "a sword" },
  dark: "Dark room",
  /** As the house calls a treasure room without a name. */
  chests: ([first, second]: readonly [number, number]) =>
    second === 0 ? `Chest of ${String(first)}` : `Chests of ${String(first)} and ${String(second)}`,
  coins: (count: number) => many(count, "coin", "coins"),
  wounds: (count: number) => many(count, "wound", "wounds"),
  potion: (wounds: number) => `heal ${String(wounds)}`,
  strength: (name: string, strength: number) => `${name}, strength ${String(strength)}`,
  unbeatable: (name: string) => `${name}, undefeatable`,
  /** What stands above a card of a vault. */
  vaultEntry: (card: number, benefit: string) => `${String(card)}: ${benefit}`,
  does: {
    treasure: ([first, second]: readonly [number, number]) =>
      second === 0
        ? `The highest card takes ${many(first, "coin", "coins")}. Equals share.`
        : `The highest card takes ${many(first, "coin", "coins")}, the second-highest ${String(second)}. Equals share.`,
    monster: (strength: number, wounds: number) =>
      `Together you need ${String(strength)}. If the cards fall short, the lowest card takes ${many(wounds, "wound", "wounds")}.`,
    vault: (entries: readonly string[]) => `Your card decides what you get. ${entries.join(", ")}.`,
    trap: (hits: Hits, penalties: readonly (readonly [number, number])[]) => {
      const cards = list(penalties.map(([card, amount]) => `${String(amount)} for a ${String(card)}`));
      return hits === "most_coins"
        ? `The highest card sets it off. Whoever has the most coins loses some: ${cards}.`
        : `The highest card sets it off. Whoever has the fewest wounds takes more: ${cards}.`;
    },
  },
  boss: {
    needs: (strength: number) => `Together you need ${String(strength)}, or it attacks.`,
    always: "Nothing defeats it: it always attacks.",
    attacks: (attacks: Attacks, harm: string) =>
      attacks === "lowest" ? `The lowest card ${harm}.` : `It attacks the highest card, which ${harm}.`,
    /** After "the lowest card" and the like. */
    harm: ({ wounds, coins, eliminates }: Harm) =>
      list([
        ...(wounds > 0 ? [`takes ${many(wounds, "wound", "wounds")}`] : []),
        ...(coins > 0 ? [`loses ${many(coins, "coin", "coins")}`] : []),
        ...(eliminates ? ["is out of the game"] : []),
      ]),
    reward: (coins: number) => `The highest card gains ${many(coins, "coin", "coins")}.`,
    escape: (item: Item) => `Playing ${rooms.anItem[item]} lets you escape.`,
    fives: (value: number) => `A 5 or a sword counts as a ${String(value)} here.`,
  },
};
