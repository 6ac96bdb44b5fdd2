import { describe, expect, it } from "vitest";
import { dealOut } from "./deal";
import { compile, Driver, player, SPECTATOR, stackedDeck, TEMPLATES } from "./testing/driver";
import { TRICKS } from "./testing/small-tricks";

const { thousand: THOUSAND, arschloch: ARSCHLOCH, "five-sheets": SHEETS } = TEMPLATES;

describe("the deal", () => {
  const shapes = (json: unknown, seats: number): [number[], number, number] => {
    const { rules } = compile(json);
    const { hands, talon, lead } = dealOut(
      rules,
      rules.deck.map((_, id) => id),
      seats,
    );
    return [hands.map((hand) => hand.length), talon.length, lead.length];
  };

  it.each<[string, unknown, number, [number[], number, number]]>([
    ["Thousand for three", THOUSAND, 3, [[7, 7, 7], 3, 0]],
    ["Thousand for four", THOUSAND, 4, [[5, 5, 5, 5], 4, 0]],
    ["Arschloch for three", ARSCHLOCH, 3, [[19, 18, 18], 0, 0]],
    ["Arschloch for seven", ARSCHLOCH, 7, [[8, 8, 8, 8, 8, 8, 7], 0, 0]],
    ["Five Sheets for two", SHEETS, 2, [[5, 5], 41, 1]],
    ["Five Sheets for eight", SHEETS, 8, [[5, 5, 5, 5, 5, 5, 5, 5], 11, 1]],
    ["a deck without hand or talon", { ...TRICKS, hand: undefined, players: 3 }, 3, [[6, 5, 5], 0, 0]],
    ["a hand without a talon", TRICKS, 2, [[3, 3], 0, 0]],
    ["a talon without a hand", { ...TRICKS, hand: undefined, talon: {} }, 3, [[5, 5, 5], 1, 0]],
  ])("%s", (_, json, seats, expected) => {
    expect(shapes(JSON.parse(JSON.stringify(json)), seats)).toEqual(expected);
  });

  it("turns up a trump from the bottom of the talon, and lays lead cards first", () => {
    const game = compile({ ...SHEETS.opts, talon: { trump: true, lead: 2 } });
    const driver = new Driver(game, 2);
    driver.deal(stackedDeck(game, ["2H", "3H", "AS", "KS", "4H", "QS", "5H", "JS", "6H", "0S", "7H", "9S", "8C"]));
    const view = game.view(driver.state, SPECTATOR);
    expect(view).toMatchObject({ trump: "C", stack: { count: 2, top: ["2H", "3H"] } });
    expect(view.talon!.slice(0, 2)).toEqual(["8C", null]);
  });

  it("shows a talon that lies face up to all, another to nobody", () => {
    const open = new Driver(compile({ ...THOUSAND.opts, talon: { face: true } }), 3);
    open.deal();
    expect(open.game.view(open.state, SPECTATOR).talon!.every((card) => card !== null)).toBe(true);
    const closed = new Driver(compile(THOUSAND), 3);
    closed.deal();
    expect(closed.game.view(closed.state, player(0)).talon).toEqual([null, null, null]);
  });
});

describe("who begins", () => {
  it("is the seat after the host's, then the next; the same one after a deal that did not count", () => {
    const driver = new Driver(compile(TRICKS), 3);
    const first: (number | null)[] = [];
    for (let deals = 0; deals < 3; deals++) {
      driver.deal();
      first.push(driver.state.turn);
      while (driver.waiting().length > 0) driver.step();
    }
    expect(first).toEqual([1, 2, 0]);
    driver.deal();
    expect(driver.state.turn).toBe(1);
    const leader = driver.hand(1);
    driver.play(1, leader[0]!);
    driver.act("host", { type: "end" });
    driver.deal();
    expect(driver.state.turn).toBe(0);
  });

  it("goes by the first bid where one bids, and repeats when all pass", () => {
    const driver = new Driver(compile(THOUSAND), 3);
    driver.deal();
    for (const seat of [1, 2, 0]) driver.bid(seat, null);
    expect(driver.state.ending).toMatchObject({ reason: "passed" });
    driver.deal();
    expect(driver.state.turn).toBe(1);
  });
});

describe("bidding", () => {
  const start = (opts: unknown = THOUSAND): Driver => {
    const driver = new Driver(compile(opts), 3, 6);
    driver.deal();
    return driver;
  };

  it("is won at once by the last who has not passed", () => {
    const driver = start();
    driver.bid(1, null);
    driver.bid(2, null);
    driver.bid(0, 60);
    expect(driver.state).toMatchObject({ phase: "distributing", turn: 0, contract: { seat: 0, number: 60 } });
    expect(driver.hand(0)).toHaveLength(10);
    expect(driver.state.blind).toEqual([false, false, false]);
  });

  it("skips who passed only where a pass is final", () => {
    const driver = start();
    driver.bid(1, null);
    driver.bid(2, 60);
    driver.bid(0, 65);
    expect(driver.state.turn).toBe(2);
    const other = start({ ...THOUSAND.opts, bidding: { ...THOUSAND.opts.bidding, pass_final: false } });
    other.bid(1, null);
    other.bid(2, 60);
    other.bid(0, 65);
    expect(other.state.turn).toBe(1);
    other.bid(1, 70);
  });

  it("opens again when the talon is sold: above the number, for all, with the talon open", () => {
    const driver = start();
    driver.bid(1, null);
    driver.bid(2, null);
    driver.bid(0, 60);
    driver.act(0, { type: "sell" });
    expect(driver.state).toMatchObject({ phase: "bidding", turn: 1, contract: null, selling: true });
    expect(driver.hand(0)).toHaveLength(7);
    expect(driver.game.view(driver.state, SPECTATOR)).toMatchObject({
      selling: true,
      bids: [{}, {}, {}, { sell: true }],
    });
    expect(driver.game.view(driver.state, SPECTATOR).talon!.every((card) => card !== null)).toBe(true);
    expect(driver.try(1, { type: "bid", number: 60 })).toBe("bid/needs_higher");
    driver.bid(1, 335);
    driver.bid(2, null);
    driver.bid(0, null);
    expect(driver.state).toMatchObject({ phase: "distributing", turn: 1, selling: false });
    expect(driver.try(1, { type: "sell" })).toBe("sell/forbidden");
  });

  it("gives it back at the same number when nobody wants it", () => {
    const driver = start();
    driver.bid(1, null);
    driver.bid(2, null);
    driver.bid(0, 60);
    driver.act(0, { type: "sell" });
    driver.bid(1, null);
    driver.bid(2, null);
    expect(driver.state).toMatchObject({ phase: "distributing", turn: 0, contract: { number: 60, sell: true } });
  });

  it("without a talon lets the bidder lead, or whoever opened", () => {
    const bidding = { min: 1, max: 9, pass: true };
    const played = (lead: object): number | null => {
      const driver = new Driver(compile({ ...TRICKS, bidding, lead }), 3);
      driver.deal();
      driver.bid(1, null);
      driver.bid(2, 3);
      driver.bid(0, null);
      return driver.state.turn;
    };
    expect(played({ "0": "bidder", "*": "trick" })).toBe(2);
    expect(played({ "*": "trick" })).toBe(1);
  });
});
