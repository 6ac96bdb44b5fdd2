"use client";
import Link from "next/link";
import { type ToggleEvent, useState } from "react";
import { formatMoney } from "@/lib/engine/kernel/money";
import { Skeleton } from "../ui/skeleton";

/** A line of the statement in short. */
export type PurseLine = { readonly id: string; readonly what: string; readonly coins: number };

type Lines =
  | { readonly is: "loading" }
  | { readonly is: "lost" }
  | { readonly is: "here"; readonly lines: readonly PurseLine[] };

/** What one has, on every page; behind it the last movements and the way to all of them. */
export function Purse({ cents }: { cents: number }) {
  const [state, setState] = useState<Lines>({ is: "loading" });
  const onToggle = async ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== "open") return;
    try {
      const answer = await fetch("/api/purse");
      setState(answer.ok ? { is: "here", lines: (await answer.json()) as PurseLine[] } : { is: "lost" });
    } catch {
      setState({ is: "lost" });
    }
  };
  return (
    <>
      <button
        type="button"
        popoverTarget="purse"
        aria-haspopup="true"
        aria-label={`Purse: ${formatMoney(cents)}`}
        className="flex min-h-11 items-center gap-2 rounded-sm bg-brass-soft px-3 font-semibold tabular-nums hover:shadow-1 desk:min-h-9"
      >
        <span aria-hidden="true" className="size-3.5 rounded-full border-2 border-brass bg-brass-bright" />
        {formatMoney(cents)}
      </button>
      <div
        id="purse"
        popover="auto"
        onToggle={onToggle}
        className="fixed inset-auto top-13 right-2 m-0 w-80 max-w-[calc(100vw-16px)] rounded-md border border-line bg-raised p-4 text-ink shadow-3 desk:right-24"
      >
        <h2 className="font-display text-lg font-semibold">Your purse</h2>
        <div className="my-2 min-h-24" aria-live="polite">
          {state.is === "loading" && <Skeleton className="h-20" />}
          {state.is === "lost" && <p className="text-ink-3">The last movements cannot be shown now.</p>}
          {state.is === "here" && (
            <ul className="divide-y divide-line">
              {state.lines.map(({ id, what, coins }) => (
                <li key={id} className="flex justify-between gap-3 py-1.5 text-sm">
                  <span>{what}</span>
                  <span
                    className={coins > 0 ? "font-medium whitespace-nowrap text-ok" : "font-medium whitespace-nowrap"}
                  >
                    {coins > 0 ? "+" : ""}
                    {formatMoney(coins)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Link
          href="/statement"
          onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
          className="inline-flex min-h-9 items-center underline underline-offset-4"
        >
          Statement
        </Link>
      </div>
    </>
  );
}
