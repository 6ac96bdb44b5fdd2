"use client";
import clsx from "clsx";
import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { Face } from "@/components/ccg/face-of";
import type { SeatPerson } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import { IconButton } from "@/components/ui/button";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { DeckCheck } from "@/lib/engine/ccg/tabletop/deck-check";
import type { SeatView, ZoneView } from "@/lib/engine/ccg/tabletop/view";
import { CardAt } from "./card-at";

export type SeatStripProps = {
  person: SeatPerson;
  view: SeatView;
  zones: readonly ZoneView[];
  isTurn: boolean;
  /** Which of two sides they play on, 1 or 2; null: everybody plays alone. */
  side: 1 | 2 | null;
  /** What is left of their time, where the table has a clock. */
  clock: ReactNode;
  faceOf(number: number | null): Face | null;
  /** Null: this viewer changes nothing. */
  onScore: ((value: number) => void) | null;
  onPile(zone: string): void;
  /** Points at this player; absent: nobody is about to point at anything. */
  onAim?: (() => void) | undefined;
  onSit?: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
};

/** A player: their score, their hand as a number, their piles. */
export function SeatStrip({
  person,
  view,
  zones,
  isTurn,
  side,
  clock,
  faceOf,
  onScore,
  onPile,
  onAim,
  onSit,
  onOpen,
}: SeatStripProps) {
  const { room: t } = useTexts("tabletop");
  const hand = zones.find(({ kind }) => kind === "hand");
  const piles = zones.filter(({ kind, count }) => kind === "pile" || (kind === "aside" && count > 0));
  return (
    <section
      className="tt-seat"
      data-seat={person.seat}
      data-aim={onAim ? true : undefined}
      data-turn={isTurn || undefined}
      data-out={view.out || undefined}
      aria-label={person.name}
    >
      <button
        type="button"
        className="tt-name"
        onClick={onAim ?? onSit ?? onOpen}
        disabled={!onAim && !onSit && !onOpen}
      >
        <SeatSwatch seat={person.seat} />
        <span className="truncate font-semibold">{person.name}</span>
      </button>
      <span className="flex items-center">
        {onScore && (
          <IconButton className="tt-step" label={t.less} onClick={() => onScore(view.score - 1)}>
            <Minus />
          </IconButton>
        )}
        <output className="min-w-8 text-center text-xl font-semibold tabular-nums" aria-label={t.score(person.name)}>
          {t.points(view.score)}
        </output>
        {onScore && (
          <IconButton className="tt-step" label={t.more} onClick={() => onScore(view.score + 1)}>
            <Plus />
          </IconButton>
        )}
      </span>
      {clock}
      <span className="flex flex-col items-start gap-1">
        {hand && (
          <span className="tt-count" data-drop={hand.zone}>
            {t.handCount(hand.count)}
          </span>
        )}
        {side !== null && <span className="tt-count">{t.side(side)}</span>}
        {view.check && <DeckNote check={view.check} />}
      </span>
      {piles.map((pile) => (
        <button
          key={pile.zone}
          type="button"
          className={clsx("tt-pile", pile.count === 0 && "opacity-60")}
          data-drop={pile.zone}
          aria-label={t.pile(pile.name, person.name, pile.count)}
          onClick={() => onPile(pile.zone)}
        >
          {pile.count > 0 ? (
            <CardAt face={faceOf(pile.cards?.[0]?.number ?? null)} className="w-full" />
          ) : (
            <span className="tt-empty" />
          )}
          <span className="tt-pile-count">{pile.count}</span>
          <span className="tt-pile-name">{t.pileName(pile.name)}</span>
        </button>
      ))}
    </section>
  );
}

/** What the house found of a deck, in a word. */
function DeckNote({ check: { legal, proxies, registered, lent } }: { check: DeckCheck }) {
  const { check: t } = useTexts("tabletop").room;
  const says = [
    legal.length > 0 ? t.legal(legal) : t.illegal,
    ...(lent ? [t.lent] : proxies > 0 ? [t.proxies(proxies)] : []),
    ...(registered === "no" ? [] : [t.registered[registered]]),
  ];
  return (
    <span className="tt-check" data-legal={legal.length > 0 || undefined} title={says.join(" · ")}>
      {says.join(" · ")}
    </span>
  );
}
