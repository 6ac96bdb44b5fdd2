import { expect, test } from "vitest";
import type { SheetRow } from "@/lib/contracts/table";
import { sheetOf } from "./sheet-of";

const row = (deal: number, totals: Record<string, number> | null, reason: SheetRow["reason"] = "played"): SheetRow => ({
  ...{ series: 0, deal, epoch: deal, reason, contract: null, scores: null, ranks: null },
  totals,
});

test("a deal that did not count leaves the totals as they were, also before the first that did", () => {
  const [series] = sheetOf(
    [row(1, null, "passed"), row(2, { 0: 60, 1: 20 }), row(3, null, "redeal"), row(4, { 0: 60, 1: 80 })],
    2,
  );
  expect(series?.deals.map(({ totals }) => totals)).toEqual([
    [null, null],
    [60, 20],
    [60, 20],
    [60, 80],
  ]);
});
