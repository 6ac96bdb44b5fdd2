import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { vectorRows } from "../build/testing/ccg-vectors";
import { HARBOUR, SETS } from "../engine/ccg/testing/harbour";
import { guildhall } from "./testing/guildhall";

const VECTORS = process.env.VECTORS_DIR ?? "../shared/vectors";
const folder = mkdtempSync(join(tmpdir(), "guildhall-ccg-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, body: string): string => {
  const path = join(folder, name);
  writeFileSync(path, body);
  return path;
};
mkdirSync(join(folder, "Harbour"));
const game = file("harbour.xml", HARBOUR);
for (const [name, body] of Object.entries(SETS)) file(join("Harbour", name), body);
const rules = file(
  "harbour.rules",
  "Game Harbour\nFormat Open\nRules for deck\nSize 2-\nGeneral limit 2\nOtherwise ok\n",
);
const products = file(
  "products.json",
  JSON.stringify({
    DK: {
      booster: [
        [2, "C"],
        [1, "U"],
      ],
      "big box": [[3, "C+U"]],
    },
  }),
);

const ccg = (args: string[], input?: string) => guildhall(["ccg", ...args], input);
const jsonl = (rows: readonly unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
const answers = ({ out }: { out: string }): Record<string, unknown>[] =>
  out
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));

/** Bad lines, of which each gets one line as well. */
const BAD = [
  "",
  "not json",
  "5",
  "null",
  "[]",
  "{}",
  '{"filter":5,"lines":"x","deck":[1]}',
  '{"lines":[1],"deck":{"a":["x"]}}',
];
const refused = expect.objectContaining({
  error: { code: expect.stringMatching(/^line\//), message: expect.any(String) },
});

describe("ccg select", () => {
  it("answers every line once, in order, bad ones too", () => {
    const lines = ['{"filter":"cost>9","more":"ignored"}', ...BAD, '{"filter":"cost>"}', '{"filter":""}'];
    const run = ccg(["select", "--game", game], lines.join("\n"));
    expect([run.code, run.err]).toEqual([0, ""]);
    expect(answers(run)).toEqual([
      { cards: [3, 7] },
      ...BAD.map(() => refused),
      { cards: null, problem: expect.objectContaining({ code: "filter/missing", at: 5, message: expect.any(String) }) },
      { cards: [3, 4, 5, 6, 7, 9] },
    ]);
  });
});

describe("a game in our own JSON", () => {
  it("is read with the sets beside it; its faults are told with their places", () => {
    const dyes = "lib/engine/ccg/sets/five-dyes";
    const run = ccg([
      "open",
      "WC",
      "booster",
      "-n",
      "2",
      "--game",
      `${dyes}/game.json`,
      "--products",
      `${dyes}/products.json`,
    ]);
    expect([run.code, run.err, run.out.trim().split("\n").length]).toEqual([0, "", 2]);
    const wrong = ccg(["select", "--game", file("wrong.json", '{"format":1}')]);
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.err).toContain("game: sets: ");
  });
});

describe("ccg import", () => {
  it("answers every line once, in order, bad ones too", () => {
    const lines = [
      JSON.stringify({ lines: ["2 Crane", "1 Nobody", "Sideboard", "1 Éclair"] }),
      ...BAD,
      '{"lines":["<x/>"]}',
    ];
    const run = ccg(["import", "--game", game], lines.join("\n"));
    expect([run.code, run.err]).toEqual([0, ""]);
    const [first, ...rest] = answers(run);
    expect(first).toMatchObject({
      deck: { deck: [7, 7], sideboard: [6] },
      format: "ASCII",
      unknown: ["1 Nobody"],
      report: [{ result: "guessed", card: 7 }, { result: "unknown" }, { result: "matched" }],
    });
    expect(rest).toEqual([
      ...BAD.map(() => refused),
      expect.objectContaining({ deck: null, format: null, report: [] }),
    ]);
  });
});

describe("ccg legal", () => {
  it("says of every format what is wrong", () => {
    const lines = [
      '{"deck":{"deck":[3,4]}}',
      '{"deck":{"deck":[3,3,7]}}',
      '{"deck":{}}',
      '{"deck":{"deck":[99]}}',
      ...BAD,
    ];
    const run = ccg(["legal", "--game", game, "--rules", rules], lines.join("\n"));
    expect([run.code, run.err]).toEqual([0, ""]);
    expect(answers(run)).toEqual([
      { formats: [{ name: "Open", legal: true, violations: [] }] },
      { formats: [{ name: "Open", legal: false, violations: ["Cards are generally limited to 2 (Crane x 3)."] }] },
      { formats: [{ name: "Open", legal: false, violations: ["Minimum size of the deck is 2 (current size 0)."] }] },
      { error: expect.objectContaining({ code: "deck/no_such_card" }) },
      ...BAD.map(() => refused),
    ]);
    const wrong = ccg([
      "legal",
      "--game",
      game,
      "--rules",
      file("wrong.rules", "Format X\nRules for deck\nSize many\n"),
    ]);
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.err).toContain("line 3: ");
  });
});

describe("ccg open", () => {
  const open = (...args: string[]) => ccg(["open", ...args, "--game", game, "--products", products]);

  it("gives the same packs for the same seed, whatever text it is", () => {
    for (const seed of ["7", "-7", "lantern", "12345678901234567890", ""]) {
      const one = open("DK", "booster", "-n", "5", "--seed", seed);
      expect([one.code, one.err]).toEqual([0, ""]);
      expect(open("DK", "booster", "-n", "5", "--seed", seed).out).toBe(one.out);
      expect(one.out.trim().split("\n")).toHaveLength(5);
      for (const pack of one.out.trim().split("\n")) expect(JSON.parse(pack)).toHaveLength(3);
    }
    expect(open("DK", "booster", "-n", "20", "--seed", "a").out).not.toBe(
      open("DK", "booster", "-n", "20", "--seed", "b").out,
    );
    expect(open("DK", "big box", "--seed", "1").out.trim().split("\n")).toHaveLength(1);
  });

  it("an unknown product is wrong usage, with nothing printed", () => {
    for (const args of [
      ["DK", "crate", "-n", "2"],
      ["XX", "booster"],
      ["DK"],
      ["DK", "booster", "more"],
      ["DK", "booster", "-n", "many"],
      ["DK", "booster", "--nonsense", "1"],
    ])
      expect(open(...args), args.join(" ")).toMatchObject({ code: 2, out: "" });
    const bad = ccg([
      "open",
      "DK",
      "booster",
      "--game",
      game,
      "--products",
      file("bad.json", '{"DK":{"x":[[1,"Q"]]}}'),
    ]);
    expect(bad).toMatchObject({ code: 2, out: "" });
    expect(bad.err).toContain("DK.x.0");
    for (const args of [
      ["select"],
      ["import", "--game", "/no/file"],
      ["legal", "--game", game],
      ["select", "x", "--game", game],
    ])
      expect(ccg(args), args.join(" ")).toMatchObject({ code: 2, out: "" });
  });
});

describe.skipIf(!existsSync(`${VECTORS}/ccg/demo`))("recorded rows through the command", () => {
  const demo = `${VECTORS}/ccg/demo/demo.xml`;

  it("filters", () => {
    const rows = vectorRows<{ filter: string; cards: number[] | null }>(VECTORS, "filters.jsonl");
    const run = ccg(["select", "--game", demo], jsonl(rows));
    expect(answers(run).map(({ cards }) => cards)).toEqual(rows.map(({ cards }) => cards));
  });

  it("deck files", () => {
    type Row = { lines: string[]; deck: Record<string, number[]> | null; export?: string };
    const rows = vectorRows<Row>(VECTORS, "deckfiles.jsonl").filter((row) => row.export === undefined);
    const given = answers(ccg(["import", "--game", demo], jsonl(rows)));
    expect(given).toHaveLength(rows.length);
    rows.forEach(({ deck }, i) => {
      if (deck === null) expect(given[i]?.unknown).not.toEqual([]);
      else expect(given[i]?.deck).toEqual(deck);
    });
  });
});
