import { CircleCheck, CircleX } from "lucide-react";
import { DrawnHand } from "./drawn-hand";

/**
 * Who had a part in the chance: the house and the reader's own browser, the house and the players', the house alone; a
 * pack's buyer. `file`: what was pasted says so, and nothing else does.
 */
export type ChanceBy = "own" | "players" | "house" | "pack" | "file";

const FREE = "Nobody, not even the house, could have chosen these cards.";
const SEALED = "These are the cards that were sealed.";

const WORDS: Record<ChanceBy, { head: string; reason: string }> = {
  own: {
    head: FREE,
    reason:
      "The house sealed its part of the shuffle before your table opened. Your browser added a part of its own after that. This was checked in your browser just now.",
  },
  players: {
    head: FREE,
    reason:
      "The house sealed its part of the shuffle before the table opened, and each player’s browser added a part of its own after that. This was checked in your browser just now.",
  },
  house: {
    head: SEALED,
    reason: "No player added a part to this shuffle. The house sealed it before the deal and has not changed it since.",
  },
  pack: {
    head: FREE,
    reason:
      "The house sealed its part of the draw before you paid, and your browser added a part of its own. This was checked in your browser just now.",
  },
  file: {
    head: SEALED,
    reason:
      "Everything in this file fits together. That it was sealed beforehand you know if its anchor, or its commitment, is the one that you were shown before the cards.",
  },
};

const FAILED =
  "What the proof says and what was sealed do not fit together. The steps below show where. If the file is as you were given it, show it to the staff.";

type Props = {
  what: "deal" | "pack";
  holds: boolean;
  by: ChanceBy;
  /** What the reader was dealt. */
  hand: readonly string[];
};

/** What a check came to, for somebody who wants to know no more than that. */
export function Verdict({ what, holds, by, hand }: Props) {
  const Icon = holds ? CircleCheck : CircleX;
  return (
    <div role="status">
      <p className={`flex gap-3 display-xl text-balance ${holds ? "text-ok" : "text-danger"}`}>
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        {holds ? WORDS[by].head : `This ${what} is not the one that was sealed.`}
      </p>
      <p className="mt-2 max-w-prose text-ink-2">{holds ? WORDS[by].reason : FAILED}</p>
      {hand.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-semibold">Your cards in this deal</h3>
          <DrawnHand cards={hand} />
        </>
      )}
    </div>
  );
}
