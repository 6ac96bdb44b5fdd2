import type { GameRecord } from "@/lib/contracts/table";
import type { DealRecord } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { ScoreSheetData, SheetDeal } from "./types";

/** The rows of the score sheet, by series. */
export function sheetOf(records: readonly GameRecord[], seats: number): ScoreSheetData {
  const bySeat = (record: Record<string, number> | null) =>
    Array.from({ length: seats }, (_, seat) => record?.[seat] ?? null);
  const sheet: ScoreSheetData = [];
  for (const { series: number, number: deal, data } of records) {
    const row = data as DealRecord;
    let series = sheet.find((known) => known.series === number);
    if (!series) {
      series = { series: number, deals: [] };
      sheet.push(series);
    }
    series.deals.push({
      deal,
      bid: row.contract,
      ending: row.reason,
      scores: bySeat(row.scores ?? row.ranks),
      // A deal that did not count leaves the totals as they were.
      totals: row.totals ? bySeat(row.totals) : (series.deals.at(-1)?.totals ?? bySeat(null)),
    });
  }
  return sheet;
}

/**
 * What the sheet shows of a seat after a deal: the running total where the game has one (`totals`), else the place. `score`
 * is what the deal itself brought; `still`: the total is what it was `before`.
 */
export function cellOf(
  deal: SheetDeal,
  before: SheetDeal | undefined,
  seat: Seat,
  totals: boolean,
): { score: number | null; shown: number | null; still: boolean } {
  const score = deal.scores[seat] ?? null;
  if (!totals) return { score, shown: score, still: false };
  const total = deal.totals[seat] ?? 0;
  return { score, shown: total, still: total === (before?.totals[seat] ?? 0) };
}
