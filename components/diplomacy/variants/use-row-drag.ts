"use client";
import { type PointerEvent, useRef, useState } from "react";

/** So many pixels a pointer moves before a row is dragged. */
const SLACK = 6;

/** A row on its way: from which place, over which one it is now. */
export type RowDrag = { readonly from: number; readonly to: number };

const rowOf = (list: Element, element: EventTarget | null): number => {
  const row = element instanceof Element ? element.closest("[data-row]") : null;
  return row?.parentElement === list ? [...list.children].indexOf(row) : -1;
};

/** The row at a height of the window: the first above all of them, the last below. */
function rowAt(list: Element, y: number): number {
  const rows = [...list.children];
  const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return at < 0 ? rows.length - 1 : at;
}

/**
 * Dragging the rows of a list (`data-row`) by mouse, pen and finger alike: the handlers belong to the list. A finger takes
 * hold of a row by its grip (`data-grip`), so that the page can be moved everywhere else.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const held = useRef<{ pointer: number; from: number; y: number; moves: boolean } | null>(null);
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const end = () => {
    held.current = null;
    setDrag(null);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || held.current || !(event.target instanceof Element)) return;
    if (event.target.closest("button")) return;
    if (event.pointerType === "touch" && !event.target.closest("[data-grip]")) return;
    const from = rowOf(event.currentTarget, event.target);
    if (from < 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { pointer: event.pointerId, from, y: event.clientY, moves: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    if (now?.pointer !== event.pointerId) return;
    if (!now.moves && Math.abs(event.clientY - now.y) < SLACK) return;
    now.moves = true;
    const to = rowAt(event.currentTarget, event.clientY);
    setDrag((was) => (was?.to === to ? was : { from: now.from, to }));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    if (now?.pointer !== event.pointerId) return;
    end();
    if (now.moves) onMove(now.from, rowAt(event.currentTarget, event.clientY));
  };
  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end } };
}
