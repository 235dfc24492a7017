/** What kind of trouble a refusal is, so that it can be told in the page's own words. */

import type { Texts } from "../texts/en";

/** What was being reached for. */
export type Sought = "table" | "seat" | "link" | "house";
export type TroubleKind = keyof Texts["problems"];

/** The kind of a refusal, by its status and what was being reached for. */
export function troubleKind(status: number, what?: Sought): TroubleKind {
  if (status === 0) return "house";
  if (status === 429) return "often";
  if (status === 503 || status === 408 || status === 502 || status === 504) return "busy";
  // A link may be spent, cut short or of a table that is gone; whoever has it can only ask for another.
  if (what === "link" && status >= 400 && status < 500) return "link";
  if (status === 404) return what === "table" || what === "seat" ? "table" : "missing";
  if (status === 409 && what === "seat") return "seat";
  if (status === 401) return "stranger";
  if (status === 400 || status === 409 || status === 413 || status === 422) return "wrong";
  return "other";
}

/** Kinds after which the same thing may work a moment later. */
export function worthTrying(kind: TroubleKind): boolean {
  return ["house", "busy", "often", "other"].includes(kind);
}

/** Kinds that the house's own sentence explains better than any general one. */
export function houseSaysMore(kind: TroubleKind): boolean {
  return kind === "wrong" || kind === "other" || kind === "seat";
}
