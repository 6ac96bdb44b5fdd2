"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { FoundSwap } from "@/lib/contracts/trade-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { randomText } from "../ui/random-text";
import { unlessLost } from "../ui/unless-lost";
import { tradeProblem } from "./trade-problem";

type Props = {
  swaps: readonly FoundSwap[];
  propose(given: unknown): Promise<Result<{ id: string }, Refusal>>;
};

const LOST = { ok: false, error: { code: "trade/lost" } } as const;
const keyOf = (swap: FoundSwap): string => swap.map(({ nick, asset }) => `${nick} ${asset}`).join(", ");

/** Swaps that were found, each with who gives what to whom, and the way to propose it. The first of each is the reader. */
export function FoundSwaps({ swaps, propose }: Props) {
  const { swaps: t, problems } = useTexts("trades");
  const router = useRouter();
  const [busy, begin] = useTransition();
  const [asked, setAsked] = useState<{ readonly swap: string; readonly key: string } | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const send = (swap: FoundSwap) => {
    const [own, ...others] = swap;
    if (busy || !own) return;
    const of = keyOf(swap);
    const request = asked?.swap === of ? asked : { swap: of, key: randomText(12) };
    setAsked(request);
    const one = (asset: string) => [{ asset, amount: 1 }];
    const rest = others.map(({ nick, asset }) => ({ nick, gives: one(asset) }));
    begin(async () => {
      const answer = await unlessLost(propose({ key: request.key, gives: one(own.asset), others: rest }), LOST);
      if (answer !== LOST) setAsked(null);
      setProblem(answer.ok ? null : answer.error);
      if (answer.ok) router.push(`/trades/${answer.value.id}`);
    });
  };
  return (
    <>
      <ul aria-label={t.found} className="flex flex-col">
        {swaps.map((swap) => (
          <li key={keyOf(swap)} className="flex flex-wrap items-center gap-3 border-b border-line py-3 last:border-0">
            <ol className="min-w-60 flex-1">
              {swap.map(({ nick, asset, name, page, worth }, i) => {
                const next = swap[(i + 1) % swap.length];
                const to = i === swap.length - 1 ? t.you : (next?.nick ?? "");
                return (
                  <li key={asset}>
                    {i === 0 ? t.youStep(name, to) : t.step(nick, name, to)}{" "}
                    {page && (
                      <Link href={page} className="text-sm text-ink-3 underline underline-offset-4">
                        {t.worth(formatMoney(worth))}
                      </Link>
                    )}
                  </li>
                );
              })}
            </ol>
            <Button
              busy={busy && asked?.swap === keyOf(swap)}
              reason={busy && asked?.swap !== keyOf(swap) ? t.proposing : null}
              onClick={() => send(swap)}
            >
              {busy && asked?.swap === keyOf(swap) ? t.proposing : t.propose}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" aria-live="polite" className="text-danger empty:hidden">
        {!busy && problem && tradeProblem(problem, problems)}
      </p>
    </>
  );
}
