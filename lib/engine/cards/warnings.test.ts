import { describe, expect, it } from "vitest";
import { playtest } from "./playtest";
import { said, warnings } from "./testing/check-words";
import { compile, TEMPLATES } from "./testing/driver";

const { opts } = TEMPLATES.thousand;
const { opts: shedding } = TEMPLATES.arschloch;

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
    "titles where points decide",
    { ...shedding, points: { left: { "*": -1 } }, ranking: { finish: true, titles: { best: ["First"] } } },
    ["$.ranking.titles: points decide who is first: places have no titles (leave it out)"],
  ],
  [
    "more titles than half of the seats",
    { ...shedding, players: [3, 4], ranking: { finish: true, titles: { worst: ["a", "b", "c"] } } },
    [
      "$.ranking.titles.worst: the better and the worse half have 2 at most: the others are never held (write 2 or less)",
    ],
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

const { "big-two": bigTwo, "mau-mau": mauMau } = TEMPLATES;

describe("the check does not warn of", () => {
  it.each<[string, unknown]>([
    [
      "few points that win beside a ranking by finish: who wins goes by them",
      { ...bigTwo.opts, ranking: { finish: true } },
    ],
    ["an empty effect that spares a card", { ...mauMau.opts, effects: { ...mauMau.opts.effects, "7H": {} } }],
  ])("%s", (_, json) => {
    expect(said(warnings(json))).toEqual([]);
  });

  it("hands for numbers of players who never play, but of the number", () => {
    const json = { ...TEMPLATES.sueca.opts, hand: { "2": 20, "*": 10 } };
    expect(said(warnings(json))).toEqual(['$.hand["2"]: there are never 2 players']);
  });
});

it("an effect that does nothing changes nothing: who passed a round is not asked again", () => {
  const idle = { ...shedding, effects: { "8": {} } };
  expect(said(warnings(idle))).toEqual(['$.effects["8"]: does nothing']);
  const [one, other] = [shedding, idle].map((json) => {
    const { unused: _, rare: __, ...report } = playtest(compile(json), { games: 8, seats: 7, seed: 9, bots: "random" });
    return report;
  });
  expect(one).toEqual(other);
});

it("what does nothing in all ways to play is told once, in the options, with what was meant", () => {
  const { gin } = TEMPLATES;
  const json = { ...gin, opts: { ...gin.opts, melds: { ...gin.opts.melds, worth: { "10": 10 } } } };
  expect(said(warnings(json))).toEqual(['$.opts.melds.worth["10"]: no card of the deck is, or has, "10" (write "0")']);
});

it("a language by its name is no code", () => {
  const json = { ...TEMPLATES.whist, i18n: { Estonian: {}, klingon: {} } };
  expect(said(warnings(json))).toEqual([
    '$.i18n.Estonian: "Estonian" is no language that anybody reads in (did you mean "et"?)',
    '$.i18n.klingon: "klingon" is no language that anybody reads in (codes are those of BCP 47, such as "et", "pt-BR", "zh-Hant")',
  ]);
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
