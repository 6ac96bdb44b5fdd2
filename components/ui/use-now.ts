"use client";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, 500);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function read(): number {
  if (timer === undefined || now === 0) now = Math.floor(Date.now() / 500) * 500;
  return now;
}

/** This browser's clock, twice a second, from one timer for the whole page; null while rendering on the server. */
export const useNow = (): number | null => useSyncExternalStore<number | null>(subscribe, read, () => null);
