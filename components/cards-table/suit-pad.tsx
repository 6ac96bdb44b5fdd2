"use client";
import { SuitMark } from "@/components/cards/suit-mark";
import { useTexts } from "@/components/texts/context";

type Props = { title: string; suites: readonly string[]; named: string | null; onName(suit: string): void };

/** Names a suit: the one that comes next, or a trump. */
export function SuitPad({ title, suites, named, onName }: Props) {
  const { suit: suitName } = useTexts("cards");
  return (
    <fieldset className="pad flex flex-wrap items-center justify-center gap-2" data-low="true" aria-label={title}>
      <span>{title}</span>
      {suites.map((suit) => (
        <button
          key={suit}
          type="button"
          aria-pressed={suit === named}
          // A suit that is pressed leaves Enter to the verb that sends it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onName(suit)}
          className="flex min-h-11 min-w-12 items-center justify-center gap-1.5 rounded-sm border border-felt-line px-3 font-semibold hover:bg-felt aria-pressed:border-brass-bright aria-pressed:text-brass-bright"
        >
          <SuitMark suit={suit} onFelt />
          <span className="compact:sr-only">{suitName(suit)}</span>
        </button>
      ))}
    </fieldset>
  );
}
