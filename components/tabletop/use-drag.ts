"use client";
import { type PointerEvent, useRef, useState } from "react";
import { TABLE } from "./choice";

/** So many pixels a pointer moves before a card is dragged: less is a tap. */
const SLACK = 6;

/** What is dragged, by how many pixels, and where it lay in the window. */
export type Drag = {
  readonly from: string;
  readonly id: number;
  /** It is an arrow that is drawn from the card, which stays where it is. */
  readonly points: boolean;
  readonly dx: number;
  readonly dy: number;
  readonly left: number;
  readonly top: number;
};

type Held = Omit<Drag, "dx" | "dy"> & { x: number; y: number; pointer: number; moves: boolean; besides: boolean };

type Options = {
  /** A card was tapped; `besides`: with Ctrl, Shift or ⌘. */
  onTap(from: string, id: number, besides: boolean): void;
  /** A drag begins: the card is chosen if it was not. */
  onBegin(from: string, id: number): void;
  /** A dragged card is somewhere else. */
  onMove(drag: Drag, at: { x: number; y: number }): void;
  /** The drag was broken off. */
  onCancel(): void;
  /** A card was let go over an element (null: over none), so many pixels from where it was. */
  onDrop(drag: Drag, over: Element | null, at: { x: number; y: number }): void;
};

const dragOf = ({ from, id, points, left, top }: Held, dx: number, dy: number): Drag => ({
  ...{ from, id, points, dx, dy, left, top },
});

/** Taps and drags of cards, by mouse, pen and finger alike. */
export function useDrag({ onTap, onBegin, onMove, onCancel, onDrop }: Options) {
  const held = useRef<Held | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const onPointerDown = (event: PointerEvent, from: string, id: number) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const besides = event.ctrlKey || event.shiftKey || event.metaKey;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX, y: event.clientY, left, top };
    held.current = {
      from,
      id,
      points: event.altKey && from === TABLE,
      ...at,
      pointer: event.pointerId,
      moves: false,
      besides,
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    const now = held.current;
    if (!now || event.pointerId !== now.pointer) return;
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.moves && Math.hypot(dx, dy) < SLACK) return;
    if (!now.moves) onBegin(now.from, now.id);
    now.moves = true;
    const moved = dragOf(now, dx, dy);
    setDrag(moved);
    onMove(moved, { x: event.clientX, y: event.clientY });
  };
  const end = () => {
    held.current = null;
    setDrag(null);
  };
  const onPointerUp = (event: PointerEvent) => {
    const now = held.current;
    if (!now || event.pointerId !== now.pointer) return;
    end();
    if (!now.moves) return onTap(now.from, now.id, now.besides);
    // What is dragged lies under the pointer itself: what lies below it is meant.
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const below = now.points
      ? under.find((element) => element.closest("[data-object], [data-seat]"))
      : under.find((element) => element.closest("[data-drop]") && !element.closest("[data-dragged]"));
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    const moved = dragOf(now, dx, dy);
    onDrop(moved, below?.closest(now.points ? "[data-object], [data-seat]" : "[data-drop]") ?? null, {
      x: event.clientX,
      y: event.clientY,
    });
  };
  const onPointerCancel = () => {
    if (held.current?.moves) onCancel();
    end();
  };
  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

export type DragHandlers = ReturnType<typeof useDrag>["handlers"];
