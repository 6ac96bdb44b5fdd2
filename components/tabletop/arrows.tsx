"use client";
import { useSyncExternalStore } from "react";
import type { Face } from "@/components/ccg/face-of";
import { useTexts } from "@/components/texts/context";
import type { DragSpot } from "@/components/ui/drag-spot";
import { seatColour } from "@/components/ui/seat-swatch";
import type { End } from "@/lib/engine/ccg/tabletop/intent";
import type { Arrow } from "@/lib/engine/ccg/tabletop/state";
import type { ObjectView } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import { lineBetween, spotOfEnd, spotOfSeat } from "./arrow-lines";
import { REACH } from "./board-places";
import { TABLE } from "./choice";
import type { Drag } from "./use-drag";

type Props = {
  arrows: readonly Arrow[];
  you: Seat | null;
  seats: number;
  width: number;
  scale: number;
  objects: Readonly<Record<string, ObjectView>>;
  /** One's own arrow may be under way. */
  drag: Drag | null;
  offset: DragSpot;
  faceOf(number: number | null): Face | null;
  nameOf(seat: Seat): string;
};

/** Who points at what, in the colour of whoever does: drawn over the cards, and in words. */
export function Arrows({ arrows, you, seats, width, scale, objects, drag, offset, faceOf, nameOf }: Props) {
  const { room: t } = useTexts("tabletop");
  const seatSpot = (seat: Seat) => spotOfSeat(seat, you, seats, width);
  const drawn = arrows.flatMap((arrow) => {
    const [from, to] = [arrow.from, arrow.to].map((end) => spotOfEnd(end, objects, seatSpot));
    return from && to ? [{ ...arrow, line: lineBetween(from, to) }] : [];
  });
  const begun = drag?.aim === "point" && drag.from === TABLE ? objects[drag.id] : undefined;
  const said = (end: End): string =>
    "seat" in end ? nameOf(end.seat) : (faceOf(objects[end.card]?.number ?? null)?.alt ?? t.faceDown);
  const pointed = [
    ...new Set(arrows.flatMap(({ from, to }) => [from, to]).flatMap((end) => ("seat" in end ? end.seat : []))),
  ];
  if (drawn.length === 0 && !begun) return null;
  return (
    <>
      <svg
        aria-hidden="true"
        className="tt-arrows"
        viewBox={`0 ${-REACH} ${width} ${2 * REACH}`}
        width={width * scale}
        height={2 * REACH * scale}
      >
        {drawn.map(({ seat, line }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn in their order, and nothing is kept of one
          <Line key={at} seat={seat} line={line} />
        ))}
        {begun && you !== null && <OwnArrow seat={you} from={begun} scale={scale} offset={offset} />}
        {pointed.map((seat) => {
          const { x, y } = seatSpot(seat);
          return (
            <text key={seat} x={x} y={y} className="tt-arrow-name" dominantBaseline={y < 0 ? "hanging" : "auto"}>
              {nameOf(seat)}
            </text>
          );
        })}
      </svg>
      <ul className="sr-only" aria-label={t.arrows}>
        {drawn.map(({ seat, from, to }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <li key={at}>{t.arrow(nameOf(seat), said(from), said(to))}</li>
        ))}
      </ul>
    </>
  );
}

/** The arrow that one draws just now, to where one points. */
function OwnArrow({ seat, from, scale, offset }: { seat: Seat; from: ObjectView; scale: number; offset: DragSpot }) {
  const { x, y } = useSyncExternalStore(offset.listen, offset.get, offset.get);
  return <Line seat={seat} line={lineBetween(from, { x: from.x + x / scale, y: from.y + y / scale })} />;
}

function Line({ seat, line: { from, to, head } }: { seat: Seat; line: ReturnType<typeof lineBetween> }) {
  const points = head.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <g data-arrow={seat}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="tt-arrow-edge" />
      <polygon points={points} className="tt-arrow-edge" />
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke={seatColour(seat)} strokeWidth={5} />
      <polygon points={points} fill={seatColour(seat)} />
    </g>
  );
}
