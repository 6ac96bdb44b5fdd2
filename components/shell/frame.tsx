"use client";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { isAtMap, isAtPack, isAtTable } from "./routes";

/**
 * Puts the bars round a page: both on a phone, the top one elsewhere; at a table a phone shows neither, unless there is
 * no such table (`data-lost`).
 * The page's own content is the `main` landmark.
 */
export function Frame({ top, bottom, children }: { top: ReactNode; bottom: ReactNode; children: ReactNode }) {
  const path = usePathname();
  const atTable = isAtTable(path);
  const bare = atTable || isAtPack(path) || isAtMap(path);
  return (
    <div className="flex min-h-dvh flex-col">
      <header
        className={
          atTable
            ? "hidden h-14 shrink-0 border-b border-line bg-surface desk:block [:has(>main_[data-lost])>&]:block"
            : "h-12 shrink-0 border-b border-line bg-surface tablet:h-14"
        }
      >
        {top}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={
          bare
            ? "flex flex-1 flex-col outline-none"
            : "flex flex-1 flex-col pb-[calc(56px+env(safe-area-inset-bottom))] outline-none tablet:pb-0"
        }
      >
        {children}
      </main>
      {bare ? null : bottom}
    </div>
  );
}
