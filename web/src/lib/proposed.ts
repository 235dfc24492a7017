/** What somebody proposes to the whole table, in words. */

import type { Scene } from "../generated/wire";
import { t } from "./language.svelte";

/** Empty where nothing is proposed. */
export function proposed({ proposal, chairs }: Pick<Scene, "proposal" | "chairs">): string {
  if (!proposal) return "";
  const name = (seat: number): string => chairs[seat - 1]?.name ?? "";
  const words = t().table;
  if (proposal.to === "pause") return words.pauseAsked(name(proposal.by));
  if ("undo" in proposal.to) return words.undoAsked(name(proposal.by));
  if ("kick" in proposal.to) return words.kickAsked(name(proposal.by), name(proposal.to.kick.seat));
  return words.replaceAsked(name(proposal.by), name(proposal.to.replace.seat));
}
