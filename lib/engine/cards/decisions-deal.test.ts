import { describe, expect, it } from "vitest";
import type { CardGame } from "./compile";
import { AUCTION, codes, deckOf, TRICKS } from "./testing/decision-games";
import { compile, Driver, deckFor, player } from "./testing/driver";
import type { Card } from "./vocabulary";

/** What the language says of dealing and bidding where its first reading left room (docs/decisions/0010). */
describe("a bidder gives so many cards that all hold the same number", () => {
  const opts = (hand: number, cards: Card[]) => ({
    ...TRICKS,
    levels: "7890JQK",
    cards,
    hand,
    talon: {},
    bidding: { ...AUCTION, talon: true, distribute: true },
    points: { trick: { "7": 1 } },
  });

  it("two to each of three from a talon of six", () => {
    const game = compile(opts(7, [...deckOf("7890JQ"), "KH", "KS", "KD"]));
    const driver = new Driver(game, 3, 1);
    driver.deal();
    driver.bid(1, 10);
    driver.bid(2, null);
    driver.bid(0, null);
    expect(driver.state.owes[1]).toEqual([
      { to: 0, count: 2 },
      { to: 2, count: 2 },
    ]);
    for (const intent of game.legal(driver.state, 1).slice(0, 50))
      expect(game.decide(driver.state, { seat: 1 }, intent, driver.ctx()).ok).toBe(true);
    const hand = driver.hand(1);
    driver.act(1, { type: "distribute", cards: { 0: hand.slice(0, 2), 2: hand.slice(2, 4) } });
    expect(driver.state.hands.map((cards) => cards.length)).toEqual([9, 9, 9]);
    expect(driver.state).toMatchObject({ phase: "playing", turn: 1 });
  });

  it("a talon that does not divide is an error, unless it says how many each gets", () => {
    const uneven = opts(7, [...deckOf("7890JQ"), "KH", "KS"]);
    expect(codes(uneven)).toEqual(["template/uneven $.bidding.distribute"]);
    const game = compile({ ...uneven, bidding: { ...uneven.bidding, distribute: { cards: 1 } } });
    const driver = new Driver(game, 3, 1);
    driver.deal();
    driver.bid(1, 10);
    driver.bid(2, null);
    driver.bid(0, null);
    expect(driver.state.owes[1]).toEqual([
      { to: 0, count: 1 },
      { to: 2, count: 1 },
    ]);
    expect(codes({ ...uneven, bidding: { ...uneven.bidding, distribute: { cards: 6 } } })).toEqual([
      "template/too_few_cards $.bidding.distribute",
    ]);
  });
});

describe("bids go in steps from the smallest", () => {
  const game = compile({ ...TRICKS, bidding: { min: 62, max: 90, step: 5, pass: true } });
  const start = (): Driver => {
    const driver = new Driver(game, 3, 1);
    driver.deal();
    return driver;
  };

  it("62, 67, 72 … and each a step above the last", () => {
    const driver = start();
    expect(game.view(driver.state, player(1)).can?.bid).toMatchObject({ min: 62, max: 87, step: 5 });
    const numbers = (seat: number): (number | undefined)[] =>
      game
        .legal(driver.state, seat)
        .flatMap((intent) => (intent.type === "bid" && !intent.pass ? [intent.number] : []));
    expect(numbers(1)).toEqual([62, 67, 72, 77, 82, 87]);
    for (const number of [60, 65, 70, 90]) expect(driver.try(1, { type: "bid", number })).not.toBeNull();
    driver.bid(1, 67);
    expect(numbers(2)).toEqual([72, 77, 82, 87]);
    expect(driver.try(2, { type: "bid", number: 67 })).toBe("bid/needs_higher");
    expect(driver.try(2, { type: "bid", number: 70 })).toBe("bid/invalid_number");
    driver.bid(2, 87);
    expect(game.view(driver.state, player(0)).can?.bid).toMatchObject({ number: false, pass: true });
  });

  it("end without passes once nobody may bid higher", () => {
    const { pass: _, ...bidding } = AUCTION;
    const driver = new Driver(compile({ ...TRICKS, bidding: { ...bidding, step: 10 } }), 3, 1);
    driver.deal();
    expect(driver.try(1, { type: "bid", pass: true })).toBe("bid/cannot_pass");
    driver.bid(1, 10);
    driver.bid(2, 30);
    driver.bid(0, null);
    driver.bid(1, null);
    expect(driver.state).toMatchObject({ phase: "playing", contract: { seat: 2, number: 30 } });
  });
});

it("new cards may be demanded without bidding, before one's first card, and the same player opens again", () => {
  const game = compile({ ...TRICKS, redeal: { condition: { hand: ["7H", "7S", "7D", "7C"], min: 2 } } });
  const driver = new Driver(game, 3);
  driver.deal(
    deckFor(game, [
      ["7D", "7C", "AH"],
      ["AS", "KS"],
      ["AD", "KD"],
    ]),
  );
  expect(driver.try(1, { type: "redeal" })).toBe("redeal/too_few");
  driver.play(1, "AS");
  expect(driver.try(0, { type: "redeal" })).toBe("redeal/not_your_turn");
  driver.act(2, game.legal(driver.state, 2)[0]!);
  expect(game.view(driver.state, player(0)).can).toMatchObject({ redeal: true });
  expect(game.legal(driver.state, 0)).toContainEqual({ type: "redeal" });
  driver.act(0, { type: "redeal" });
  expect(driver.state).toMatchObject({ phase: "ended", scored: false, ending: { reason: "redeal", redealBy: 0 } });
  driver.deal();
  expect(driver.state.turn).toBe(1);
});

describe("an exchange before a deal", () => {
  const EXCHANGE = {
    ...TRICKS,
    hand: 8,
    talon: {},
    bidding: { ...AUCTION, blind: true, talon: true, sell: true },
    nextgame: { distribute: { ranking: true, max: 2 } },
  };
  const played = (game: CardGame): Driver => {
    const driver = new Driver(game, 3, 4);
    while (!driver.state.scored || driver.state.phase !== "ended") driver.step();
    driver.deal();
    return driver;
  };
  const give = (driver: Driver): void => {
    for (const seat of driver.waiting()) driver.act(seat, driver.game.legal(driver.state, seat)[0]!);
  };

  it("comes before its bidding, and all have seen their hands", () => {
    const driver = played(compile(EXCHANGE));
    expect(driver.state.phase).toBe("distributing");
    give(driver);
    expect(driver.state.phase).toBe("bidding");
    expect(driver.state.blind).toEqual([false, false, false]);
    const hands = driver.state.hands.map((hand) => [...hand]);
    const opener = driver.state.turn!;
    driver.bid(opener, 10);
    driver.bid((opener + 1) % 3, null);
    driver.bid((opener + 2) % 3, null);
    driver.act(opener, { type: "sell" });
    expect(driver.state.hands).toEqual(hands);
  });

  it("comes instead of it where the template says so", () => {
    const driver = played(
      compile({ ...EXCHANGE, nextgame: { distribute: { ranking: true, max: 2, bidding: false } } }),
    );
    give(driver);
    expect(driver.state).toMatchObject({ phase: "playing", contract: null });
  });
});

describe("deals without points in a row", () => {
  const total = (nochange: object): number => {
    const game = compile({
      ...TRICKS,
      points: { trick: { A: 10 }, penalties: { nochange: { times: 1, ...nochange } } },
    });
    const driver = new Driver(game, 3, 1);
    driver.state = { ...driver.state, totals: [40, 40, 40] };
    const hands = [["7H"], ["AH", "AS", "AD", "AC"], ["7S"]];
    driver.deal(deckFor(game, hands));
    while (driver.state.phase === "playing") {
      const seat = driver.state.turn!;
      const [best] = game.legal(driver.state, seat);
      driver.act(seat, best!);
    }
    const zero = driver.state.scores.indexOf(0);
    return driver.state.totals[zero]!;
  };

  it.each<[object, number]>([
    [{ op: "add", value: -100 }, -60],
    [{ op: "mul", value: 0 }, 0],
    [{ op: "mul", value: 2 }, 80],
    [{ op: "mul", value: Number.MAX_SAFE_INTEGER }, Number.MAX_SAFE_INTEGER],
    [{ op: "mul", value: Number.MIN_SAFE_INTEGER }, Number.MIN_SAFE_INTEGER],
    [{ op: "set", value: 5 }, 5],
    [{ op: "set" }, 0],
  ])("%j is done to the total", (nochange, expected) => {
    expect(total(nochange)).toBe(expected);
  });
});

describe("the first deal is opened by the seat next to the host's", () => {
  const game = compile(TRICKS);
  it.each([
    [undefined, 1],
    [0, 1],
    [1, 2],
    [2, 0],
    [7, 1],
  ])("host on seat %s: seat %i", (host, opener) => {
    const driver = new Driver(game, 3, 1);
    const result = game.decide(
      driver.state,
      { role: "host" },
      { type: "start" },
      { ...driver.ctx(), ...(host === undefined ? {} : { host }) },
    );
    expect(result.ok && result.value[0]).toMatchObject({ type: "dealt", turn: opener });
  });
});

describe("a talon on sale without giving cards away", () => {
  const game = compile({ ...TRICKS, hand: 8, talon: {}, bidding: { ...AUCTION, talon: true, sell: true } });
  const won = (): Driver => {
    const driver = new Driver(game, 3, 1);
    driver.deal();
    driver.bid(1, 10);
    driver.bid(2, null);
    driver.bid(0, null);
    return driver;
  };

  it("is bid for anew, with the hand as it was", () => {
    const driver = won();
    expect(driver.state).toMatchObject({ phase: "playing", turn: 1 });
    expect(game.view(driver.state, player(1)).can?.sell).toBe(true);
    const before = driver.state.dealtHands;
    driver.act(1, { type: "sell" });
    expect(driver.state).toMatchObject({ phase: "bidding", selling: true, turn: 2 });
    expect(driver.state.hands).toEqual(before);
    driver.bid(2, 15);
    driver.bid(0, null);
    driver.bid(1, null);
    expect(driver.state).toMatchObject({ phase: "playing", turn: 2 });
    expect(driver.try(2, { type: "sell" })).toBe("sell/forbidden");
  });

  it("not after the first card", () => {
    const driver = won();
    driver.play(1, driver.hand(1)[0]!);
    driver.step();
    driver.step();
    expect(driver.try(driver.state.turn!, { type: "sell" })).toBe("sell/not_distributing");
    expect(game.view(driver.state, player(1)).can?.sell ?? false).toBe(false);
  });
});
