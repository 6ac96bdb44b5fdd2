"use client";
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { Face } from "@/components/ccg/face-of";
import type { Drags } from "@/components/realtime/use-drags";
import { useTexts } from "@/components/texts/context";
import { CARD } from "@/lib/engine/ccg/tabletop/places";
import type { Arrow } from "@/lib/engine/ccg/tabletop/state";
import type { ObjectView } from "@/lib/engine/ccg/tabletop/view";
import { COLOURS } from "@/lib/engine/ccg/tabletop/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { TabletopTexts } from "@/lib/texts/tabletop/en";
import { Arrows } from "./arrows";
import { REACH } from "./board-places";
import { CardAt } from "./card-at";
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

/** What a card on the table is, said in words. */
function saidOf(
  card: ObjectView,
  face: Face | null,
  marches: boolean,
  pointers: readonly string[],
  t: TabletopTexts["room"],
): string {
  const facts = [
    ...(marches ? [t.marches] : []),
    ...(card.angle % 180 === 90 ? [t.tapped] : []),
    ...(card.parent === null ? [] : [t.attached]),
    ...(pointers.length > 0 ? [t.pointedAt(pointers)] : []),
    ...COLOURS.flatMap((colour) => (card.counters[colour] ? [t.counters(card.counters[colour] ?? 0, colour)] : [])),
  ];
  return t.said(face?.alt ?? t.faceDown, facts);
}

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
  // On a narrow board what may be picked, or who marches, may lie where one does not look.
  const shown = [...props.lit, ...props.marked].find((id) => objects[id]);
  useEffect(() => {
    if (shown === undefined) return;
    const card = box.current?.querySelector(`[data-object="${shown}"]`);
    card?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [shown, box]);
  const chosen = new Set(choice.from === TABLE ? choice.ids : []);
  const isDragged = (id: number): boolean => drag?.from === TABLE && !drag.points && (drag.id === id || chosen.has(id));
  /** Who points at a card, each once. */
  const pointersAt = (id: number): string[] => {
    const at = props.arrows.filter(({ to }) => "card" in to && to.card === id);
    return [...new Set(at.map(({ seat }) => props.nameOf(seat)))];
  };
  const cards = Object.entries(objects).sort(([, a], [, b]) => a.z - b.z);
  return (
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
        <ul aria-label={t.board} className="contents" onKeyDown={props.onKeyDown}>
          {cards.map(([key, card]) => {
            const id = Number(key);
            const face = faceOf(card.number);
            const moved = isDragged(id);
            const [x, y] = [
              card.x * scale + (moved ? (drag?.dx ?? 0) : 0),
              (card.y + REACH) * scale + (moved ? (drag?.dy ?? 0) : 0),
            ];
            return (
              <li key={id} className="contents">
                <button
                  type="button"
                  className="tt-card"
                  data-chosen={chosen.has(id) || undefined}
                  data-dragged={moved || undefined}
                  data-lit={props.lit.has(id) || undefined}
                  data-marked={props.marked.has(id) || undefined}
                  data-object={id}
                  data-card={card.number ?? undefined}
                  aria-label={saidOf(card, face, props.marked.has(id), pointersAt(id), t)}
                  aria-pressed={chosen.has(id)}
                  style={{
                    width: CARD.width * scale,
                    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${card.angle}deg)`,
                  }}
                  {...(still
                    ? {}
                    : {
                        onPointerDown: (event) => handlers.onPointerDown(event, TABLE, id),
                        onPointerMove: handlers.onPointerMove,
                        onPointerUp: handlers.onPointerUp,
                        onPointerCancel: handlers.onPointerCancel,
                      })}
                  onDoubleClick={() => props.onTurn(id)}
                  onContextMenu={(event) => {
                    event.preventDefault();
                    props.onOpen(id);
                  }}
                >
                  <CardAt
                    face={card.face === "down" && card.number === null ? null : face}
                    counters={card.counters}
                    score={card.score}
                  />
                </button>
              </li>
            );
          })}
        </ul>
        <Arrows
          arrows={props.arrows}
          you={props.you}
          seats={props.seats}
          nameOf={props.nameOf}
          {...{ width, scale, objects, drag, faceOf }}
        />
        <Ghosts drags={props.drags} nameOf={props.nameOf} {...{ scale, objects, faceOf }} />
      </div>
    </div>
  );
}
