"use client";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { CardBack, PlayingCard } from "@/components/cards/playing-card";
import { vars } from "@/components/table/layout";
import { useTexts } from "@/components/texts/context";
import type { Card } from "@/lib/engine/cards/vocabulary";
import { handRows } from "./hand-rows";

/** `chosen` is picked, `queued` waits for its turn, `away` is on its way to the table, `illegal` cannot go now. */
export type CardState = "rest" | "chosen" | "queued" | "away" | "illegal";

export type HandCard = {
  card: Card;
  state: CardState;
  /** What it is chosen for: a receiver, a card group. */
  tag?: string;
  /** Why it cannot be played. */
  reason?: string;
  fresh: boolean;
  /** Belongs to a meld: which one, from 0. */
  meld?: number;
};

type Props = {
  cards: HandCard[];
  /** Chosen as the arrows reach it, like a radio button: where one card makes the whole act. */
  follow: boolean;
  onTap(card: Card): void;
  onPick(card: Card): void;
  listRef?: RefObject<HTMLUListElement | null>;
};

/** Which card the Tab key reaches; it stays in place when the hand shrinks. */
function useRoving(count: number) {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (at >= count && count > 0) setAt(count - 1);
  }, [at, count]);
  return [Math.min(at, Math.max(0, count - 1)), setAt] as const;
}

const place = (index: number, count: number) => {
  const { perRow } = handRows(count);
  const row = Math.floor(index / perRow);
  const cols = Math.min(perRow, count - row * perRow);
  return vars({ "--i": index, "--row": row, "--col": index % perRow, "--cols": cols });
};

const frame = (count: number) => {
  const { width, perRow, rows } = handRows(count);
  return vars({ "--n": count, "--k": perRow, "--rows": rows, "--pw": `${width}px` });
};

/** The viewer's cards: a fan on a desk, rows on a phone. One Tab stop; arrows go from card to card. */
export function Hand({ cards, follow, onTap, onPick, listRef }: Props) {
  const { hand: t } = useTexts("cardsTable");
  const { card: cardName } = useTexts("cards");
  const [at, setAt] = useRoving(cards.length);
  const { perRow, rows } = handRows(cards.length);
  // Whoever plays the card in focus by a key goes on from the card that takes its place.
  const focused = useRef<HTMLElement | null>(null);
  const list = useRef<HTMLUListElement | null>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    list.current?.querySelectorAll("button")[Math.min(at, cards.length - 1)]?.focus();
  }, [at, cards.length]);
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = steps[event.key];
    const next =
      event.key === "Home" ? 0 : event.key === "End" ? cards.length - 1 : step === undefined ? -1 : at + step;
    const entry = cards[next];
    if (!entry) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
    if (follow && entry.state === "rest") onPick(entry.card);
  };
  return (
    <ul
      ref={(element) => {
        list.current = element;
        if (listRef) listRef.current = element;
      }}
      onFocus={(event) => {
        focused.current = event.target;
      }}
      className="hand"
      style={frame(cards.length)}
      data-rows={rows}
      aria-label={t.yours(cards.length)}
      onKeyDown={onKeyDown}
    >
      {cards.map(({ card, state, tag, reason, fresh, meld }, index) => (
        <li
          key={card}
          className="hand-card"
          style={place(index, cards.length)}
          data-state={state}
          data-fresh={fresh}
          data-meld={meld}
        >
          <button
            type="button"
            tabIndex={index === at ? 0 : -1}
            aria-pressed={state === "chosen" || state === "queued"}
            aria-disabled={state === "illegal" || state === "away" || undefined}
            aria-description={reason}
            title={reason}
            data-card={card}
            onFocus={() => setAt(index)}
            onClick={() => onTap(card)}
          >
            {tag && <span className="hand-tag">{tag}</span>}
            <PlayingCard card={card} decorative />
            <span className="sr-only">{fresh ? t.fresh(card) : cardName(card)}</span>
          </button>
          {index < 20 && (
            <span className="hand-key" aria-hidden="true">
              {index < 10 ? "" : "⇧"}
              {(index + 1) % 10}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One's own cards, face down: a tap turns them over. */
export function HiddenHand({ count, onLook }: { count: number; onLook: (() => void) | undefined }) {
  const { hand: t } = useTexts("cardsTable");
  const backs = Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
    <span key={index} className="hand-card" style={place(index, count)} data-state="rest">
      <CardBack />
    </span>
  ));
  const shape = { className: "hand", style: frame(count), "data-rows": handRows(count).rows };
  return onLook ? (
    <button type="button" {...shape} aria-label={t.turnOver(count)} onClick={onLook}>
      {backs}
    </button>
  ) : (
    <div {...shape} role="img" aria-label={t.faceDown(count)}>
      {backs}
    </div>
  );
}
