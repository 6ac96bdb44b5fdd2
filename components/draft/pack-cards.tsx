"use client";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { CardFace } from "@/components/ccg/card-face";
import type { Face } from "@/components/ccg/face-of";
import { useTexts } from "@/components/texts/context";

type Props = {
  label: string;
  pack: readonly number[];
  faceOf(number: number): Face | null;
  /** Place of the chosen card; null: none is. */
  chosen: number | null;
  /** Choosing a card; a chosen one again takes it. */
  onChoose(place: number): void;
  onTake(place: number, byKeys: boolean): void;
  /** Its first card has the focus as it comes. */
  focused: boolean;
  still: boolean;
};

/** The cards that one chooses from, in a grid: arrows go about, Enter chooses and takes. */
export function PackCards({ label, pack, faceOf, chosen, onChoose, onTake, focused, still }: Props) {
  const { room: t } = useTexts("draft");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Whoever has gone elsewhere meanwhile stays there.
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (focused && isFree) list.current?.querySelector("button")?.focus();
  }, [focused]);
  const onKeyDown = (event: KeyboardEvent) => {
    const cards = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = cards.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    const top = cards[0]?.offsetTop;
    const columns = Math.max(1, cards.filter((card) => card.offsetTop === top).length);
    const steps: Readonly<Record<string, number>> = {
      ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns },
      ...{ Home: -at, End: cards.length - 1 - at },
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    cards[at + step]?.focus();
  };
  return (
    <ul ref={list} className="dr-pack" aria-label={label} onKeyDown={onKeyDown} data-still={still || undefined}>
      {pack.map((number, place) => {
        const face = faceOf(number);
        const isChosen = chosen === place;
        return (
          // Cards of one number are alike: their place among each other is all that tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the pack is in one order
          <li key={place}>
            <button
              type="button"
              className="dr-card"
              aria-label={face?.alt ?? String(number)}
              aria-pressed={isChosen}
              aria-description={place === 0 ? t.keys : undefined}
              data-card={number}
              disabled={still}
              onClick={(event) => {
                // A pointer takes by a double click or the button; by keys the second Enter takes.
                if (isChosen && event.detail === 0) onTake(place, true);
                else onChoose(place);
              }}
              onDoubleClick={() => onTake(place, false)}
            >
              {face && <CardFace face={face} thumb eager />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
