"use client";
import { useState } from "react";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import type { History } from "./use-history";

export type PhaseNews = {
  /** The phases that were processed since the viewer last looked or acted, oldest first. */
  readonly phases: readonly PlayedPhase[];
  /** Which phase of the game the first of them is. */
  readonly from: number;
  /** They are no longer news. */
  done(): void;
};

/** What was processed while the page was open. `looking`: results are being looked at, so that nothing of them is news. */
export function usePhaseNews({ phases, state }: History, looking: boolean): PhaseNews {
  const count = phases.length;
  const [known, setKnown] = useState<number | null>(null);
  // What was played before the page came is no news; neither is what a rollback took away.
  const from = known === null || looking ? count : Math.min(known, count);
  if (state === "here" && from !== known) setKnown(from);
  return { phases: phases.slice(from), from, done: () => setKnown(count) };
}
