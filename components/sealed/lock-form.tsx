"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { type Refusal, type Result, refusalOf } from "@/lib/engine/kernel/result";
import { Button, buttonClass } from "../ui/button";
import { Countdown } from "../ui/countdown";
import { Link } from "../ui/link";
import { useRefusable } from "../ui/use-refusable";
import { sealedProblem } from "./sealed-problem";

type Props = {
  eventId: string;
  /** Null: it was thrown away. */
  deckId: string | null;
  hash: string | null;
  /** How many cards are in the deck, without its sideboard. */
  main: number;
  dueAt: number;
  /** The server's clock minus what the page was made with is taken off the time that is left. */
  now: number;
  lock(given: unknown): Promise<Result<null, Refusal>>;
};

/** While one builds: the time left, the way to the deck, and locking it. */
export function LockForm({ eventId, deckId, hash, main, dueAt, now, lock }: Props) {
  const { event: t } = useTexts("sealed");
  const { busy, refused, run } = useRefusable("sealed/lost");
  const [sure, setSure] = useState(false);
  const [offset] = useState(() => now - Date.now());
  return (
    <div className="flex flex-col gap-3">
      <p className="text-lg">
        {t.left} <Countdown to={dueAt} offset={offset} className="font-semibold tabular-nums" />
      </p>
      <p>{t.standing(main)}</p>
      <div className="flex flex-wrap gap-3">
        {deckId !== null && (
          <Link href={`/decks/${deckId}`} className={buttonClass("primary")}>
            {t.build}
          </Link>
        )}
        <Button
          kind={sure ? "danger" : "secondary"}
          busy={busy}
          onClick={() => {
            setSure(!sure);
            if (sure) run(async () => refusalOf(await lock({ eventId, hash: hash ?? "" })));
          }}
        >
          {busy ? t.locking : sure ? t.lockSure : t.lock}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{t.lockLead}</p>
      <p role="status" className="text-danger empty:hidden">
        {!busy && !sure && refused && sealedProblem(refused, t.problems)}
      </p>
    </div>
  );
}
