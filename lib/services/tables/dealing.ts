import type { Share } from "@/lib/engine/kernel/fairness";
import type { LiveTable } from "@/lib/live/live-table";
import { readRows } from "@/lib/live/read-log";

/** How a deal began: the row that opened its epoch, with the shares and the commitment, and the row that dealt. */
export type Dealing = {
  opened: { seq: number; root: string; shares: Share[] };
  dealt: { seq: number; cards: readonly string[] };
};

/** A deal's first move has few rows: the epoch's opening, who sat down for it, the cards. */
const ROWS_TO_DEAL = 20;

/** How the deal began that row `firstSeq` opened; null where that row opens no deal. */
export async function readDealing(table: LiveTable, firstSeq: number): Promise<Dealing | null> {
  const [opened, ...later] = await readRows(table, firstSeq - 1, firstSeq + ROWS_TO_DEAL);
  if (opened?.payload.kind !== "epoch" || opened.payload.root === null) return null;
  const { root, shares } = opened.payload;
  for (const { seq, payload } of later) {
    const cards = payload.kind === "game" ? table.game.committed?.(payload.event) : null;
    if (cards) return { opened: { seq: opened.seq, root, shares }, dealt: { seq, cards } };
  }
  return null;
}
