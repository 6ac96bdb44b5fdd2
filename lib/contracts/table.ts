import type { Bid } from "../engine/cards/vocabulary";

/** One deal of a score sheet; the records are by seat. */
export type SheetRow = {
  series: number;
  deal: number;
  /** The epoch of chance that its proof belongs to. */
  epoch: number;
  reason: "played" | "passed" | "redeal" | "stopped";
  contract: Bid | null;
  scores: Record<string, number> | null;
  totals: Record<string, number> | null;
  ranks: Record<string, number> | null;
};
