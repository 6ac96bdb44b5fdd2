import { expect, test } from "vitest";
import type { SeatView, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { cardsScore } from "@/lib/texts/cards-score/en";
import { table } from "@/lib/texts/cards-table/table.en";
import { cardsTalk } from "@/lib/texts/cards-talk/en";
import { cardsTalk as cardsTalkEt } from "@/lib/texts/cards-talk/et";
import { endingText } from "./ending-text";
import { reasonsOf } from "./score-reasons";
import { sidesOf } from "./sides";

/** How deals end by a claim, a knock or with a fool, as Ann reads it. */

const NAMES = ["Ann", "Bob", "Cara"];
const who = (seat: number) => ({ name: NAMES[seat]!, you: seat === 0 });

const infoWith = (change: Partial<TemplateInfo>): TemplateInfo =>
  ({ has: { points: true, tricks: true }, ...change }) as TemplateInfo;
const MELDS = infoWith({ melds: { set: 3, run: 3, knock: 10, gin: 25, undercut: 20, worth: {} } });
const BOUTS = infoWith({ has: { points: false } as TemplateInfo["has"], bouts: { limit: 6, first: 5 } });
const CLAIMS = infoWith({
  claims: 66,
  lastWins: true,
  games: [{ under: 1, value: 3 }, { under: 33, value: 2 }, { value: 1 }],
});

const viewOf = (winners: number[], scores: number[], change: Partial<View> = {}): View =>
  ({
    ...{ phase: "ended", contract: null, ending: { reason: "played", redealBy: null, winners } },
    seats: scores.map((dealScore, seat) => ({ seat, count: 0, points: null, dealScore, total: 0 }) as SeatView),
    ...change,
  }) as View;

const knocked = (seat: number, own: number, other: number): Partial<View> => {
  const hand = (at: number, count: number) => ({ seat: at, melds: [], laidOff: [], deadwood: [], count });
  return { knock: { seat, gin: own === 0, hands: [hand(seat, own), hand(1 - seat, other)] } };
};

const claimed = (seat: number): Partial<View> => ({ claimed: { seat, points: 66, right: true } });

test.each<[string, TemplateInfo, View, string]>([
  ["a knock that holds", MELDS, viewOf([1], [0, 31], knocked(1, 5, 36)), "Bob knocks with 5. Bob wins."],
  ["gin", MELDS, viewOf([0], [61, 0], knocked(0, 0, 36)), "You have gin. You win."],
  ["an undercut", MELDS, viewOf([1], [0, 24], knocked(0, 8, 4)), "You knock with 8. Bob undercuts. Bob wins."],
  [
    "the last trick, where nobody claimed",
    CLAIMS,
    viewOf([1], [0, 1]),
    "Nobody claimed; Bob takes the last trick. Bob wins.",
  ],
  ["another's fool", BOUTS, viewOf([1], [2, 1, 3]), "Bob wins. Cara is the fool."],
  ["one's own", BOUTS, viewOf([1, 2], [3, 1, 1]), "Bob and Cara win. You are the fool."],
  ["nobody's, where the last are out together", BOUTS, viewOf([1], [2, 1, 2]), "Bob wins. You are 2nd."],
])("how a deal ended: %s", (_, info, view, said) => {
  expect(endingText(view, info, who, cardsTalk)).toBe(said);
});

test("in Estonian", () => {
  expect(endingText(viewOf([1], [2, 1, 3]), BOUTS, who, cardsTalkEt)).toBe("Bob võidab. Cara jäi lolliks.");
});

/** What is said of Ann's score, and of Bob's. */
const why = (info: TemplateInfo, view: View): string[][] => {
  const people = [0, 1].map((seat) => ({ seat, ...who(seat) }));
  const texts = { cardsScore, table };
  const sides = sidesOf(info, [0, 1], people, texts);
  return sides.map((side) => reasonsOf(view, info, side, sides, people, texts).side);
};

test("what a knock, gin or an undercut brought", () => {
  expect(why(MELDS, viewOf([1], [0, 31], knocked(1, 5, 36)))).toEqual([[], ["36 less 5"]]);
  expect(why(MELDS, viewOf([0], [61, 0], knocked(0, 0, 36)))).toEqual([["36, and 25 for gin"], []]);
  expect(why(MELDS, viewOf([1], [0, 24], knocked(0, 8, 4)))).toEqual([[], ["4, and 20 for the undercut"]]);
});

test("why a claim counts more than one: what the other has, unless the talon was closed", () => {
  expect(why(CLAIMS, viewOf([0], [3, 0], claimed(0)))).toEqual([["the other has no trick"], []]);
  expect(why(CLAIMS, viewOf([1], [0, 2], claimed(1)))).toEqual([[], ["the other has fewer than 33"]]);
  expect(why(CLAIMS, viewOf([0], [1, 0], claimed(0)))).toEqual([[], []]);
  const closed = (by: number, by0: number, by1: number, more: Partial<View> = {}) =>
    why(CLAIMS, viewOf([by0 > by1 ? 0 : 1], [by0, by1], { closedBy: by, ...more }));
  expect(closed(0, 3, 0, claimed(0))).toEqual([["the other had no trick at the close"], []]);
  expect(closed(0, 2, 0)).toEqual([["the other had fewer than 33 at the close"], []]);
  expect(closed(0, 0, 2)).toEqual([[], ["the talon was closed in vain"]]);
  expect(closed(0, 0, 3, claimed(1))).toEqual([[], ["the talon was closed in vain, before they had a trick"]]);
  const wrong = { claimed: { seat: 1, points: 40, right: false } };
  expect(closed(0, 2, 0, wrong)).toEqual([[], []]);
});
