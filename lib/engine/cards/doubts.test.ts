import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkTemplate } from "./check";
import type { Opts } from "./template";

/** A game of the house, without its variants, with something changed. */
function changed(name: string, change: (opts: Opts) => void): string[] {
  const { variants: _, ...file } = JSON.parse(readFileSync(`lib/engine/cards/templates/${name}.json`, "utf8"));
  change(file.opts);
  const checked = checkTemplate(file);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value.warnings.map(({ path, message }) => `${path.slice("$.opts.".length)}: ${message}`);
}

/** What can be played, and is hardly meant: each sort at least once, beside what is just inside. */
describe("doubts about a sound template", () => {
  test.each<[string, string, (opts: Opts) => void, string[]]>([
    [
      "tricks are counted beyond what a deal has",
      "whist",
      ({ points }) => (points!.count = { trick: 1, over: 13 }),
      ["points.count.over: a deal has 13 tricks: nobody ever takes more"],
    ],
    ["one trick within it", "whist", ({ points }) => (points!.count = { trick: 1, over: 12 }), []],
    [
      "a bidder leads where all bid",
      "spades",
      ({ lead }) => (lead!["0"] = "bidder"),
      ['lead["0"]: everybody bids: there is no bidder who could lead'],
    ],
    [
      "bids above all tricks",
      "spades",
      ({ bidding }) => (bidding!.max = 50),
      ["bidding.max: nobody takes more than 13 tricks"],
    ],
    [
      "failing pays",
      "spades",
      ({ points }) => (points!.contract!.failed = { per: 10 }),
      ["points.contract.failed.per: the most points win: who fails gains by it"],
    ],
    [
      "bags pay",
      "spades",
      ({ points }) => (points!.contract!.bags = { times: 10, value: 100 }),
      ["points.contract.bags.value: the most points win: tricks beyond the bid pay"],
    ],
    [
      "the makers gain by failing",
      "euchre",
      ({ points }) => (points!.makers = [{ tricks: 3, value: 1 }, { failed: 2 }]),
      ["points.makers[1].failed: the most points win: the makers gain by failing"],
    ],
    [
      "the moon is shot for nothing",
      "hearts",
      ({ points }) => delete points!.order,
      ["points.shoot: the most points win: whoever takes all of them has none, and the others gain"],
    ],
    [
      "all suits are closed",
      "hearts",
      ({ lead }) => (lead!.closed = ["H", "S", "D", "C"]),
      ["lead.closed: every suit is closed: the first lead is free, later only suits that were played can be led"],
    ],
    ["three are", "hearts", ({ lead }) => (lead!.closed = ["H", "S", "D"]), []],
    [
      "uneven sides",
      "whist",
      (opts) => (opts.teams = [[0], [1, 2, 3]]),
      ["teams: sides of 1 and 3: the larger one takes more tricks"],
    ],
    [
      "hands that are never dealt",
      "oh-hell",
      ({ complete }) => (complete!.deals = 5),
      ["hand: a series has 5 deals: the other hands are never dealt"],
    ],
    [
      "hands too large for some",
      "oh-hell",
      (opts) => {
        opts.hand = [10, 9, 8];
        opts.complete = { deals: 3 };
      },
      ["hand: not everybody gets 10 cards: with 6 players at most 8, with 7 players at most 7"],
    ],
    [
      "a knock with anything",
      "gin",
      ({ melds }) => (melds!.knock = 200),
      ["melds.knock: no hand ever counts more than 100: anybody may knock at once"],
    ],
    ["whoever has gin loses", "gin", ({ melds }) => (melds!.gin = -25), ["melds.gin: whoever wins loses by it"]],
    [
      "more cards than a hand",
      "big-two",
      ({ points }) => (points!.times = [{ from: 20, by: 2 }]),
      ["points.times[0].from: nobody is ever left with more than 13 cards"],
    ],
    [
      "a claim of more than there is",
      "schnapsen",
      ({ complete }) => (complete!.deal = { points: 500 }),
      ["complete.deal.points: all that counts in a deal is 364 together"],
    ],
    [
      "bids above all points",
      "thousand",
      ({ bidding }) => {
        bidding!.min = 5000;
        bidding!.max = 6000;
      },
      ["bidding.min: all that counts in a deal is 1720 together: every bid is lost"],
    ],
    [
      "more cards drawn than the deck has",
      "mau-mau",
      ({ effects }) => (effects!["7"] = { draw: 100 }),
      ['effects["7"].draw: the deck has only 32 cards'],
    ],
    [
      "a line of game points that never counts",
      "sueca",
      ({ points }) => (points!.games = [{ under: 60, value: 1 }, { under: 30, value: 2 }, { value: 0 }]),
      ["points.games[1]: a line before it fits wherever this one does"],
    ],
    [
      "a deal for which no line stands",
      "sueca",
      ({ points }) => (points!.games = [{ under: 30, value: 2 }]),
      ["points.games: where no line fits, a deal counts nothing"],
    ],
  ])("%s (%s)", (_, name, change, doubts) => {
    expect(changed(name, change)).toEqual(doubts);
  });
});
