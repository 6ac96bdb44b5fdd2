import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoGame, vectorRows } from "../../../build/testing/ccg-vectors";
import { Interpreter } from "../../script/interpreter";
import { List, Real, type Value } from "../../script/value";
import { cardSourceOf } from "../cards/source";
import { fiveDyes } from "../sets";
import { DeckChecker, type DeckParts } from "./check-deck";
import { readRules } from "./read-rules";
import { type RulesFile, seedForm } from "./rule";

const VECTORS = process.env.VECTORS_DIR ?? "../shared/vectors";
const demo = demoGame(VECTORS);
const dyes = fiveDyes();

const plain = (value: Value): unknown =>
  value instanceof List ? value.array().map(plain) : value instanceof Real ? value.value : value;

/** What a rules file was compiled to, as plain data. */
function compiledForm(file: RulesFile): unknown {
  return [...file.formats]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, parts }) => [
      name,
      [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([part, rules]) => [part, rules.map(seedForm)]),
    ]);
}

describe("rules that a member writes", () => {
  const busy = `sum(forall("toint(#)",(${Array(1_000).fill(1).join()})))>0`;
  const file = (lines: number) =>
    `Define busy = ${busy}\nFormat Busy\nRules for all parts\n${"Check 'x' using busy\n".repeat(lines)}`;

  it("are worked out as long as the tank of the whole check lasts, and each check has its own", () => {
    const verdictOf = (lines: number) => {
      const rules = readRules(file(lines), dyes);
      if (!rules.ok) throw new Error(JSON.stringify(rules.error));
      const checker = new DeckChecker(dyes, rules.value.formats);
      const check = () => checker.check({ deck: [dyes.cards[0]!.number] })[0]!;
      expect(check()).toEqual(check());
      return check();
    };
    expect(verdictOf(5).violations.filter((text) => text.includes("cannot be worked out"))).toEqual([]);
    expect(verdictOf(2_000).violations.at(-1)).toContain("cannot be worked out");
  });
});

type Row = { name: string; src: string; compiled: string | null };
const BY_THE_SPECIFICATION: Readonly<Record<string, unknown>> = {
  "size single": ["RuleDeckSizes", [45]],
  "size three": ["RuleDeckSizes", [40, 50, 60]],
  "cards having manual form": ["RuleLimitByExpression", [1, 'Attr("type",#)=="Relic"']],
};

describe.skipIf(!demo)("rules files that the original compiler has read", () => {
  if (!demo) return;
  it.each(vectorRows<Row>(VECTORS, "rulesfiles.jsonl").map((row) => [row.name, row] as const))(
    "%s",
    (name, { src, compiled }) => {
      const read = readRules(src, demo);
      if (Object.hasOwn(BY_THE_SPECIFICATION, name)) {
        const rules = read.ok ? [...(read.value.formats[0]?.parts.values() ?? [])][0] : [];
        expect(rules?.map(seedForm)[0]).toEqual(BY_THE_SPECIFICATION[name]);
        return;
      }
      if (compiled === null) {
        expect(read.ok).toBe(false);
        return;
      }
      expect(read.ok).toBe(true);
      if (!read.ok) return;
      const interpreter = new Interpreter();
      expect(interpreter.run(compiled).result.ok).toBe(true);
      expect(compiledForm(read.value)).toEqual(plain(interpreter.variable("deck_rules")));
      expect(read.value.info).toBe(interpreter.variable("server_description"));
    },
  );
});

/** Numbers of the demo game, as the examples below name them. */
const [GLOW, TIDE, LAMP, MOTH, ELDER, GLOW_TE, EMBER, BELL] = [5, 6, 7, 8, 13, 17, 20, 23];
const deckRules = (lines: string) => `Format F\nRules for deck\n${lines}`;
const OK = "\nOtherwise ok";
const RELIC = 'Attr("type",#)=="Relic"';

describe.skipIf(!demo)("worked examples", () => {
  if (!demo) return;
  const say = (rules: string, deck: DeckParts) => {
    const read = readRules(rules, demo);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return new DeckChecker(demo, read.value.formats)
      .check(deck)
      .map(({ legal, violations }) => (legal ? "legal" : violations));
  };
  it.each<[string, string, DeckParts, unknown]>([
    ["1", deckRules(`Size 3-${OK}`), { deck: [GLOW, TIDE] }, ["Minimum size of the deck is 3 (current size 2)."]],
    [
      "2",
      deckRules("Size 2-2"),
      { deck: [GLOW, TIDE] },
      ["Not allowed or too many: Glow (LF), Tide (LF) in the deck."],
    ],
    ["3a", deckRules(`Size 2,4${OK}`), { deck: [GLOW, TIDE] }, "legal"],
    ["3b", deckRules(`Size 3,4${OK}`), { deck: [GLOW, TIDE] }, ["Size of the deck must be 3 or 4."]],
    ["4a", deckRules("Limit 1\nMoth Swarm"), { deck: [MOTH, MOTH] }, ["Moth Swarm is limited to 1."]],
    ["4b", deckRules("Limit 2\nMoth Swarm"), { deck: [MOTH, MOTH] }, "legal"],
    ["5a", deckRules("Limit 0\nMoth Swarm"), { deck: [MOTH] }, ["Moth Swarm is limited to 0."]],
    [
      "5b",
      deckRules("Limit 0\nMoth Swarm"),
      { deck: [LAMP] },
      [expect.stringContaining("Not allowed or too many: Lamp Keeper (LF)")],
    ],
    ["6a", deckRules("Limit any\nGlow\nGeneral limit 2"), { deck: [GLOW, GLOW, GLOW, MOTH, MOTH] }, "legal"],
    [
      "6b",
      deckRules("Limit any\nGlow\nGeneral limit 2"),
      { deck: [GLOW, GLOW, GLOW, MOTH, MOTH, MOTH] },
      ["Cards are generally limited to 2 (Moth Swarm x 3)."],
    ],
    ["7", deckRules("General limit 1"), { deck: [GLOW, GLOW_TE] }, ["Cards are generally limited to 1 (Glow x 2)."]],
    [
      "8a",
      deckRules("Set LF limit 1"),
      { deck: [GLOW, GLOW, TIDE] },
      ["Cards from Lanternfall are limited to 1 (Glow (LF) x 2).", "Not allowed or too many: Glow (LF) in the deck."],
    ],
    [
      "8b",
      deckRules(`Set LF limit 1${OK}`),
      { deck: [GLOW, GLOW, TIDE] },
      ["Cards from Lanternfall are limited to 1 (Glow (LF) x 2)."],
    ],
    ["9a", deckRules("Set and preprints LF limit 2"), { deck: [GLOW, GLOW_TE] }, "legal"],
    [
      "9b",
      deckRules("Set and reprints LF limit 2"),
      { deck: [GLOW, GLOW_TE, EMBER] },
      [expect.stringContaining("Ember Fox")],
    ],
    [
      "10a",
      deckRules(`Limit 1 for each card having ${RELIC}${OK}`),
      { deck: [ELDER, ELDER] },
      ["Too many: Elder Beacon (limit 1)."],
    ],
    ["10b", deckRules(`Limit 1 for each card having ${RELIC}`), { deck: [ELDER, BELL] }, "legal"],
    [
      "11",
      deckRules(`Limit 1 for cards having ${RELIC}${OK}`),
      { deck: [ELDER, BELL] },
      ["Cannot have more than 1 of cards like Elder Beacon in the deck."],
    ],
    [
      "12",
      deckRules(`Check 'At least two cards' using length(#)>=2${OK}`),
      { deck: [MOTH] },
      ["Check failed for At least two cards."],
    ],
    [
      "13",
      `Format F\nRules for all parts\nLimit any\nGlow\nGeneral limit 2\nRules for deck\nSize 4-${OK}\nRules for sideboard\nSize 0-1${OK}`,
      { deck: [GLOW, MOTH, MOTH], sideboard: [MOTH, MOTH] },
      [
        "Cards are generally limited to 2 (Moth Swarm x 4).",
        "Minimum size of the deck is 4 (current size 3).",
        "Maximum size of the sideboard is 1 (current size 2).",
      ],
    ],
  ])("%s", (_, rules, deck, expected) => expect(say(rules, deck)).toEqual([expected]));

  it("14: every format is reported", () => {
    const rules = `Format A\nRules for deck\nOtherwise ok\nFormat B\nRules for deck\nSize 3-${OK}`;
    expect(say(rules, { deck: [GLOW] })).toEqual(["legal", ["Minimum size of the deck is 3 (current size 1)."]]);
  });

  it("agrees with the same rules written in the language of the cards", () => {
    const lines = [
      ...[
        "Size 2-",
        "Size 0-3",
        "Size 2,4",
        "Limit 1\nMoth Swarm",
        "Limit 0\nGlow",
        "Limit any\nTide",
        "General limit 2",
      ],
      ...["Set LF limit 1", "Set and preprints LF limit 2", `Limit 1 for each card having ${RELIC}`],
      ...[`Limit 1 for cards having ${RELIC}`, "Check 'Two' using length(#)>=2", "Otherwise ok"],
    ];
    const interpreter = new Interpreter({ cards: cardSourceOf(demo) });
    interpreter.loadCommon();
    const cards = fc.array(fc.constantFrom(GLOW, TIDE, LAMP, MOTH, ELDER, GLOW_TE, EMBER, BELL), { maxLength: 7 });
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 5 }),
        cards,
        cards,
        (rules, deck, side) => {
          const text = `Format F\nRules for all parts\n${rules.join("\n")}\nRules for deck\n${rules.toReversed().join("\n")}`;
          const read = readRules(text, demo);
          if (!read.ok) throw new Error(text);
          const written = (value: unknown): string =>
            value === null
              ? "NULL"
              : Array.isArray(value)
                ? `(${value.map((one) => `${written(one)},`).join("") || ","})`
                : JSON.stringify(value);
          const parts = [...(read.value.formats[0]?.parts ?? [])].map(
            ([part, list]) => `deck_rules{"F"}{${JSON.stringify(part)}}=${written(list.map(seedForm))};`,
          );
          const run = interpreter.run(
            `deck_rules=(,);deck_rules{"F"}=(,);${parts.join("")}d=(,);d{"deck"}=${written(deck)};d{"sideboard"}=${written(side)};(length(LegalityCheckDeck(d)),deck_rulecheck.errors{"F"});`,
          );
          if (!run.result.ok) throw new Error(run.result.error.message);
          const [verdict] = new DeckChecker(demo, read.value.formats).check({ deck, sideboard: side });
          expect([verdict?.legal ? 1 : 0, verdict?.violations], text).toEqual(plain(run.result.value));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("rules files", () => {
  it.each([
    ["size 4-6", "rules/unrecognized", 3, "Size"],
    ["Size four", "rules/bad_number", 3, "Size 40-60"],
    ["General limit x", "rules/bad_number", 3, "General limit 4"],
    ["Set QQ limit 1", "rules/no_such_set", 3, "WC"],
    ["Limit 1\nNobody at All", "rules/no_such_card", 4, undefined],
    ["Spark", "rules/out_of_place", 3, "Limit 1"],
    ["Format F", "rules/out_of_place", 3, undefined],
    ["Game Chess", "rules/other_game", 3, undefined],
  ])("%s is refused at its line with a hint", (line, code, at, hint) => {
    const read = readRules(`Format F\nRules for deck\n${line}`, dyes);
    expect(read.ok ? null : read.error[0]).toMatchObject({ code, line: at });
    if (hint !== undefined) expect(read.ok ? "" : read.error[0]?.hint).toContain(hint);
  });

  it("gathers all faults, and no macro makes a line endless", () => {
    const read = readRules(
      `Define zz = zzzzzzzzzz\nFormat F\nsize\nRules for deck\n${"z".repeat(3_000)}\nnothing`,
      dyes,
    );
    expect(read.ok ? [] : read.error.map(({ line }) => line)).toEqual([3, 5, 6]);
  });

  it("never fails on any text", () => {
    const words = fc.constantFrom(
      "Format F",
      "Rules for deck",
      "Limit 1",
      "Limit any",
      "Spark",
      "Size 3-",
      "Define x = y",
      "#",
      "Check 'a' using ",
      "x",
      "Set WC limit 1",
      "\u0000",
      "for cards having 1/0",
    );
    fc.assert(
      fc.property(fc.array(fc.array(words, { maxLength: 4 }), { maxLength: 9 }), (lines) => {
        const read = readRules(lines.map((line) => line.join(" ")).join("\n"), dyes);
        if (read.ok) new DeckChecker(dyes, read.value.formats).check({ deck: [12, 27] });
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void readRules(text, dyes)));
  });

  it("an expression that fails or never ends is a violation that names its line", () => {
    const read = readRules(
      "Format F\nRules for deck\nLimit 1 for cards having noSuchFunction(#)\nFormat G\nRules for deck\nCheck 'x' using rulesLoop(#)",
      dyes,
    );
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const verdicts = new DeckChecker(dyes, read.value.formats).check({ deck: [12] });
    expect(verdicts.map(({ violations }) => violations[0])).toEqual([
      expect.stringContaining("line 3"),
      expect.stringContaining("line 6"),
    ]);
  });
});
