"use client";
import { useTexts } from "@/components/texts/context";
import { type Refusal, type Result, refusalOf } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { useRefusable } from "../ui/use-refusable";
import { auctionProblem } from "./auction-problem";

type Props = { id: string; cancel(given: unknown): Promise<Result<{ id: string }, Refusal>> };

/** Takes one's own auction back, as long as nobody leads. */
export function TakeBack({ id, cancel }: Props) {
  const { room: t, problems } = useTexts("auctions");
  const { problems: trades } = useTexts("trades");
  const { busy, refused, run } = useRefusable("auction/lost");
  return (
    <>
      <Button busy={busy} onClick={() => run(async () => refusalOf(await cancel({ id })))}>
        {busy ? t.takingBack : t.takeBack}
      </Button>
      <p role="status" aria-live="polite" className="text-sm text-danger empty:hidden">
        {refused && auctionProblem(refused, problems, trades)}
      </p>
    </>
  );
}
