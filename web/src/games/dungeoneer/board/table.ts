/** The table as this board is given it, what its things are called, and what else is seen of it on the stage. */

import type {
  Contents,
  DoorView,
  Figure,
  FigureView,
  How,
  Level,
  Move,
  Preview,
  Recap,
  Spell,
  Square,
  View,
} from "../../../generated/dungeoneer";
import type { Shown } from "../../face";

/** Dice that are seen to roll. */
export interface Roll {
  /** What they are rolled for. */
  what:
    "order" | "doors" | "monsters" | "attack" | "saves" | "shield" | "spell" | "helpers" | "gold" | "slip";
  /** Who rolls, and against whom. */
  by?: Figure | undefined;
  seat?: number | undefined;
  against?: Figure | undefined;
  dice: readonly number[];
  /** What each must show, where each counts alone. */
  needed?: number | undefined;
  /** What is added to them, and what they come to. */
  bonus?: number | undefined;
  result: number | null;
  level?: Level | undefined;
  kind?: number | undefined;
  spell?: Spell | undefined;
  how?: How | undefined;
}

/** What is seen for a moment beside the table itself. */
export interface Moment {
  /** What it is about: the camera follows it. */
  squares: readonly Square[];
  roll?: Roll | undefined;
  /** Somebody attacks somebody. */
  blow?: { from: Square; to: Square; how: How } | undefined;
  /** The squares of a spell. */
  area?: { squares: readonly Square[]; how: How } | undefined;
  /** Somebody walks, square by square. */
  walk?: { figure: Figure; path: readonly Square[] } | undefined;
  /** What somebody loses or gains, written over them. */
  pop?: { square: Square; text: string; tone: "good" | "bad" | "plain" } | undefined;
}

/** A table of this game. */
export type Table = Shown<Move, View, Preview, Recap | null, Contents> & { moment?: Moment | undefined };

export const figureThing = (figure: Figure): string => `figure-${String(figure)}`;
export const tileThing = (tile: number): string => `tile-${String(tile)}`;
export const squareThing = ([column, row]: Square): string => `square-${String(column)}-${String(row)}`;
export const spellThing = (spell: Spell): string => `spell-${String(spell)}`;
/** A dungeoneer's health and gold in the strip. */
export const purseThing = (figure: Figure): string => `purse-${String(figure)}`;
export const doorThing = ({ squares: [first] }: Pick<DoorView, "squares">): string =>
  first ? `door-${String(first[0])}-${String(first[1])}` : "";

export const keyOf = ([column, row]: Square): string => `${String(column)},${String(row)}`;
export const same = (one: Square, other: Square): boolean => one[0] === other[0] && one[1] === other[1];

/** The colours of the players, far enough from each other for every eye, by seat; the last is nobody's. */
const COLOURS = ["#ffb454", "#6cc7f2", "#b6e069", "#f48fb1", "#c9a9ff", "#6fe0c3"] as const;
export const colourOf = (seat: number | null): string =>
  seat === null ? "#cbbfae" : (COLOURS[seat - 1] ?? "#cbbfae");

export const figureOf = (view: View, id: Figure | null | undefined): FigureView | undefined =>
  view.figures.find((figure) => figure.id === id);

/** Where these stand. */
export const squaresOf = (view: View, ids: Iterable<Figure>): Square[] =>
  [...ids].flatMap((id) => {
    const figure = figureOf(view, id);
    return figure ? [figure.square] : [];
  });

/** What somebody's card shows: its name, its picture, its abilities. */
export function cardOf(
  { contents }: Pick<Table, "contents">,
  figure: Pick<FigureView, "dungeoneer" | "monster">,
) {
  return figure.dungeoneer !== undefined
    ? contents.dungeoneers[figure.dungeoneer - 1]
    : contents.monsters[(figure.monster ?? 0) - 1];
}

/** What a figure is called, with the mark that tells it from others of its kind. */
export function nameOf(table: Pick<Table, "contents" | "called" | "view">, id: Figure | undefined): string {
  const figure = figureOf(table.view, id);
  const dead = table.view.dead.find((one) => one.id === id);
  const card = figure ? cardOf(table, figure) : dead && cardOf(table, { dungeoneer: dead.dungeoneer });
  return card ? `${table.called(card.name)} ${figure?.mark ?? ""}`.trim() : "";
}

/** A chance as people read it. */
export const percent = (odds: number): string => {
  const whole = Math.round(odds / 100);
  return odds > 0 && whole === 0 ? "<1%" : odds < 10000 && whole === 100 ? ">99%" : `${String(whole)}%`;
};
