import { describe, expect, it } from "vitest";
import { checkTemplate } from "./check";
import { hashTemplate } from "./compile";
import type { Opts, TemplateFile } from "./template";
import { compile, Driver, TEMPLATES } from "./testing/driver";
import { sourceToday, upgradeTemplate } from "./upgrade-template";

const SMALL = {
  cards: ["2H", "3H", "4H", "5H"],
  levels: "2345",
  suites: "H",
  hand: 2,
  players: 2,
  trick: true,
  move: { cards: 1, win: { suite: true, level: true } },
  points: { trick: { "5": 1 } },
};
const file = (opts: object, version: 1 | 2 = 1): TemplateFile => ({
  version,
  name: "Small",
  description: "",
  i18n: {},
  opts: opts as Opts,
});
const upgraded = (change: object): Opts => upgradeTemplate(file({ ...SMALL, ...change })).opts;

describe("a template of the first version", () => {
  it("keeps the hash that tables were opened with", () => {
    const stored = { version: 1, name: "Small", opts: SMALL, description: "", i18n: {}, _source: "{}" };
    expect(compile(stored).hash).toBe("7c64ab33fc6b4d652c9a7e524c25818de363cd6ef5070c509c9422dd6b150bcf");
    expect(compile(stored).initial.hash).toBe(compile(stored).hash);
    expect(compile({ ...stored, version: 2 }).hash).not.toBe(compile(stored).hash);
    expect(compile({ ...stored, version: 2 }).hash).toBe(compile({ name: "Small", opts: SMALL }).hash);
    const [one, two] = [file(SMALL, 1), file(SMALL, 2)].map(hashTemplate);
    expect(one).not.toBe(two);
  });

  it("is stored again as it was written, not upgraded", () => {
    const bidding = { min: 62, max: 90, step: 5, pass: true };
    const checked = checkTemplate({ version: 1, name: "Small", opts: { ...SMALL, bidding } });
    expect(checked.ok && checked.value.template).toEqual(file({ ...SMALL, bidding }));
  });

  it("that says the same in today's language is left as it is", () => {
    for (const { opts } of [TEMPLATES.arschloch, TEMPLATES["five-sheets"]])
      expect(upgradeTemplate({ ...file(opts), opts: opts as Opts }).opts).toEqual(opts);
    expect(upgradeTemplate(file(SMALL, 2))).toEqual(file(SMALL, 2));
  });

  it("keeps giving one card to each", () => {
    const { bidding } = upgraded({ talon: {}, bidding: { pass: true, talon: true, distribute: true } });
    expect(bidding?.distribute).toEqual({ cards: 1 });
    const thousand = compile({ ...TEMPLATES.thousand, version: 1 });
    expect(thousand.rules.bidding?.gives).toBe(1);
  });

  it("keeps bids that are multiples of the step", () => {
    expect(upgraded({ bidding: { min: 62, max: 90, step: 5 } }).bidding?.min).toBe(65);
    expect(upgraded({ bidding: { min: { "*": 60, blind: 61 }, step: 5 } }).bidding?.min).toEqual({
      "*": 60,
      blind: 65,
    });
    expect(upgraded({ bidding: { min: 62, max: 90 } }).bidding?.min).toBe(62);
    expect(upgraded({ bidding: { max: 90, step: 5 } }).bidding).toEqual({ max: 90, step: 5 });
  });

  it("keeps asking a round for the suit of its first play, and leaves tricks and piles alone", () => {
    const win = { last: true };
    const of = (suite: unknown, more: object = { win }) =>
      upgraded({ trick: false, move: { cards: 1, response: { suite }, ...more } }).move?.response?.suite;
    expect(of(true)).toEqual({ first: true });
    expect(of({ trump: "mandatory" })).toEqual({ trump: "mandatory", first: true });
    expect(of(false)).toBe(false);
    expect(of(true, {})).toBe(true);
    expect(upgraded({ move: { ...SMALL.move, response: { suite: true } } }).move?.response?.suite).toBe(true);
  });

  it("keeps an exchange instead of bidding, and a leader by rank after an exchange only", () => {
    const distribute = { ranking: true, max: 2 };
    expect(upgraded({ bidding: { pass: true }, nextgame: { distribute } }).nextgame).toEqual({
      distribute: { ...distribute, bidding: false },
    });
    expect(upgraded({ nextgame: { distribute } }).nextgame).toEqual({ distribute });
    const lead = { "0": { ranking: -1 }, "*": "trick" };
    expect(upgraded({ lead }).lead).toEqual({ "*": "trick" });
    expect(upgraded({ lead, nextgame: { distribute } }).lead).toEqual(lead);
  });

  it("keeps passing over a ranking beside points, and a penalty that multiplied nothing", () => {
    const nochange = { times: 3, op: "mul", value: 2 };
    const opts = upgraded({ ranking: { finish: true }, points: { trick: { "5": 1 }, penalties: { nochange } } });
    expect(opts.ranking).toBeUndefined();
    expect(opts.points).toEqual({ trick: { "5": 1 }, penalties: {} });
    const added = { times: 3, op: "add", value: -2 };
    expect(upgraded({ points: { penalties: { nochange: added } } }).points?.penalties?.nochange).toEqual(added);
  });

  it("goes on though today's check refuses it, with a warning", () => {
    const opts = { ...SMALL, complete: { score: 0 } };
    expect(checkTemplate({ name: "Small", opts }).ok).toBe(false);
    const checked = checkTemplate({ version: 1, name: "Small", opts, i18n: { "no language": { a: "b" } } });
    expect(checked.ok && checked.value.warnings.map(({ code }) => code)).toEqual([
      "template/no_language",
      "template/no_effect",
      "template/nowhere",
      "template/unreachable",
    ]);
    const driver = new Driver(compile({ version: 1, name: "Small", opts }), 2, 1);
    for (let acts = 0; acts < 12; acts++) driver.step();
    expect(driver.log.some((event) => event.type === "series_completed")).toBe(true);
  });
});

describe("the source of a template stored in the first version", () => {
  const text = (json: unknown): string => JSON.stringify(json, null, 3);
  const older = { ...SMALL, _why: "a remark", bidding: { min: 62, max: 90, step: 5, pass: true } };

  it("stays as it was written where it means the same", () => {
    expect(sourceToday(text({ name: "Small", opts: SMALL }), 1)).toBe(text({ name: "Small", opts: SMALL }));
    expect(sourceToday(text(older), 2)).toBe(text(older));
    expect(sourceToday(text({ version: 1, name: "x", opts: older }), 1)).toBe(
      text({ version: 1, name: "x", opts: older }),
    );
    expect(sourceToday("{nonsense", 1)).toBe("{nonsense");
  });

  it("says in today's language what it meant, remarks and all", () => {
    for (const written of [older, { name: "Small", opts: older }]) {
      const today = JSON.parse(sourceToday(text(written), 1));
      const opts = "opts" in today ? today.opts : today;
      expect(opts).toMatchObject({ _why: "a remark", bidding: { min: 65 } });
      expect(compile(today).rules.bidding).toEqual(compile({ version: 1, name: "Small", opts: older }).rules.bidding);
    }
  });
});

it("a version that this program does not know is refused with its range", () => {
  const result = checkTemplate({ version: 3, name: "Small", opts: SMALL });
  expect(result.ok ? [] : result.error).toMatchObject([
    { path: "$.version", code: "template/wrong_type", message: "should be a whole number from 1 to 2, not 3" },
  ]);
});
