"use client";
import { useTexts } from "@/components/texts/context";
import type { PursePoint } from "@/lib/contracts/statement";
import { LazyPursePlot } from "./lazy-purse-plot";

/** What a binder was worth over time. */
export function WorthPlot({ points, zone }: { points: readonly PursePoint[]; zone: string }) {
  const { binder: t } = useTexts("collection");
  return <LazyPursePlot {...{ points, zone }} name={t.worth} inWords={t.inWords} empty={t.noWorth} />;
}
