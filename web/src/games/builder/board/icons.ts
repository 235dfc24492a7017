/** The drawings that the shipped cards name. */

import angelOutfit from "icon:angel-outfit";
import backstab from "icon:backstab";
import barracks from "icon:barracks";
import battleAxe from "icon:battle-axe";
import brickWall from "icon:brick-wall";
import broadsword from "icon:broadsword";
import bubblingFlask from "icon:bubbling-flask";
import castle from "icon:castle";
import caveEntrance from "icon:cave-entrance";
import crossroad from "icon:crossroad";
import crystalBall from "icon:crystal-ball";
import cube from "icon:cube";
import cursedStar from "icon:cursed-star";
import dart from "icon:dart";
import directionSigns from "icon:direction-signs";
import dragonHead from "icon:dragon-head";
import dungeonGate from "icon:dungeon-gate";
import evilMoon from "icon:evil-moon";
import fairyWand from "icon:fairy-wand";
import fallingBoulder from "icon:falling-boulder";
import fallingRocks from "icon:falling-rocks";
import flyingFlag from "icon:flying-flag";
import fog from "icon:fog";
import gears from "icon:gears";
import goblinHead from "icon:goblin-head";
import hammerDrop from "icon:hammer-drop";
import harp from "icon:harp";
import healthPotion from "icon:health-potion";
import highShot from "icon:high-shot";
import holySymbol from "icon:holy-symbol";
import hoodedAssassin from "icon:hooded-assassin";
import imp from "icon:imp";
import impLaugh from "icon:imp-laugh";
import lockedChest from "icon:locked-chest";
import magicShield from "icon:magic-shield";
import magicSwirl from "icon:magic-swirl";
import maze from "icon:maze";
import mineWagon from "icon:mine-wagon";
import orcHead from "icon:orc-head";
import relicBlade from "icon:relic-blade";
import run from "icon:run";
import skeleton from "icon:skeleton";
import spikes from "icon:spikes";
import spinningBlades from "icon:spinning-blades";
import spring from "icon:spring";
import stonePath from "icon:stone-path";
import stoneTower from "icon:stone-tower";
import templarShield from "icon:templar-shield";
import terror from "icon:terror";
import tombstone from "icon:tombstone";
import treasureMap from "icon:treasure-map";
import wantedReward from "icon:wanted-reward";
import well from "icon:well";
import wizardStaff from "icon:wizard-staff";
import wolfTrap from "icon:wolf-trap";
import woodenDoor from "icon:wooden-door";

export const icons: Partial<Record<string, string>> = {
  "angel-outfit": angelOutfit,
  backstab,
  barracks,
  "battle-axe": battleAxe,
  "brick-wall": brickWall,
  broadsword,
  "bubbling-flask": bubblingFlask,
  castle,
  "cave-entrance": caveEntrance,
  crossroad,
  "crystal-ball": crystalBall,
  cube,
  "cursed-star": cursedStar,
  dart,
  "direction-signs": directionSigns,
  "dragon-head": dragonHead,
  "dungeon-gate": dungeonGate,
  "evil-moon": evilMoon,
  "fairy-wand": fairyWand,
  "falling-boulder": fallingBoulder,
  "falling-rocks": fallingRocks,
  "flying-flag": flyingFlag,
  fog,
  gears,
  "goblin-head": goblinHead,
  "hammer-drop": hammerDrop,
  harp,
  "health-potion": healthPotion,
  "high-shot": highShot,
  "holy-symbol": holySymbol,
  "hooded-assassin": hoodedAssassin,
  imp,
  "imp-laugh": impLaugh,
  "locked-chest": lockedChest,
  "magic-shield": magicShield,
  "magic-swirl": magicSwirl,
  maze,
  "mine-wagon": mineWagon,
  "orc-head": orcHead,
  "relic-blade": relicBlade,
  run,
  skeleton,
  spikes,
  "spinning-blades": spinningBlades,
  spring,
  "stone-path": stonePath,
  "stone-tower": stoneTower,
  "templar-shield": templarShield,
  terror,
  tombstone,
  "treasure-map": treasureMap,
  "wanted-reward": wantedReward,
  well,
  "wizard-staff": wizardStaff,
  "wolf-trap": wolfTrap,
  "wooden-door": woodenDoor,
};
