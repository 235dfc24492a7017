/** Monsters and Dungeon Masters: their names, and what a master changes. */

import type { WhichRooms } from "../../../../generated/guilds";
import { list } from "../../../../lib/language.svelte";

const dollars = (count: number) => `$${String(count)}`;
const signed = (count: number) => (count < 0 ? `−${String(-count)}` : `+${String(count)}`);
const signedDollars = (count: number) => (count < 0 ? `−$${String(-count)}` : `+$${String(count)}`);

const WHICH: Record<WhichRooms, string> = {
  first: "First room",
  second: "Second room",
  first_two: "First two rooms",
  last: "Last room",
  last_two: "Last two rooms",
};

export const cards = {
  dollars,
  /** From the least to the most. */
  range: ([least, most]: readonly [number, number]) =>
    least === most ? String(least) : `${String(least)}–${String(most)}`,
  dollarRange: ([least, most]: readonly [number, number]) =>
    least === most ? dollars(least) : `${dollars(least)}–${String(most)}`,
  signed,
  signedDollars,
  /** By the names of the standard cards; cards of one's own keep theirs. */
  monsters: {
    "Cellar Rats": "Cellar Rats",
    "Lantern Moths": "Lantern Moths",
    "Broom Sprites": "Broom Sprites",
    "Scrap Kobolds": "Scrap Kobolds",
    "Moss Toads": "Moss Toads",
    "Pantry Slimes": "Pantry Slimes",
    "Candle Bats": "Candle Bats",
    "Bone Puppets": "Bone Puppets",
    "Gutter Goblins": "Gutter Goblins",
    "Grumbling Chest": "Grumbling Chest",
    "Cobweb Weavers": "Cobweb Weavers",
    "Mushroom Brutes": "Mushroom Brutes",
    "Drowned Sailors": "Drowned Sailors",
    "Howling Portrait": "Howling Portrait",
    "Ember Hounds": "Ember Hounds",
    "Salt Mummies": "Salt Mummies",
    "Marsh Witches": "Marsh Witches",
    "Hook Ghouls": "Hook Ghouls",
    "Thorn Satyrs": "Thorn Satyrs",
    "Crypt Choir": "Crypt Choir",
    "Rust Knights": "Rust Knights",
    "Iron Boar": "Iron Boar",
    "Stone Twins": "Stone Twins",
    "Glass Serpent": "Glass Serpent",
    "Storm Roc": "Storm Roc",
    "Ash Giants": "Ash Giants",
    "Abyssal Eel": "Abyssal Eel",
    "Plague Titan": "Plague Titan",
    "Frost Wyrm": "Frost Wyrm",
    "Mirror Queen": "Mirror Queen",
    "Bell Colossus": "Bell Colossus",
    "Clockwork Hydra": "Clockwork Hydra",
    "Obsidian Warden": "Obsidian Warden",
    "Nameless Shepherd": "Nameless Shepherd",
    "Hollow King": "Hollow King",
    "Sleeping Star": "Sleeping Star",
  },
  masters: {
    "The Succubus": "The Succubus",
    "The Beholder": "The Beholder",
    "The Lich King": "The Lich King",
    "The Guardian": "The Guardian",
    "The Vampire Lord": "The Vampire Lord",
    "The Red Dragon": "The Red Dragon",
    "Hello Duck": "Hello Duck",
    "Bigfun King": "Bigfun King",
    "The Naughty Kid": "The Naughty Kid",
    "Boardgame Lord": "Boardgame Lord",
    "The Caveman": "The Caveman",
  },
  does: {
    rooms: (which: WhichRooms, defense: number, treasure: number) =>
      `${WHICH[which]}: ${[
        ...(defense === 0 ? [] : [`${signed(defense)} defense`]),
        ...(treasure === 0 ? [] : [`${signedDollars(treasure)} treasure`]),
      ].join(", ")}.`,
    bars: (adventurer: number) => `No ${String(adventurer)} may enter.`,
    healing: (adventurers: readonly number[], more: number) =>
      `Healing a ${adventurers.map(String).join(" or a ")} costs ${dollars(more)} more.`,
    equals: (more: number) => `A defeated room with two of equal strength pays ${signedDollars(more)}.`,
    weakest: (paid: number) => `Whoever sends the least strength gets ${dollars(paid)} first.`,
    disables: (one: number, other: number) =>
      `Every ${String(one)} and ${String(other)} is disabled, all others are available.`,
    nothing: "Changes nothing.",
  },
  both: (one: number, other: number) => list([String(one), String(other)]),
};
