"use client";
import { type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { DragSpot } from "@/components/ui/drag-spot";
import { TABLE } from "./choice";

/** So many pixels a pointer moves before a card is dragged: less is a tap. */
const SLACK = 6;

/** What is dragged, and where it lay in the window. */
export type Drag = {
  readonly from: string;
  readonly id: number;
  /** `point`: an arrow is drawn from the card, which stays where it is; `attach`: it is hung on whatever it is let go over. */
  readonly aim: "move" | "point" | "attach";
  readonly left: number;
  readonly top: number;
};
/** The same, moved by so many pixels. */
export type Dragged = Drag & { readonly dx: number; readonly dy: number };

/** How a card was tapped: besides what is chosen (Ctrl, Shift or ⌘), with Ctrl, by the middle button or with Alt, which stands for it. */
export type Tap = { readonly besides: boolean; readonly ctrl: boolean; readonly middle: boolean };

type Held = Drag & { x: number; y: number; pointer: number; moves: boolean; tap: Tap };

type Options = {
  /** With Alt a card of the table is hung on another, with Ctrl it points; otherwise the other way round. */
  altAttaches: boolean;
  onTap(from: string, id: number, tap: Tap): void;
  /** A drag begins: the card is chosen if it was not. */
  onBegin(from: string, id: number): void;
  /** A dragged card is somewhere else. */
  onMove(drag: Dragged, at: { x: number; y: number }): void;
  /** The drag was broken off. */
  onCancel(): void;
  /** A card was let go over an element (null: over none), so many pixels from where it was. */
  onDrop(drag: Dragged, over: Element | null, at: { x: number; y: number }): void;
};

const dragOf = ({ from, id, aim, left, top }: Held): Drag => ({ from, id, aim, left, top });

/** Over what a card is let go. */
const WANTED = { move: "[data-drop]", point: "[data-object], [data-seat]", attach: "[data-object]" } as const;

/** Taps and drags of cards, by mouse, pen and finger alike. */
export function useDrag({ altAttaches, onTap, onBegin, onMove, onCancel, onDrop }: Options) {
  const held = useRef<Held | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [offset] = useState(() => new DragSpot());
  useLayoutEffect(() => {
    if (!drag || drag.aim === "point") return;
    const moved = [...document.querySelectorAll<HTMLElement>("[data-dragged]")];
    const place = () => {
      const { x, y } = offset.get();
      for (const element of moved) element.style.translate = `${x}px ${y}px`;
    };
    place();
    const stop = offset.listen(place);
    return () => {
      stop();
      for (const element of moved) element.style.translate = "";
    };
  }, [drag, offset]);

  const onPointerDown = (event: PointerEvent, from: string, id: number, card: Element) => {
    if (event.button > 1) return;
    // The middle button would scroll the page.
    if (event.button === 1) event.preventDefault();
    card.setPointerCapture(event.pointerId);
    const { ctrlKey: ctrl, altKey: alt } = event;
    const tap = { ctrl, besides: ctrl || event.shiftKey || event.metaKey, middle: event.button === 1 || alt };
    const { left, top } = card.getBoundingClientRect();
    const at = { x: event.clientX, y: event.clientY, left, top };
    const points = altAttaches ? ctrl : alt;
    held.current = {
      from,
      id,
      aim: from !== TABLE || alt === ctrl ? "move" : points ? "point" : "attach",
      ...at,
      pointer: event.pointerId,
      moves: false,
      tap,
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    const now = held.current;
    if (!now || event.pointerId !== now.pointer || event.buttons === 4) return;
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.moves && Math.hypot(dx, dy) < SLACK) return;
    if (!now.moves) {
      onBegin(now.from, now.id);
      setDrag(dragOf(now));
    }
    now.moves = true;
    offset.set({ x: dx, y: dy });
    onMove({ ...dragOf(now), dx, dy }, { x: event.clientX, y: event.clientY });
  };
  const end = () => {
    held.current = null;
    setDrag(null);
  };
  const onPointerUp = (event: PointerEvent) => {
    const now = held.current;
    if (!now || event.pointerId !== now.pointer) return;
    end();
    if (!now.moves) return onTap(now.from, now.id, now.tap);
    // What is dragged lies under the pointer itself: what lies below it is meant.
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const [wanted, itself] = [WANTED[now.aim], now.aim === "point" ? null : "[data-dragged]"];
    const below = under.find((element) => element.closest(wanted) && !(itself && element.closest(itself)));
    const moved = { ...dragOf(now), dx: event.clientX - now.x, dy: event.clientY - now.y };
    onDrop(moved, below?.closest(wanted) ?? null, {
      x: event.clientX,
      y: event.clientY,
    });
  };
  const onPointerCancel = () => {
    if (held.current?.moves) onCancel();
    end();
  };
  return { drag, offset, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

export type DragHandlers = ReturnType<typeof useDrag>["handlers"];
