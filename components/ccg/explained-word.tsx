"use client";
import { Popover } from "../ui/popover";

/** A word of a card's text; what the rules mean by it is told where it stands. */
export function ExplainedWord({ word, meaning }: { word: string; meaning: string }) {
  return (
    <Popover
      label={word}
      trigger={
        <button type="button" className="rounded-xs underline decoration-dotted decoration-1 underline-offset-4">
          {word}
        </button>
      }
    >
      <p>
        <strong>{word}</strong>: {meaning}.
      </p>
    </Popover>
  );
}
