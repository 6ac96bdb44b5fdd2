"use client";
import clsx from "clsx";
import { useTexts } from "@/components/texts/context";

/** How much a price has moved, in hundredths, with its sign. */
export function Change({ of }: { of: number | null }) {
  const { rows: t } = useTexts("market");
  if (of === null) return <span className="text-ink-3">–</span>;
  return (
    <span className={clsx("whitespace-nowrap", of > 0 && "text-ok", of < 0 && "text-danger")}>{t.percent(of)}</span>
  );
}
