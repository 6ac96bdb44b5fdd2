"use client";
import { useEffect, useState } from "react";
import type { Step } from "@/lib/engine/cards/problem-path";
import type { WhyNotAsked, WhyNotTold } from "./why-not.worker";

/** The answer waits for a pause in writing, in milliseconds. */
const PAUSE = 300;

/** Why each of these options cannot be said now, by its path joined with points; worked out beside the page. */
export function useWhyNot(source: string, paths: readonly (readonly Step[])[]): WhyNotTold {
  const [told, setTold] = useState<WhyNotTold>({});
  const asked = JSON.stringify(paths);
  useEffect(() => {
    let worker: Worker | null = null;
    const timer = window.setTimeout(() => {
      worker = new Worker(new URL("./why-not.worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", ({ data }: MessageEvent<WhyNotTold>) => {
        setTold(data);
        worker?.terminate();
      });
      worker.postMessage({ source, paths: JSON.parse(asked) } satisfies WhyNotAsked);
    }, PAUSE);
    return () => {
      window.clearTimeout(timer);
      worker?.terminate();
    };
  }, [source, asked]);
  return told;
}
