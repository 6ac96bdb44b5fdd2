"use client";
import { useTexts } from "@/components/texts/context";
import { SUIT_PATHS } from "./suit-paths";

/** A suit within a line of text, in its colour; `onFelt` lightens it for dark ground. */
export function SuitMark({ suit, onFelt, named }: { suit: string; onFelt?: boolean; named?: boolean }) {
  const t = useTexts("cards");
  return (
    <svg
      viewBox="-5.4 -5.4 10.8 10.8"
      className={onFelt ? "suit-mark suit-mark-on-felt" : "suit-mark"}
      data-suit={suit}
      role="img"
      aria-label={t.suit(suit)}
      aria-hidden={!named}
    >
      <path d={SUIT_PATHS[suit] ?? SUIT_PATHS.X} />
    </svg>
  );
}
