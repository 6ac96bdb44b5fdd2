import { expect, test } from "vitest";
import type { GameRecord } from "@/lib/contracts/table";
import type { DealRecord } from "@/lib/engine/cards/vocabulary";
import { cellOf, sheetOf } from "./sheet-of";

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

test("the sheet shows running totals in every line: those that stood still as such, nothing as 0 before the first", () => {
  const deals =
    sheetOf([row(1, null, "passed"), row(2, { 0: 60, 1: 0 }), row(3, null, "redeal"), row(4, { 0: 60, 1: 80 })], 2)[0]
      ?.deals ?? [];
  const cells = (seat: number) =>
    deals.map((deal, at) => cellOf(deal, deals[at - 1], seat, true)).map(({ shown, still }) => [shown, still]);
  expect(cells(0)).toEqual([
    [0, true],
    [60, false],
    [60, true],
    [60, true],
  ]);
  expect(cells(1)).toEqual([
    [0, true],
    [0, true],
    [0, true],
    [80, false],
  ]);
});

test("where there are only places, the sheet shows them, and nothing of a deal that did not count", () => {
  const data: DealRecord = {
    v: 1,
    reason: "played",
    contract: null,
    scores: null,
    ranks: { 0: 2, 1: 1 },
    totals: null,
  };
  const played: GameRecord = { kind: "deal", series: 0, number: 1, epoch: 1, data };
  const deals = sheetOf([played, row(2, null, "stopped")], 2)[0]?.deals ?? [];
  expect(deals.map((deal, at) => cellOf(deal, deals[at - 1], 0, false))).toEqual([
    { score: 2, shown: 2, still: false },
    { score: null, shown: null, still: false },
  ]);
});
