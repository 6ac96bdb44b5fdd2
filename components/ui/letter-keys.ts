import { useSyncExternalStore } from "react";

export const LETTER_KEYS = "guildhall.letter-keys";

function subscribe(hear: () => void): () => void {
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

/** As `useLetterKeys` has it, asked when a key is pressed. */
export function doLettersAct(): boolean {
  try {
    return localStorage.getItem(LETTER_KEYS) !== "off";
  } catch {
    return true;
  }
}

/**
 * Whether single letters, and `/`, act as keys in this browser. Whoever dictates, or often slips, turns them off;
 * arrows, digits, Enter, Esc, the space bar and `?` always act.
 */
export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, doLettersAct, () => true);
