import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTemplate } from "./check";
import { importTemplate } from "./import-template";

const opts = { cards: ["2H", "3H", "4H", "5H"], levels: "2345", hand: 2, move: { cards: 1, level: true } };
const row = { id: 7, fk_creator: 1, name: "War", opts, description: "# War", i18n: null, dt_deleted: null };

describe("a template of Deckathlon", () => {
  test("a row becomes a file: what its database needed is left out, and told", () => {
    const imported = importTemplate(JSON.stringify(row));
    expect(JSON.parse(imported?.source ?? "")).toEqual({ name: "War", opts, description: "# War" });
    expect(imported?.notes).toEqual([{ kind: "columns", names: ["id", "fk_creator", "dt_deleted"] }]);
  });

  test("texts of JSON within it are unpacked; of several the first is taken, and the others named", () => {
    const packed = { ...row, opts: JSON.stringify(opts), i18n: '{"et": {"template.name": "Sõda"}}' };
    const imported = importTemplate(JSON.stringify({ templates: [packed, { name: "Peace", opts }, 3] }));
    expect(JSON.parse(imported?.source ?? "")).toMatchObject({ opts, i18n: { et: { "template.name": "Sõda" } } });
    expect(imported?.notes).toEqual([
      { kind: "columns", names: ["id", "fk_creator", "dt_deleted"] },
      { kind: "texts", names: ["opts", "i18n"] },
      { kind: "others", names: ["Peace"] },
    ]);
  });

  test("its rules are said in today’s language, so that they mean what they meant", () => {
    const bidding = { min: 62, step: 5, pass: true, distribute: true, talon: true };
    const imported = importTemplate(JSON.stringify({ ...row, opts: { ...opts, talon: {}, bidding } }));
    expect(JSON.parse(imported?.source ?? "").opts.bidding).toMatchObject({ min: 65, distribute: { cards: 1 } });
    expect(imported?.notes.at(-1)).toEqual({ kind: "language" });
  });

  test("a file of ours stays as it is, and so does what is no template", () => {
    for (const text of [
      JSON.stringify({ name: "War", opts }),
      JSON.stringify(opts),
      "{",
      "7",
      "[]",
      "null",
      '[{"a": 1}]',
    ])
      expect(importTemplate(text)).toBeNull();
    for (const text of ['{"id": 1}', '{"id": 1, "opts": "{"}', '{"templates": [{"fk_creator": 2, "opts": []}]}'])
      expect(typeof importTemplate(text)?.source).toBe("string");
  });

  test("whatever is in it, and however deep, nothing throws", () => {
    const deep = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
    for (const opts of [deep(30_000), JSON.stringify(deep(30_000)), '{"bidding": {"min": null, "step": 5}}'])
      expect(() => importTemplate(`{"id": 1, "opts": ${opts}}`)).not.toThrow();
    const keys = ["bidding", "move", "lead", "points", "ranking", "nextgame", "penalties", "nochange"];
    const inner = ["min", "step", "distribute", "response", "suite", "0", "op", "i18n", "name"];
    const value = fc.oneof(
      fc.constantFrom(null, true, 0, "x", "mul"),
      fc.dictionary(fc.constantFrom(...inner), fc.json()),
    );
    const given = fc.dictionary(
      fc.constantFrom(...keys),
      fc.oneof(value, fc.dictionary(fc.constantFrom(...keys, ...inner), value)),
    );
    fc.assert(fc.property(given, (opts) => void importTemplate(JSON.stringify({ id: 1, opts }))));
  });

  const recorded = "../shared/vectors/cards/templates/thousand.json";
  test.skipIf(!existsSync(recorded))("the recorded Thousand, as a row, can be played", () => {
    const file = JSON.parse(readFileSync(recorded, "utf8"));
    const imported = importTemplate(
      JSON.stringify({ id: 1, name: "Thousand", dt_created: "2020", ...(file.opts ? file : { opts: file }) }),
    );
    expect(readTemplate(imported?.source ?? "")).toMatchObject({ ok: true });
  });
});
