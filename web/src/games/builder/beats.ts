/** How the events of Dungeon Builder move things: what each of them shows on the stage, in the order in which they happened. */

import type { Event } from "../../generated/builder";
import type { Beat, Step } from "../../stage/beat";
import { BUILDING } from "./board/building";
import { INVADING } from "./board/invading";
import { DungeonScript, type Kind, type Telling } from "./board/script";
import type { Table } from "./board/table";

const TELLING: Telling = { ...BUILDING, ...INVADING };

export function beatsOf(step: Step<Table, Event>): Beat<Table>[] {
  const script = new DungeonScript(step);
  step.events.forEach((event, place) => {
    script.events = place + 1;
    const [kind, what] = typeof event === "string" ? [event, undefined] : (Object.entries(event)[0] ?? []);
    // What each kind says is the type's word; a program cannot pair them.
    const tell = TELLING[kind as Kind] as ((script: DungeonScript, what: unknown) => void) | undefined;
    tell?.(script, what);
  });
  return script.beats;
}
