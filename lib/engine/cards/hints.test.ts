import { describe, expect, it } from "vitest";
import { checkTemplate, readTemplate, type TemplateError } from "./check";
import { TEMPLATES } from "./testing/driver";

const { opts } = TEMPLATES.thousand;
const { opts: pile } = TEMPLATES["five-sheets"];
const { opts: shedding } = TEMPLATES.arschloch;

const errors = (json: unknown): TemplateError[] => {
  const result = checkTemplate(json);
  return result.ok ? [] : result.error;
};
const warnings = (json: unknown): TemplateError[] => {
  const result = checkTemplate(json);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.warnings;
};
const said = (problems: readonly TemplateError[]): string[] =>
  problems.map(({ path, message, hint }) => `${path}: ${message}${hint ? ` (${hint})` : ""}`);

const cards = (swap: (card: string) => string): string[] => opts.cards.map(swap);
const marriage = (card: string) => ({
  ...opts,
  move: { ...opts.move, special: { ...opts.move.special, trump: { "*": [[card, "QH"]] } } },
});

/** What authors write, and all that the check answers. */
const ANSWERS: [string, unknown, string[]][] = [
  [
    "suit for suite in an answer",
    { ...opts, move: { ...opts.move, response: { suit: true } } },
    ['$.move.response.suit: unknown option "suit" (did you mean "suite"?)'],
  ],
  [
    "suites for suite in an answer",
    { ...opts, move: { ...opts.move, response: { suites: { trump: "optional" } } } },
    ['$.move.response.suites: unknown option "suites" (did you mean "suite"?)'],
  ],
  [
    "a fixed trump suit",
    { ...opts, trump: "S" },
    [
      '$.trump: should be true or false, not "S" (write true; which suit is trump is said by "talon.trump" or by the special "trump" of "move.special")',
    ],
  ],
  [
    "a deck written suit first",
    { ...opts, cards: cards((card) => card[1]! + card[0]) },
    ['$.cards: 24 of them are not cards, such as "S9" (write "9S": level first, then suit)'],
  ],
  [
    "one card in small letters",
    { ...opts, cards: cards((card) => (card === "9H" ? "9h" : card)) },
    ['$.cards[1]: "9h" is not a card (write "9H": in capitals)'],
  ],
  [
    "one card with its suit first",
    { ...opts, cards: cards((card) => (card === "JD" ? "DJ" : card)) },
    ['$.cards[{JD}]: "DJ" is not a card (write "JD": level first, then suit)'],
  ],
  [
    "a ten of two digits",
    { ...opts, cards: cards((card) => (card === "JD" ? "10D" : card)) },
    ['$.cards[{JD}]: "10D" is not a card (the ten is written "0D")'],
  ],
  [
    "a card drawn",
    { ...opts, cards: cards((card) => (card === "JD" ? "J♦" : card)) },
    ['$.cards[{JD}]: "J♦" is not a card (write "JD": suits are letters)'],
  ],
  [
    "a word for a card",
    { ...opts, cards: cards((card) => (card === "JD" ? "hearts" : card)) },
    ['$.cards[{JD}]: "hearts" is not a card (two characters: level, then suit, such as "2H")'],
  ],
  [
    "a joker by its name",
    { ...opts, cards: cards((card) => (card === "JD" ? "joker" : card)) },
    ['$.cards[{JD}]: "joker" is not a card (jokers are "XX", "YX" and "ZX")'],
  ],
  [
    "a set of cards with the suit first",
    marriage("HK"),
    ['$.move.special.trump["*"][0][0]: "HK" is not in the deck (write "KH": level first, then suit)'],
  ],
  [
    "commas between levels",
    { ...opts, levels: "9,J,Q,K,0,A" },
    ['$.levels: "," is none of 234567890JQKAX (write "9JQK0A")'],
  ],
  [
    "levels with a ten",
    { ...opts, levels: "9 J Q K 10 A" },
    ['$.levels: " ", "1" are none of 234567890JQKAX (write "9JQK0A")'],
  ],
  [
    "small letters for suits",
    { ...opts, suites: "hsdc" },
    ['$.suites: "h", "s", "d", "c" are none of HSDCX (write "HSDC")'],
  ],
  [
    "suits written out",
    { ...opts, suites: "hearts spades diamonds clubs" },
    [expect.stringMatching(/^\$\.suites: .*\(write "HSDC"\)$/)],
  ],
  [
    "levels as a list",
    { ...opts, levels: ["9", "J", "Q", "K", "0", "A"] },
    ['$.levels: should be a text, not ["9","J","Q","K","0","A"] (write "9JQK0A")'],
  ],
  ["levels as a number", { ...opts, levels: 9 }, ["$.levels: should be a text, not 9"]],
  [
    "no levels, which several options need",
    { ...opts, levels: undefined },
    ['$.levels: "levels" is missing: "sort" and "trick" and "move.crawl" need it'],
  ],
  ["a title", { title: "Thousand", opts }, ['$.title: unknown option "title" (did you mean "name"?)']],
  [
    "a name among bare options",
    { name: "Thousand", ...opts },
    ['$.name: unknown option "name" (bare options have no name: write {"name": …, "opts": {…}})'],
  ],
  [
    "a card that leads",
    { ...opts, lead: { "0": { card: "2C" } } },
    ['$.lead["0"]: should be "bidder" or {"ranking": …}, not {"card":"2C"}'],
  ],
  [
    "a misspelt place that leads",
    { ...opts, lead: { "0": { rankng: 1 } } },
    ['$.lead["0"].rankng: unknown option "rankng" (did you mean "ranking"?)'],
  ],
  [
    "points by the name of a suit",
    { ...opts, points: { ...opts.points, trick: { hearts: 1 } } },
    ['$.points.trick.hearts: "hearts" is no level, suit or card of the deck (write "H")'],
  ],
  [
    "points of a trump by the name of a suit",
    { ...opts, points: { ...opts.points, special: { trump: { Spades: 80 } } } },
    ['$.points.special.trump.Spades: no card of the deck has the suit "Spades" (write "S")'],
  ],
  [
    "suits to bid in small letters",
    { ...opts, bidding: { ...opts.bidding, suite: "hs" } },
    ['$.bidding.suite: "hs" is not in "suites" (write "HS")'],
  ],
  [
    "a pile on which one passes",
    { ...pile, move: { cards: 1, pass: true, response: { level: true } } },
    [
      '$.move.pass: a pile stays as it is when somebody passes: once nobody can answer it, all pass for ever (allow "move.retreat" instead, or end rounds with "move.win": {"last": true})',
    ],
  ],
  [
    "a pile that nobody may leave",
    { ...pile, move: { cards: 1, response: { level: true } } },
    ['$.move.response: who cannot answer could do nothing (allow "move.retreat")'],
  ],
  [
    "a series that ends at nought",
    { ...opts, complete: { score: 0 } },
    ["$.complete.score: all begin at 0: the first deal would end the series (write a number above 0)"],
  ],
  [
    "a series that nobody completes",
    {
      ...opts,
      bidding: undefined,
      redeal: undefined,
      lead: undefined,
      points: { trick: { K: -4 } },
      complete: { score: 9 },
    },
    [
      "$.complete.score: no deal adds to a total: nobody ever reaches 9 (the highest total ends a series; where points cost, let the host begin a new one)",
    ],
  ],
  [
    "a name that every object answers to",
    {
      ...opts,
      move: { ...opts.move, special: { constructor: { "*": [["KH", "QH"]] } } },
      points: { trick: opts.points.trick },
    },
    ['$.move.special.constructor: the name "constructor" is taken'],
  ],
  [
    "no language code",
    { name: "x", opts, i18n: { pt_BR: {}, "??": {} } },
    [
      '$.i18n.pt_BR: "pt_BR" is no language code (did you mean "pt-BR"?)',
      '$.i18n["??"]: "??" is no language code (codes are those of BCP 47, such as "et", "pt-BR", "zh-Hant")',
    ],
  ],
];

describe("the check answers", () => {
  it.each(ANSWERS)("%s", (_, json, answers) => {
    const index = String(opts.cards.indexOf("JD"));
    const plain = JSON.parse(JSON.stringify(json));
    const expected = answers.map((answer) => (typeof answer === "string" ? answer.replace("{JD}", index) : answer));
    expect(said(errors(plain))).toEqual(expected);
  });
});

/** What does nothing, and is not wrong. */
const IDLE: [string, unknown, string[]][] = [
  [
    "a hand that is too big",
    {
      ...opts,
      hand: 40,
      bidding: undefined,
      redeal: undefined,
      lead: { "*": "trick" },
      talon: undefined,
      points: { trick: opts.points.trick },
    },
    ["$.hand: no hand ever gets 40 cards (at most 8 are dealt: write that, or nothing)"],
  ],
  [
    "a redeal that nobody may demand",
    { ...opts, redeal: { condition: { hand: ["9H"], min: 3 } } },
    ["$.redeal.condition.min: nobody ever holds 3 of them (write 1 or less)"],
  ],
  [
    "a bid's suit in the hope of a trump",
    {
      ...opts,
      bidding: { ...opts.bidding, suite: "HS" },
      move: { ...opts.move, special: undefined },
      points: { trick: opts.points.trick },
    },
    [
      '$.trump: nothing ever makes a trump (add "talon.trump" or "move.special.trump")',
      "$.bidding.suite: a bid's suit decides between equal bids; it makes no trump",
    ],
  ],
  [
    "a trump turned up that wins no trick",
    {
      ...opts,
      trump: false,
      talon: { trump: true },
      move: { ...opts.move, special: undefined },
      points: { trick: opts.points.trick },
    },
    ['$.trump: trumps win no tricks (add "trump": true)'],
  ],
  [
    "a series without a goal",
    { ...opts, complete: {} },
    ['$.complete: a series without a score to reach goes on for ever (write {"score": …})'],
  ],
  [
    "a penalty that changes nothing",
    { ...opts, points: { ...opts.points, penalties: { nochange: { times: 2, op: "mul" } } } },
    ['$.points.penalties.nochange: changes no total (write a "value" that does)'],
  ],
  [
    "the first suit of a trick",
    { ...opts, move: { ...opts.move, response: { suite: { first: true } } } },
    ["$.move.response.suite.first: a trick asks for its first suit anyway"],
  ],
  [
    "cards of a round to take up",
    { ...shedding, move: { ...shedding.move, retreat: { uptake: { stack: 2 } } } },
    ["$.move.retreat.uptake.stack: there is no stack to take up from"],
  ],
];

describe("the check warns of", () => {
  it.each(IDLE)("%s", (_, json, answers) => {
    expect(said(warnings(JSON.parse(JSON.stringify(json))))).toEqual(answers);
  });
});

describe("no longer refused nor warned of", () => {
  it.each<[string, unknown]>([
    [
      "bidding without passes, up to a maximum",
      { ...opts, bidding: { ...opts.bidding, pass: false, pass_final: false } },
    ],
    ["a ranking beside points", { ...opts, ranking: { finish: true } }],
    ["a place of the ranking that leads, without an exchange", { ...shedding, nextgame: undefined }],
  ])("%s", (_, json) => {
    expect(said(warnings(JSON.parse(JSON.stringify(json))))).toEqual([]);
  });
});

describe("a text that is not JSON", () => {
  it.each<[string, string]>([
    ['{"cards": [\n  "9H",\n  "9S"\n  "9D"]}', 'line 4, column 3: a comma or "]" is missing before "\\""'],
    ['{"cards": ["9H",]}', 'line 1, column 17: there is a comma before "]"'],
    ['{"hand": 3,\n}', 'line 2, column 1: there is a comma before "}"'],
    ['{"hand" 3}', 'line 1, column 9: ":" is missing before "3"'],
    ["{hand: 3}", 'line 1, column 2: a key in double quotes is missing before "h"'],
    ["{'hand': 3}", "line 1, column 2: texts stand in double quotes"],
    [
      '{\n // my game\n "hand": 3}',
      'line 2, column 2: JSON has no comments: write a remark as a key that begins with "_"',
    ],
    ['{"hand": 3', 'line 1, column 11: a comma or "}" is missing before the end of the text'],
    ['{"hand": 03}', 'line 1, column 11: a comma or "}" is missing before "3"'],
    [
      '{"name": "a\nb"}',
      "line 1, column 10: a text does not end on its line, or holds a backslash that stands for nothing",
    ],
    ['{"hand": 3} x', 'line 1, column 13: "x" after the end'],
    ["", "line 1, column 1: a value is missing before the end of the text"],
    ['{"hand": True}', 'line 1, column 10: a value is missing before "T"'],
  ])("%j: its line is told", (text, message) => {
    const read = readTemplate(text);
    expect(read.ok ? [] : read.error).toEqual([
      { path: "$", code: "template/not_json", message: `is not JSON: ${message}` },
    ]);
  });
});

describe("a template that nests 20,000 deep", () => {
  const nested = (open: string, close: string): string => open.repeat(20_000) + close.repeat(20_000);
  it.each<[string, string, string]>([
    ["reveal, of lists", `{"name": "x", "opts": {"cards": [], "reveal": ${nested("[", "]")}}}`, "$.opts.reveal"],
    [
      "reveal, of objects",
      `{"name": "x", "opts": {"reveal": ${nested('{"a":', "}").replace(":}", ":1}")}}}`,
      "$.opts.reveal.a",
    ],
    ["a remark", `{"cards": ["9H"], "_why": ${nested("[", "]")}}`, "$._why"],
    [
      "a special",
      `{"cards": ["9H"], "move": {"special": {"trump": {"*": ${nested("[", "]")}}}}}`,
      "$.move.special.trump",
    ],
    ["a translation", `{"name": "x", "opts": {}, "i18n": {"en": ${nested("[", "]")}}}`, "$.i18n.en"],
    ["all of it", nested("[", "]"), "$"],
  ])("%s: is refused in one sentence", (_, text, path) => {
    const read = readTemplate(text);
    const [problem, ...more] = read.ok ? [] : read.error;
    expect(more).toEqual([]);
    expect(problem!.path.startsWith(path)).toBe(true);
    expect(problem!.code).toBe(path === "$" ? "template/wrong_type" : "template/too_deep");
  });

  it("and one that does not even end is not JSON", () => {
    const read = readTemplate("[".repeat(20_000));
    expect(read.ok ? [] : read.error.map(({ code }) => code)).toEqual(["template/not_json"]);
  });
});
