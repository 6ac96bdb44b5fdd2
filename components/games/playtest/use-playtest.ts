"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PlaytestOptions } from "@/lib/engine/cards/playing";
import type { Asked, Played, Told } from "./playtest.worker";

export type Run =
  | { state: "none" }
  | { state: "running"; done: number; games: number }
  /** `source`: the text that was played, which may have changed since. */
  | { state: "done"; now: Played; before: Played | null; seconds: number; source: string }
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
  /** `against`: another version, of which as many deals are played for comparison. */
  const start = (source: string, options: PlaytestOptions, against: string | null): void => {
    stop();
    const games = options.games * (against === null ? 1 : 2);
    const begun = performance.now();
    setRun({ state: "running", done: 0, games });
    const own = new Worker(new URL("./playtest.worker.ts", import.meta.url), { type: "module" });
    worker.current = own;
    own.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      if (data.type === "progress") return setRun({ state: "running", done: data.done, games });
      stop();
      const { now, before } = data;
      setRun({ state: "done", now, before, seconds: (performance.now() - begun) / 1000, source });
    });
    own.addEventListener("error", () => {
      stop();
      setRun({ state: "failed" });
    });
    own.postMessage({ source, options, against } satisfies Asked);
  };
  const cancel = (): void => {
    stop();
    setRun({ state: "none" });
  };
  return { run, start, cancel };
}
