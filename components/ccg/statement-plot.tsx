"use client";
import { useTexts } from "@/components/texts/context";
import type { PursePoint } from "@/lib/contracts/statement";
import { LazyPursePlot } from "./lazy-purse-plot";

/** What was in the purse over time. The lines below it are its table twin. */
export function StatementPlot({ points, zone }: { points: readonly PursePoint[]; zone: string }) {
  const { plot: t } = useTexts("statement");
  return <LazyPursePlot {...{ points, zone }} name={t.purse} inWords={t.inWords} empty={t.empty} />;
}
