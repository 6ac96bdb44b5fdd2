import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkTemplate } from "./check";
import { compileTemplate } from "./compile";
import { editDistance, nearest } from "./hints";
import { TEMPLATE_NAMES, TEMPLATES } from "./testing/driver";

type Json = Record<string, unknown>;

/** A template with one value changed at a path (`undefined` removes it). */
function changed(base: unknown, path: string, value: unknown): Json {
  const copy = structuredClone(base) as Json;
  const keys = path.split(".");
  let at = copy;
  for (const key of keys.slice(0, -1)) {
    at[key] ??= {};
    at = at[key] as Json;
  }
  if (value === undefined) delete at[keys.at(-1)!];
  else at[keys.at(-1)!] = value;
  return copy;
}

const problems = (json: unknown): { path: string; code: string; hint?: string }[] => {
  const result = checkTemplate(json);
  return result.ok ? [] : result.error;
};

const { thousand, arschloch, "five-sheets": fiveSheets } = TEMPLATES;

describe("a template", () => {
  it.each(TEMPLATE_NAMES)("%s is right and has no idle option", (name) => {
    const result = checkTemplate(TEMPLATES[name]);
    expect(result.ok && result.value.warnings).toEqual([]);
  });

  it("may be a file or bare options, and carry remarks", () => {
    expect(checkTemplate(thousand.opts).ok).toBe(true);
    expect(checkTemplate({ ...thousand, _origin: { any: "thing" }, opts: { ...thousand.opts, _why: 1 } }).ok).toBe(
      true,
    );
    const same = compileTemplate({ ...thousand, _origin: 1 });
    const game = compileTemplate(thousand);
    expect(same.ok && game.ok && same.value === game.value).toBe(true);
  });

  it("warns of what is known and does nothing", () => {
    const result = checkTemplate({
      ...thousand,
      opts: { ...thousand.opts, pass: false, levels: "9JQK0AA", redeal: { ...thousand.opts.redeal, reveal: true } },
    });
    expect(result.ok && result.value.warnings.map((w) => w.path).sort()).toEqual([
      "$.opts.levels",
      "$.opts.pass",
      "$.opts.redeal.reveal",
    ]);
  });

  it("takes `cards` and `min` of a condition for the same, as older templates write it", () => {
    const seed = changed(thousand, "opts.move.special.trump.condition", { cards: 3 });
    const game = compileTemplate(seed);
    expect(game.ok && game.value.rules.specials.find((s) => s.name === "trump")!.min).toBe(3);
    const both = changed(thousand, "opts.move.special.trump.condition", { cards: 3, min: 3 });
    expect(problems(both)[0]!.path).toBe("$.opts.move.special.trump.condition");
  });
});

const withoutMaximum = changed(thousand, "opts.bidding.max", undefined);

describe("errors", () => {
  const cases: [string, unknown, string, unknown, string, string?][] = [
    ["a misspelt option", thousand, "opts.bidding.stepp", 5, "$.opts.bidding.stepp", 'did you mean "step"?'],
    ["another word for it", thousand, "opts.suits", "HSDC", "$.opts.suits", 'did you mean "suites"?'],
    ["an option in a wrong place", thousand, "opts.move.win.first", true, "$.opts.move.win.first"],
    ["a wrong type", thousand, "opts.trick", 1, "$.opts.trick", "write true"],
    ["a number in quotes", thousand, "opts.hand", "7", "$.opts.hand", "write 7 without quotes"],
    [
      "an unknown choice",
      thousand,
      "opts.move.response.suite.trump",
      "optionl",
      "$.opts.move.response.suite.trump",
      'did you mean "optional"?',
    ],
    ["no deck", thousand, "opts.cards", undefined, "$.opts.cards"],
    ["no card", thousand, "opts.cards.3", "10C", "$.opts.cards[3]", 'the ten is written "0C"'],
    ["a card twice", thousand, "opts.cards.3", "9S", "$.opts.cards[3]"],
    ["a level that is not listed", thousand, "opts.levels", "9JQK0", "$.opts.levels"],
    ["a suit that is not listed", thousand, "opts.suites", "HSD", "$.opts.suites"],
    ["levels that are needed", thousand, "opts.levels", undefined, "$.opts.levels"],
    [
      "a special of foreign cards",
      thousand,
      "opts.move.special.wheels.*.0",
      ["AD", "2D"],
      '$.opts.move.special.wheels["*"][0][1]',
    ],
    ["points for foreign cards", thousand, "opts.points.trick.T", 10, "$.opts.points.trick.T"],
    [
      "points of no special",
      thousand,
      "opts.points.special.wheel",
      1,
      "$.opts.points.special.wheel",
      'did you mean "wheels"?',
    ],
    ["a redeal of foreign cards", thousand, "opts.redeal.condition.hand", ["2H"], "$.opts.redeal.condition.hand[0]"],
    ["a talon to win that is not there", thousand, "opts.talon", undefined, "$.opts.bidding.talon"],
    ["gifts without a talon", thousand, "opts.bidding.talon", false, "$.opts.bidding.distribute"],
    ["bidding that cannot end", withoutMaximum, "opts.bidding.pass", false, "$.opts.bidding.pass"],
    ["no bid between the limits", thousand, "opts.bidding.max", 59, "$.opts.bidding.max"],
    ["no way to win tricks", thousand, "opts.move.win", {}, "$.opts.move.win"],
    ["rounds that never end", arschloch, "opts.move.win", {}, "$.opts.move.win"],
    [
      "an exchange without ranking",
      arschloch,
      "opts.nextgame.distribute.ranking",
      false,
      "$.opts.nextgame.distribute.ranking",
    ],
    ["an exchange beyond the hand", arschloch, "opts.nextgame.distribute.max", 9, "$.opts.nextgame.distribute.max"],
    ["a place that nobody has", arschloch, "opts.lead.0.ranking", 4, '$.opts.lead["0"].ranking'],
    ["another leader", arschloch, "opts.lead.*", "last", '$.opts.lead["*"]', "should be"],
    ["nothing to do for who cannot answer", arschloch, "opts.move.pass", false, "$.opts.move.response"],
    ["a hand that never has so many", fiveSheets, "opts.move.cards", 6, "$.opts.move.cards"],
    ["tricks and a pile", fiveSheets, "opts.trick", true, "$.opts.stack"],
    ["nothing to refill from", fiveSheets, "opts.talon", undefined, "$.opts.refill"],
    ["an extra of a taken name", fiveSheets, "opts.move.response.pass", { cards: 1 }, "$.opts.move.response.pass"],
    ["an extra without cards", fiveSheets, "opts.move.response.follow", {}, "$.opts.move.response.follow.cards"],
    ["too many players", fiveSheets, "opts.players", [2, 60], "$.opts.players"],
    ["players the wrong way round", fiveSheets, "opts.players", [8, 2], "$.opts.players"],
    ["a goal without points", fiveSheets, "opts.complete", { score: 3 }, "$.opts.complete"],
    ["a text where a file belongs", thousand, "opts", "cards", "$.opts"],
  ];

  it.each(cases)("tell of %s", (_, base, path, value, where, hint) => {
    const found = problems(changed(base, path, value)).filter((p) => p.path === where);
    expect(found.length, JSON.stringify(problems(changed(base, path, value)))).toBeGreaterThan(0);
    if (hint?.startsWith("did you") || hint?.startsWith("write") || hint?.startsWith("the ten"))
      expect(found[0]!.hint).toBe(hint);
  });

  it("are collected, those of shape and those of sense", () => {
    let json = changed(thousand, "opts.bidding.stepp", 5);
    json = changed(json, "opts.hand", "seven");
    json = changed(json, "opts.cards.0", "QQ");
    expect(problems(json).map((p) => p.path)).toEqual(
      expect.arrayContaining(["$.opts.bidding.stepp", "$.opts.hand", "$.opts.cards[0]"]),
    );
  });

  it("never throw, whatever the JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (json) => {
        checkTemplate(json);
        checkTemplate({ name: "x", opts: json });
        checkTemplate({ name: "x", opts: { cards: ["AS", "KS"], move: json, bidding: json, points: json } });
      }),
      { numRuns: 300 },
    );
  });

  it("never throw for templates with one value put elsewhere, and what is right compiles", () => {
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom("AS", "*", 0, -1, 1e9, "X", [], {}, null, true),
    );
    const keys = (value: unknown, path = ""): string[] =>
      value !== null && typeof value === "object"
        ? Object.entries(value).flatMap(([k, v]) => [`${path}${k}`, ...keys(v, `${path}${k}.`)])
        : [];
    for (const name of TEMPLATE_NAMES) {
      const { opts } = TEMPLATES[name];
      fc.assert(
        fc.property(fc.constantFrom(...keys(opts)), values, (path, value) => {
          compileTemplate(changed(opts, path, value));
        }),
        { numRuns: 150 },
      );
    }
  });
});

describe("hints", () => {
  it("count edits, with neighbours swapped as one", () => {
    expect(editDistance("suite", "suite")).toBe(0);
    expect(editDistance("siute", "suite")).toBe(1);
    expect(editDistance("suit", "suite")).toBe(1);
    expect(editDistance("talon", "trump")).toBe(4);
  });

  it("find what was meant, and nothing where nothing is near", () => {
    expect(nearest("bid_min", ["min", "max"])).toBeNull();
    expect(nearest("deck", ["cards", "hand"])).toBe("cards");
    expect(nearest("Reveal", ["reveal"])).toBe("reveal");
    expect(nearest("zzzz", ["cards"])).toBeNull();
  });
});
