"use client";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Face } from "@/components/ccg/face-of";
import { useTexts } from "@/components/texts/context";
import type { ZoneView } from "@/lib/engine/ccg/tabletop/view";
import { CardAt } from "./card-at";
import type { Choice } from "./choice";
import type { Drag, DragHandlers } from "./use-drag";
import { useScrolled } from "./use-scrolled";

type Props = {
  zone: ZoneView;
  faceOf(number: number | null): Face | null;
  choice: Choice;
  /** Cards that may be played or picked now. */
  lit: ReadonlySet<number>;
  drag: Drag | null;
  still: boolean;
  handlers: DragHandlers;
  onPlay(id: number): void;
  onOpen(id: number): void;
  onKeyDown(event: KeyboardEvent): void;
};

/** On which sides of a row that scrolls there is more of it. */
function useMore(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  useScrolled(row, count, ({ scrollLeft, scrollWidth, clientWidth }) =>
    setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }),
  );
  return { row, more };
}

/** One's own hand, in a row that scrolls. */
export function Hand({ zone, faceOf, choice, lit, drag, still, handlers, onPlay, onOpen, onKeyDown }: Props) {
  const { room: t } = useTexts("tabletop");
  const chosen = new Set(choice.from === zone.zone ? choice.ids : []);
  const { row, more } = useMore(zone.count);
  return (
    <div className="tt-hand-box" data-before={more.before || undefined} data-after={more.after || undefined}>
      <ul
        ref={row}
        aria-label={`${t.hand}, ${t.handCount(zone.count)}`}
        className="tt-hand"
        data-drop={zone.zone}
        onKeyDown={onKeyDown}
      >
        {(zone.cards ?? []).map(({ id, number }) => {
          const face = faceOf(number);
          const moved = drag?.from === zone.zone && drag.id === id;
          return (
            <li key={id}>
              <button
                type="button"
                className="tt-held"
                aria-label={face?.alt ?? t.faceDown}
                aria-pressed={chosen.has(id)}
                data-chosen={chosen.has(id) || undefined}
                data-dragged={moved || undefined}
                data-lit={lit.has(id) || undefined}
                data-held={id}
                data-card={number ?? undefined}
                style={moved && drag ? { left: drag.left, top: drag.top } : undefined}
                {...(still
                  ? {}
                  : {
                      onPointerDown: (event) => handlers.onPointerDown(event, zone.zone, id, event.currentTarget),
                      onPointerMove: handlers.onPointerMove,
                      onPointerUp: handlers.onPointerUp,
                      onPointerCancel: handlers.onPointerCancel,
                    })}
                onDoubleClick={() => onPlay(id)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  onOpen(id);
                }}
              >
                <CardAt face={face} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
