/** Whom the page asks what a thing is: the house, for one eye and one moment. */

import type { ExplainedView, ThingView } from "../generated/wire";
import { inLanguage } from "../lib/language.svelte";
import type { Line } from "../lib/line.svelte";
import { get } from "../lib/rest";
import type { Projector } from "../replay/projector.svelte";

export interface Asker {
  /** What the answers hang on: another moment has others. */
  readonly moment: string;
  /** What a thing is; null where there is nothing to tell. */
  explain: (thing: string) => Promise<ExplainedView | null>;
  /** Everything that may be asked about. */
  things: () => Promise<ThingView[]>;
}

/** At a table the answers come over its line. */
export function atTable(line: Line): Asker {
  return {
    get moment() {
      return `${line.welcome?.language ?? ""} ${String(line.scene?.version ?? 0)}`;
    },
    explain: (thing) => line.explain(thing),
    things: () => line.things(),
  };
}

/** Of a film they are asked for moment by moment. */
export function inFilm(projector: Projector): Asker {
  const path = (thing: string): string => {
    const { table, at, eye } = projector;
    const asked = thing === "" ? "" : `&thing=${encodeURIComponent(thing)}`;
    const moment = `step=${String(at)}&eye=${String(eye)}${asked}`;
    return inLanguage(`/api/tables/${encodeURIComponent(table)}/replay/things?${moment}`);
  };
  return {
    get moment() {
      return path("");
    },
    explain: (thing) =>
      get<{ told: ExplainedView }>(path(thing)).then(
        ({ told }) => told,
        () => null,
      ),
    things: () =>
      get<{ things: ThingView[] }>(path("")).then(
        ({ things }) => things,
        () => [],
      ),
  };
}
