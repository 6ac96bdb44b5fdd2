import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DRAFT_REFUSALS } from "@/lib/contracts/drafts";
import { draft } from "@/lib/texts/draft/en";
import { table } from "@/lib/texts/table/en";
import { tableTalk } from "@/lib/texts/table-talk/en";
import { draftHelp, draftWords } from "./draft-words";

const texts = { draft, table, tableTalk };
const people = [
  { seat: 0, name: "Mira", you: false },
  { seat: 1, name: "You", you: true },
];

describe("the words of a draft", () => {
  test("name every refusal of the game and the house, and no other", () => {
    const source = readFileSync("lib/engine/ccg/draft/compile.ts", "utf8");
    const codes = [...source.matchAll(/"(draft\/[a-z_]+)"/g)].map(([, code]) => code ?? "");
    const told = new Set(["draft/agreed", "draft/began", "draft/ended", "draft/late"]);
    const refused = new Set([...codes.filter((code) => !told.has(code)), ...DRAFT_REFUSALS]);
    expect(Object.keys(draft.refusals).sort()).toEqual([...refused].sort());
  });

  test("tell whom the clock picked for", () => {
    const { tell } = draftWords(texts);
    const late = (seat: number) => tell({ code: "draft/late", data: { seat } }, people);
    expect([late(0), late(1)]).toEqual([
      "Mira ran out of time: a card was taken by rule.",
      "You ran out of time: a card was taken by rule.",
    ]);
  });

  test("say what the table refuses in the table's own words", () => {
    expect(draftHelp({ code: "table/paused" }, texts)).toBe(tableTalk.refusals["table/paused"]);
    expect(draftHelp({ code: "nothing/such" }, texts)).toBe(table.unknownRefusal);
  });
});
