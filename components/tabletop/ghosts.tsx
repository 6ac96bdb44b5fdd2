"use client";
import { useEffect, useState } from "react";
import type { Face } from "@/components/ccg/face-of";
import type { Drags } from "@/components/realtime/use-drags";
import { seatColour } from "@/components/ui/seat-swatch";
import { CARD } from "@/lib/engine/ccg/tabletop/places";
import type { ObjectView } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import { REACH, withAttached } from "./board-places";
import { CardAt } from "./card-at";

/** Of whom nothing is heard for so long, in ms, they have let go. */
const SILENT_AFTER = 4_000;
/** A ghost is on its way for as long as there was nothing new of it, in ms, within these. */
const WAY = { least: 80, most: 500 } as const;

type Ghost = {
  readonly cards: readonly number[] | null;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly way: number;
};

const within = (ms: number): number => Math.min(WAY.most, Math.max(WAY.least, ms));

type Props = {
  drags: Drags;
  scale: number;
  objects: Readonly<Record<string, ObjectView>>;
  faceOf(number: number | null): Face | null;
  nameOf(seat: Seat): string;
};

/** What others drag just now, as they see it move; of a card out of a hand its back. */
export function Ghosts({ drags, scale, objects, faceOf, nameOf }: Props) {
  const [ghosts, setGhosts] = useState<ReadonlyMap<Seat, Ghost>>(new Map());
  useEffect(
    () =>
      drags.hear(([, seat, x, y, cards]) =>
        setGhosts((known) => {
          const next = new Map(known);
          const before = known.get(seat);
          const of = cards === undefined ? before?.cards : cards;
          // What it is was lost: it is told again soon.
          if (x === undefined || y === undefined || of === undefined) next.delete(seat);
          else {
            const now = performance.now();
            next.set(seat, { cards: of, x, y, at: now, way: within(before ? now - before.at : 0) });
          }
          return next;
        }),
      ),
    [drags],
  );
  useEffect(() => {
    if (ghosts.size === 0) return;
    const timer = setTimeout(() => {
      const since = performance.now() - SILENT_AFTER;
      setGhosts((known) => new Map([...known].filter(([, { at }]) => at > since)));
    }, SILENT_AFTER);
    return () => clearTimeout(timer);
  }, [ghosts]);
  return (
    <div aria-hidden="true" className="contents">
      {[...ghosts].flatMap(([seat, ghost]) =>
        shown(ghost, objects).map(({ id, x, y, card }, i) => (
          <span
            key={`${seat} ${id}`}
            className="tt-ghost"
            data-ghost={seat}
            style={{
              width: CARD.width * scale,
              transform: `translate(${x * scale}px, ${(y + REACH) * scale}px) translate(-50%, -50%)`,
              transitionDuration: `${Math.round(ghost.way)}ms`,
              outlineColor: seatColour(seat),
            }}
          >
            <span className="block" style={{ rotate: `${card?.angle ?? 0}deg` }}>
              <CardAt face={card && faceOf(card.number)} />
            </span>
            {i === 0 && <span className="tt-ghost-name">{nameOf(seat)}</span>}
          </span>
        )),
      )}
    </div>
  );
}

type Shown = { readonly id: number; readonly x: number; readonly y: number; readonly card: ObjectView | null };

/** The cards of a ghost, and where they are: the first under the pointer, the others and what hangs on them as they lie. */
function shown({ cards, x, y }: Ghost, objects: Readonly<Record<string, ObjectView>>): Shown[] {
  if (cards === null) return [{ id: -1, x, y, card: null }];
  const first = objects[cards[0] ?? -1];
  if (!first) return [];
  return withAttached(cards, objects).flatMap((id) => {
    const card = objects[id];
    return card ? [{ id, x: card.x - first.x + x, y: card.y - first.y + y, card }] : [];
  });
}
