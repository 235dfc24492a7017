/** The drawings of the pack "In space", fetched when a table plays with it. */

import spaceSuit from "icon:space-suit";
import autoRepair from "icon:auto-repair";
import rayGun from "icon:ray-gun";
import psychicWaves from "icon:psychic-waves";
import medicalPack from "icon:medical-pack";
import bolterGun from "icon:bolter-gun";
import alienBug from "icon:alien-bug";
import maggot from "icon:maggot";
import alienStare from "icon:alien-stare";
import robotHelmet from "icon:robot-helmet";
import alienSkull from "icon:alien-skull";
import monoWheelRobot from "icon:mono-wheel-robot";
import alienFire from "icon:alien-fire";
import robotGolem from "icon:robot-golem";
import megabot from "icon:megabot";
import vintageRobot from "icon:vintage-robot";
import spiderBot from "icon:spider-bot";
import cyborgFace from "icon:cyborg-face";
import alienEgg from "icon:alien-egg";
import artificialHive from "icon:artificial-hive";
import grenade from "icon:grenade";
import laserBlast from "icon:laser-blast";
import warpPipe from "icon:warp-pipe";
import atom from "icon:atom";
import brainTentacle from "icon:brain-tentacle";
import firstAidKit from "icon:first-aid-kit";
import bubbleField from "icon:bubble-field";
import deliveryDrone from "icon:delivery-drone";
import airtightHatch from "icon:airtight-hatch";
import spaceNeedle from "icon:space-needle";
import pipes from "icon:pipes";
import returnArrow from "icon:return-arrow";
import crossroad from "icon:crossroad";
import bunkBeds from "icon:bunk-beds";
import cargoCrate from "icon:cargo-crate";

export const icons: Partial<Record<string, string>> = {
  "space-suit": spaceSuit,
  "auto-repair": autoRepair,
  "ray-gun": rayGun,
  "psychic-waves": psychicWaves,
  "medical-pack": medicalPack,
  "bolter-gun": bolterGun,
  "alien-bug": alienBug,
  maggot,
  "alien-stare": alienStare,
  "robot-helmet": robotHelmet,
  "alien-skull": alienSkull,
  "mono-wheel-robot": monoWheelRobot,
  "alien-fire": alienFire,
  "robot-golem": robotGolem,
  megabot,
  "vintage-robot": vintageRobot,
  "spider-bot": spiderBot,
  "cyborg-face": cyborgFace,
  "alien-egg": alienEgg,
  "artificial-hive": artificialHive,
  grenade,
  "laser-blast": laserBlast,
  "warp-pipe": warpPipe,
  atom,
  "brain-tentacle": brainTentacle,
  "first-aid-kit": firstAidKit,
  "bubble-field": bubbleField,
  "delivery-drone": deliveryDrone,
  "airtight-hatch": airtightHatch,
  "space-needle": spaceNeedle,
  pipes,
  "return-arrow": returnArrow,
  crossroad,
  "bunk-beds": bunkBeds,
  "cargo-crate": cargoCrate,
};
