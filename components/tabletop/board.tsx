"use client";
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { Face } from "@/components/ccg/face-of";
import type { Drags } from "@/components/realtime/use-drags";
import { useTexts } from "@/components/texts/context";
import type { DragSpot } from "@/components/ui/drag-spot";
import type { Arrow } from "@/lib/engine/ccg/tabletop/state";
import type { ObjectView } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import { Arrows } from "./arrows";
import { BoardCard } from "./board-card";
import { BoardEdges } from "./board-edges";
import { REACH } from "./board-places";
import { type Choice, TABLE } from "./choice";
import { Ghosts } from "./ghosts";
import type { Drag, DragHandlers } from "./use-drag";

/** The board is never drawn smaller than so: cards of 45 pixels can be read and hit; then it scrolls. */
const LEAST = 0.6;

type Props = {
  box: RefObject<HTMLDivElement | null>;
  width: number;
  objects: Readonly<Record<string, ObjectView>>;
  faceOf(number: number | null): Face | null;
  nameOf(seat: Seat): string;
  /** What the game calls a card that lies sideways. */
  tapped: string;
  /** What others drag. */
  drags: Drags;
  choice: Choice;
  /** Cards that may be picked now, and those that march. */
  lit: ReadonlySet<number>;
  marked: ReadonlySet<number>;
  arrows: readonly Arrow[];
  /** Whose own side is below; null: one watches. */
  you: Seat | null;
  seats: number;
  drag: Drag | null;
  offset: DragSpot;
  /** Nobody may move anything now, or this one may not. */
  still: boolean;
  handlers: DragHandlers;
  onScale(scale: number): void;
  /** The empty table was tapped, at a spot of it. */
  onGround(spot: { x: number; y: number }, byFinger: boolean): void;
  onOpen(id: number): void;
  onTurn(id: number): void;
  onKeyDown(event: KeyboardEvent): void;
};

const NOBODY: readonly string[] = [];

/** The card that was pointed at; null: none. */
const cardAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-object]") : null;

/** The table with the cards on it, in the viewer's own frame: their side is below. */
export function Board(props: Props) {
  const { box, width, objects, faceOf, choice, drag, still, handlers, onScale, onGround } = props;
  const { room: t } = useTexts("tabletop");
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const fits = Math.min(clientWidth / width, clientHeight / (2 * REACH));
      const next = Math.max(LEAST, Math.min(1.4, fits));
      setScale(next);
      onScale(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, width, onScale]);
  // A board that does not fit is seen from its middle, where cards come to lie first.
  useLayoutEffect(() => {
    const element = box.current;
    if (element) element.scrollLeft = (width * scale - element.clientWidth) / 2;
  }, [box, width, scale]);
  // On a narrow board what may be picked, or who marches, may lie where one does not look.
  const shown = [...props.lit, ...props.marked].find((id) => objects[id]);
  useEffect(() => {
    if (shown === undefined) return;
    const card = box.current?.querySelector(`[data-object="${shown}"]`);
    card?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [shown, box]);
  const chosen = new Set(choice.from === TABLE ? choice.ids : []);
  const isDragged = (id: number): boolean =>
    drag?.from === TABLE && drag.aim !== "point" && (drag.id === id || chosen.has(id));
  /** Who points at a card, each once. */
  const pointersAt = (id: number): readonly string[] => {
    const at = props.arrows.filter(({ to }) => "card" in to && to.card === id);
    return at.length === 0 ? NOBODY : [...new Set(at.map(({ seat }) => props.nameOf(seat)))];
  };
  const cards = Object.entries(objects).sort(([, a], [, b]) => a.z - b.z);
  return (
    <div className="tt-board-box">
      <div ref={box} className="tt-board">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the cards are what the keys act on; a tap on the ground moves them */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same */}
        <div
          className="tt-ground"
          data-drop={TABLE}
          style={{ width: width * scale, height: 2 * REACH * scale } as CSSProperties}
          onClick={(event) => {
            if (event.target !== event.currentTarget) return;
            const { left, top } = event.currentTarget.getBoundingClientRect();
            const spot = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale - REACH };
            onGround(spot, (event.nativeEvent as globalThis.PointerEvent).pointerType === "touch");
          }}
        >
          <ul
            aria-label={t.board}
            className="contents"
            onKeyDown={props.onKeyDown}
            onPointerDown={(event) => {
              const card = cardAt(event.target);
              if (card && !still) handlers.onPointerDown(event, TABLE, Number(card.dataset.object), card);
            }}
            onPointerMove={handlers.onPointerMove}
            onPointerUp={handlers.onPointerUp}
            onPointerCancel={handlers.onPointerCancel}
            onDoubleClick={(event) => {
              const card = cardAt(event.target);
              if (card) props.onTurn(Number(card.dataset.object));
            }}
            onContextMenu={(event) => {
              const card = cardAt(event.target);
              if (!card) return;
              event.preventDefault();
              props.onOpen(Number(card.dataset.object));
            }}
          >
            {cards.map(([key, card]) => {
              const id = Number(key);
              return (
                <BoardCard
                  key={id}
                  {...{ id, card, scale }}
                  tapped={props.tapped}
                  face={faceOf(card.number)}
                  chosen={chosen.has(id)}
                  dragged={isDragged(id)}
                  lit={props.lit.has(id)}
                  marked={props.marked.has(id)}
                  pointers={pointersAt(id)}
                />
              );
            })}
          </ul>
          <Arrows
            arrows={props.arrows}
            you={props.you}
            seats={props.seats}
            nameOf={props.nameOf}
            offset={props.offset}
            {...{ width, scale, objects, drag, faceOf }}
          />
          <Ghosts drags={props.drags} nameOf={props.nameOf} {...{ scale, objects, faceOf }} />
        </div>
      </div>
      <BoardEdges box={box} middles={cards.map(([, { x }]) => x * scale)} />
    </div>
  );
}
