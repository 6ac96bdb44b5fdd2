"use client";
import { memo } from "react";
import type { Face } from "@/components/ccg/face-of";
import { useTexts } from "@/components/texts/context";
import { CARD } from "@/lib/engine/ccg/tabletop/places";
import type { ObjectView } from "@/lib/engine/ccg/tabletop/view";
import { COLOURS } from "@/lib/engine/ccg/tabletop/vocabulary";
import type { TabletopTexts } from "@/lib/texts/tabletop/en";
import { REACH } from "./board-places";
import { CardAt } from "./card-at";

type Props = {
  id: number;
  card: ObjectView;
  face: Face | null;
  scale: number;
  chosen: boolean;
  dragged: boolean;
  /** It may be picked now. */
  lit: boolean;
  /** It marches. */
  marked: boolean;
  /** Who points at it, each once. */
  pointers: readonly string[];
  /** What the game calls a card that lies sideways. */
  tapped: string;
};

/** What a card on the table is, said in words. */
function saidOf({ card, face, marked, pointers, tapped }: Props, t: TabletopTexts["room"]): string {
  const facts = [
    ...(card.face === "down" && face ? [t.liesDown] : []),
    ...(marked ? [t.marches] : []),
    ...(card.angle % 180 === 90 ? [tapped] : []),
    ...(card.parent === null ? [] : [t.attached]),
    ...(pointers.length > 0 ? [t.pointedAt(pointers)] : []),
    ...COLOURS.flatMap((colour) => (card.counters[colour] ? [t.counters(card.counters[colour] ?? 0, colour)] : [])),
  ];
  return t.said(face?.alt ?? t.faceDown, facts);
}

/** A card on the table. The table hears its pointer: so it is drawn anew only when something of it changes. */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { id, card, face, scale, chosen, dragged, lit, marked } = props;
  const { room: t } = useTexts("tabletop");
  const [x, y] = [card.x * scale, (card.y + REACH) * scale];
  return (
    <li className="contents">
      <button
        type="button"
        className="tt-card"
        data-chosen={chosen || undefined}
        data-dragged={dragged || undefined}
        data-lit={lit || undefined}
        data-marked={marked || undefined}
        data-down={(card.face === "down" && face !== null) || undefined}
        data-object={id}
        data-card={card.number ?? undefined}
        aria-label={saidOf(props, t)}
        aria-pressed={chosen}
        style={{
          width: CARD.width * scale,
          transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${card.angle}deg)`,
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
});
