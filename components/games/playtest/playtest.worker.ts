import { readTemplateText } from "@/lib/contracts/template";
import { compileTemplate } from "@/lib/engine/cards/compile";
import type { PlaytestOptions } from "@/lib/engine/cards/playing";
import { type PlaytestReport, studyGame } from "@/lib/engine/cards/playtest";
import type { PlaytestStudy } from "@/lib/engine/cards/playtest-study";

/** Thousands of deals take seconds: they are played beside the page, which stays quick. Ended by ending the worker. */
export type Asked = {
  readonly source: string;
  readonly options: PlaytestOptions;
  /** Another version, of which as many deals are played; null: none. */
  readonly against: string | null;
};
export type Played = { readonly report: PlaytestReport; readonly study: PlaytestStudy };
export type Told =
  | { readonly type: "progress"; readonly done: number }
  /** `before`: how the other version did; null where it is not played by so many, or does not hold any more. */
  | { readonly type: "done"; readonly now: Played; readonly before: Played | null };

/** Progress is told this often, in milliseconds. */
const TOLD_EVERY = 100;

const tell = (told: Told): void => self.postMessage(told);

function play(source: string, options: PlaytestOptions, begun: number): Played | null {
  const read = readTemplateText(source);
  const game = read.ok ? compileTemplate(read.value.file) : null;
  if (!game?.ok || options.seats < game.value.seats.min || options.seats > game.value.seats.max) return null;
  let toldAt = 0;
  return studyGame(game.value, options, (done) => {
    const now = performance.now();
    if (now - toldAt < TOLD_EVERY) return;
    toldAt = now;
    tell({ type: "progress", done: begun + done });
  });
}

self.addEventListener("message", ({ data: { source, options, against } }: MessageEvent<Asked>) => {
  const now = play(source, options, 0);
  if (!now) throw new Error("This template does not hold.");
  tell({ type: "done", now, before: against === null ? null : play(against, options, options.games) });
});
