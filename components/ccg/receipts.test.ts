import { beforeEach, expect, test, vi } from "vitest";
import { keepReceipts, receiptOf } from "./receipts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("what was shown for a pack is kept, in the order of the packs", () => {
  keepReceipts(["p1", "p2"], ["aa", "bb", "cc"]);
  expect(["p1", "p2", "p3"].map(receiptOf)).toEqual(["aa", "bb", undefined]);
});

test("a receipt is never written over", () => {
  keepReceipts(["p1"], ["aa"]);
  keepReceipts(["p1", "p2"], ["xx", "bb"]);
  expect(["p1", "p2"].map(receiptOf)).toEqual(["aa", "bb"]);
});

test("the latest two thousand stay", () => {
  for (let i = 0; i < 2_001; i++) keepReceipts([`p${i}`], ["aa"]);
  expect([receiptOf("p0"), receiptOf("p1"), receiptOf("p2000")]).toEqual([undefined, "aa", "aa"]);
});

test("a broken store is no receipt, and a full one no fault", () => {
  localStorage.setItem("guildhall.receipts", "{not");
  expect(receiptOf("p1")).toBeUndefined();
  localStorage.setItem("guildhall.receipts", '{"p1":7}');
  expect(receiptOf("p1")).toBeUndefined();
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(() => keepReceipts(["p1"], ["aa"])).not.toThrow();
});
