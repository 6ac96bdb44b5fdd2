import { describe, expect, it } from "vitest";
import { compile, Driver, deckFor, player, SPECTATOR, stackedDeck, TEMPLATES } from "./testing/driver";
import { TRICKS } from "./testing/small-tricks";
import type { Card, Intent } from "./vocabulary";

const { arschloch: ARSCHLOCH, "five-sheets": SHEETS } = TEMPLATES;

describe("tricks", () => {
  /** Plays one trick of three; seat 1 leads. Gives the winner. */
  const trick = (hands: Card[][], plays: Card[], opts: object = {}): number => {
    const game = compile({ ...TRICKS, ...opts });
    const driver = new Driver(game, 3);
    driver.deal(deckFor(game, hands));
    [1, 2, 0].forEach((seat, i) => {
      driver.play(seat, plays[i]!);
    });
    return driver.state.turn!;
  };

  it("go to the highest card of the suit led", () => {
    expect(trick([["AS", "QH"], ["JH"], ["KH"]], ["JH", "KH", "QH"])).toBe(2);
    expect(trick([["AS", "AD"], ["JH"], ["QH"]], ["JH", "QH", "AS"])).toBe(2);
  });

  it("go to the highest trump, where trumps count", () => {
    const trump = {
      talon: { trump: true },
      cards: ["KC", "AH", "KH", "QH", "JH", "AS", "KS", "QS", "JS", "QC"],
      hand: 2,
    };
    const hands: Card[][] = [
      ["AS", "KS"],
      ["JH", "QH"],
      ["QC", "QS"],
    ];
    expect(trick(hands, ["JH", "QC", "AS"], { ...trump, suites: "HSC" })).toBe(2);
    expect(trick(hands, ["JH", "QC", "AS"], { ...trump, suites: "HSC", trump: false })).toBe(1);
  });

  it.each<[string, string | null, Card[], Card, string | null]>([
    ["a suit held is followed", "optional", ["JH", "AC"], "AC", "move/must_follow_suit"],
    ["unless trumps are an alternative", "alternative", ["JH", "AC"], "AC", null],
    ["but only trumps are", "alternative", ["JH", "AS"], "AS", "move/must_follow_suit"],
    ["without the suit anything goes", "optional", ["AS", "AC"], "AS", null],
    ["or a trump must, where mandatory", "mandatory", ["AS", "AC"], "AS", "move/must_trump"],
    ["without trumps anything goes again", "mandatory", ["AS", "AD"], "AS", null],
    ["true is as optional", null, ["AS", "AC"], "AS", null],
  ])("%s", (_, rule, hand, card, refusal) => {
    const suite = rule === null ? true : { trump: rule };
    const game = compile({ ...TRICKS, hand: 2, talon: { trump: true }, move: { ...TRICKS.move, response: { suite } } });
    const driver = new Driver(game, 2);
    driver.deal(stackedDeck(game, [hand[0]!, "QH", hand[1]!, "KH", "JC"]));
    driver.play(1, "QH");
    expect(driver.try(0, { type: "move", cards: [card] })).toBe(refusal);
  });

  it("close when all who hold cards have played, though hands are uneven", () => {
    const { hand: _, ...rest } = TRICKS;
    const driver = new Driver(compile(rest), 3, 4);
    driver.deal();
    expect(driver.state.hands.map((hand) => hand.length)).toEqual([6, 5, 5]);
    while (driver.waiting().length > 0) driver.step();
    expect(driver.state).toMatchObject({ phase: "ended", round: 5, scored: true });
  });

  it("played face down are not followed, and seen once they close", () => {
    const game = compile({ ...TRICKS, move: { ...TRICKS.move, crawl: 0 } });
    const driver = new Driver(game, 2);
    driver.deal(
      deckFor(game, [
        ["KH", "JS", "QC"],
        ["QH", "JD", "JC"],
      ]),
    );
    driver.act(1, { type: "move", cards: ["QH"], crawl: true });
    expect(game.view(driver.state, player(0)).plays).toEqual([
      { seat: 1, kind: "play", cards: null, count: 1, crawl: true },
    ]);
    driver.play(0, "JS");
    expect(game.view(driver.state, player(0)).lastTrick).toMatchObject({
      by: 1,
      points: 3,
      plays: [{ cards: ["QH"] }, { cards: ["JS"] }],
    });
  });
});

describe("rounds", () => {
  const game = compile(ARSCHLOCH);

  it("end when all others have passed; who passed is out until then", () => {
    const driver = new Driver(game, 3);
    driver.deal(deckFor(game, [["9S"], ["5S", "6D"], ["7S"]]));
    driver.play(1, "5S");
    driver.play(2, "7S");
    driver.play(0, "9S");
    driver.act(1, { type: "move", pass: true });
    expect(driver.state.turn).toBe(2);
    driver.act(2, { type: "move", pass: true });
    expect(driver.state).toMatchObject({ turn: 0, round: 1, plays: [] });
  });

  it("end at once when all cards of a level lie there, from whomever they came", () => {
    const driver = new Driver(game, 3);
    driver.deal(deckFor(game, [["5D", "5C"], ["5S", "5H"], ["7S"]]));
    driver.play(1, "5S", "5H");
    driver.act(2, { type: "move", pass: true });
    driver.play(0, "5D", "5C");
    expect(driver.state).toMatchObject({ turn: 0, round: 1 });
    expect(game.view(driver.state, SPECTATOR).discards).toEqual({ count: 4, cards: ["5S", "5H", "5D", "5C"] });
  });

  it("count jokers as one level", () => {
    const driver = new Driver(game, 3);
    driver.deal(deckFor(game, [["XX", "ZX"], ["YX"], ["7S"]]));
    driver.play(1, "YX");
    driver.act(2, { type: "move", pass: true });
    driver.play(0, "XX", "ZX");
    expect(driver.state).toMatchObject({ turn: 0, round: 1 });
  });
});

describe("the growing pile (Five Sheets)", () => {
  const game = compile(SHEETS);
  const answer = (card: Card, follow: Card): Intent => ({ type: "move", cards: [card], extras: { follow: [follow] } });
  const dealt = (): Driver => {
    const driver = new Driver(game, 2);
    // Lead 7H; trump C.
    driver.deal(stackedDeck(game, ["7H", "2C", "8H", "3C", "9H", "4D", "KD", "5D", "2S", "6D", "3S", "JC"]));
    return driver;
  };

  it("is answered in suit and level or by a trump, with a follow card; hands are filled up", () => {
    const driver = dealt();
    expect(driver.try(1, answer("KD", "2S"))).toBe("move/must_follow_suit");
    driver.act(1, answer("8H", "KD"));
    expect(driver.hand(1)).toHaveLength(5);
    expect(game.view(driver.state, player(1)).seats[1]!.fresh).toHaveLength(2);
    expect(driver.try(0, answer("4D", "5D"))).toBe("move/must_match_level");
    expect(driver.try(0, answer("2C", "4D"))).toBeNull();
  });

  it("is taken up from the top; an empty one is renewed from the talon", () => {
    const driver = dealt();
    driver.act(1, answer("8H", "KD"));
    const talon = driver.state.talon.length;
    const { events } = driver.act(0, { type: "retreat" });
    expect(events[0]).toMatchObject({ type: "retreated", uptake: ["KD", "8H", "7H"], turn: 1 });
    expect(driver.hand(0)).toHaveLength(8);
    expect(driver.state.talon).toHaveLength(talon - 1);
    expect(game.view(driver.state, SPECTATOR).stack).toMatchObject({ count: 1, last: { kind: "retreat" } });
  });

  it("without suit and level only by a trump: who has one must play it or retreat", () => {
    const driver = new Driver(game, 2);
    driver.deal(stackedDeck(game, ["7S", "4D", "2C", "9D", "KD", "5D", "2D", "6D", "3D", "7D", "8D", "JC"]));
    expect(driver.try(1, answer("KD", "2D"))).toBe("move/must_follow_suit");
    expect(driver.try(1, answer("2C", "2D"))).toBeNull();
  });
});
