/** What became of a dungeon: room by room from the top, who got what, and who paid. Read from the story. */

import type { Adventurer, Event, Fate } from "../../generated/guilds";
import type { Chapter } from "../../generated/wire";
import { happened } from "../tell";

/** Somebody in a room when it was opened; a ghost has no seat. */
export interface Stood {
  seat: number | null;
  strength: number;
  /** What they got of the treasure. */
  dollars: number;
}

export interface RoomAfter {
  level: number;
  stood: Stood[];
  fate: Fate;
  /** Its front; nobody has seen that of an abandoned room. */
  face: number | null;
  strength: number;
  defense: number;
  treasure: number;
  /** Whether two equals left a dollar in the bank. */
  oddLeft: boolean;
}

/** What somebody owed for healing and paid. */
export interface Bill {
  seat: number;
  owed: number;
  paid: number;
}

/** A dungeon that is over. */
export interface Aftermath {
  /** Counted from 1; also a key for what is shown of it. */
  round: number;
  master: number | null;
  rooms: RoomAfter[];
  /** Who was paid for sending the least strength, and how much. */
  weakest: { seats: number[]; strength: number; dollars: number } | null;
  bills: Bill[];
  /** What the opening of the rooms changed for everyone, by seat. */
  change: Map<number, number>;
}

/** The dungeon of every round that is over; what was taken back is not among it. */
export function aftermaths(story: readonly Chapter[]): Aftermath[] {
  const dungeons: Aftermath[] = [];
  let over = true;
  let opened = false;
  let last: Event | null = null;
  for (const event of happened(story as readonly Chapter<Event>[])) {
    if (event.type === "round_set_up") {
      dungeons.push({
        round: event.round + 1,
        master: null,
        rooms: [],
        weakest: null,
        bills: [],
        change: new Map(),
      });
      over = opened = false;
    }
    if (event.type === "resolution_began") opened = true;
    if (event.type === "round_ended") over = true;
    const dungeon = dungeons.at(-1);
    if (dungeon && event.type === "paid" && opened && !over) pay(dungeon, event, last);
    else if (dungeon && !over) record(dungeon, event);
    // Payments follow what they are for.
    if (event.type !== "paid") last = event;
  }
  return over ? dungeons : dungeons.slice(0, -1);
}

function record(dungeon: Aftermath, event: Event): void {
  const room = "room" in event ? dungeon.rooms[event.room] : undefined;
  switch (event.type) {
    case "room_dealt":
      dungeon.rooms.push(closed(event.level));
      break;
    case "master_drawn":
      dungeon.master = event.master;
      break;
    case "ghost_placed":
      room?.stood.push({ seat: null, strength: room.level, dollars: 0 });
      break;
    case "placed":
      room?.stood.push(adventurer(event.seat, event.adventurer));
      break;
    case "bumped":
      exchange(room, event.owner, event.bumped, event);
      break;
    case "replaced":
      exchange(room, event.seat, event.replaced, event);
      break;
    case "ghost_bumped": {
      exchange(room, null, null, event);
      const to = dungeon.rooms[event.to];
      to?.stood.push({ seat: null, strength: to.level, dollars: 0 });
      break;
    }
    case "weakest_rewarded":
      dungeon.weakest = { seats: event.seats, strength: event.strength, dollars: 0 };
      break;
    case "room_opened":
      if (room) room.face = event.face;
      break;
    case "defeated":
      if (room) Object.assign(room, judged(event, "defeated"), { treasure: event.treasure });
      break;
    case "failed":
      if (room) Object.assign(room, judged(event, "failed"));
      break;
    case "abandoned":
      if (room) room.fate = "abandoned";
      break;
    case "ghost_share": {
      const ghost = room?.stood.find(({ seat, dollars }) => seat === null && dollars === 0);
      if (ghost) ghost.dollars = event.dollars;
      break;
    }
    case "odd_dollar_left":
      if (room) room.oddLeft = true;
      break;
    case "healing_owed":
      dungeon.bills.push({ seat: event.seat, owed: event.dollars, paid: 0 });
      break;
    default:
  }
}

const closed = (level: number): RoomAfter => ({
  level,
  stood: [],
  fate: "closed",
  face: null,
  strength: 0,
  defense: 0,
  treasure: 0,
  oddLeft: false,
});

const adventurer = (seat: number, strength: number): Stood => ({ seat, strength, dollars: 0 });

const judged = ({ strength, defense }: { strength: number; defense: number }, fate: Fate) => ({
  strength,
  defense,
  fate,
});

/** A newcomer takes the place of somebody, or of a ghost. */
function exchange(
  room: RoomAfter | undefined,
  owner: number | null,
  gone: Adventurer | null,
  newcomer: { seat: number; adventurer: Adventurer },
): void {
  const place = room?.stood.findIndex(
    ({ seat, strength }) => seat === owner && (gone === null || strength === gone),
  );
  if (room && place !== undefined && place >= 0)
    room.stood[place] = adventurer(newcomer.seat, newcomer.adventurer);
}

/** Money that changed hands while the rooms were opened: a treasure, a reward, or healing. */
function pay(dungeon: Aftermath, paid: Event & { type: "paid" }, last: Event | null): void {
  const { from, to, dollars } = paid;
  const seat = to ?? from;
  if (seat === null) return;
  dungeon.change.set(seat, (dungeon.change.get(seat) ?? 0) + (to === null ? -dollars : dollars));
  if (from !== null) {
    const bill = dungeon.bills.find((bill) => bill.seat === from);
    if (bill) bill.paid += dollars;
  } else if (last?.type === "weakest_rewarded" && dungeon.weakest) dungeon.weakest.dollars = dollars;
  else {
    const room = dungeon.rooms.findLast(({ fate }) => fate === "defeated");
    // Whoever has both places is paid once, for both.
    const stood = room?.stood.find((one) => one.seat === seat);
    if (stood) stood.dollars += dollars;
  }
}
