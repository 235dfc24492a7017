/** The cards of the dungeon that tests of the board play in. */

import type { Contents, TileCard } from "../../generated/dungeoneer";

const statistics = { move: 5, fighting: 4, shooting: null, defence: 4, armour: 4, health: 5 };
const tile = (name: string, floor: TileCard["floor"] = "firm"): TileCard => ({
  name,
  icon: "stone-block",
  form: "straight",
  rows: [],
  floor,
  tokens: 1,
});

const HEROES = [
  ["Warrior", "broadsword"],
  ["Dwarf", "dwarf-face"],
  ["Elf", "high-shot"],
  ["Wizard", "wizard-staff"],
  ["Cleric", "holy-symbol"],
  ["Thief", "hooded-assassin"],
] as const;
const FOES = [
  ["Goblin", "goblin-head", 1],
  ["Orc", "orc-head", 2],
  ["Ogre", "ogre", 3],
  ["Huge Spider", "spider-alt", 4],
  ["Dragon", "dragon-head", 5],
] as const;
/** The health of each level. */
export const LIFE = [1, 1, 2, 4, 8];

export const CONTENTS: Contents = {
  names: ["Dungeoneer, standard cards"],
  dungeoneers: HEROES.map(([name, icon], place) => ({
    ...statistics,
    name,
    icon,
    spells: place === 3 ? [1, 2, 3] : [],
  })),
  monsters: FOES.map(([name, icon, level]) => ({
    ...statistics,
    name,
    icon,
    level,
    health: LIFE[level - 1] ?? 1,
  })),
  spells: [
    {
      name: "Fireball",
      icon: "fireball",
      difficulty: 4,
      effect: { kind: "fireball", wounds: 1 },
      attacks: true,
    },
    {
      name: "Lightning Bolt",
      icon: "lightning-arc",
      difficulty: 4,
      effect: { kind: "smite" },
      attacks: true,
    },
    { name: "Teleport", icon: "teleport", difficulty: 5, effect: { kind: "teleport" }, attacks: false },
  ],
  tiles: [
    tile("Porch"),
    tile("Short Corridor"),
    tile("Large Room"),
    tile("Long Corridor"),
    tile("Ice Cave", { slippery: 1 }),
  ],
  doors: [],
  hordes: [],
  gold: ["1", "1D6", "2D6", "4D6", "8D6"],
  turns: 200,
  quiet_turns: 6,
};
