import { describe, expect, it } from "vitest";
import { checkTemplate } from "./check";
import type { Opts } from "./template";
import { said } from "./testing/check-words";
import { TEMPLATES } from "./testing/driver";
import { optsWith } from "./variants";

type Patch = Record<string, unknown>;
const HAND =
  'should be a whole number, a list of them, one for each deal, one by the number of players, such as {"2": 7, "*": 5}, or "equal"';
const PLAYERS = "should be a whole number, or a list of the fewest and the most";

/** What people write who do not write programs, in Hearts, and all that they are answered. */
const MISTAKES: [string, Patch, string | string[]][] = [
  ["yes", { trick: "yes" }, '$.opts.trick: should be true or false, not "yes" (write true)'],
  ["players as a range", { players: "2-4" }, `$.opts.players: ${PLAYERS}, not "2-4" (write [2, 4])`],
  ["players one by one", { players: [2, 3, 4] }, `$.opts.players: ${PLAYERS}, not [2,3,4] (write [2, 4])`],
  ["one number in a list", { players: [4] }, `$.opts.players: ${PLAYERS}, not [4] (write [4, 4])`],
  ["all cards", { hand: "all" }, `$.opts.hand: ${HAND}, not "all" (leave it out)`],
  ["no cards", { hand: 0 }, `$.opts.hand: ${HAND}, not 0 (leave it out)`],
  ["hands for some", { hand: { "4": 13 } }, `$.opts.hand: ${HAND}, not {"4":13} (write {"4":13,"*":13})`],
  ["hands without all others", { hand: {} }, `$.opts.hand: ${HAND}, not {} (write "*" for all that are not named)`],
  ["hands as texts", { hand: { "4": "13" } }, `$.opts.hand: ${HAND}, not {"4":"13"} (write {"4":13,"*":13})`],
  [
    "all others in words",
    { hand: { "4": 13, others: 10 } },
    `$.opts.hand: ${HAND}, not {"4":13,"others":10} (write {"4":13,"*":10})`,
  ],
  [
    "closed suits at the moves",
    { move: { closed: ["H"] } },
    '$.opts.move.closed: unknown option "closed" (it is an option of "lead" or "points")',
  ],
  ["an empty deck", { cards: [] }, '$.opts.cards: the list is empty (list every card, such as ["2H", "3H", "4H"])'],
  [
    "a deck by its name",
    { cards: "standard" },
    '$.opts.cards: should be a list, not "standard" (list every card, such as ["2H", "3H", "4H"])',
  ],
  ["a deck as a text", { cards: "AS KS" }, '$.opts.cards: should be a list, not "AS KS" (write ["AS","KS"])'],
  [
    "a level 10",
    { points: { trick: { "10": 1 } } },
    '$.opts.points.trick["10"]: "10" is no level, suit or card of the deck (write "0")',
  ],
  [
    "a card in words",
    { points: { trick: { "queen of spades": 13 } } },
    '$.opts.points.trick["queen of spades"]: "queen of spades" is no level, suit or card of the deck (write "QS")',
  ],
  [
    "a suit written out",
    { lead: { closed: ["hearts"] } },
    '$.opts.lead.closed[0]: no card of the deck has the suit "hearts" (write "H")',
  ],
  ["one suit without a list", { lead: { closed: "H" } }, '$.opts.lead.closed: should be a list, not "H" (write ["H"])'],
  [
    "levels as a list, with numbers",
    { levels: [2, 3, 4, 5, 6, 7, 8, 9, 10, "J", "Q", "K", "A"] },
    '$.opts.levels: should be a text, not [2,3,4,5,6,7,8,9,10,"J","Q","K","A"] (write "234567890JQKA")',
  ],
  [
    "a trump by its name",
    { trump: "spades" },
    '$.opts.trump: should be true, {"suite": …}, {"source": "last"} or {"source": "bid"}, not "spades" (write {"suite": "S"})',
  ],
  [
    "a card that leads, alone",
    { lead: { "0": "2C" } },
    '$.opts.lead["0"]: should be "bidder", {"ranking": …}, {"card": …} or {"trump": "low"}, not "2C" (write {"card": "2C"})',
  ],
  ["an option of another place", { win: {} }, '$.opts.win: unknown option "win" (it is an option of "move")'],
  ["a goal in a wrong place", { score: 5 }, '$.opts.score: unknown option "score" (it is an option of "complete")'],
  ["a capital", { trick: null, Trick: true }, '$.opts.Trick: unknown option "Trick" (did you mean "trick"?)'],
  [
    "nearly the right word",
    { points: { order: "lowest" } },
    '$.opts.points.order: should be "high" or "low", not "lowest" (did you mean "low"?)',
  ],
  [
    "a number for an object",
    { complete: 100 },
    '$.opts.complete: should be an object, not 100 (write {"score": 100} or {"deals": 100})',
  ],
  [
    "a total under the points' name",
    { complete: { points: 100 } },
    '$.opts.complete.points: unknown option "points" (write "score")',
  ],
  ["wild cards in a list", { wild: { level: ["A"] } }, ['$.opts.wild.level: should be a text, not ["A"] (write "A")']],
  [
    "when one draws, in other words",
    { draw: { when: "cannot" } },
    '$.opts.draw.when: should be "stuck", "always" or "first", not "cannot" (did you mean "stuck"?)',
  ],
  [
    "a turn that is left out, as a yes",
    { effects: { "8": { skip: true } } },
    '$.opts.effects["8"].skip: should be a whole number from 1 to 1000, not true (write 1)',
  ],
  [
    "what cards do, as a list",
    { effects: [{ card: "2", draw: 2 }] },
    '$.opts.effects: should be an object, not [{"card":"2","draw":2}] (name the cards before what they do: {"2": {"draw": 2}})',
  ],
  [
    "what has to be alike, as one word",
    { move: { response: { match: "suit" } } },
    '$.opts.move.response.match: should be a list of "suite" and "level", not "suit" (write ["suite"])',
  ],
  [
    "a trump that must be played, in other words",
    { move: { response: { suite: { trump: "must" } } } },
    '$.opts.move.response.suite.trump: should be "mandatory", "optional" or "alternative", not "must" (did you mean "mandatory"?)',
  ],
  [
    "the dealer's card as trump",
    { trump: { source: "dealer" } },
    '$.opts.trump.source: should be "last" or "bid", not "dealer" (did you mean "last"?)',
  ],
  ["a talon by its size", { talon: 6 }, "$.opts.talon: should be an object (it may be empty), not 6 (write {})"],
  [
    "teams that count from 1",
    {
      teams: [
        [1, 3],
        [2, 4],
      ],
    },
    "$.opts.teams: each seat from 0 to 3 is in one team (seats count from 0: write [[0,2],[1,3]])",
  ],
  ["an amount with its word", { hand: "13 cards" }, `$.opts.hand: ${HAND}, not "13 cards" (write 13)`],
  [
    "a word of an option alone",
    { move: { win: "level" } },
    '$.opts.move.win: should be an object, not "level" (write {"level":true})',
  ],
  [
    "what would be the only thing that could be meant",
    { complete: { deal: 66 } },
    '$.opts.complete.deal: should be an object, not 66 (write {"points":66})',
  ],
  [
    "a yes where several things could be meant",
    { wild: "yes" },
    '$.opts.wild: should be an object, not "yes" (known in it: level, declare, again)',
  ],
  [
    "how trumps are asked for, alone",
    { move: { response: { suite: "mandatory" } } },
    '$.opts.move.response.suite: should be true, false or {"trump": …}, not "mandatory" (write {"trump":"mandatory"})',
  ],
  [
    "cards of one set without the list of sets",
    { move: { special: { pair: { "*": ["KH", "QH"] } } }, points: { special: { pair: 20 } } },
    '$.opts.move.special.pair["*"]: should be a list, not ["KH","QH"] (write [["KH","QH"]])',
  ],
  [
    "cards of one set alone: that its points are of a special is clear",
    { move: { special: { pair: ["KH", "QH"] } }, points: { special: { pair: 20 } } },
    '$.opts.move.special.pair: should be an object, not ["KH","QH"] (write {"*":[["KH","QH"]]})',
  ],
  [
    "several choices in one text",
    { exchange: { to: "left, right" } },
    '$.opts.exchange.to: should be a list, not "left, right" (write ["left","right"])',
  ],
  [
    "a suit in words without a list",
    { lead: { closed: "hearts" } },
    '$.opts.lead.closed: should be a list, not "hearts" (write ["H"])',
  ],
  [
    "levels from one to another",
    { levels: "2-10JQKA" },
    '$.opts.levels: "-", "1" are none of 234567890JQKAX (write "234567890JQKA")',
  ],
  [
    "seats by names",
    {
      teams: [
        ["North", "South"],
        ["East", "West"],
      ],
    },
    '$.opts.teams: should be lists of seats, such as [[0, 2], [1, 3]], or "bidder", not [["North","South"],["East","West"]] (seats are numbers, counted from 0: [[0, 2], [1, 3]])',
  ],
  [
    "what cards count, beside it",
    { points: { A: 4 } },
    '$.opts.points.A: unknown option "A" (what cards count is said in "trick")',
  ],
  [
    "a level in words that does something",
    { effects: { seven: { levels: "reverse" } } },
    [
      '$.opts.effects.seven: no card of the deck is, or has, "seven" (write "7")',
      '$.opts.effects.seven.levels: four of a kind turn the order round: "quad"',
    ],
  ],
  [
    "one trump above others without a list",
    { trumps: "JT" },
    '$.opts.trumps: should be a list, not "JT" (write ["JT"])',
  ],
  [
    "a level that stands for all, in words",
    { wild: "jack" },
    '$.opts.wild: should be an object, not "jack" (write {"level": "J"})',
  ],
  ["a yes for a ranking", { ranking: true }, '$.opts.ranking: should be an object, not true (write {"finish": true})'],
  [
    "bids below nothing",
    { bidding: { mode: "each", max: -1 }, points: { contract: { made: { per: 1 } }, trick: null, shoot: null } },
    '$.opts.bidding.max: nobody takes fewer tricks than none (write "hand")',
  ],
  [
    "several at once: of what they would bring about nothing is said",
    { trick: "true", bidding: true, exchange: { to: "left" } },
    [
      '$.opts.trick: should be true or false, not "true" (write true)',
      "$.opts.bidding: should be an object, not true",
      '$.opts.exchange.to: should be a list, not "left" (write ["left"])',
    ],
  ],
];

const file = (patch: Patch) => ({
  name: "Hearts",
  opts: optsWith(TEMPLATES.hearts.opts as unknown as Opts, [{ name: "", choices: [{ name: "", opts: patch }] }], [0]),
});

describe("a mistake is answered in one sentence", () => {
  it("null for what is needed: it is missing", () => {
    const json = { ...TEMPLATES.hearts, opts: { ...TEMPLATES.hearts.opts, exchange: { cards: null, to: ["left"] } } };
    const checked = checkTemplate(json);
    expect(said(checked.ok ? [] : checked.error)).toEqual(['$.opts.exchange.cards: "cards" is missing']);
  });

  it.each(MISTAKES)("%s", (_, patch, answers) => {
    const checked = checkTemplate(file(patch));
    expect([...said(checked.ok ? [] : checked.error)].sort()).toEqual([answers].flat().sort());
  });

  it("with what to write instead as a fix", () => {
    const fixOf = (patch: Patch) => {
      const checked = checkTemplate(file(patch));
      return checked.ok ? undefined : checked.error[0]?.fix;
    };
    expect(fixOf({ trick: "yes" })).toEqual({ path: "$.opts.trick", value: true });
    expect(fixOf({ hand: "all" })).toEqual({ path: "$.opts.hand" });
    expect(fixOf({ lead: { "0": "2C" } })).toEqual({ path: '$.opts.lead["0"]', value: { card: "2C" } });
    expect(fixOf({ players: "2-4" })).toEqual({ path: "$.opts.players", value: [2, 4] });
    expect(fixOf({ move: { win: "level" } })).toEqual({ path: "$.opts.move.win", value: { level: true } });
    expect(fixOf({ points: { trick: { "10": 1 } } })).toEqual({ path: '$.opts.points.trick["10"]', key: "0" });
    expect(fixOf({ effects: { queen: { levels: "reverse" } } })).toEqual({ path: "$.opts.effects.queen", key: "Q" });
    // There is one of that name already.
    expect(fixOf({ points: { trick: { "10": 1, "0": 2 } } })).toBeUndefined();
    expect(fixOf({ complete: 100 })).toBeUndefined();
    expect(fixOf({ score: 5 })).toBeUndefined();
    // It would move what comes after it.
    expect(fixOf({ players: [null, 4] })).toBeUndefined();
    expect(fixOf({ ranking: 1 })).toBeUndefined();
  });
});
