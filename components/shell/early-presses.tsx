"use client";
import { useEffect } from "react";
import type { Early } from "./do-again";

declare global {
  interface Window {
    /** What was done before the page's script listened (`KEEP_EARLY_PRESSES`), by what it was done to. */
    early?: { types: string[]; keep(event: Event): void; again: Map<Element, Early> };
  }
}

/** Once the page's script listens: what was done before is done again. */
export function EarlyPresses() {
  useEffect(() => {
    const { early } = window;
    if (!early) return;
    delete window.early;
    for (const type of early.types) window.removeEventListener(type, early.keep, true);
    // Most pages wait for nothing; what waits is done each in its own turn, so that it finds what the last has changed.
    if (early.again.size === 0) return;
    void import("./do-again").then(({ doAgain }) => {
      for (const [element, kept] of early.again) setTimeout(() => doAgain(element, kept));
    });
  }, []);
  return null;
}
