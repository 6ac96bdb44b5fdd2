"use client";
import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { DragSpot } from "@/components/ui/drag-spot";

/** So many pixels a pointer moves before a card is dragged: less is a click. */
const SLACK = 6;

/** A card that is dragged out of a part, and the part below the pointer. */
export type CardDrag = { readonly number: number; readonly part: string; readonly over: string | null };
type Held = { number: number; part: string; pointer: number; x: number; y: number; moves: boolean };

const near = (element: Element | null, name: string): string | undefined =>
  element?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];

/**
 * Dragging cards (`data-card`) between parts (`data-part`) by mouse or pen, beside keys and buttons; a finger scrolls. Esc lets
 * go. `onDrop`: over another part; `one`: Shift was held, one copy alone is meant.
 */
export function useCardDrag(onDrop: (number: number, part: string, to: string, one: boolean) => void) {
  const held = useRef<Held | null>(null);
  /** The click that comes after a drag opens nothing. */
  const dragged = useRef(false);
  const [drag, setDrag] = useState<CardDrag | null>(null);
  /** Where the pointer is, in the window. */
  const [spot] = useState(() => new DragSpot());

  const end = () => {
    held.current = null;
    setDrag(null);
  };
  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const now = held.current;
    if (!now || event.pointerId !== now.pointer) return;
    if (!now.moves && Math.hypot(event.clientX - now.x, event.clientY - now.y) < SLACK) return;
    now.moves = true;
    dragged.current = true;
    const over = near(document.elementFromPoint(event.clientX, event.clientY), "part") ?? null;
    spot.set({ x: event.clientX, y: event.clientY });
    setDrag((was) => (was?.over === over ? was : { number: now.number, part: now.part, over }));
  });
  const onUp = useEffectEvent((event: globalThis.PointerEvent) => {
    const now = held.current;
    if (!now || event.pointerId !== now.pointer) return;
    const to = near(document.elementFromPoint(event.clientX, event.clientY), "part");
    end();
    if (now.moves && to !== undefined && to !== now.part) onDrop(now.number, now.part, to, event.shiftKey);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && held.current?.moves) end();
  });
  const onCancel = useEffectEvent(() => end());
  useEffect(() => {
    const [move, up, key] = [
      (event: globalThis.PointerEvent) => onMove(event),
      (event: globalThis.PointerEvent) => onUp(event),
      (event: KeyboardEvent) => onKey(event),
    ];
    const cancel = () => onCancel();
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", key);
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("keydown", key);
    };
  }, []);

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      const target = event.target instanceof Element ? event.target : null;
      const [card, part] = [near(target, "card"), near(target, "part")];
      if (event.button !== 0 || event.pointerType === "touch" || card === undefined || part === undefined) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      held.current = { number: Number(card), part, pointer, x, y, moves: false };
    },
    // The browser would drag the link.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { drag, spot, handlers };
}
