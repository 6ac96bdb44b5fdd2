import { expect, test } from "vitest";
import type { GameRecord } from "@/lib/contracts/table";
import type { DealRecord } from "@/lib/engine/cards/vocabulary";
import { sheetOf } from "./sheet-of";

const row = (
  deal: number,
  totals: Record<string, number> | null,
  reason: DealRecord["reason"] = "played",
): GameRecord => {
  const data: DealRecord = { v: 1, reason, contract: null, scores: null, ranks: null, totals };
  return { kind: "deal", series: 0, number: deal, epoch: deal, data };
};

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
