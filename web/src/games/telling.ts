/** What the words of every game are put together from. A game brings its texts and reads its own table. */

import type { LineView, MoveView } from "../generated/wire";
import type { Lesson, Now, OptionWords, Rule, Shown, Told, Words } from "./face";

/** The texts that every game has, in one language. */
interface GameTexts {
  title: string;
  now: { summary: string; options: Readonly<Record<string, OptionWords>> };
  rules: Readonly<Record<string, Omit<Rule, "id">>>;
}

/** How a game tells of its own table. */
interface Telling<Table, Event> {
  now: (table: Table) => Now;
  move: (move: MoveView, table: Table) => string;
  preview: (move: MoveView, table: Table) => string | null;
  event: (event: Event, line: LineView, table: Table) => Told | null;
  lessons: readonly Lesson[];
}

/** What the words of every game have in common; a game adds what is its own. */
export function gameWords<Table extends Shown, Event>(
  texts: GameTexts,
  telling: Telling<Table, Event>,
): Words {
  const { summary, options } = texts.now;
  return {
    title: texts.title,
    summary,
    option: (name) => (Object.hasOwn(options, name) ? (options[name] ?? null) : null),
    rules: Object.entries(texts.rules).map(([id, rule]) => ({ id, ...rule })),
    now: (shown) => telling.now(shown as Table),
    move: (move, shown) => telling.move(move, shown as Table),
    preview: (move, shown) => telling.preview(move, shown as Table),
    line: (line, shown) => telling.event(line.event as Event, line, shown as Table),
    lessons: telling.lessons,
  };
}

/** When the guide explains what: the lesson of this name, about this thing. */
export interface Cue<Table, Id extends string> {
  id: Id;
  thing?: string;
  when: (table: Table) => boolean;
}

/** The guide's steps in the language of their texts, in the order of the cues. */
export function lessonsOf<Table extends Shown, Id extends string>(
  cues: readonly Cue<Table, Id>[],
  told: Readonly<Record<Id, { title: string; text: string }>>,
): Lesson[] {
  return cues.map(({ id, thing, when }) => ({
    id,
    ...told[id],
    ...(thing === undefined ? {} : { thing }),
    when: (shown) => when(shown as Table),
  }));
}

/** Whether the table waits for the reader. */
export function isMyTurn({ seat, waiting_for }: Pick<Shown, "seat" | "waiting_for">): boolean {
  return seat !== null && waiting_for.includes(seat);
}
