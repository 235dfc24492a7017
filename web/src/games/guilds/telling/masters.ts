/** What a Dungeon Master changes, in words. */

import type { MasterCard } from "../../../generated/guilds";
import { texts } from "./reading";

export function masterDoes(master: MasterCard): string {
  const { cards } = texts();
  const { does } = cards;
  const told: string[] = [];
  if (master.rooms !== null) told.push(does.rooms(master.rooms, master.defense, master.treasure));
  if (master.bars !== null) told.push(does.bars(master.bars));
  if (master.heals_dearer_by > 0) told.push(does.healing(master.heals_dearer, master.heals_dearer_by));
  if (master.equals > 0) told.push(does.equals(master.equals));
  if (master.weakest > 0) told.push(does.weakest(master.weakest));
  if (master.disables !== null) told.push(does.disables(...master.disables));
  return told.length > 0 ? told.join(" ") : does.nothing;
}
