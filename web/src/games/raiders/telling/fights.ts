/** What a card may bring against a monster or a boss. */

import type { RoomInfo } from "../../../generated/raiders";
import { party, texts, type Table } from "./reading";
import { adds, allOpen, isOpen, least, most, rivals, sum, type Rival } from "./reckoning";

type Foe = RoomInfo & { kind: "monster" | "boss" };

/** Whether it must attack, may, or cannot. */
type Attack = "surely" | "perhaps" | "never";

/** What to expect of a card of this value, sentence by sentence. */
export function previewFight(value: number, foe: Foe, table: Table): string[] {
  const { fight: say } = texts().preview;
  const others = rivals(table, foe).filter(({ escaped }) => !escaped);
  const [attack, first] = outlook(value, foe, others, table);
  const harm = say.harm(foe.kind === "boss" ? foe : { wounds: foe.wounds, coins: 0, eliminates: false });
  const sentences = [first];
  if (attack !== "never" && harm !== "") sentences.push(target(value, foe, others, attack, harm, table));
  if (foe.kind === "boss" && foe.reward > 0) sentences.push(say.reward(foe.reward));
  return sentences;
}

/** Whether the cards can reach its strength. */
function outlook(value: number, foe: Foe, others: readonly Rival[], table: Table): [Attack, string] {
  const { fight: say } = texts().preview;
  const { strength } = foe;
  if (strength === null) return ["surely", say.always];
  const fewest = value + sum(others.map(adds));
  const highest = value + sum(others.map(most));
  if (allOpen(others)) {
    return fewest >= strength ? ["never", say.falls] : ["surely", say.fallsShort(fewest, strength)];
  }
  if (fewest >= strength) return ["never", say.surelyFalls(value)];
  if (highest < strength) return ["surely", say.cannotFall(highest, strength)];
  const hidden = others.filter((rival) => !isOpen(rival));
  if (hidden.length === others.length) {
    return ["perhaps", say.need(value, strength - value, highest - value)];
  }
  const open = sum(others.filter(isOpen).map(least));
  const who = party(
    table,
    hidden.map(({ seat }) => seat),
  );
  return ["perhaps", say.needFrom(value, strength - value - open, who, sum(hidden.map(most)))];
}

/** Whom it would attack, as far as that is certain. */
function target(
  value: number,
  foe: Foe,
  others: readonly Rival[],
  attack: Attack,
  harm: string,
  table: Table,
): string {
  const { fight: say } = texts().preview;
  const highest = foe.kind === "boss" && foe.attacks === "highest";
  const surelyMe = others.every((rival) => (highest ? most(rival) <= value : least(rival) >= value));
  const staying = others.filter(({ mayEscape }) => !mayEscape);
  const spared = staying.some((rival) => (highest ? least(rival) > value : most(rival) < value));
  if (surelyMe) return attack === "surely" ? say.hitsYou(harm) : say.ifItAttacks(harm);
  if (spared && attack === "surely" && allOpen(others)) {
    const values = others.map(least);
    const worst = highest ? Math.max(...values) : Math.min(...values);
    const hit = others.filter((rival) => least(rival) === worst).map(({ seat }) => seat);
    return say.spares(party(table, hit));
  }
  if (spared) return say.safe;
  if (highest) return say.ifHighest(harm);
  return attack === "surely" ? say.whenLowest(harm) : say.ifLowest(harm);
}
