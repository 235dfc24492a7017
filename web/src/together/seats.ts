/** The seats that belong to one shared device, and how they are taken. Their secrets stay in this browser. */

import type { NewTable, Opened, Seated, Token } from "../generated/rest";
import { kept, keptInTab } from "../lib/keep";
import { post } from "../lib/rest";

/** Somebody who plays on this device. The browser's own cookie speaks for the one without a token. */
export interface Local {
  seat: number;
  name: string;
  token: string | null;
}

const keyOf = (table: string): string => `undercroft.hotseat.${table}`;
const tableAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Who plays at a table on this device. */
export function localsOf(table: string): Local[] {
  const locals = kept.parsed(keyOf(table));
  return Array.isArray(locals) ? locals.filter(isLocal).sort((a, b) => a.seat - b.seat) : [];
}

function isLocal(value: unknown): value is Local {
  const { seat, name, token } = (value ?? {}) as Partial<Record<keyof Local, unknown>>;
  return (
    typeof seat === "number" && typeof name === "string" && (token === null || typeof token === "string")
  );
}

export function keepLocals(table: string, locals: readonly Local[]): void {
  kept.set(keyOf(table), JSON.stringify(locals));
}

const newToken = async (): Promise<string> => (await post<Token>("/api/token")).token;

/** Opens a table and seats everybody of this device, in order; whatever is left of the wish are bots. */
export async function seatTogether(wish: NewTable, names: readonly string[]): Promise<string> {
  const [first = "", ...others] = names;
  // Tokens first: a house that gives none has not been left with a table nobody can fill.
  const tokens: string[] = [];
  for (let count = 0; count < others.length; count += 1) tokens.push(await newToken());
  const { table, seat } = await post<Opened>("/api/tables", { ...wish, name: first });
  const locals: Local[] = [{ seat: seat ?? 1, name: first, token: null }];
  keepLocals(table, locals);
  for (const [index, name] of others.entries()) {
    const token = tokens[index] ?? null;
    const sat = await post<Seated>(`${tableAddress(table)}/sit`, { name }, { token });
    locals.push({ seat: sat.seat, name, token });
    keepLocals(table, locals);
  }
  return table;
}

/** Opens the next table for the same people, or finds the one that is open already; they sit there at once. */
export async function seatAgain(table: string, locals: readonly Local[]): Promise<string> {
  let next = "";
  const seated: Local[] = [];
  // The first opens it, and each of the others accepts.
  for (const local of locals) {
    const opened = await post<Opened>(`${tableAddress(table)}/rematch`, undefined, { token: local.token });
    next = opened.table;
    if (opened.seat !== null) seated.push({ ...local, seat: opened.seat });
  }
  keepLocals(next, seated);
  return next;
}

const WATCHER = "undercroft.watcher";

/** Somebody without a seat, whatever seats this browser holds: the eye of a screen that everybody sees. */
export async function watcher(): Promise<string> {
  const known = keptInTab.get(WATCHER);
  if (known !== null) return known;
  const token = await newToken();
  keptInTab.set(WATCHER, token);
  return token;
}
