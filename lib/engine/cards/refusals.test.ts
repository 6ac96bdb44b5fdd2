import { afterAll, describe, expect, it } from "vitest";
import { REFUSALS } from "./refusals";
import { compile, Driver, deckFor, TEMPLATES } from "./testing/driver";
import { OF_THREE, refusing, SINCE } from "./testing/refusing";
import { ROLLING_STONE } from "./testing/taking-games";
import { dealt, HANDS, looked, move, playing, thousand, won } from "./testing/thousand-hands";
import type { Card, Intent } from "./vocabulary";

/** Every refusal in its place, and every code at least once, here or in `refusals-since.test.ts` and `refusals-of-three.test.ts`. */
const { met, refused } = refusing();

afterAll(() => {
  expect(Object.keys(REFUSALS).filter((code) => !met.has(code) && ![...SINCE, ...OF_THREE].includes(code))).toEqual([]);
});

describe("the host", () => {
  it("alone starts, ends and resets", () => {
    const driver = new Driver(thousand, 3);
    refused(driver, 0, { type: "start" }, "start/forbidden");
    refused(driver, 0, { type: "reset" }, "reset/forbidden");
    refused(driver, 0, { type: "end" }, "end/forbidden");
    refused(driver, "host", { type: "end" }, "end/not_underway");
    driver.deal();
    refused(driver, "host", { type: "start" }, "start/underway");
    refused(driver, "clock", { type: "reset" }, "reset/forbidden");
    driver.act("host", { type: "end" });
    refused(driver, "clock", { type: "start" }, "start/too_early");
    refused(new Driver(thousand, 2), "host", { type: "start" }, "start/players");
    refused(driver, 7, { type: "look" }, "seat/unknown");
  });

  it("changes seats between deals only", () => {
    const driver = new Driver(thousand, 3);
    const many = thousand.reseat(driver.state, [0, 1, 2, 3, 4], driver.ctx());
    expect(many).toMatchObject({ ok: false, error: { code: "seat/count" } });
    driver.deal();
    const live = thousand.reseat(driver.state, [0, 1, 2, 3], driver.ctx());
    expect(live).toMatchObject({ ok: false, error: { code: "seat/in_play" } });
    met.add("seat/count").add("seat/in_play");
  });
});

describe("bids", () => {
  it("are refused in this order", () => {
    const driver = dealt();
    refused(driver, 0, { type: "bid", number: 60 }, "bid/not_your_turn");
    refused(driver, 1, { type: "redeal" }, "redeal/look_first");
    driver.act(1, { type: "look" });
    refused(driver, 1, { type: "look" }, "look/nothing_hidden");
    refused(driver, 1, { type: "bid" }, "bid/missing_data");
    refused(driver, 1, { type: "bid", number: 55 }, "bid/too_small");
    refused(driver, 1, { type: "bid", number: 345 }, "bid/too_high");
    refused(driver, 1, { type: "bid", number: 61 }, "bid/invalid_number");
    refused(driver, 1, { type: "bid", number: 60, blind: true }, "bid/no_longer_blind");
    driver.bid(1, 100);
    refused(driver, 2, { type: "bid", number: 100 }, "bid/needs_higher");
    refused(driver, 2, { type: "bid", number: 125, blind: true }, "bid/too_high");
    refused(driver, 2, { type: "sell" }, "sell/not_distributing");
    refused(driver, 2, move(["JH"]), "move/not_underway");
    refused(driver, 2, { type: "retreat" }, "retreat/not_underway");
    refused(driver, 2, { type: "distribute", cards: {} }, "distribute/not_distributing");
    refused(playing(), 0, { type: "bid", number: 60 }, "bid/not_bidding");
  });

  it("need a suit where the template says so; an equal one is not higher", () => {
    const game = compile({ ...TEMPLATES.thousand.opts, bidding: { ...TEMPLATES.thousand.opts.bidding, suite: "HSD" } });
    const driver = new Driver(game, 3, 5);
    driver.deal();
    driver.act(1, { type: "look" });
    refused(driver, 1, { type: "bid", number: 60 }, "bid/missing_data");
    refused(driver, 1, { type: "bid", number: 60, suite: "C" }, "bid/missing_data");
    driver.act(1, { type: "bid", number: 60, suite: "S" });
    refused(driver, 2, { type: "bid", number: 60, suite: "S" }, "bid/needs_higher");
    refused(driver, 2, { type: "bid", number: 60, suite: "H" }, "bid/needs_higher");
    driver.act(2, { type: "bid", number: 60, suite: "D" });
  });

  it("cannot be passed where the template forbids it", () => {
    const opts = { ...TEMPLATES.thousand.opts, players: 1, hand: 5, bidding: { min: 1, max: 9 }, redeal: undefined };
    const driver = new Driver(compile(JSON.parse(JSON.stringify(opts))), 1);
    driver.deal();
    refused(driver, 0, { type: "bid", pass: true }, "bid/cannot_pass");
    refused(driver, 0, { type: "redeal" }, "redeal/not_in_game");
    driver.bid(0, 3);
    expect(driver.state.phase).toBe("playing");
  });

  it("end with a redeal only for who may demand one", () => {
    const driver = looked();
    refused(driver, 0, { type: "redeal" }, "redeal/not_your_turn");
    driver.bid(1, 60);
    refused(driver, 2, { type: "redeal" }, "redeal/too_few");
    driver.bid(2, 65);
    driver.bid(0, 70);
    refused(driver, 1, { type: "redeal" }, "redeal/has_bid");
    refused(playing(), 0, { type: "redeal" }, "redeal/not_bidding");
    const { bidding: _, lead: __, complete: ___, points, ...rest } = TEMPLATES.thousand.opts;
    const unbid = new Driver(compile({ ...rest, talon: {}, points: { trick: points.trick } }), 3);
    unbid.deal(deckFor(unbid.game, HANDS));
    unbid.play(1, "AD");
    unbid.play(2, "JD");
    unbid.play(0, "9H");
    refused(unbid, 1, { type: "redeal" }, "redeal/has_played");
    const other = looked();
    other.act(1, { type: "redeal" });
    expect(other.state).toMatchObject({ phase: "ended", scored: false, ending: { reason: "redeal", redealBy: 1 } });
  });
});

describe("gifts and sales", () => {
  it("are refused in this order", () => {
    const driver = won();
    const give = (cards: Record<string, Card[]>): Intent => ({ type: "distribute", cards });
    refused(driver, 1, give({ 0: ["9S"] }), "distribute/not_expected");
    refused(driver, 1, { type: "sell" }, "sell/not_your_turn");
    refused(driver, 0, give({}), "distribute/missing_data");
    refused(driver, 0, give({ 0: ["KH"], 1: ["QH"] }), "distribute/unknown_players");
    refused(driver, 0, give({ 1: ["KH"], 2: ["KH"] }), "distribute/no_such_cards");
    refused(driver, 0, give({ 1: ["9D"], 2: ["KH"] }), "distribute/no_such_cards");
    refused(driver, 0, give({ 1: ["KH"] }), "distribute/wrong_amount");
    driver.act(0, { type: "sell" });
    driver.bid(1, null);
    driver.bid(2, null);
    refused(driver, 0, { type: "sell" }, "sell/forbidden");
  });

  it("are not sold where the template has no sale", () => {
    const game = compile({ ...TEMPLATES.thousand.opts, bidding: { ...TEMPLATES.thousand.opts.bidding, sell: false } });
    const driver = new Driver(game, 3, 5);
    driver.deal();
    driver.bid(1, null);
    driver.bid(2, null);
    driver.bid(0, 60);
    refused(driver, 0, { type: "sell" }, "sell/not_in_game");
  });

  it("are the best cards of the lower half", () => {
    const driver = new Driver(compile(TEMPLATES.arschloch), 3, 4);
    while (driver.state.phase !== "distributing") driver.step();
    const lower = driver.state.seats.find((_, place) => driver.state.ranks[place] === 3)!;
    const hand = driver.hand(lower);
    const to = String(driver.state.owes[lower]![0]!.to);
    refused(driver, lower, { type: "distribute", cards: { [to]: hand.slice(-3) } }, "distribute/must_give_top_cards");
    driver.act(lower, { type: "distribute", cards: { [to]: hand.slice(0, 3) } });
  });
});

it("a trump is demanded by its name from a hand without the suit, and the suit from one with it", () => {
  const { bidding: _, redeal: __, points, complete: ___, lead: ____, ...opts } = TEMPLATES.thousand.opts;
  const { special: _____, ...rest } = opts.move;
  const game = compile({
    ...opts,
    players: [2, 2],
    hand: 2,
    talon: { trump: true },
    move: { ...rest, response: { suite: { trump: "mandatory" } } },
    points: { trick: points.trick },
  });
  for (const [held, code, data] of [
    ["AS", "move/must_trump", { suite: "C" }],
    ["AH", "move/must_follow_suit", { suites: "H" }],
  ] as const) {
    const driver = new Driver(game, 2);
    const hands = [
      [held, "AC"],
      ["QH", "KD"],
    ];
    driver.deal([
      ...deckFor(game, hands).slice(0, 4),
      "JC",
      ...game.rules.deck.filter((card) => ![...hands.flat(), "JC"].includes(card)),
    ]);
    driver.play(1, "QH");
    const refused = game.decide(driver.state, { seat: 0 }, move([held === "AH" ? "AC" : "AS"]), driver.ctx());
    expect(refused).toEqual({ ok: false, error: { code, data } });
    met.add(code);
  }
});

describe("moves in a trick game", () => {
  it("are refused in this order", () => {
    const driver = playing();
    refused(driver, 1, move(["9S"]), "move/not_your_turn");
    refused(driver, 0, { type: "move" }, "move/missing_data");
    refused(driver, 0, { type: "move", pass: true, cards: ["KH"] }, "move/cannot_pass");
    refused(driver, 0, { type: "move", specials: ["trump"] }, "move/no_cards");
    refused(driver, 0, move(["9D"]), "move/no_such_cards");
    refused(driver, 0, move(["??"]), "move/no_such_cards");
    refused(driver, 0, move(["KH", "QH"]), "move/wrong_amount");
    refused(driver, 0, move(["KH"], { crawl: true }), "move/crawl_top_card");
    refused(driver, 0, move(["KH"], { specials: ["trump"] }), "move/special_wrong_round");
    refused(driver, 0, move(["KH"], { specials: ["bells"] }), "move/special_not_in_game");
    refused(driver, 0, move(["KH"], { extras: { follow: ["QH"] } }), "move/unknown_action");
    refused(driver, 0, { type: "retreat" }, "retreat/not_in_game");
    refused(driver, 1, { type: "retreat" }, "retreat/not_your_turn");
    const rolling = new Driver(compile(ROLLING_STONE), 4);
    rolling.deal();
    refused(rolling, rolling.state.turn!, { type: "retreat" }, "retreat/can_play");
    driver.play(0, "AH");
    refused(driver, 1, move(["9S"]), "move/must_follow_suit");
    driver.play(1, "9H");
    refused(driver, 2, move(["JH"], { crawl: true }), "move/crawl_not_leading");
    driver.play(2, "JH");
    expect(driver.state.turn).toBe(0);
    refused(driver, 0, move(["AS"], { crawl: true }), "move/crawl_wrong_round");
    refused(driver, 0, move(["0S"], { specials: ["wheels"] }), "move/special_condition");
    refused(driver, 0, move(["AS"], { specials: ["trump"] }), "move/special_not_card");
    refused(driver, 0, move(["KH"], { specials: ["trump", "trump"] }), "move/unknown_action");
    driver.act(0, move(["KH"], { specials: ["trump"] }));
    expect(driver.state).toMatchObject({ trump: 0, earned: [60 + 13, 0, 0] });
    driver.play(1, "9S");
    refused(driver, 2, move(["0H"], { specials: ["trump"] }), "move/special_not_leading");
    driver.play(2, "0H");
    refused(driver, 2, move(["JS"], { specials: ["trump"] }), "move/special_no_cards");
  });

  it("need cards enough for a special", () => {
    const special = { ...TEMPLATES.thousand.opts.move.special };
    const trump = { ...special.trump, "0": true, condition: { min: 12 } };
    const opts = { ...TEMPLATES.thousand.opts };
    const game = compile({ ...opts, move: { ...opts.move, special: { ...special, trump } } });
    const driver = new Driver(game, 3);
    driver.deal(deckFor(game, HANDS));
    driver.bid(1, null);
    driver.bid(2, null);
    driver.bid(0, 60);
    driver.act(0, { type: "distribute", cards: { 1: ["9H"], 2: ["JC"] } });
    refused(driver, 0, move(["KH"], { specials: ["trump"] }), "move/special_few_cards");
  });

  it("cannot be crawled where the template has no crawl", () => {
    const { crawl: _, ...rest } = TEMPLATES.thousand.opts.move;
    const { bidding: _bidding, redeal: _redeal, ...opts } = TEMPLATES.thousand.opts;
    const game = compile({ ...opts, move: rest, lead: { "*": "trick" } });
    const driver = new Driver(game, 3);
    driver.deal();
    refused(driver, 1, move([driver.hand(1)[0]!], { crawl: true }), "move/cannot_crawl");
  });
});

describe("moves in rounds and on a pile", () => {
  const arschloch = compile(TEMPLATES.arschloch);

  it("match level and amount, of one level", () => {
    const driver = new Driver(arschloch, 3);
    const hands: Card[][] = [
      ["3S", "KS"],
      ["5S", "5H", "9H", "9D"],
      ["4S", "4H", "6H", "7D", "QS", "QD"],
    ];
    driver.deal(deckFor(arschloch, hands));
    refused(driver, 1, { type: "move", pass: true }, "move/cannot_pass");
    refused(driver, 1, move(["5S", "9H"]), "move/must_play_one_level");
    driver.play(1, "5S", "5H");
    refused(driver, 2, move(["4S", "4H"]), "move/must_match_level");
    refused(driver, 2, move(["QS"]), "move/must_match_amount");
    refused(driver, 2, { type: "move", pass: true, cards: ["QS"] }, "move/unknown_action");
    driver.play(2, "QS", "QD");
    expect(driver.state.turn).toBe(0);
  });

  it("are of one suit where the template says so", () => {
    const game = compile({
      ...TEMPLATES.arschloch.opts,
      move: { ...TEMPLATES.arschloch.opts.move, level: false, suite: true },
    });
    const driver = new Driver(game, 3);
    driver.deal(deckFor(game, [["3S"], ["5S", "9S", "5H"], ["4S"]]));
    refused(driver, 1, move(["5S", "5H"]), "move/must_play_one_suit");
    driver.play(1, "9S", "5S");
  });

  it("come with a follow card where there is something to answer", () => {
    const game = compile(TEMPLATES["five-sheets"]);
    const driver = new Driver(game, 2);
    driver.deal(
      deckFor(
        game,
        [
          ["2C", "3C", "4C", "5C", "6C"],
          ["8H", "9H", "KD", "2S", "3S"],
        ],
        ["7H"],
      ),
    );
    const follow = (...cards: Card[]): Intent => move(["8H"], { extras: { follow: cards } });
    refused(driver, 1, move(["8H"]), "move/extra_missing");
    refused(driver, 1, follow("8H"), "move/extra_no_such_cards");
    refused(driver, 1, follow("9H", "KD"), "move/extra_wrong_amount");
    refused(driver, 1, move(["8H"], { extras: { lead: ["9H"] } }), "move/unknown_action");
    driver.act(1, follow("2S"));
    const { state } = driver;
    const bare = { ...state, stack: [], talon: [] };
    const answer = game.decide(bare, { seat: 0 }, move(["2C"], { extras: { follow: ["3C"] } }), driver.ctx());
    expect(answer).toMatchObject({ ok: false, error: { code: "move/extra_not_needed" } });
    met.add("move/extra_not_needed");
    expect(game.decide(bare, { seat: 0 }, move(["2C"]), driver.ctx()).ok).toBe(true);
  });
});

describe("bids for tricks and first leads", () => {
  it("the last to bid may not make the bids as many as the tricks", () => {
    const driver = new Driver(compile(TEMPLATES["oh-hell"]), 3);
    driver.deal();
    const [first, second, last] = [0, 1, 2].map((i) => (driver.waiting()[0]! + i) % 3);
    refused(driver, first!, { type: "bid", pass: true }, "bid/cannot_pass");
    driver.bid(first!, 3);
    driver.bid(second!, 2);
    refused(driver, last!, { type: "bid", number: 8 }, "bid/too_high");
    refused(driver, last!, { type: "bid", number: 2 }, "bid/sum");
    driver.bid(last!, 3);
    expect(driver.state.phase).toBe("playing");
  });

  it("the two of clubs leads; nothing that counts follows it, and hearts are led once one was played", () => {
    const game = compile(TEMPLATES.hearts);
    // In the fourth deal nobody passes cards.
    const driver = new Driver(game, 4);
    driver.state = { ...driver.state, played: 3 };
    driver.deal(
      deckFor(game, [
        ["2C", "AC", "AD", "AH", "2H"],
        ["3D", "4D", "5D", "6D", "7D", "8D", "9D", "0D", "JD", "QD", "KD", "QS", "3H"],
        ["3C", "4H"],
        ["4C", "5H"],
      ]),
    );
    refused(driver, 0, move(["AC"]), "move/must_lead_card");
    driver.play(0, "2C");
    refused(driver, 1, move(["QS"]), "move/no_points_yet");
    driver.play(1, "3D");
    driver.play(2, "3C");
    driver.play(3, "4C");
    refused(driver, 3, move(["5H"]), "move/suit_closed");
    expect(driver.waiting()).toEqual([3]);
  });
});
