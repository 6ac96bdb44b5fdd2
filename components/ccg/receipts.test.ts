import { beforeEach, expect, test, vi } from "vitest";
import { keepReceipts, receiptOf } from "./receipts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const commitmentOf = (pack: string) => receiptOf(pack).commitment;

test("what was shown for a pack is kept, in the order of the packs, with the print sheets of all", () => {
  keepReceipts(["p1", "p2"], ["aa", "bb", "cc"], "ff");
  expect(["p1", "p2", "p3"].map(receiptOf)).toEqual([
    { commitment: "aa", contents: "ff" },
    { commitment: "bb", contents: "ff" },
    {},
  ]);
});

test("a receipt without print sheets, of an earlier version, is a receipt", () => {
  localStorage.setItem("guildhall.receipts", '{"p1":"aa"}');
  expect(receiptOf("p1")).toEqual({ commitment: "aa" });
});

test("a receipt is never written over", () => {
  keepReceipts(["p1"], ["aa"], "ff");
  keepReceipts(["p1", "p2"], ["xx", "bb"], "ff");
  expect(["p1", "p2"].map(commitmentOf)).toEqual(["aa", "bb"]);
});

test("the latest two thousand stay", () => {
  const packs = Array.from({ length: 2_000 }, (_, i) => `p${i}`);
  keepReceipts(packs.slice(0, 1), ["aa"], "ff");
  keepReceipts(packs.slice(1), Array(1_999).fill("aa"), "ff");
  expect(commitmentOf("p0")).toBe("aa");
  keepReceipts(["p2000"], ["aa"], "ff");
  expect(["p0", "p1", "p2000"].map(commitmentOf)).toEqual([undefined, "aa", "aa"]);
});

test("a broken store is no receipt, and a full one no fault", () => {
  localStorage.setItem("guildhall.receipts", "{not");
  expect(commitmentOf("p1")).toBeUndefined();
  localStorage.setItem("guildhall.receipts", '{"p1":7}');
  expect(commitmentOf("p1")).toBeUndefined();
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(() => keepReceipts(["p1"], ["aa"], "ff")).not.toThrow();
});
