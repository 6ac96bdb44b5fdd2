"use client";
import { useEffect, useState } from "react";
import { formatMoney } from "@/lib/engine/kernel/money";
import { Skeleton } from "../ui/skeleton";

/** A line of the statement in short. */
export type PurseLine = { readonly id: string; readonly what: string; readonly coins: number };

type Lines =
  | { readonly is: "loading" }
  | { readonly is: "lost" }
  | { readonly is: "here"; readonly lines: readonly PurseLine[] };

/** The last movements of the purse, asked for when it is opened. */
export default function PurseLines() {
  const [state, setState] = useState<Lines>({ is: "loading" });
  useEffect(() => {
    fetch("/api/purse")
      .then(async (answer) =>
        setState(answer.ok ? { is: "here", lines: (await answer.json()) as PurseLine[] } : { is: "lost" }),
      )
      .catch(() => setState({ is: "lost" }));
  }, []);
  if (state.is === "loading") return <Skeleton className="h-20" />;
  if (state.is === "lost") return <p className="text-ink-3">The last movements cannot be shown now.</p>;
  return (
    <ul className="divide-y divide-line">
      {state.lines.map(({ id, what, coins }) => (
        <li key={id} className="flex justify-between gap-3 py-1.5 text-sm">
          <span>{what}</span>
          <span className={coins > 0 ? "font-medium whitespace-nowrap text-ok" : "font-medium whitespace-nowrap"}>
            {coins > 0 ? "+" : ""}
            {formatMoney(coins)}
          </span>
        </li>
      ))}
    </ul>
  );
}
