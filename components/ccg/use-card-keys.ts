"use client";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type CardRow, placeAfter } from "./card-rows";

/**
 * Arrow keys among the cards in `box`: one of them is the stop of the Tab key, and the focus goes with it. `place` is
 * kept within the cards that are shown.
 */
export function useCardKeys(rows: readonly CardRow[], box: RefObject<HTMLElement | null>, leap: number) {
  const [wanted, setWanted] = useState(0);
  // Where a key went and the focus has yet to follow.
  const goal = useRef<number | null>(null);
  const last = rows.at(-1);
  const most = last?.is === "cards" ? last.first + last.numbers.length - 1 : 0;
  const place = Math.min(wanted, most);

  useEffect(() => {
    // A drawing from before the key is none that the focus waits for.
    if (goal.current !== place) return;
    goal.current = null;
    const cell = box.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: "nearest" });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = placeAfter(rows, place, { key: event.key, ctrl: event.ctrlKey, leap });
    if (next === null) return;
    event.preventDefault();
    goal.current = next === place ? null : next;
    setWanted(next);
  };
  /** Which card Tab comes to; the focus stays where it is. */
  const setPlace = (next: number) => {
    goal.current = null;
    setWanted(next);
  };
  /** A card that was clicked or tabbed to is the stop from then on. */
  const onFocus = (event: { target: EventTarget }) => {
    const of = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
    if (of !== undefined) setPlace(Number(of));
  };
  return { place, setPlace, onKeyDown, onFocus };
}
