/** The beats of a game that does not say how its events move things: one for each line of the story. */

import { Script, type BeatsOf, type Length } from "./beat";
import type { Weight } from "../generated/core";

const LENGTHS: Readonly<Record<Weight, Length>> = { passage: "read", line: "look", detail: "glance" };

export const plainBeats: BeatsOf = ({ before, after, lines, events }) => {
  const script = new Script(before);
  for (const { words, weight, tells, table } of lines) {
    if (table !== undefined) continue;
    script.events = tells ?? 0;
    script.show("line", LENGTHS[weight], { headline: [words] });
  }
  if (script.beats.length === 0) return [];
  script.events = events.length;
  script.table = after;
  script.show("present", "glance");
  return script.beats;
};
