"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PlaytestOptions, PlaytestReport } from "@/lib/engine/cards/playtest";
import type { PlaytestStudy } from "@/lib/engine/cards/playtest-study";
import type { Asked, Told } from "./playtest.worker";

export type Run =
  | { state: "none" }
  | { state: "running"; done: number; games: number }
  /** `source`: the text that was played, which may have changed since. */
  | { state: "done"; report: PlaytestReport; study: PlaytestStudy; seconds: number; source: string }
  | { state: "failed" };

/** A play-test in a worker of its own; ended with the page, by another one, or by `cancel`. */
export function usePlaytest() {
  const [run, setRun] = useState<Run>({ state: "none" });
  const worker = useRef<Worker | null>(null);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const start = (source: string, options: PlaytestOptions): void => {
    stop();
    const begun = performance.now();
    setRun({ state: "running", done: 0, games: options.games });
    const own = new Worker(new URL("./playtest.worker.ts", import.meta.url), { type: "module" });
    worker.current = own;
    own.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      if (data.type === "progress") return setRun({ state: "running", done: data.done, games: options.games });
      stop();
      const { report, study } = data;
      setRun({ state: "done", report, study, seconds: (performance.now() - begun) / 1000, source });
    });
    own.addEventListener("error", () => {
      stop();
      setRun({ state: "failed" });
    });
    own.postMessage({ source, options } satisfies Asked);
  };
  const cancel = (): void => {
    stop();
    setRun({ state: "none" });
  };
  return { run, start, cancel };
}
