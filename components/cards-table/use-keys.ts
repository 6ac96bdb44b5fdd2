"use client";
import { useEffectEvent, useLayoutEffect } from "react";
import { doLettersAct } from "@/components/ui/letter-keys";
import type { Card } from "@/lib/engine/cards/vocabulary";

export type KeyMap = {
  /** Choose the card at this place of the hand, from 0. */
  digit(index: number): void;
  /** Goes to the hand from nowhere: an arrow to either side, while nothing has the focus. */
  toHand(): void;
  /** Whether pressing this card of the hand chooses it now. */
  takes(card: Card): boolean;
  /** Does the main verb; answers whether there was something to do. */
  enter(): boolean;
  escape(): void;
  /** A lower-case letter, or `?`; answers whether it means something now. */
  letter(letter: string): boolean;
};

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const onControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("button, a, [role=tab]") !== null;

const cardAt = (target: EventTarget | null): Card | undefined =>
  target instanceof HTMLElement ? target.closest<HTMLElement>("[data-card]")?.dataset.card : undefined;

/** The place in the hand that a digit names, from 0: the digits reach ten cards, with Shift the next ten. */
function placeOf({ code, key, shiftKey }: KeyboardEvent): number | null {
  const digit = /^Digit(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : null);
  return digit === null ? null : ((Number(digit) + 9) % 10) + (shiftKey ? 10 : 0);
}

/** The table's keys, wherever the focus is on the page: silent while typing, and behind an open dialog. */
export function useKeys(map: KeyMap): void {
  // Heard from the moment that the table is shown, and sees it as it is: no key is lost.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target)) return;
    if (document.querySelector("[role=dialog][data-state=open]")) return;
    if (event.key === "Escape") return map.escape();
    if (event.key === "Enter") {
      // Held down it acts once: the next act is another one.
      if (event.repeat) return event.preventDefault();
      // On a card that is not there to be chosen, or is chosen already, Enter does what is offered; the space bar takes it back,
      // or says why it cannot be played.
      const card = cardAt(event.target);
      if (card === undefined ? onControl(event.target) : map.takes(card)) return;
      if (map.enter()) event.preventDefault();
      return;
    }
    if (/^Arrow(Left|Right)$/.test(event.key)) return event.target === document.body ? map.toHand() : undefined;
    const place = event.key === "?" ? null : placeOf(event);
    if (place !== null) return map.digit(place);
    if (event.key !== "?" && !doLettersAct()) return;
    if (!event.repeat && map.letter(event.key.toLowerCase())) event.preventDefault();
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}
