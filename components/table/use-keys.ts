"use client";
import { useEffect, useRef } from "react";

export type KeyMap = {
  /** Choose the card at this place of the hand, from 0. */
  digit(index: number): void;
  /** Does the main verb; answers whether there was something to do. */
  enter(): boolean;
  escape(): void;
  /** By lower-case letter; `?` too. */
  letters: Record<string, () => void>;
};

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const onControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("button, a, [role=tab]") !== null;

/** On a card that is chosen already, Enter does what the choice is for; the space bar takes the card back. */
const onChosenCard = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("[data-card][aria-pressed=true]") !== null;

/** The table's keys, wherever the focus is on the page: silent while typing, and behind an open dialog. */
export function useKeys(map: KeyMap, letters: boolean): void {
  const current = useRef(map);
  useEffect(() => {
    current.current = map;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target)) return;
      if (document.querySelector("[role=dialog][data-state=open]")) return;
      const keys = current.current;
      if (event.key === "Escape") return keys.escape();
      if (event.key === "Enter") {
        if (onControl(event.target) && !onChosenCard(event.target)) return;
        if (keys.enter()) event.preventDefault();
        return;
      }
      if (/^[1-9]$/.test(event.key)) return keys.digit(Number(event.key) - 1);
      const act = letters || event.key === "?" ? keys.letters[event.key.toLowerCase()] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [letters]);
}
