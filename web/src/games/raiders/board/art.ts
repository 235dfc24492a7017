/** The drawings of Raiders' cards. A card of somebody's own gets the drawing of its kind. */

import coin from "icon:two-coins";
import wound from "icon:drop";
import potion from "icon:round-potion";
import torch from "icon:torch";
import crystalBall from "icon:crystal-ball";
import key from "icon:key";
import sword from "icon:broadsword";
import chest from "icon:open-treasure-chest";
import smallChest from "icon:locked-chest";
import armoury from "icon:battle-gear";
import store from "icon:potion-ball";
import vault from "icon:closed-doors";
import dark from "icon:dungeon-gate";
import snake from "icon:snake";
import zombie from "icon:shambling-zombie";
import goblin from "icon:goblin-head";
import skeleton from "icon:skeleton";
import cube from "icon:transparent-slime";
import troll from "icon:troll";
import dragon from "icon:dragon-head";
import monster from "icon:evil-minion";
import lava from "icon:lava";
import magnet from "icon:magnet";
import spike from "icon:spikes";
import boulder from "icon:falling-boulder";
import trap from "icon:wolf-trap";
import taxCollector from "icon:swap-bag";
import medusa from "icon:medusa-head";
import vampire from "icon:vampire-dracula";
import sphinx from "icon:egyptian-sphinx";
import minotaur from "icon:minotaur";
import wolfPack from "icon:wolf-howl";
import necromancer from "icon:raise-skeleton";
import megaDragon from "icon:spiked-dragon-head";
import golem from "icon:rock-golem";
import mummy from "icon:mummy-head";
import boss from "icon:crowned-skull";
import warrior from "icon:barbarian";
import knight from "icon:black-knight-helm";
import wizard from "icon:wizard-face";
import explorer from "icon:light-backpack";
import thief from "icon:hooded-figure";
import somebody from "icon:hood";
import map from "icon:treasure-map";
import collapsed from "icon:skull-crossed-bones";
import shield from "icon:crossed-swords";
import cardBack from "icon:door";
import type { Item, RoomInfo } from "../../../generated/raiders";

export const art = { coin, wound, potion, chest, dark, map, collapsed, strength: shield, cardBack, boss };

const ITEM_ART: Record<Item, string> = { torch, crystal_ball: crystalBall, key, sword };

/** The items in the order in which they are drawn. */
export const ITEMS = Object.keys(ITEM_ART) as readonly Item[];

export function itemArt(item: Item): string {
  return ITEM_ART[item];
}

const ROOMS: Partial<Record<string, string>> = {
  Snake: snake,
  Zombie: zombie,
  Goblin: goblin,
  Skeleton: skeleton,
  "Gelatinous Cube": cube,
  Troll: troll,
  Dragon: dragon,
  Armoury: armoury,
  Store: store,
  Lava: lava,
  Magnet: magnet,
  Spike: spike,
  Boulder: boulder,
  "Tax Collector": taxCollector,
  Medusa: medusa,
  Vampire: vampire,
  Sphinx: sphinx,
  Minotaur: minotaur,
  "Wolf Pack": wolfPack,
  Necromancer: necromancer,
  "Mega Dragon": megaDragon,
  Golem: golem,
  Mummy: mummy,
};

const KINDS: Record<RoomInfo["kind"], string> = { treasure: chest, monster, vault, trap, boss };

export function roomArt(room: RoomInfo): string {
  if (room.kind === "treasure") return room.chests[1] > 0 ? chest : smallChest;
  return ROOMS[room.name] ?? KINDS[room.kind];
}

const CHARACTERS: Partial<Record<string, string>> = {
  Warrior: warrior,
  Knight: knight,
  Wizard: wizard,
  Explorer: explorer,
  Thief: thief,
};

export function characterArt(name: string): string {
  return CHARACTERS[name] ?? somebody;
}
