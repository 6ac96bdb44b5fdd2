"use client";
import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "@/components/texts/context";

/** The left column of a collection; folded behind its totals where there is no room beside the cards. */
export function SideColumn({ totals, children }: { totals: ReactNode; children: ReactNode }) {
  const t = useTexts("collection");
  const [open, setOpen] = useState(false);
  return (
    <div className="desk:sticky desk:top-4 desk:max-h-[calc(100dvh-32px)] desk:-mx-1 desk:overflow-y-auto desk:px-1 desk:pb-1">
      <div className="flex items-center justify-between gap-3">
        <div>{totals}</div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="collection-side"
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-sm px-2 font-medium whitespace-nowrap text-ink-2 desk:hidden"
        >
          {open ? t.less : t.side}
          <ChevronDown aria-hidden="true" className={clsx("size-4", open && "rotate-180")} />
        </button>
      </div>
      <div id="collection-side" className={clsx("mt-5 flex-col gap-5 desk:flex", open ? "flex" : "hidden")}>
        {children}
      </div>
    </div>
  );
}
