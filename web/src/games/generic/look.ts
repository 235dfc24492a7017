/** How a view that nobody has drawn a board for is best shown: by the shape of its values and the names of its fields. */

/** A value of JSON. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Fields = Record<string, Json>;

/** What a value is shown as. */
export type Look =
  | { as: "nothing" }
  | { as: "yes-no"; value: boolean }
  | { as: "text"; text: string }
  | { as: "seat"; seat: number }
  | { as: "seats"; seats: number[] }
  | { as: "chips"; values: (string | number | boolean | null)[] }
  | { as: "counted"; values: { what: string; count: number }[] }
  | { as: "rows"; columns: string[]; rows: Fields[] }
  | { as: "list"; values: Json[] }
  | { as: "fields"; fields: [string, Json][] };

/** What belongs to one seat. */
export interface Player {
  seat: number;
  fields: [string, Json][];
}

/** A view, taken apart: what each player has, and what is common to all. */
export interface Taken {
  players: Player[];
  common: [string, Json][];
}

/** Fields whose numbers are seats. */
const SEATS =
  /^(seats?|player|waiting_for|to_move|winners?|losers?|leader|dealer|owner|holder|by|seen_by|agreed|collapsed|eliminated|.*_(seats?|player|by|winner|leader|owner|holder))$/;
/** Lists of plain values that have one for each seat, if they are as long as the table is wide. */
const ONE_EACH =
  /^(players|hands?|points|scores?|places|coins|gold|money|wounds|lives|health|bids|cards|chips|tricks|ranks|stacks|tokens|ready|passed|out|.*_by_(seat|player)|.*_of_(seats|players))$/;
/** What the shell shows already. */
const SHOWN_BY_THE_SHELL = ["waiting_for", "outcome"];

/** A name of a field or a variant for people: `unseen_rooms` becomes "Unseen rooms". */
export function humanised(name: string): string {
  const spaced = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

/** A text of the view: one that is a name inside the program is made readable, any other is left alone. */
export function readable(text: string): string {
  return /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(text) ? humanised(text) : text;
}

function isFields(value: Json | undefined): value is Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isPlain(value: Json): value is null | boolean | number | string {
  return value === null || typeof value !== "object";
}

function isSeat(value: Json, seats: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= seats;
}

/** How to show a value of a field, at a table of so many seats. */
export function lookOf(name: string, value: Json, seats: number): Look {
  if (value === null) return { as: "nothing" };
  if (typeof value === "boolean") return { as: "yes-no", value };
  const ofSeats = SEATS.test(name);
  if (typeof value === "number") {
    return ofSeats && isSeat(value, seats)
      ? { as: "seat", seat: value }
      : { as: "text", text: String(value) };
  }
  if (typeof value === "string") {
    return value === "" ? { as: "nothing" } : { as: "text", text: readable(value) };
  }
  if (!Array.isArray(value)) {
    const fields = Object.entries(value);
    return fields.length === 0 ? { as: "nothing" } : { as: "fields", fields };
  }
  if (value.length === 0) return { as: "nothing" };
  if (ofSeats && value.every((seat) => isSeat(seat, seats))) return { as: "seats", seats: value };
  if (value.every(isPlain)) return { as: "chips", values: value };
  if (value.every(isCounted)) {
    return { as: "counted", values: value.map(([what, count]) => ({ what: readable(what), count })) };
  }
  if (value.length > 1 && value.every(isFields)) {
    return { as: "rows", columns: [...new Set(value.flatMap((row) => Object.keys(row)))], rows: value };
  }
  return { as: "list", values: value };
}

function isCounted(value: Json): value is [string, number] {
  return (
    Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && typeof value[1] === "number"
  );
}

/** Takes a view apart into what belongs to each seat and what is common. `own` is the seat of the eye. */
export function takenApart(view: Json, seats: number, own: number | null): Taken {
  if (!isFields(view)) return { players: [], common: view === null ? [] : [["", view]] };
  const each = new Map<number, [string, Json][]>();
  const give = (seat: number, ...fields: [string, Json][]): void => {
    each.set(seat, [...(each.get(seat) ?? []), ...fields]);
  };
  const common: [string, Json][] = [];
  for (const [name, value] of Object.entries(view)) {
    if (SHOWN_BY_THE_SHELL.includes(name)) continue;
    if (isOneEach(name, value, seats)) {
      value.forEach((one, index) => {
        // A list of players is the players themselves; anything else is something they have.
        if (name === "players" && isFields(one)) give(index + 1, ...Object.entries(one));
        else give(index + 1, [name === "hands" ? "hand" : name, one]);
      });
    } else if (name.startsWith("my_") && own !== null) give(own, [name, value]);
    // Somebody who watches has nothing of their own, and need not be told so.
    else if (!name.startsWith("my_") || value !== null) common.push([name, value]);
  }
  const players = [...each].sort(([a], [b]) => a - b).map(([seat, fields]) => ({ seat, fields }));
  return { players, common };
}

function isOneEach(name: string, value: Json, seats: number): value is Json[] {
  return Array.isArray(value) && value.length === seats && ONE_EACH.test(name);
}
