import type { ScoreSheetData } from "@/components/table/types";
import type { SheetRow } from "@/lib/contracts/table";

/** The rows of the score sheet, by series. */
export function sheetOf(rows: readonly SheetRow[], seats: number): ScoreSheetData {
  const bySeat = (record: Record<string, number> | null) =>
    Array.from({ length: seats }, (_, seat) => record?.[seat] ?? null);
  const sheet: ScoreSheetData = [];
  for (const row of rows) {
    let series = sheet.find((known) => known.series === row.series);
    if (!series) {
      series = { series: row.series, deals: [] };
      sheet.push(series);
    }
    series.deals.push({
      deal: row.deal,
      bid: row.contract,
      ending: row.reason,
      scores: bySeat(row.scores ?? row.ranks),
      // A deal that did not count leaves the totals as they were.
      totals: row.totals ? bySeat(row.totals) : (series.deals.at(-1)?.totals ?? bySeat(null)),
    });
  }
  return sheet;
}
