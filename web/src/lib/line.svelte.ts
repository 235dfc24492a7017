/**
 * The line to a table: one socket that is opened again whenever it breaks, and the newest scene.
 *
 * What the person asks for is sent under a name of its own until it is answered, over as many sockets as that takes; the
 * house does it once. See docs/playing-over-the-socket.md.
 */

import type {
  Answer,
  Ask,
  Chapter,
  ExplainedView,
  Frame,
  Scene,
  ThingView,
  Welcome,
} from "../generated/wire";
import { inLanguage, language } from "./language.svelte";
import { Pinned } from "../seal/pinned";
import { get, Refused } from "./rest";

/** How the line is: `lost` is a socket that broke and is being opened again; `gone` is a table that cannot be reached at all. */
export type Link = "opening" | "open" | "lost" | "gone";

/** Why a request did not happen, for the person to read. */
export interface Refusal {
  rule: string;
  reason: string;
}

interface Waiting {
  frame: Frame;
  /** Whether it only looks: nobody waits for it to be stored. */
  looks: boolean;
  settle: (refusal: Refusal | null, answer?: Answer) => void;
}

const LISTEN_AGAIN_MS = [250, 500, 1000, 2000, 4000];
/** A line that is quiet for so long is asked whether it is alive, and given up if it does not answer in time. */
const QUIET_MS = 8000;
const ANSWER_MS = 6000;
/** Whoever comes back to the page wants to know sooner. */
const ANSWER_AFTER_SLEEP_MS = 2500;
/** The house hangs up with these when the page itself is at fault; trying again would not help. */
const OUR_FAULT = [1002, 1003, 1008];

export class Line {
  readonly table: string;
  /** Who speaks over this line, where it is not the browser's own cookie. */
  readonly token: string | null;

  link = $state<Link>("opening");
  /** When the link last changed, to say honestly how long it has been lost. */
  changed = $state(Date.now());
  /** Why the table cannot be reached at all. */
  trouble = $state<Refused | null>(null);
  /** Why this visitor could not sit down; the cards may be dealt before it can be read in the lobby. */
  turnedAway = $state.raw<Refused | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** When the scene came, by this device's clock: clocks count from here. */
  seenAt = $state(0);
  present = $state.raw<{ seats: number[]; watching: number }>({ seats: [], watching: 0 });
  /** Everything this eye was told, in order. */
  story = $state.raw<Chapter[]>([]);
  /** What this client was promised of chance, and what it has mixed in. */
  readonly seal: Pinned;
  /** How many requests are under way. */
  asking = $state(0);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #number = 0;
  /** What is done, but not to be seen yet. */
  #soon: { id: string; version: number }[] = [];
  readonly #name = crypto.getRandomValues(new Uint32Array(2)).join("-");
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  /** Whether the running pulse waits for an answer rather than for the end of a silence. */
  #asked = false;
  /** Whether the next scene is the first of its socket. */
  #fresh = true;
  /** Whether all is told again from the beginning, as in another language. */
  #anew = true;
  /** What the present socket speaks. */
  #language: string;
  readonly #unfollow: () => void;
  #over = false;
  #wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.link === "lost") this.#open();
    else if (this.link === "open") this.#askForPulse(ANSWER_AFTER_SLEEP_MS);
  };

  constructor(table: string, token: string | null = null) {
    this.table = table;
    this.token = token;
    this.seal = new Pinned(table, token?.slice(0, 8) ?? "");
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#wake);
    this.#language = language.name;
    this.#unfollow = $effect.root(() => {
      $effect(() => this.#speak(language.name));
    });
    this.#open();
  }

  /** Whether this client may do what hosts may: whoever opened the table, or has taken over from them. */
  get host(): boolean {
    if (this.scene?.host != null) return this.scene.host === this.scene.seat;
    return this.welcome?.host ?? false;
  }

  /** Asks the table for something. Answers with the refusal, or null once it is stored. */
  ask(what: Ask): Promise<Refusal | null> {
    return new Promise((settle) => this.#put(what, false, settle));
  }

  /** What something on the table is; null where there is nothing of that name. */
  explain(thing: string): Promise<ExplainedView | null> {
    return new Promise((tell) =>
      this.#put({ explain: { thing } }, true, (_, answer) =>
        tell(answer && "explained" in answer ? answer.explained.told : null),
      ),
    );
  }

  /** Everything on the table that may be asked about. */
  things(): Promise<ThingView[]> {
    return new Promise((tell) =>
      this.#put("things", true, (_, answer) =>
        tell(answer && "things" in answer ? answer.things.things : []),
      ),
    );
  }

  #put(what: Ask, looks: boolean, settle: Waiting["settle"]): void {
    const id = `${this.#name}-${String(++this.#number)}`;
    this.#waiting.set(id, { frame: { id, do: what }, looks, settle });
    this.#count();
    this.#send(id);
  }

  #count(): void {
    this.asking = [...this.#waiting.values()].filter(({ looks }) => !looks).length;
  }

  /** Plays a move of the present scene. */
  play(move: unknown): Promise<Refusal | null> {
    return this.ask({ play: { seen: this.scene?.version ?? 0, move } });
  }

  /** Hangs up for good. */
  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#unfollow();
    this.#socket?.close();
  }

  /** Opens a new socket: whoever has just sat down is seen as that seat from now on. */
  reopen(): void {
    this.scene = null;
    this.#anew = true;
    this.#become("opening");
    this.#open();
  }

  /** A socket speaks one language: another is spoken over a new one. What is shown stays until that has told everything. */
  #speak(name: string): void {
    if (name === this.#language) return;
    this.#language = name;
    this.#anew = true;
    this.#open();
  }

  /** Tries again now, for somebody who does not want to wait. */
  retry(): void {
    this.trouble = null;
    this.#tries = 0;
    this.#open();
  }

  #drop = (): void => {
    if (this.#socket) this.#lose(this.#socket);
  };

  #become(link: Link): void {
    if (this.link !== link) {
      this.link = link;
      this.changed = Date.now();
    }
  }

  #open(): void {
    if (this.#over) return;
    clearTimeout(this.#timer);
    const since = String(this.#anew ? 0 : (this.scene?.version ?? 0));
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket?since=${since}`;
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${inLanguage(path)}`;
    const old = this.#socket;
    const socket = this.token
      ? new WebSocket(address, ["undercroft", `token.${this.token}`])
      : new WebSocket(address);
    this.#socket = socket;
    this.#fresh = true;
    old?.close();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Answer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket && OUR_FAULT.includes(event.code)) this.#refuseAll(event.reason);
      this.#lose(socket);
    };
    // A socket may also open into nothing.
    this.#listenForPulse(ANSWER_MS);
  }

  /** What this page has sent is no frame to the house: sending it again would be no better. */
  #refuseAll(reason: string): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, { rule: "", reason });
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket || this.#over) return;
    this.#socket = null;
    socket.close();
    clearTimeout(this.#pulse);
    if (this.link !== "opening") this.#become("lost");
    const wait = LISTEN_AGAIN_MS[Math.min(this.#tries, LISTEN_AGAIN_MS.length - 1)] ?? 4000;
    this.#tries += 1;
    // A socket that never opened does not say why; a plain request does.
    if (this.scene === null) void this.#whyNot();
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  async #whyNot(): Promise<void> {
    try {
      await get(`/api/tables/${encodeURIComponent(this.table)}`, { token: this.token });
    } catch (error) {
      if (!(error instanceof Refused) || this.link === "open") return;
      this.trouble = error;
      if (error.status >= 400 && error.status < 500) {
        clearTimeout(this.#timer);
        const socket = this.#socket;
        this.#socket = null;
        socket?.close();
        this.#become("gone");
      }
    }
  }

  #hear(answer: Answer): void {
    this.#asked = false;
    this.#listenForPulse(QUIET_MS);
    if ("welcome" in answer) this.welcome = answer.welcome;
    else if ("scene" in answer) this.#see(answer.scene);
    else if ("present" in answer) this.present = answer.present;
    else if ("done" in answer) this.#done(answer.done);
    else if ("refused" in answer) this.#settle(answer.refused.id, answer.refused);
    else if ("explained" in answer) this.#settle(answer.explained.id, null, answer);
    else if ("things" in answer) this.#settle(answer.things.id, null, answer);
    else if ("later" in answer) {
      const { id } = answer.later;
      setTimeout(() => this.#send(id), 500);
    }
  }

  #see(scene: Scene): void {
    const known = this.scene?.version ?? 0;
    const fresh = this.#fresh;
    this.#fresh = false;
    if (scene.version < known && !fresh) return;
    if (this.#anew) this.story = [];
    this.#anew = false;
    // A house that was brought back from a copy may know less than this page: what the house knows counts.
    if (scene.version < known) this.story = this.story.filter(({ version }) => version <= scene.version);
    this.story = told(this.story, scene.told);
    if (!scene.gapless || scene.version < known) void this.#hearWholeStory();
    this.scene = scene;
    this.seenAt = Date.now();
    if (this.link !== "open") {
      this.trouble = null;
      this.#tries = 0;
      this.#become("open");
      for (const id of this.#waiting.keys()) this.#send(id);
    }
    const mixed = this.seal.see(scene);
    if (mixed) this.#put(mixed, true, () => undefined);
    const due = this.#soon.filter((done) => done.version <= scene.version);
    this.#soon = this.#soon.filter((done) => done.version > scene.version);
    for (const { id } of due) this.#settle(id, null);
  }

  /** Something has happened; whoever asked is told once it can be seen, so that nothing is chosen from an old table. */
  #done(done: { id: string; version: number }): void {
    if (done.version <= (this.scene?.version ?? 0)) this.#settle(done.id, null);
    else this.#soon.push(done);
  }

  async #hearWholeStory(): Promise<void> {
    try {
      const name = language.name;
      const path = inLanguage(`/api/tables/${encodeURIComponent(this.table)}/story`, name);
      const story = await get<Chapter[]>(path, { token: this.token });
      // Whoever speaks another language by now is told in that one.
      if (name === language.name) this.story = told(this.story, story);
    } catch {
      // The scene is complete all the same; the story has a gap.
    }
  }

  #send(id: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting && this.link === "open" && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(waiting.frame));
      this.#expectAnswer(ANSWER_MS);
    }
  }

  #settle(id: string, refusal: Refusal | null, answer?: Answer): void {
    this.#waiting.get(id)?.settle(refusal, answer);
    this.#waiting.delete(id);
    this.#count();
  }

  /** A line may break without a word, in a tunnel or a sleeping phone: it is given up when nothing is heard in time. */
  #listenForPulse(within: number): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    if (!socket) return;
    this.#pulse = setTimeout(() => {
      if (this.#asked || socket.readyState !== WebSocket.OPEN) this.#lose(socket);
      else this.#askForPulse(ANSWER_MS);
    }, within);
  }

  #askForPulse(within: number): void {
    const frame: Frame = { id: `${this.#name}-pulse`, do: { look: { since: this.scene?.version ?? 0 } } };
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
    this.#asked = false;
    this.#expectAnswer(within);
  }

  /** The first of several requests decides when an answer is overdue. */
  #expectAnswer(within: number): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#listenForPulse(within);
  }
}

/** A story and what was told since: later chapters replace earlier ones of the same version, and mark what was undone. */
export function told(story: readonly Chapter[], more: readonly Chapter[]): Chapter[] {
  const chapters = new Map(story.map((chapter) => [chapter.version, chapter]));
  for (const chapter of more) {
    const undone = chapter.undone === true || chapters.get(chapter.version)?.undone === true;
    chapters.set(chapter.version, undone ? { ...chapter, undone } : chapter);
    for (const version of chapter.takes_back ?? []) {
      const undone = chapters.get(version);
      if (undone) chapters.set(version, { ...undone, undone: true });
    }
  }
  return [...chapters.values()].sort((a, b) => a.version - b.version);
}
