"use client";
import { useEffect } from "react";

declare global {
  interface Window {
    /** What was pressed and sent before the page's script listened (`KEEP_EARLY_PRESSES`). */
    early?: { keep(event: Event): void; again: Map<Element, () => void> };
  }
}

/** Once the page's script listens: what was pressed before is pressed again, if it is still there. */
export function EarlyPresses() {
  useEffect(() => {
    const { early } = window;
    if (!early) return;
    delete window.early;
    for (const type of ["click", "submit"]) window.removeEventListener(type, early.keep, true);
    for (const [element, press] of early.again) if (element.isConnected) press();
  }, []);
  return null;
}
