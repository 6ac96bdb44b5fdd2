import { describe, expect, it } from "vitest";
import { said, warnings } from "./testing/check-words";
import { TEMPLATES } from "./testing/driver";

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
