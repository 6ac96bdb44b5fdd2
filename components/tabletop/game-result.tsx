"use client";
import { useEffect, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { TabletopResult } from "@/lib/contracts/tabletop";
import type { Seat } from "@/lib/engine/kernel/game";
import { formatMoney } from "@/lib/engine/kernel/money";

/** The last result of a table, once it has come; null: not yet, none, or it could not be fetched. */
function useResult(tableId: string, over: boolean): TabletopResult | null {
  const [result, setResult] = useState<TabletopResult | null>(null);
  useEffect(() => {
    if (!over) {
      setResult(null);
      return;
    }
    const gone = new AbortController();
    fetch(`/api/tables/${tableId}/result`, { signal: gone.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((read: TabletopResult | null) => setResult(read))
      // The result itself stands in the log; what is not told here is in the statement.
      .catch(() => {});
    return () => gone.abort();
  }, [tableId, over]);
  return result;
}

type Props = { tableId: string; over: boolean; nameOf(seat: Seat): string };

/** What a game that is over came to, in money too. */
export function GameResult({ tableId, over, nameOf }: Props) {
  const { money: t, replay } = useTexts("tabletop").room;
  const result = useResult(tableId, over);
  if (!over || !result) return null;
  const { bet, minted, unminted, parts } = result;
  const moved = parts.filter(({ change }) => change !== 0);
  return (
    <div role="status" className="flex flex-col items-center gap-1 bg-felt-deep px-3 py-2 text-center">
      <p className="display-lg">
        {result.result === "decided"
          ? t.won(parts.filter((part) => part.result === "win").map(({ seat }) => nameOf(seat)))
          : t.ended[result.result]}
      </p>
      {moved.length > 0 && (
        <p className="flex flex-wrap justify-center gap-x-4 tabular-nums">
          {moved.map(({ seat, change }) => (
            <span key={seat}>
              {nameOf(seat)} <b className="font-semibold">{signed(change)}</b>
            </span>
          ))}
        </p>
      )}
      {minted > 0 && <p className="text-sm text-on-felt-2">{t.prize(formatMoney(minted))}</p>}
      {moved.length === 0 && bet > 0 && <p className="text-sm text-on-felt-2">{t.back(formatMoney(bet))}</p>}
      {unminted && <p className="text-sm text-on-felt-2">{t.unminted[unminted]}</p>}
      <Link
        href={`/tables/${tableId}/replay`}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {replay.open}
      </Link>
    </div>
  );
}

const signed = (cents: number): string => `${cents > 0 ? "+" : "−"}${formatMoney(Math.abs(cents))}`;
