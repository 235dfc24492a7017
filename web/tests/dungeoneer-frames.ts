/** How much of each frame the page's own thread is at work, with the processor slowed down four times. */

import type { Page } from "@playwright/test";

const SLOWER = 4;
const FRAME_US = 1_000_000 / 60;

interface Task {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Of the thread's own time, in microseconds: what else the machine does does not count. */
  tdur?: number;
  args?: { name?: string };
}

/** Measures what happens meanwhile; answers with the milliseconds of work in a frame, of twenty frames the second worst. */
export async function pressureOf(page: Page): Promise<(act: () => Promise<void>) => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return async (act) => {
    const tasks: Task[] = [];
    const take = ({ value }: { value: object[] }): void => void tasks.push(...(value as Task[]));
    cdp.on("Tracing.dataCollected", take);
    const traceConfig = { includedCategories: ["toplevel"] };
    await cdp.send("Tracing.start", { traceConfig, transferMode: "ReportEvents" });
    await act();
    const complete = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
    await cdp.send("Tracing.end");
    await complete;
    cdp.off("Tracing.dataCollected", take);
    const main = tasks.find(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
    const own = tasks.filter(
      ({ name, pid, tid }) => name.endsWith("RunTask") && pid === main?.pid && tid === main.tid,
    );
    // Every frame of that time counts, those without work too.
    const begun = Math.min(...own.map(({ ts }) => ts));
    const ended = Math.max(...own.map(({ ts }) => ts));
    const work = Array<number>(Math.floor((ended - begun) / FRAME_US) + 1).fill(0);
    for (const { ts, tdur = 0 } of own) {
      const frame = Math.floor((ts - begun) / FRAME_US);
      work[frame] = (work[frame] ?? 0) + tdur / 1000;
    }
    work.sort((one, other) => one - other);
    return work[Math.floor(work.length * 0.95)] ?? 0;
  };
}
