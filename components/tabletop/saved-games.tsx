"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Time } from "@/components/ui/time";
import { useRefusable } from "@/components/ui/use-refusable";
import type { SavedGameLine } from "@/lib/contracts/tabletop";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";

type Props = {
  games: readonly SavedGameLine[];
  /** Goes to the table, or says why not. */
  goOn(given: unknown): Promise<Refusal>;
  remove(given: unknown): Promise<Refusal | null>;
};

/** Games to go on with, the last first. */
export function SavedGames({ games, goOn, remove }: Props) {
  const { saved: t } = useTexts("tabletop").open;
  const { busy, refused, run } = useRefusable();
  /** The game that is about to be thrown away. */
  const [sure, setSure] = useState<string | null>(null);
  const throwAway = (id: string) => {
    setSure(null);
    run(() => remove({ id }));
  };
  return (
    <>
      {refused && (
        <p role="alert" className="mb-2 text-danger">
          {t.problem}
        </p>
      )}
      <ul>
        {games.map(({ id, title, others, turn, bet, byItself, at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">{t.line(title, others)}</p>
              <p className="text-sm text-ink-3">
                {t.turn(turn)}
                {bet > 0 && ` · ${t.bet(formatMoney(bet))}`} · {byItself ? t.byItself : t.saved} <Time at={at} />
              </p>
            </div>
            <div className="flex gap-2">
              {sure === id ? (
                <Button kind="danger" dense busy={busy} onClick={() => throwAway(id)}>
                  {t.sure}
                </Button>
              ) : (
                <Button kind="ghost" dense busy={busy} onClick={() => setSure(id)}>
                  {t.remove}
                </Button>
              )}
              <Button kind="primary" dense busy={busy} onClick={() => run(() => goOn({ id }))}>
                {t.goOn}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
