import { useSyncExternalStore } from "react";

const KEY = "guildhall.letter-keys";
const CHANGED = "letter-keys";

function subscribe(hear: () => void): () => void {
  // `storage` tells of other tabs, the other of this one.
  for (const type of ["storage", CHANGED]) window.addEventListener(type, hear);
  return () => {
    for (const type of ["storage", CHANGED]) window.removeEventListener(type, hear);
  };
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/**
 * Whether single letters, and `/`, act as keys in this browser. Whoever dictates, or often slips, turns them off;
 * arrows, digits, Enter, Esc, the space bar and `?` always act.
 */
export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, read, () => true);

/** Turns them on or off on all pages of this browser. */
export function setLetterKeys(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Without storage it cannot be kept: they stay on.
  }
  window.dispatchEvent(new Event(CHANGED));
}
