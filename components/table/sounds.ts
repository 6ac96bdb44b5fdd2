import type { SoundLevel } from "./types";

/** Where a sound goes. */
export type Speaker = { audio: AudioContext; out: GainNode };

/** Schedules what makes up a sound, from `now` on, in seconds of the speaker's clock. */
export type Recipe = (to: Speaker, now: number) => void;

/** The sounds that every table makes. */
type Sound = "turn" | "refusal" | "clock";

let speaker: Speaker | null = null;

function open(): Speaker | null {
  if (typeof AudioContext === "undefined") return null;
  if (speaker === null) {
    const audio = new AudioContext();
    const out = audio.createGain();
    out.gain.value = 0.5;
    out.connect(audio.destination);
    speaker = { audio, out };
  }
  if (speaker.audio.state === "suspended") void speaker.audio.resume();
  return speaker;
}

/** One tone that rings out. Times in seconds, `pitch` in Hz, `loud` from 0 to 1. */
export function tone(
  { audio, out }: Speaker,
  at: number,
  pitch: number,
  loud: number,
  length: number,
  type: OscillatorType,
) {
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

const SOUNDS: Record<Sound, Recipe> = {
  turn: (to, now) => {
    tone(to, now, 329.6, 0.28, 0.2, "triangle");
    tone(to, now, 659.3, 0.08, 0.14, "sine");
  },
  refusal: (to, now) => tone(to, now, 110, 0.4, 0.11, "sine"),
  clock: (to, now) => {
    tone(to, now, 1800, 0.1, 0.03, "square");
    tone(to, now + 0.15, 1500, 0.1, 0.03, "square");
  },
};

/**
 * Plays a sound of a world's own, for a reader who wants to hear everything. The first one waits until the page has
 * answered the press that asks for it: opening the speaker takes a tenth of a second, in which nothing would be drawn.
 */
export function playSound(recipe: Recipe, level: SoundLevel): void {
  if (level !== "all") return;
  const play = () => {
    const to = open();
    if (to) recipe(to, to.audio.currentTime);
  };
  // A page that is not in sight draws no frame to wait for.
  if (speaker !== null || document.hidden) play();
  else requestAnimationFrame(() => setTimeout(play));
}

/** Plays a sound if the reader wants it: `turn` lets only the turn and the clock be heard. */
export function sound(name: Sound, level: SoundLevel): void {
  if (level === "off") return;
  playSound(SOUNDS[name], name === "refusal" ? level : "all");
  // Browsers refuse it, with an error in the console, before somebody has touched the page.
  if (name === "turn" && "vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(10);
}
