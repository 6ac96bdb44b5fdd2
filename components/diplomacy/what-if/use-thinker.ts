"use client";
import { useCallback, useEffect, useRef } from "react";
import type { Question, Thought } from "./think";
import type { Answered, Asked } from "./think.worker";

type Waiting = { readonly id: number; resolve(thought: Thought | null): void; reject(error: Error): void };

/**
 * Asks a worker, which is started with the first question. Only the last question counts: one that another has overtaken
 * is answered with null. Rejects where the worker cannot be loaded or fails.
 */
export function useThinker(): (question: Question) => Promise<Thought | null> {
  const worker = useRef<Worker | null>(null);
  const waiting = useRef<Waiting | null>(null);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  return useCallback(
    (question) =>
      new Promise<Thought | null>((resolve, reject) => {
        waiting.current?.resolve(null);
        const id = (waiting.current?.id ?? 0) + 1;
        waiting.current = { id, resolve, reject };
        worker.current ??= startWorker(
          (answered) => answered.id === waiting.current?.id && waiting.current.resolve(answered.thought),
          (error) => {
            stop();
            waiting.current?.reject(error);
          },
        );
        worker.current.postMessage({ id, question } satisfies Asked);
      }),
    [stop],
  );
}

function startWorker(onAnswer: (answered: Answered) => void, onFailure: (error: Error) => void): Worker {
  const worker = new Worker(new URL("./think.worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => onAnswer(data));
  worker.addEventListener("error", ({ message }) => onFailure(new Error(message)));
  return worker;
}
