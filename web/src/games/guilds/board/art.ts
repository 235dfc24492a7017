/** The drawings of Guilds' cards, and the colours of the guilds. */

import coin from "icon:two-coins";
import shield from "icon:checked-shield";
import lock from "icon:padlock";
import ghost from "icon:ghost";
import heal from "icon:health-normal";
import marker from "icon:vertical-banner";
import failed from "icon:cracked-shield";
import defeated from "icon:crossed-swords";
import abandoned from "icon:cave-entrance";
import closed from "icon:closed-doors";
import crown from "icon:laurel-crown";
import apprentice from "icon:monk-face";
import scout from "icon:bowman";
import mage from "icon:wizard-face";
import knight from "icon:visored-helm";
import champion from "icon:barbarian";
import lion from "icon:lion";
import raven from "icon:raven";
import stag from "icon:deer-head";
import bear from "icon:bear-head";
import fox from "icon:fox-head";
import owl from "icon:owl";
import sun from "icon:sun";
import moon from "icon:moon";
import star from "icon:star-formation";
import type { Adventurer, MasterCard, RoomCard } from "../../../generated/guilds";
import { drawings } from "./drawings.svelte";
import { masters } from "./masters";

export const art = {
  coin,
  shield,
  lock,
  ghost,
  heal,
  marker,
  failed,
  defeated,
  abandoned,
  crown,
  strength: defeated,
};

const ADVENTURERS = [apprentice, scout, mage, knight, champion];

export function adventurerArt(adventurer: Adventurer): string {
  return ADVENTURERS[adventurer - 1] ?? apprentice;
}

const CRESTS = [lion, raven, stag, bear, fox, owl];

/** A guild is told by its crest as well as by its colour. */
export function crest(seat: number): string {
  return CRESTS[(seat - 1) % CRESTS.length] ?? lion;
}

const TEAMS = [sun, moon, star];

/** A team, counted from 1. */
export function teamArt(team: number): string {
  return TEAMS[(team - 1) % TEAMS.length] ?? sun;
}

/** All colours are light enough for dark letters on them. */
const ALONE = ["#f2937f", "#86bdf0", "#9ed382", "#f1d162", "#c9a8f5", "#74d6c8"];
/** Partners look alike: the first team is warm, the second cold, the third green. */
const TOGETHER = [
  ["#f2937f", "#f5c065", "#f7a3b8"],
  ["#86bdf0", "#c0aef7", "#7fdbe0"],
  ["#9ed382", "#d3dd7c", "#7fd6b0"],
];

/** The colour of a guild that plays alone. */
export function colourAlone(seat: number): string {
  return ALONE[(seat - 1) % ALONE.length] ?? "";
}

/** The colour of a guild by its team, counted from 1, and its place in it, counted from 0. */
export function colourTogether(team: number, place: number): string {
  const shades = TOGETHER[(team - 1) % TOGETHER.length] ?? [];
  return shades[place % shades.length] ?? "";
}

/** A card of somebody's own shows only that its door is open. */
export function roomArt({ name }: Pick<RoomCard, "name">): string {
  return drawings.of(name) ?? closed;
}

export function masterArt({ name }: Pick<MasterCard, "name">): string {
  return masters[name] ?? crown;
}
