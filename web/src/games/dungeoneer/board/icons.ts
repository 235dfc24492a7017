/** The drawings that the shipped cards name, and those of the ice cave. */

import broadsword from "icon:broadsword";
import dwarfFace from "icon:dwarf-face";
import highShot from "icon:high-shot";
import wizardStaff from "icon:wizard-staff";
import holySymbol from "icon:holy-symbol";
import hoodedAssassin from "icon:hooded-assassin";
import goblinHead from "icon:goblin-head";
import rat from "icon:rat";
import orcHead from "icon:orc-head";
import bandit from "icon:bandit";
import wolfHead from "icon:wolf-head";
import ogre from "icon:ogre";
import werewolf from "icon:werewolf";
import minotaur from "icon:minotaur";
import giant from "icon:giant";
import rockGolem from "icon:rock-golem";
import spiderAlt from "icon:spider-alt";
import daemonSkull from "icon:daemon-skull";
import dragonHead from "icon:dragon-head";
import crownedSkull from "icon:crowned-skull";
import fireball from "icon:fireball";
import lightningArc from "icon:lightning-arc";
import teleport from "icon:teleport";
import disintegrate from "icon:disintegrate";
import wingedSword from "icon:winged-sword";
import healing from "icon:healing";
import shieldReflect from "icon:shield-reflect";
import angelOutfit from "icon:angel-outfit";
import stonePath from "icon:stone-path";
import dungeonGate from "icon:dungeon-gate";
import stoneWall from "icon:stone-wall";
import stoneBlock from "icon:stone-block";
import iceSpear from "icon:ice-spear";

export const icons: Partial<Record<string, string>> = {
  broadsword,
  "dwarf-face": dwarfFace,
  "high-shot": highShot,
  "wizard-staff": wizardStaff,
  "holy-symbol": holySymbol,
  "hooded-assassin": hoodedAssassin,
  "goblin-head": goblinHead,
  rat,
  "orc-head": orcHead,
  bandit,
  "wolf-head": wolfHead,
  ogre,
  werewolf,
  minotaur,
  giant,
  "rock-golem": rockGolem,
  "spider-alt": spiderAlt,
  "daemon-skull": daemonSkull,
  "dragon-head": dragonHead,
  "crowned-skull": crownedSkull,
  fireball,
  "lightning-arc": lightningArc,
  teleport,
  disintegrate,
  "winged-sword": wingedSword,
  healing,
  "shield-reflect": shieldReflect,
  "angel-outfit": angelOutfit,
  "stone-path": stonePath,
  "dungeon-gate": dungeonGate,
  "stone-wall": stoneWall,
  "stone-block": stoneBlock,
  "ice-spear": iceSpear,
};
