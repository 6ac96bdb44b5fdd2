import { describe, expect, it } from "vitest";
import { errors, said } from "./testing/check-words";
import { TEMPLATES } from "./testing/driver";

const { opts } = TEMPLATES.thousand;
const { opts: pile } = TEMPLATES["five-sheets"];

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
    ['$.trump: should be true, {"suite": …}, {"source": "last"} or {"source": "bid"}, not "S" (write {"suite": "S"})'],
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
  ["a card that leads", { ...opts, lead: { "0": { card: "2C" } } }, ['$.lead["0"].card: "2C" is not in the deck']],
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
    ['$.move.response: who cannot answer could do nothing (add "move.retreat")'],
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
