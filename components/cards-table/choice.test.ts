import { describe, expect, test } from "vitest";
import type { Can, Card } from "@/lib/engine/cards/vocabulary";
import { comboIn, giftOf, isQuick, moveOf, NO_CHOICE, onlyChoice, putIn, takeOut } from "./choice";
import { forcedIntent } from "./forced";

const no = { code: "move/must_follow_suit" };
type Move = NonNullable<Can["move"]>;

const can = (cards: Move["cards"], move: Partial<Move> = {}, rest: Partial<Can> = {}): Can => ({
  ...{ seat: 0, look: false, bid: null, redeal: false, sell: false, distribute: null, retreat: false },
  move: {
    ...{ count: 1, min: 1, sameLevel: false, sameSuit: false, pass: false, crawl: false, specials: [], extras: [] },
    cards,
    ...move,
  },
  ...rest,
});
const follow = { name: "follow", count: 1, required: true };
const trump = { name: "trump", cards: ["KH", "QH"] };

describe("what is played by itself, if its reader wants that", () => {
  const hand: Card[] = ["KH", "9S"];
  const bid = { min: 60, max: 120, step: 5, blindMax: null, suites: null, number: true, pass: true };
  test.each<[string, Can | null, readonly Card[], unknown]>([
    ["nothing, off one's turn", null, hand, null],
    ["nothing, where two cards may be played", can({ KH: null, "9S": null }), hand, null],
    ["the only card", can({ KH: null, "9S": no }), hand, { type: "move", cards: ["KH"] }],
    ["not the only card, where one may pass too", can({ KH: null, "9S": no }, { pass: true }), hand, null],
    ["not the only card, where one may retreat too", can({ KH: null, "9S": no }, {}, { retreat: true }), hand, null],
    ["not the only card that could be thrown in", can({ KH: null, "9S": no }, { part: "throws" }), hand, null],
    ["not where the card could declare something", can({ KH: null, "9S": no }, { specials: [trump] }), hand, null],
    ["not where it could be played face down", can({ KH: null, "9S": no }, { crawl: true }), hand, null],
    [
      "a pass, where nothing can be played",
      can({ KH: no, "9S": no }, { pass: true }),
      hand,
      { type: "move", pass: true },
    ],
    [
      "a retreat, where nothing can be played",
      can({ KH: no, "9S": no }, {}, { retreat: true }),
      hand,
      { type: "retreat" },
    ],
    [
      "the last two cards, of which one alone may lead",
      can({ KH: null, "9S": no }, { extras: [follow] }),
      hand,
      { type: "move", cards: ["KH"], extras: { follow: ["9S"] } },
    ],
    [
      "nothing, where a second card has to be chosen",
      can({ KH: null, "9S": no, "8S": no }, { extras: [follow] }),
      ["KH", "9S", "8S"],
      null,
    ],
    ["the last card of a game of several", can({ KH: null }, { count: null }), ["KH"], { type: "move", cards: ["KH"] }],
    [
      "no draw, where the pile can be taken from too",
      can({ KH: no, "9S": no }, {}, { draw: { count: 1, must: false, from: ["talon", "discards"] } }),
      hand,
      null,
    ],
    [
      "a draw, where there is only the talon",
      can({ KH: no, "9S": no }, {}, { draw: { count: 1, must: false, from: ["talon"] } }),
      hand,
      { type: "draw" },
    ],
    [
      "no card, where the deal could be claimed",
      can({ KH: null }, {}, { claim: { points: 66, has: 70 } }),
      ["KH"],
      null,
    ],
    ["no bid, where one may bid", { ...can({}), move: null, bid }, hand, null],
    [
      "a pass, where no number is left to bid",
      { ...can({}), move: null, bid: { ...bid, number: false } },
      hand,
      { type: "bid", pass: true },
    ],
    [
      "no pass, where new cards could be asked for",
      { ...can({}), move: null, redeal: true, bid: { ...bid, number: false } },
      hand,
      null,
    ],
  ])("%s", (_, given, held, wanted) => expect(forcedIntent(given, held)).toEqual(wanted));
});

describe("what a card alone can declare it declares, unless it is told not to", () => {
  const given = can({ KH: null, QH: null, "9S": null }, { specials: [trump] });
  test("chosen by hand, or beforehand", () => {
    expect(putIn(NO_CHOICE, given, "KH", []).specials).toEqual(["trump"]);
    expect(putIn(NO_CHOICE, given, "9S", []).specials).toEqual([]);
    expect(onlyChoice(can({ KH: null, "9S": no }, { specials: [trump] }), ["KH", "9S"])?.specials).toEqual(["trump"]);
  });
  test("two at once are left to choose", () => {
    const both = can({ KH: null }, { specials: [trump, { name: "wheels", cards: ["KH"] }] });
    expect(putIn(NO_CHOICE, both, "KH", []).specials).toEqual([]);
  });
  test("taken out, it declares nothing", () => {
    expect(takeOut(putIn(NO_CHOICE, given, "KH", []), given, "KH").specials).toEqual([]);
  });
});

describe("what has to be given", () => {
  const giving = (cards: Card[] | null, count = 2, to = [1]): Can => ({
    ...can({}),
    move: null,
    distribute: { to: to.map((seat) => ({ seat, count })), cards },
  });
  const chosen = (given: Can) => onlyChoice(given, ["2H", "2D", "AS"])?.gifts;
  test("is chosen already where no other cards would do", () => {
    expect(chosen(giving(["2H", "2D"]))).toEqual({ 1: ["2H", "2D"] });
    expect(giftOf(onlyChoice(giving(["2H", "2D"]), []) ?? NO_CHOICE, giving(["2H", "2D"]))).not.toBeNull();
  });
  test("is left to choose where some would, or all", () => {
    expect(chosen(giving(["2H", "2D", "2S"]))).toBeUndefined();
    expect(chosen(giving(null))).toBeUndefined();
    expect(chosen(giving(["2H", "2D"], 1, [1, 2]))).toBeUndefined();
  });
});

describe("one tap plays", () => {
  const tapped = (given: Can, card: Card, hand: readonly Card[]) => {
    const choice = putIn(NO_CHOICE, given, card, hand);
    return isQuick(choice, given, hand) && moveOf(choice, given) !== null;
  };
  test("a card that is the whole act", () =>
    expect(tapped(can({ KH: null, "9S": null }), "KH", ["KH", "9S"])).toBe(true));
  test("not one to which others could be added", () => {
    const several = can({ "9H": null, "9S": null, KH: null }, { count: null, sameLevel: true });
    expect(tapped(several, "9H", ["KH", "9H", "9S"])).toBe(false);
    expect(tapped(several, "KH", ["KH", "9H", "9S"])).toBe(true);
  });
  test("not one that lacks another, nor one that could declare or hide", () => {
    expect(tapped(can({ KH: null, "9S": null }, { extras: [follow] }), "KH", ["KH", "9S"])).toBe(false);
    expect(tapped(can({ KH: null, "9S": null }, { specials: [trump] }), "KH", ["KH", "9S"])).toBe(false);
    expect(tapped(can({ KH: null, "9S": null }, { crawl: true }), "KH", ["KH", "9S"])).toBe(false);
  });
});

test("a card that came along with another is meant by a tap on it, and taken out by a second", () => {
  const two = can({ "0C": null, "0D": null, KH: null }, { count: null, min: 2, sameLevel: true });
  const hand: Card[] = ["KH", "0C", "0D"];
  const first = putIn(NO_CHOICE, two, "0C", hand);
  expect(first).toMatchObject({ cards: ["0C", "0D"], along: ["0D"] });
  const meant = takeOut(first, two, "0D");
  expect(meant).toMatchObject({ cards: ["0C", "0D"], along: [] });
  expect(takeOut(meant, two, "0D").cards).toEqual(["0C"]);
  // The one that was tapped goes at the first tap.
  expect(takeOut(first, two, "0C").cards).toEqual(["0D"]);
});

describe("combinations", () => {
  const sets: Move["combos"] = [
    { kind: "single", cards: ["3D"] },
    { kind: "single", cards: ["KH"] },
    { kind: "pair", cards: ["KH", "KS"] },
    { kind: "pair", cards: ["9H", "9S"] },
  ];
  const hand: Card[] = ["KH", "KS", "9H", "9S", "3D"];
  const combos = can(Object.fromEntries(hand.map((card) => [card, null])), { count: null, combos: sets });
  test("a card that leaves one choice brings the rest along", () => {
    const pair = putIn(NO_CHOICE, combos, "9H", hand);
    expect(pair).toMatchObject({ cards: ["9H", "9S"], along: ["9S"] });
    expect(comboIn(pair, combos)).toBe("pair");
    expect(moveOf(pair, combos)).toEqual({ type: "move", cards: ["9H", "9S"] });
  });
  test("a card that fits with none of the chosen begins anew, and what is no combination cannot be played", () => {
    const king = putIn(NO_CHOICE, combos, "KH", hand);
    expect(moveOf(king, combos)).toEqual({ type: "move", cards: ["KH"] });
    expect(isQuick(king, combos, hand)).toBe(false);
    expect(putIn(king, combos, "3D", hand).cards).toEqual(["3D"]);
    expect(moveOf({ ...NO_CHOICE, cards: ["KH", "3D"] }, combos)).toBeNull();
  });
});
