"use client";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { unlessLost } from "../ui/unless-lost";
import { auctionProblem } from "./auction-problem";

type Props = { id: string; cancel(given: unknown): Promise<Result<{ id: string }, Refusal>> };

/** Takes one's own auction back, as long as nobody leads. */
export function TakeBack({ id, cancel }: Props) {
  const { room: t, problems } = useTexts("auctions");
  const { problems: trades } = useTexts("trades");
  const [busy, begin] = useTransition();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const take = () =>
    begin(async () => {
      const answer = await unlessLost(cancel({ id }), { ok: false, error: { code: "auction/lost" } } as const);
      setProblem(answer.ok ? null : answer.error);
    });
  return (
    <>
      <Button busy={busy} onClick={take}>
        {busy ? t.takingBack : t.takeBack}
      </Button>
      <p role="status" aria-live="polite" className="text-sm text-danger empty:hidden">
        {problem && auctionProblem(problem, problems, trades)}
      </p>
    </>
  );
}
