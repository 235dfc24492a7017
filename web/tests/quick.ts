/** The quickest road to a moment of a game: moves sent over a socket of the browser's own, with nothing to look at. */

import type { Page } from "@playwright/test";
import type { Answer, Frame, Scene } from "../src/generated/wire";

/** Opens a table with the browser's own cookie, so that it is the host's. */
export async function layTable(page: Page, url: string, wish: object): Promise<string> {
  const opened = await page.request.post(`${url}/api/tables`, { data: wish });
  if (!opened.ok()) throw new Error(await opened.text());
  return ((await opened.json()) as { table: string }).table;
}

/** Plays for the seat of this browser, whatever page of the house it shows: so many decisions, up to its next turn, or to the end. */
export async function playOn(page: Page, table: string, decisions = Infinity): Promise<void> {
  await page.evaluate(playOverSocket, { table, decisions, kind: null });
}

/** A table where so much has been decided, or all of it, before anybody looks. */
export async function tableAfter(
  page: Page,
  url: string,
  wish: object,
  decisions = Infinity,
): Promise<string> {
  const table = await layTable(page, url, wish);
  // The smallest page of the house: only its address is needed.
  await page.goto(`${url}/healthz`);
  await playOn(page, table, decisions);
  return table;
}

/** A table where such a move may be made; one on which it never comes to that is left, and another one tried. */
export async function tableWith(page: Page, url: string, wish: object, kind: string): Promise<string> {
  await page.goto(`${url}/healthz`);
  for (;;) {
    const table = await layTable(page, url, wish);
    if (await page.evaluate(playOverSocket, { table, decisions: Infinity, kind })) return table;
  }
}

interface Way {
  table: string;
  decisions: number;
  /** Whether it ends as soon as a move of this kind is offered: spells, fights and doors are sought then. */
  kind: string | null;
}

/** Says whether there is still something to decide. */
function playOverSocket({ table, decisions, kind }: Way): Promise<boolean> {
  const kindOf = ({ move }: { move: unknown }): string =>
    typeof move === "object" && move !== null ? (Object.keys(move)[0] ?? "") : String(move);
  const bold = (one: { move: unknown; preview: unknown }): boolean =>
    ["cast", "fight", "shoot", "pay"].includes(kindOf(one)) ||
    Boolean((one.preview as { opens?: unknown } | null)?.opens);
  return new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?since=0`);
    let scene: Scene | null = null;
    let sent = 0;
    let busy = false;
    /** What is done is chosen from no older scene. */
    let least = 0;
    const decide = (): void => {
      if (!scene || busy || scene.version < least) return;
      const mine = scene.seat !== null && scene.waiting_for.includes(scene.seat);
      const found = kind !== null && scene.moves.some((one) => kindOf(one) === kind);
      if (scene.outcome || (mine && (sent === decisions || found))) {
        socket.close();
        done(!scene.outcome);
      } else if (mine) {
        const sought = kind === null ? [] : scene.moves.filter(bold);
        const moves = sought.length > 0 ? sought : scene.moves;
        const move = moves[(sent * 7 + 3) % moves.length]?.move;
        sent += 1;
        const frame: Frame = { id: crypto.randomUUID(), do: { play: { seen: scene.version, move } } };
        busy = true;
        socket.send(JSON.stringify(frame));
      }
    };
    socket.onerror = () => fail(new Error("no line to the table"));
    socket.onclose = () => fail(new Error("the line to the table was closed"));
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if ("refused" in answer) fail(new Error(answer.refused.reason));
      if ("scene" in answer) scene = answer.scene;
      if ("done" in answer) {
        busy = false;
        least = answer.done.version;
      }
      decide();
    };
  });
}

/** The same, looked at. */
export async function openTableAfter(
  page: Page,
  url: string,
  wish: object,
  decisions = Infinity,
): Promise<string> {
  const table = await tableAfter(page, url, wish, decisions);
  await page.goto(`${url}/t/${table}`);
  return table;
}
