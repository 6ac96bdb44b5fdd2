"use client";
import { useEffect, useState } from "react";
import { PREFS_KEY } from "./prefs-place";
import { DEFAULT_PREFS, type TablePrefs } from "./types";

/** The style sheets know size and speed from the page itself, which has them before anything is painted. */
function showPrefs({ cardSize, speed }: TablePrefs): void {
  const { dataset } = document.documentElement;
  dataset.cards = cardSize;
  dataset.motion = speed;
}

/** How this browser's reader plays; `given` are the looks that the account knows. */
export function usePrefs(given: Partial<TablePrefs>) {
  const [prefs, setPrefs] = useState<TablePrefs>({ ...DEFAULT_PREFS, ...given });
  useEffect(() => {
    try {
      const kept = JSON.parse(localStorage.getItem(PREFS_KEY) ?? "{}") as Partial<TablePrefs>;
      setPrefs((prefs) => ({ ...prefs, ...kept }));
    } catch {
      // Nothing that can be read is kept: the defaults do.
    }
  }, []);
  const change = (next: TablePrefs) => {
    setPrefs(next);
    showPrefs(next);
    try {
      localStorage.setItem(PREFS_KEY, JSON.stringify(next));
    } catch {
      // Without storage they hold as long as the page.
    }
  };
  return [prefs, change] as const;
}
