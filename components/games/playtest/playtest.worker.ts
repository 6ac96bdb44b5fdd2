import { readTemplateText } from "@/lib/contracts/template";
import { compileTemplate } from "@/lib/engine/cards/compile";
import { type PlaytestOptions, type PlaytestReport, studyGame } from "@/lib/engine/cards/playtest";
import type { PlaytestStudy } from "@/lib/engine/cards/playtest-study";

/** Thousands of deals take seconds: they are played beside the page, which stays quick. Ended by ending the worker. */
export type Asked = { readonly source: string; readonly options: PlaytestOptions };
export type Told =
  | { readonly type: "progress"; readonly done: number }
  | { readonly type: "done"; readonly report: PlaytestReport; readonly study: PlaytestStudy };

/** Progress is told this often, in milliseconds. */
const TOLD_EVERY = 100;

const tell = (told: Told): void => self.postMessage(told);

self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  const read = readTemplateText(data.source);
  const game = read.ok ? compileTemplate(read.value.file) : null;
  if (!game?.ok) throw new Error("This template does not hold.");
  let toldAt = 0;
  const onProgress = (done: number): void => {
    const now = performance.now();
    if (now - toldAt < TOLD_EVERY) return;
    toldAt = now;
    tell({ type: "progress", done });
  };
  tell({ type: "done", ...studyGame(game.value, data.options, onProgress) });
});
