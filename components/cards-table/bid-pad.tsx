"use client";
import { useState } from "react";
import { SuitMark } from "@/components/cards/suit-mark";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { SegmentedControl } from "@/components/ui/segmented";
import { Stepper } from "@/components/ui/stepper";
import type { Can } from "@/lib/engine/cards/vocabulary";
import type { Verb } from "./verb";

type Props = {
  bid: NonNullable<Can["bid"]>;
  /** The cards are still face down: the bid is a blind one. */
  blind: boolean;
  /** Null: none is chosen yet. */
  number: number | null;
  suite: string | null;
  /** What sends the bid, where the action bar does not: a bid on cards that nobody has looked at. */
  verb: Verb | null;
  onNumber(number: number): void;
  onSuite(suite: string): void;
  onVerb(verb: Verb): void;
};

const QUIET = "border border-felt-line text-on-felt! hover:bg-felt!";

/** Up to four raises worth a tap: the next steps, then the largest number; of tricks all that may be bid. */
function raises({ min, max, step, tricks, barred }: Props["bid"]): number[] {
  if (tricks) return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((number) => number !== barred);
  const wanted = [min, min + step, min + 2 * step, min + 4 * step, max];
  return [...new Set(wanted.filter((number) => number <= max))].sort((a, b) => a - b).slice(-5);
}

/** Chooses the number (and suit) of a bid; one on cards that nobody has looked at only after it is asked for. */
export function BidPad({ bid, blind, number, suite, verb, onNumber, onSuite, onVerb }: Props) {
  const { bidPad: t } = useTexts("cardsTable");
  const { suit: suitName } = useTexts("cards");
  const [open, setOpen] = useState(false);
  if (!bid.number) return null;
  if (verb && !open) {
    return (
      <div className="pad" data-bare="true">
        <Button kind="ghost" className={QUIET} onClick={() => setOpen(true)}>
          {t.without}
        </Button>
      </div>
    );
  }
  const max = blind && bid.blindMax !== null ? bid.blindMax : bid.max;
  return (
    <fieldset className="pad flex flex-wrap items-center justify-center gap-x-4 gap-y-2.5" aria-label={t.title}>
      {!bid.tricks && (
        <Stepper
          label={blind ? t.blind : t.bid}
          value={number ?? bid.min}
          min={bid.min}
          max={max}
          step={bid.step}
          onChange={onNumber}
        />
      )}
      {verb && (
        <Button kind="ghost" className={QUIET} onClick={() => onVerb(verb)}>
          {verb.label}
        </Button>
      )}
      <div className="flex max-w-100 flex-wrap justify-center gap-1.5">
        {raises({ ...bid, max }).map((raise) => (
          <button
            key={raise}
            type="button"
            aria-pressed={raise === number}
            // A number that is pressed leaves Enter to the verb that sends it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onNumber(raise)}
            className="min-h-11 min-w-12 rounded-sm border border-felt-line px-2.5 font-semibold tabular-nums hover:bg-felt aria-pressed:border-brass-bright aria-pressed:text-brass-bright"
          >
            {raise}
          </button>
        ))}
      </div>
      {bid.suites && (
        <SegmentedControl
          label={t.suit}
          value={suite ?? bid.suites[0] ?? ""}
          onChange={onSuite}
          options={bid.suites.map((each) => ({
            value: each,
            label: (
              <>
                <SuitMark suit={each} />
                <span className="sr-only">{suitName(each)}</span>
              </>
            ),
          }))}
        />
      )}
    </fieldset>
  );
}
