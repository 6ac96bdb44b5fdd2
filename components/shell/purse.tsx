"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { formatMoney } from "@/lib/engine/kernel/money";

/** Comes when it is opened: every page, the table's too, carries this button. */
const PurseLines = lazy(() => import("./purse-lines"));

/** What one has, on every page; behind it the last movements and the way to all of them. */
export function Purse({ cents }: { cents: number }) {
  const [open, setOpen] = useState(false);
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
        onToggle={({ newState }) => setOpen(newState === "open")}
        className="fixed inset-auto top-13 right-2 m-0 w-80 max-w-[calc(100vw-16px)] rounded-md border border-line bg-raised p-4 text-ink shadow-3 desk:right-24"
      >
        <h2 className="font-display text-lg font-semibold">Your purse</h2>
        <div className="my-2 min-h-24" aria-live="polite">
          <Suspense>{open && <PurseLines />}</Suspense>
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
