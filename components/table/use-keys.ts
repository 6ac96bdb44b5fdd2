"use client";
import { useEffectEvent, useLayoutEffect } from "react";
import { doLettersAct } from "@/components/ui/letter-keys";

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
export function useKeys(map: KeyMap): void {
  // Heard from the moment that the table is shown, and sees it as it is: no key is lost.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target)) return;
    if (document.querySelector("[role=dialog][data-state=open]")) return;
    if (event.key === "Escape") return map.escape();
    if (event.key === "Enter") {
      if (onControl(event.target) && !onChosenCard(event.target)) return;
      if (map.enter()) event.preventDefault();
      return;
    }
    if (/^[1-9]$/.test(event.key)) return map.digit(Number(event.key) - 1);
    const act = event.key === "?" || doLettersAct() ? map.letters[event.key.toLowerCase()] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}
