"use client";
import { suitName } from "@/components/cards/card-names";
import { SuitMark } from "@/components/cards/suit-mark";
import { SegmentedControl } from "@/components/ui/segmented";
import { Stepper } from "@/components/ui/stepper";
import type { Can } from "@/lib/engine/cards/vocabulary";

type Props = {
  bid: NonNullable<Can["bid"]>;
  /** The cards are still face down: the bid is a blind one. */
  blind: boolean;
  number: number;
  suite: string | null;
  onNumber(number: number): void;
  onSuite(suite: string): void;
};

/** Up to four raises worth a tap: the next steps, then the largest number. */
function raises({ min, max, step }: Props["bid"]): number[] {
  const wanted = [min, min + step, min + 2 * step, min + 4 * step, max];
  return [...new Set(wanted.filter((number) => number <= max))].sort((a, b) => a - b).slice(-5);
}

/** Chooses the number (and suit) of a bid; the verbs that send it stand in the action bar. */
export function BidPad({ bid, blind, number, suite, onNumber, onSuite }: Props) {
  if (!bid.number) return null;
  const max = blind && bid.blindMax !== null ? bid.blindMax : bid.max;
  return (
    <fieldset className="pad flex flex-wrap items-center justify-center gap-x-4 gap-y-2.5" aria-label="Your bid">
      <Stepper
        label={blind ? "Blind bid" : "Bid"}
        value={number}
        min={bid.min}
        max={max}
        step={bid.step}
        onChange={onNumber}
      />
      <div className="flex flex-wrap gap-1.5">
        {raises({ ...bid, max }).map((raise) => (
          <button
            key={raise}
            type="button"
            aria-pressed={raise === number}
            onClick={() => onNumber(raise)}
            className="min-h-11 min-w-12 rounded-sm border border-felt-line px-2.5 font-semibold tabular-nums hover:bg-felt aria-pressed:border-brass-bright aria-pressed:text-brass-bright"
          >
            {raise}
          </button>
        ))}
      </div>
      {bid.suites && (
        <SegmentedControl
          label="Suit"
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
