"use client";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button, buttonClass } from "../ui/button";
import { Countdown } from "../ui/countdown";
import { Link } from "../ui/link";
import { unlessLost } from "../ui/unless-lost";
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

const LOST = { ok: false, error: { code: "sealed/lost" } } as const;

/** While one builds: the time left, the way to the deck, and locking it. */
export function LockForm({ eventId, deckId, hash, main, dueAt, now, lock }: Props) {
  const { event: t } = useTexts("sealed");
  const [busy, begin] = useTransition();
  const [sure, setSure] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
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
            setRefused(null);
            if (!sure) return setSure(true);
            begin(async () => {
              const answer = await unlessLost(lock({ eventId, hash: hash ?? "" }), LOST);
              setSure(false);
              if (!answer.ok) setRefused(answer.error);
            });
          }}
        >
          {busy ? t.locking : sure ? t.lockSure : t.lock}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{t.lockLead}</p>
      <p role="status" className="text-danger empty:hidden">
        {!busy && refused && sealedProblem(refused, t.problems)}
      </p>
    </div>
  );
}
