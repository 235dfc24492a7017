/** What may be done, sorted by where on the map it is done and by how a list shows it. No rule decides here: the moves are the house's. */

import type { AttackAhead, Figure, Move, Preview, Spell, Square } from "../../../generated/dungeoneer";
import type { MoveView } from "../../../generated/wire";
import { keyOf } from "./table";

export type Offered = MoveView<Move, Preview>;

/** The groups of the list, in its order. */
export const GROUPS = ["choose", "go", "attack", "monster", "place", "walk", "spell", "end"] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf(move: Move): Group {
  if (typeof move === "string") return move === "end" ? "end" : "spell";
  if ("choose" in move) return "choose";
  if ("go" in move) return "go";
  if ("fight" in move || "shoot" in move) return "attack";
  if ("cast" in move) return "spell";
  if ("walk" in move) return "walk";
  return "activate" in move || "pursue" in move ? "monster" : "place";
}

export const spellOf = (move: Move): Spell | null =>
  typeof move === "object" && "cast" in move ? move.cast.spell : null;

/** The squares on which a move is chosen. */
function squaresOf({ move, preview }: Offered): readonly Square[] {
  if (typeof move === "string") return [];
  if ("walk" in move) return [move.walk];
  if ("teleport" in move) return [move.teleport];
  if ("place" in move) return [move.place];
  if (!("cast" in move) || typeof move.cast.aim === "string") return [];
  if ("square" in move.cast.aim) return [move.cast.aim.square];
  return "direction" in move.cast.aim && preview.type === "cast" ? preview.squares : [];
}

/** Whom a move is aimed at. */
export function targetOf(move: Move): Figure | null {
  if (typeof move === "string") return null;
  if ("fight" in move) return move.fight;
  if ("shoot" in move) return move.shoot;
  if ("go" in move) return move.go;
  if ("activate" in move) return move.activate;
  if ("pursue" in move) return move.pursue;
  if (!("cast" in move) || typeof move.cast.aim === "string") return null;
  return "figure" in move.cast.aim ? move.cast.aim.figure : null;
}

/** A place on the map where something is offered. */
export interface Place {
  index: number;
  square: Square;
  /** What stands on it: the cost of a way, how many a spell hits. */
  mark: string;
  kind: "walk" | "door" | "engage" | "spell" | "stand";
}

export interface OnMap {
  squares: readonly Place[];
  figures: ReadonlyMap<Figure, number>;
}

/** What is offered on the map: the moves of a spell once that has been taken up, and all others before. */
export function onMap(moves: readonly Offered[], spell: Spell | null): OnMap {
  const squares = new Map<string, Place>();
  const figures = new Map<Figure, number>();
  moves.forEach((offered, index) => {
    if (spellOf(offered.move) !== spell) return;
    const target = targetOf(offered.move);
    if (target !== null && !figures.has(target)) figures.set(target, index);
    for (const square of squaresOf(offered)) {
      const key = keyOf(square);
      if (!squares.has(key)) squares.set(key, { index, square, ...markOf(offered.preview) });
    }
  });
  return { squares: [...squares.values()], figures };
}

function markOf(preview: Preview): Pick<Place, "mark" | "kind"> {
  switch (preview.type) {
    case "walk":
      return {
        mark: String(preview.cost),
        kind: preview.opens ? "door" : preview.next_to.length > 0 ? "engage" : "walk",
      };
    case "cast":
      return { mark: preview.hits.length > 0 ? String(preview.hits.length) : "", kind: "spell" };
    case "stand":
      return { mark: "", kind: preview.next_to.length > 0 ? "engage" : "stand" };
    default:
      return { mark: "", kind: "stand" };
  }
}

/** Whom a move would attack, and with what chances. */
export function attacksOf(preview: Preview | undefined): readonly AttackAhead[] {
  if (preview?.type === "attack") return [preview];
  return preview?.type === "cast" ? preview.hits : [];
}

/** The moves of each group with their places in the list; ways that lead to something come first, then the short ones. */
export function grouped(
  moves: readonly Offered[],
): { group: Group; moves: { offered: Offered; index: number }[] }[] {
  const all = moves.map((offered, index) => ({ offered, index }));
  const weight = ({ preview }: Offered): number => {
    if (preview.type !== "walk") return 0;
    return preview.cost + (preview.opens ? 0 : preview.next_to.length > 0 ? 100 : 200);
  };
  return GROUPS.flatMap((group) => {
    const own = all.filter(({ offered }) => groupOf(offered.move) === group);
    own.sort((one, other) => weight(one.offered) - weight(other.offered));
    return own.length > 0 ? [{ group, moves: own }] : [];
  });
}

/** The spells that may be cast now, each with its moves. */
export function spellsIn(moves: readonly Offered[]): { spell: Spell; indices: number[] }[] {
  const spells = new Map<Spell, number[]>();
  moves.forEach(({ move }, index) => {
    const spell = spellOf(move);
    if (spell !== null) spells.set(spell, [...(spells.get(spell) ?? []), index]);
  });
  return [...spells].map(([spell, indices]) => ({ spell, indices }));
}
