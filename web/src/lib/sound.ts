/**
 * Small sounds, made on the spot: no files. Browsers keep a page silent until it is touched; before that, and wherever
 * there is no sound at all, nothing happens.
 */

import { settings } from "./settings.svelte";

export type Sound = "card" | "reveal" | "coins" | "wound" | "turn" | "hurry" | "win";

let context: AudioContext | null = null;
let volume: GainNode | null = null;

/** Wakes the sound up, once somebody has touched the page. */
function wake(): void {
  if (!settings.sound) return;
  try {
    if (!context) {
      context = new AudioContext();
      volume = new GainNode(context, { gain: 0.5 });
      volume.connect(context.destination);
    }
    if (context.state === "suspended") void context.resume().catch(() => undefined);
  } catch {
    context = null;
  }
}

for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { passive: true });

/** A tone that rings and fades. `at` and `lasts` are in seconds from now. */
interface Tone {
  at?: number;
  lasts: number;
  from: number;
  /** Where the pitch glides to. */
  to?: number;
  loud: number;
  shape?: OscillatorType;
}

function tone(
  context: AudioContext,
  out: AudioNode,
  { at = 0, lasts, from, to, loud, shape = "sine" }: Tone,
): void {
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type: shape, frequency: from });
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  oscillator.connect(gain).connect(out);
  oscillator.start(start);
  oscillator.stop(start + lasts + 0.02);
}

/** A breath of noise through a filter: paper, cloth, a blow. */
interface Noise {
  at?: number;
  lasts: number;
  from: number;
  to: number;
  loud: number;
  filter?: BiquadFilterType;
}

/** A fading breath of so many samples; it is heard again and again, and made once. */
const breaths = new Map<number, AudioBuffer>();
function breathOf(length: number, sampleRate: number): AudioBuffer {
  const buffer = breaths.get(length) ?? new AudioBuffer({ length, sampleRate });
  if (!breaths.has(length)) {
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
    breaths.set(length, buffer);
  }
  return buffer;
}

function noise(context: AudioContext, out: AudioNode, breath: Noise): void {
  const { at = 0, lasts, from, to, loud, filter: type = "bandpass" } = breath;
  const start = context.currentTime + at;
  const buffer = breathOf(Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type, frequency: from, Q: 0.9 });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source
    .connect(filter)
    .connect(new GainNode(context, { gain: loud }))
    .connect(out);
  source.start(start);
}

const SOUNDS: Record<Sound, (context: AudioContext, out: AudioNode) => void> = {
  card(context, out) {
    noise(context, out, { lasts: 0.09, from: 2600, to: 900, loud: 0.5 });
    tone(context, out, { at: 0.03, lasts: 0.07, from: 170, to: 90, loud: 0.25 });
  },
  reveal(context, out) {
    for (const at of [0, 0.07, 0.14])
      noise(context, out, { at, lasts: 0.1, from: 1400, to: 3600, loud: 0.35 });
    tone(context, out, { at: 0.16, lasts: 0.3, from: 330, to: 345, loud: 0.1, shape: "triangle" });
  },
  coins(context, out) {
    for (const [i, pitch] of [2093, 2637, 3136, 2793].entries()) {
      tone(context, out, { at: i * 0.065, lasts: 0.22, from: pitch, loud: 0.11 });
      tone(context, out, { at: i * 0.065, lasts: 0.1, from: pitch * 2.42, loud: 0.05 });
    }
  },
  wound(context, out) {
    noise(context, out, { lasts: 0.2, from: 700, to: 90, loud: 0.9, filter: "lowpass" });
    tone(context, out, { lasts: 0.35, from: 130, to: 42, loud: 0.5, shape: "triangle" });
  },
  turn(context, out) {
    // A small bell: partials that are not quite in tune with each other.
    for (const [ratio, loud] of [
      [1, 0.22],
      [2.76, 0.09],
      [5.4, 0.04],
    ] as const) {
      tone(context, out, { lasts: 1.1 / ratio ** 0.5, from: 587 * ratio, loud });
      tone(context, out, { at: 0.17, lasts: 1.3 / ratio ** 0.5, from: 784 * ratio, loud });
    }
  },
  hurry(context, out) {
    // Two knocks of wood, as of a clock that has only a few left.
    for (const at of [0, 0.22]) {
      tone(context, out, { at, lasts: 0.09, from: 880, to: 620, loud: 0.3, shape: "triangle" });
      noise(context, out, { at, lasts: 0.04, from: 3200, to: 1800, loud: 0.3 });
    }
  },
  win(context, out) {
    for (const [i, pitch] of [392, 523, 659, 784, 1047].entries()) {
      const lasts = i === 4 ? 1.1 : 0.35;
      tone(context, out, { at: i * 0.13, lasts, from: pitch, loud: 0.16, shape: "triangle" });
      tone(context, out, { at: i * 0.13, lasts, from: pitch / 2, loud: 0.1 });
    }
  },
};

/** Plays a sound, if the person wants sounds and the browser allows them yet. Never throws. */
export function sound(which: Sound): void {
  if (!settings.sound || context?.state !== "running" || !volume) return;
  try {
    SOUNDS[which](context, volume);
  } catch {
    // A sound that cannot be made is not worth a word.
  }
}
