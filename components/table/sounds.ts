import type { SoundLevel } from "./types";

export type Sound = "deal" | "play" | "trick" | "turn" | "trump" | "refusal" | "clock";

type Context = { audio: AudioContext; out: GainNode };

let context: Context | null = null;
let noise: AudioBuffer | null = null;

function open(): Context | null {
  if (typeof AudioContext === "undefined") return null;
  if (context === null) {
    const audio = new AudioContext();
    const out = audio.createGain();
    out.gain.value = 0.5;
    out.connect(audio.destination);
    context = { audio, out };
  }
  if (context.audio.state === "suspended") void context.audio.resume();
  return context;
}

/** A short filtered noise: a card on cloth. */
function brush({ audio, out }: Context, at: number, pitch: number, loud: number) {
  if (noise === null) {
    noise = audio.createBuffer(1, audio.sampleRate / 5, audio.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.sin(i * i * 12.9898) * (1 - i / data.length) ** 3;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
  source.stop(at + 0.12);
}

/** One tone that rings out. */
function tone({ audio, out }: Context, at: number, pitch: number, loud: number, length: number, type: OscillatorType) {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = type;
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + length);
}

const SOUNDS: Record<Sound, (to: Context, now: number) => void> = {
  deal: (to, now) => {
    for (let i = 0; i < 4; i++) brush(to, now + i * 0.04, 2200 + i * 160, 0.35);
  },
  play: (to, now) => brush(to, now, 1800, 0.6),
  trick: (to, now) => {
    brush(to, now, 900, 0.6);
    brush(to, now + 0.09, 760, 0.5);
  },
  turn: (to, now) => {
    tone(to, now, 329.6, 0.28, 0.2, "triangle");
    tone(to, now, 659.3, 0.08, 0.14, "sine");
  },
  trump: (to, now) => {
    tone(to, now, 392, 0.2, 0.12, "triangle");
    tone(to, now + 0.07, 587.3, 0.2, 0.13, "triangle");
  },
  refusal: (to, now) => tone(to, now, 110, 0.4, 0.11, "sine"),
  clock: (to, now) => {
    tone(to, now, 1800, 0.1, 0.03, "square");
    tone(to, now + 0.15, 1500, 0.1, 0.03, "square");
  },
};

/** Plays a sound if the reader wants it: `turn` lets only the turn and the clock be heard. */
export function sound(name: Sound, level: SoundLevel): void {
  if (level === "off" || (level === "turn" && name !== "turn" && name !== "clock")) return;
  const to = open();
  if (to) SOUNDS[name](to, to.audio.currentTime);
  if (name === "turn" && "vibrate" in navigator) navigator.vibrate(10);
}
