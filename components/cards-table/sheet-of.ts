import type { GameRecord } from "@/lib/contracts/table";
import type { DealRecord } from "@/lib/engine/cards/vocabulary";
import type { ScoreSheetData } from "./types";

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
