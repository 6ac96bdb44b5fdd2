import { playSound, type Recipe, type Speaker, tone } from "@/components/table/sounds";
import type { SoundLevel } from "@/components/table/types";

type CardSound = "deal" | "play" | "trick" | "trump";

let noise: AudioBuffer | null = null;

/** A short filtered noise: a card on cloth. */
function brush({ audio, out }: Speaker, at: number, pitch: number, loud: number) {
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

const SOUNDS: Record<CardSound, Recipe> = {
  deal: (to, now) => {
    for (let i = 0; i < 4; i++) brush(to, now + i * 0.04, 2200 + i * 160, 0.35);
  },
  play: (to, now) => brush(to, now, 1800, 0.6),
  trick: (to, now) => {
    brush(to, now, 900, 0.6);
    brush(to, now + 0.09, 760, 0.5);
  },
  trump: (to, now) => {
    tone(to, now, 392, 0.2, 0.12, "triangle");
    tone(to, now + 0.07, 587.3, 0.2, 0.13, "triangle");
  },
};

/** Plays what cards sound like, for a reader who wants to hear everything. */
export const cardSound = (name: CardSound, level: SoundLevel): void => playSound(SOUNDS[name], level);
