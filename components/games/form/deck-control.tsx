"use client";
import clsx from "clsx";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";

const LEVELS = [..."234567890JQKA"];
const SUITS = [..."HSDC"];
const JOKERS = ["XX", "YX", "ZX"];

/** Decks that many games are played with, by their lowest level. */
const USUAL = { 52: "2", 36: "6", 32: "7", 24: "9", 20: "0" } as const;

const deckFrom = (lowest: string): string[] =>
  LEVELS.slice(LEVELS.indexOf(lowest)).flatMap((level) => SUITS.map((suit) => `${level}${suit}`));

type Props = { cards: readonly string[]; label: string; onChange(cards: string[]): void };

/** The deck, card by card: the usual ones at once, then what is to come in or go out. */
export function DeckControl({ cards, label, onChange }: Props) {
  const { form: t } = useTexts("gameEditor");
  const { card: nameOf } = useTexts("cards");
  const held = new Set(cards);
  const known = new Set([...LEVELS.flatMap((level) => SUITS.map((suit) => `${level}${suit}`)), ...JOKERS]);
  const others = cards.filter((card) => !known.has(card));
  const toggle = (card: string): void =>
    onChange(held.has(card) ? cards.filter((other) => other !== card) : [...cards, card]);
  const pip = (card: string) => (
    <button
      key={card}
      type="button"
      aria-pressed={held.has(card)}
      aria-label={nameOf(card)}
      onClick={() => toggle(card)}
      className="min-h-9 rounded-xs border border-line text-center text-sm tabular-nums text-ink-3 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
    >
      {card[0] === "0" ? "10" : card[0]}
    </button>
  );
  return (
    <fieldset aria-label={label} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {Object.entries(USUAL)
          .reverse()
          .map(([count, lowest]) => (
            <Button key={count} dense onClick={() => onChange(deckFrom(lowest))}>
              {t.deckOf(Number(count))}
            </Button>
          ))}
        <span className="text-ink-2">{t.cardsChosen(held.size)}</span>
      </div>
      {SUITS.map((suit) => (
        <div key={suit} className="grid grid-cols-[1.25rem_repeat(13,minmax(0,1fr))] items-center gap-1">
          <span aria-hidden="true" className={clsx("text-lg", (suit === "H" || suit === "D") && "text-danger")}>
            {{ H: "♥", S: "♠", D: "♦", C: "♣" }[suit]}
          </span>
          {LEVELS.map((level) => pip(`${level}${suit}`))}
        </div>
      ))}
      <div className="grid grid-cols-[auto_repeat(3,3.5rem)] items-center gap-1">
        <span className="text-sm text-ink-2">{t.jokers}</span>
        {JOKERS.map(pip)}
      </div>
      {others.length > 0 && <p className="text-sm text-danger">{t.noCards(others.join(", "))}</p>}
    </fieldset>
  );
}
