import { expect, test } from "vitest";
import type { Can } from "@/lib/engine/cards/vocabulary";
import { actVerbs as en } from "@/lib/texts/cards-table/acts.en";
import { stockVerbs } from "./act-verbs";
import type { Teller } from "./teller";

const verbsWith = (has: number) =>
  stockVerbs(
    { seat: 0, close: true, claim: { points: 66, has } } as unknown as Can,
    { verbs: en } as unknown as Teller["t"],
  ).map(({ label, ask }) => [label, ask ?? null]);

test("a claim that wins comes first; one that would lose says so, comes last, and is asked about", () => {
  expect(verbsWith(66)).toEqual([
    ["Claim 66", null],
    [en.close, null],
  ]);
  expect(verbsWith(40)).toEqual([
    [en.close, null],
    ["Claim 66 with 40…", "claim"],
  ]);
});
