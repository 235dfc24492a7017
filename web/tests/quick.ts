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
  await page.evaluate(playOverSocket, { table, decisions });
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

function playOverSocket({ table, decisions }: { table: string; decisions: number }): Promise<void> {
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
      if (scene.outcome || (mine && sent === decisions)) {
        socket.close();
        done();
      } else if (mine) {
        const move = scene.moves[(sent * 7 + 3) % scene.moves.length]?.move;
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
