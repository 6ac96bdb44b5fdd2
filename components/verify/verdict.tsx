"use client";
import { CircleCheck, CircleX } from "lucide-react";
import { useTexts } from "@/components/texts/context";
import type { VerifyTexts } from "@/lib/texts/verify/en";
import { DrawnHand } from "./drawn-hand";

/**
 * Who had a part in the chance: the house and the reader's own browser, the house and the players', the house alone; a
 * pack's buyer. `file`: what was pasted says so, and nothing else does.
 */
export type ChanceBy = keyof VerifyTexts["verdict"];

type Props = {
  what: "deal" | "pack" | "draft";
  holds: boolean;
  by: ChanceBy;
  /** What the reader was dealt. */
  hand: readonly string[];
};

/** What a check came to, for somebody who wants to know no more than that. */
export function Verdict({ what, holds, by, hand }: Props) {
  const t = useTexts("verify");
  const Icon = holds ? CircleCheck : CircleX;
  return (
    <div role="status">
      <p className={`flex gap-3 display-xl text-balance ${holds ? "text-ok" : "text-danger"}`}>
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        {holds ? t.verdict[by].head : t.failed[what]}
      </p>
      <p className="mt-2 max-w-prose text-ink-2">{holds ? t.verdict[by].reason : t.failedWhy}</p>
      {hand.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-semibold">{t.yourCards}</h3>
          <DrawnHand cards={hand} />
        </>
      )}
    </div>
  );
}
