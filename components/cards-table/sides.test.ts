import { describe, expect, test } from "vitest";
import type { Named } from "@/components/table/people";
import type { SeatView, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { cardsScore } from "@/lib/texts/cards-score/en";
import { cardsScore as cardsScoreEt } from "@/lib/texts/cards-score/et";
import { table } from "@/lib/texts/cards-table/table.en";
import { reasonsOf, shooterOf } from "./score-reasons";
import { sidesOf } from "./sides";
import { figuresOf, runningOf } from "./standing";

const NAMES = ["Ann", "Bob", "Cara", "Dora"];
const TEXTS = { cardsScore, table };
const ALL = [0, 1, 2, 3];
const PAIRS = [0, 1, 0, 1];

const people = (you: number | null): Named[] =>
  NAMES.map((name, seat) => ({ seat, name: seat === you ? "Me" : name, you: seat === you }));

const infoWith = (change: Partial<TemplateInfo>): TemplateInfo =>
  ({ has: { points: true, tricks: true }, ...change }) as TemplateInfo;
const SPADES = infoWith({
  teams: PAIRS,
  bidsForTricks: { exact: false, nil: true, bags: { times: 10, value: -100 } },
});

const seat = (at: number, change: Partial<SeatView>): SeatView => ({
  ...{ seat: at, hand: null, count: 0, fresh: [], blind: false, bid: null, tricks: 0, points: null },
  ...{ dealScore: null, total: 0, rank: null, owes: [] },
  ...change,
});
const viewOf = (seats: Partial<SeatView>[], change: Partial<View> = {}): View =>
  ({
    ...{ phase: "ended", contract: null, ending: { reason: "played", redealBy: null, winners: [] } },
    seats: seats.map((each, at) => seat(at, each)),
    ...change,
  }) as View;

describe("sides", () => {
  const told = (teams: TemplateInfo["teams"], you: number | null) =>
    sidesOf(teams ? { teams } : {}, ALL, people(you), TEXTS).map(({ seats, title, names }) => [seats, title, names]);
  test.each<[string, TemplateInfo["teams"], number | null, unknown]>([
    [
      "a player's own is ours, the other theirs, the player first",
      PAIRS,
      3,
      [
        [[0, 2], "They", "Ann and Cara"],
        [[3, 1], "We", "You and Bob"],
      ],
    ],
    [
      "a watcher reads names",
      PAIRS,
      null,
      [
        [[0, 2], null, "Ann and Cara"],
        [[1, 3], null, "Bob and Dora"],
      ],
    ],
    [
      "somebody alone against three is told by name",
      [0, 1, 1, 1],
      0,
      [
        [[0], null, "You"],
        [[1, 2, 3], "They", "Bob, Cara and Dora"],
      ],
    ],
    [
      "of three sides none is simply the other one",
      [0, 0, 1, 2],
      0,
      [
        [[0, 1], "We", "You and Bob"],
        [[2], null, "Cara"],
        [[3], null, "Dora"],
      ],
    ],
  ])("%s", (_, teams, you, sides) => expect(told(teams, you)).toEqual(sides));

  test.each<[string, TemplateInfo["teams"]]>([
    ["without teams", undefined],
    ["where the bidder changes with every deal", "bidder"],
  ])("everybody is their own %s", (_, teams) => {
    expect(told(teams, 1)).toEqual([
      [[0], null, "Ann"],
      [[1], null, "You"],
      [[2], null, "Cara"],
      [[3], null, "Dora"],
    ]);
  });
});

/** What each side is told of its score: its members' reasons, then those of the side. */
function why(info: TemplateInfo, view: View, you: number | null = 0, texts = TEXTS): string[][] {
  const sides = sidesOf(info, ALL, people(you), texts);
  return sides.map((side) => {
    const { seats, side: together } = reasonsOf(view, info, side, sides, people(you), texts);
    return [...seats.map(({ seat, text }) => `${seat}: ${text}`), ...together];
  });
}
const bid = (number: number, tricks: number, more: Partial<SeatView> = {}): Partial<SeatView> => ({
  bid: { seat: 0, number },
  tricks,
  ...more,
});

describe("why a score is what it is", () => {
  test("bids for tricks: bid and taken of each, nil made and failed, bags carried on", () => {
    const [ours, theirs] = [
      { bags: 6, dealScore: 152 },
      { bags: 1, dealScore: -150 },
    ];
    const view = viewOf([bid(5, 7, ours), bid(5, 4, theirs), bid(0, 0, ours), bid(0, 1, theirs)]);
    expect(why(SPADES, view)).toEqual([
      ["0: bid 5, took 7", "2: nil made", "6 bags carried on"],
      ["1: bid 5, took 4", "3: nil failed, took 1", "1 bag carried on"],
    ]);
    expect(why(SPADES, view, 0, { cardsScore: cardsScoreEt, table })[0]).toEqual([
      "0: pakkusid 5, võtsid 7",
      "2: null õnnestus",
      "6 liigtihi edasi kaasas",
    ]);
  });

  test.each<[string, number, number, number, string[]]>([
    ["eight were carried, two came", 2, 0, 5, ["−100 for 10 bags"]],
    ["nine were carried, eight came", 8, 7, 5, ["−100 for 10 bags", "7 bags carried on"]],
    ["nine were carried, thirteen came", 13, 2, 0, ["−200 for 20 bags", "2 bags carried on"]],
    ["none were carried, ten came", 10, 0, 3, ["−100 for 10 bags"]],
    ["nothing came", 0, 9, 5, ["9 bags carried on"]],
  ])("what bags cost: %s", (_, over, left, number, said) => {
    const info = infoWith({ ...SPADES, bidsForTricks: { exact: false, nil: false, bags: { times: 10, value: -100 } } });
    const view = viewOf([bid(number, number + over, { bags: left }), bid(1, 0), bid(0, 0, { bags: left }), bid(1, 0)]);
    expect(why(info, view)[0]?.slice(2)).toEqual(said);
  });

  test("a bid of none is a bid like others where nil is no promise of its own", () => {
    const info = infoWith({ bidsForTricks: { exact: true, nil: false } });
    expect(why(info, viewOf([bid(0, 0), bid(2, 3), bid(0, 1), bid(1, 1)]))).toEqual([
      ["0: bid 0, took 0"],
      ["1: bid 2, took 3"],
      ["2: bid 0, took 1"],
      ["3: bid 1, took 1"],
    ]);
  });

  test("tricks of a side where those beyond a number count", () => {
    const info = infoWith({ teams: PAIRS, trickCounts: { per: 1, over: 6 } });
    expect(why(info, viewOf([{ tricks: 3 }, { tricks: 2 }, { tricks: 5 }, { tricks: 3 }]))).toEqual([
      ["8 tricks, 2 over 6"],
      ["5 tricks"],
    ]);
  });

  test("points of a side where they are not its score, and nothing where they are", () => {
    const seats = [70, 20, 11, 19].map((points, at) => ({ points, tricks: at, dealScore: 1 - (at % 2) }));
    expect(why(infoWith({ teams: PAIRS }), viewOf(seats))).toEqual([
      ["81 points in 2 tricks"],
      ["39 points in 4 tricks"],
    ]);
    const alone = [70, 20, 11, 19].map((points) => ({ points, dealScore: points }));
    expect(why(infoWith({}), viewOf(alone)).flat()).toEqual([]);
  });

  test("which cards a score is made of, where cards count; a sum where they are of many kinds", () => {
    const deck = { QS: 13, KS: 10, AS: 7, "2H": 1, "3H": 1, "4H": 1, "2C": 0 };
    const trick = (by: number | null, ...cards: string[]) => ({
      ...{ by, points: null },
      plays: cards.map((card, seat) => ({ seat, kind: "play" as const, cards: [card], count: 1 })),
    });
    const tricks = [trick(0, "QS", "2H", "2C", "3H"), trick(0, "2C"), trick(1, "4H", "2C"), trick(null, "KS")];
    const points = [15, 1, 0, 0];
    const seats = points.map((of, at) => ({ points: of, dealScore: of, tricks: [2, 1, 0, 0][at]! }));
    const info = infoWith({ deck });
    expect(why(info, viewOf(seats, { tricks }))).toEqual([
      ["2 tricks: queen of spades 13, 2 cards at 1"],
      ["1 trick: four of hearts 1"],
      ["0 tricks"],
      ["0 tricks"],
    ]);
    expect(why(info, viewOf(seats, { tricks }), 0, { cardsScore: cardsScoreEt, table })[0]).toEqual([
      "2 tihi: poti emand 13; 2 kaarti, igaüks 1",
    ]);
    const many = viewOf([{ points: 31, dealScore: 31, tricks: 1 }], { tricks: [trick(0, "QS", "KS", "AS", "2H")] });
    expect(why(info, many)[0]).toEqual(["31 points in 1 trick"]);
    // A declaration counts beside the cards: a list of them would not say what the sum is.
    expect(why(info, viewOf([{ points: 55, dealScore: 55, tricks: 2 }], { tricks }))[0]).toEqual([
      "55 points in 2 tricks",
    ]);
  });

  test("who made trump, alone or not, and the tricks of both sides", () => {
    const info = infoWith({ teams: PAIRS, makesTrump: { alone: true, takes: "dealer" } });
    const seats = [{ tricks: 0 }, { tricks: 2 }, { tricks: 2 }, { tricks: 1 }];
    const made = { seat: 1, suite: "H" };
    expect(why(info, viewOf(seats, { contract: made }))).toEqual([["2 tricks"], ["made trump: 3 tricks"]]);
    expect(why(info, viewOf(seats, { contract: { ...made, alone: true } }))[1]).toEqual([
      "made trump and played alone: 3 tricks",
    ]);
    const euchred = seats.map((each, at) => ({ ...each, dealScore: at % 2 === 0 ? 2 : 0 }));
    expect(why(info, viewOf(euchred, { contract: made }))[1]).toEqual(["made trump, but took only 3 tricks"]);
    expect(figuresOf(viewOf(seats, { contract: made }), info, [1, 3]).bid).toEqual(made);
    expect(figuresOf(viewOf(seats, { contract: made }), info, [0, 2]).bid).toBeNull();
  });

  test("the cards that are left, where they count", () => {
    const seats = [0, 5, 1, 13].map((count) => ({ count, dealScore: count }));
    const info = infoWith({ has: { points: true } as TemplateInfo["has"], left: { worth: {}, toWinner: false } });
    expect(why(info, viewOf(seats))).toEqual([[], ["5 cards left"], ["1 card left"], ["13 cards left"]]);
    const times = [
      { from: 13, by: 3 },
      { from: 5, by: 2 },
    ];
    expect(why({ ...info, left: { worth: {}, toWinner: false, times } }, viewOf(seats))).toEqual([
      [],
      ["5 cards left, each counts double"],
      ["1 card left"],
      ["13 cards left, each counts 3 times"],
    ]);
  });

  test("nothing of a deal that did not count", () => {
    const view = viewOf([bid(3, 1), bid(3, 1), bid(3, 1), bid(3, 1)], {
      ending: { reason: "stopped", redealBy: null, winners: [] },
    });
    expect(why(SPADES, view).flat()).toEqual([]);
  });

  test("who shot the moon, and that nobody did", () => {
    const info = infoWith({ shoot: { points: 26, others: 26 } });
    const sides = sidesOf(info, ALL, people(0), TEXTS);
    const moon = [0, 26, 0, 0].map((points) => ({ points, dealScore: 26 - points }));
    expect(shooterOf(viewOf(moon), info, sides)?.names).toBe("Bob");
    expect(why(info, viewOf(moon)).flat()).toEqual([]);
    const none = [13, 13, 0, 0].map((points) => ({ points, dealScore: points }));
    expect(shooterOf(viewOf(none), info, sides)).toBeNull();
    const { shot } = cardsScore.why;
    expect(shot([{ name: "Bob", you: false }], 26, 26)).toBe(
      "Bob shot the moon, all 26 points: everybody else gets 26.",
    );
    expect(cardsScoreEt.why.shot([{ name: "", you: true }], 26, 26)).toBe(
      "Sina said kõik 26 punkti: teised saavad igaüks 26.",
    );
  });
});

describe("the score table", () => {
  test("during the bidding the last deal's points are gone, and what counts now stands there", () => {
    const last = { dealScore: 52, total: 52 };
    const bidding = { phase: "bidding", ending: null } as const;
    const counted = viewOf([{ ...last, points: 0 }, last, last, last], bidding);
    expect(runningOf(counted, infoWith({}))).toBe("deal");
    expect(figuresOf(counted, infoWith({}), [0])).toMatchObject({ now: 0, place: null, total: 52 });
    const promised = viewOf([last, last, last, last], bidding);
    expect(runningOf(promised, SPADES)).toBe("tricks");
    expect(figuresOf(promised, SPADES, [0, 2])).toMatchObject({ now: 0, total: 52 });
  });

  test("partners bid and take together; the tricks of a nil fill no bid", () => {
    const view = viewOf([bid(5, 4), bid(3, 2), bid(0, 1), bid(3, 1)], { phase: "playing", ending: null });
    expect(figuresOf(view, SPADES, [0, 2])).toMatchObject({ bid: { number: 5 }, now: 4, shared: false });
    expect(figuresOf(view, SPADES, [1, 3])).toMatchObject({ bid: { number: 6 }, now: 3 });
    expect(figuresOf(view, SPADES, [2])).toMatchObject({ bid: { number: 0 }, now: 1 });
  });

  test("once the deal is over, its score; of one that did not count, none", () => {
    const seats = ALL.map((at) => ({ ...bid(3, 3), dealScore: at % 2 ? 60 : -60, total: 9 }));
    expect(figuresOf(viewOf(seats), SPADES, [1, 3])).toMatchObject({ now: 60, shared: true });
    expect(runningOf(viewOf(seats), SPADES)).toBe("deal");
    const stopped = viewOf(seats, { ending: { reason: "stopped", redealBy: null, winners: [] } });
    expect(figuresOf(stopped, SPADES, [1, 3])).toMatchObject({ now: null, place: null, total: 9 });
  });
});

test("whoever won the bidding reads what was bid and made of it, the others nothing", () => {
  const info = infoWith({});
  const seats = [
    { points: 97, dealScore: -120 },
    { points: 40, dealScore: 40 },
    { points: 3, dealScore: 5 },
  ];
  const view = viewOf(seats, { contract: { seat: 0, number: 120 } });
  const sides = sidesOf(info, [0, 1, 2], people(0), TEXTS);
  const why = sides.map((side) => reasonsOf(view, info, side, sides, people(0), TEXTS).side);
  expect(why).toEqual([["bid 120, made 97: missed"], [], []]);
});
