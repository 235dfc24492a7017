/** The table as this board is given it, what its things are called, and what else is seen of it on the stage. */

import type {
  Card,
  CardFace,
  Contents,
  Move,
  Preview,
  Recap,
  View,
  Whereabouts,
} from "../../../generated/builder";
import type { Shown } from "../../face";

/** What somebody or something loses or gains. */
export interface Pop {
  thing: string;
  /** What of it. */
  icon: string;
  text: string;
  tone: "good" | "bad";
}

/** What is seen for a moment beside the table itself. */
export interface Moment {
  /** What was told last, the newest at the end. */
  lines: readonly string[];
  /** Written over the thing that it happens to. */
  pop?: Pop | undefined;
}

/** A table of this game. */
export type Table = Shown<Move, View, Preview, Recap | null, Contents> & { moment?: Moment | undefined };

const numbered =
  (kind: string) =>
  (number: number): string =>
    `${kind}-${String(number)}`;
const ofSeat =
  (kind: string) =>
  (seat: number, number: number): string =>
    `${kind}-${String(seat)}-${String(number)}`;

export const cardThing = numbered("card");
export const slotThing = numbered("slot");
export const redThing = numbered("improvement");
export const memberThing = numbered("member");
export const figureThing = numbered("figure");
export const playedThing = numbered("played");
export const hoardThing = numbered("hoard");
/** Where a new room of a seat will lie. */
export const siteThing = numbered("site");
export const roomThing = ofSeat("room");
export const trapThing = ofSeat("trap");
export const monsterThing = ofSeat("monster");

export const faceOf = ({ contents }: Pick<Table, "contents">, card: Card | null): CardFace | undefined =>
  card === null ? undefined : contents.cards[card - 1];

type Naming = Pick<Table, "contents" | "called">;

/** What a card is called with so many upgrades on it. */
export function nameOf(table: Naming, card: Card | null, level = 0): string {
  const face = faceOf(table, card);
  if (!face) return "";
  const levels = face.room.length > 0 ? face.room : face.monster;
  const named = levels[Math.min(level, levels.length - 1)]?.name;
  if (named !== undefined) return table.called(named);
  return level > 0 ? `${table.called(face.name)} +${String(level)}` : table.called(face.name);
}

export const className = (table: Naming, kind: number): string => {
  const face = table.contents.classes[kind - 1];
  return face ? table.called(face.name) : "";
};

/** The room that a party is in. */
export const placeOf = (at: Whereabouts | undefined): number | null =>
  typeof at === "object" ? at.room : null;

/** A monster card of a dungeon. */
export function monsterOf(view: View, seat: number, monster: number) {
  const rooms = view.players[seat - 1]?.rooms ?? [];
  return rooms.flatMap((room) => room.monsters).find((one) => one.monster === monster);
}

/** The base of what lies on the table; nothing where it is not known. */
export const baseOf = (laid: { cards: readonly { card: Card | null }[] } | undefined): Card | null =>
  laid?.cards[0]?.card ?? null;

/** Whose dungeon is looked at: the one that is invaded, or one's own, or that of whoever builds. */
export const dungeonInSight = (view: View, seat: number | null): number =>
  view.invasion?.victim ?? seat ?? view.turn;
