"use client";
import { useEffect } from "react";
import type { Early } from "./do-again";

declare global {
  interface Window {
    /** What was done to parts of the page that did not answer yet (`KEEP_EARLY_PRESSES`), by what it was done to. */
    early?: { again: Map<Element, Early>; asleep(element: Element): boolean; kept(): void };
  }
}

/** Once the page's script listens: what was done before is done again, as each part of the page comes to answer. */
export function EarlyPresses() {
  useEffect(() => {
    const { early } = window;
    if (!early) return;
    // Most pages wait for nothing.
    early.kept = () => void import("./do-again").then(({ doAllAgain }) => doAllAgain(early));
    if (early.again.size > 0) early.kept();
  }, []);
  return null;
}
