import type { Card, Play, SeatView, Trick, View } from "@/lib/engine/cards/vocabulary";
import { can, move, seat, view } from "./base";

const HAND: Card[] = ["AS", "0S", "9C", "KH", "QH", "0H", "JD", "9D"];

const play = (number: number, card: Card, change: Partial<Play> = {}): Play => ({
  seat: number,
  kind: "play",
  cards: [card],
  count: 1,
  ...change,
});

const LAST: Trick = { by: 0, plays: [play(2, "JS"), play(0, "AH"), play(1, "QS")], points: 25 };

const seats = (mine: Partial<SeatView>, others: Partial<SeatView> = {}): SeatView[] => [
  seat(0, { count: 6, points: 46, tricks: 2, total: 640, bid: { seat: 0, number: 120 }, ...others }),
  seat(1, { hand: HAND, count: 8, points: 31, total: 715, bid: { seat: 1, pass: true }, ...mine }),
  seat(2, { count: 6, points: 0, total: 380, bid: { seat: 2, pass: true }, ...others }),
];

const playing: Partial<View> = {
  deal: 7,
  round: 2,
  trump: "H",
  talon: [],
  contract: { seat: 0, number: 120 },
  lastTrick: LAST,
};

export const play3 = view({
  ...playing,
  turn: 1,
  seats: seats({}),
  plays: [play(0, "JH"), play(2, "9H")],
  can: can(1, { move: move(HAND, ["KH", "QH", "0H"], "move/must_follow_suit", { suites: "H" }) }),
});

export const lead = view({
  ...playing,
  turn: 1,
  trump: null,
  seats: seats({ fresh: ["9C"] }),
  can: can(1, {
    move: move(HAND, HAND, "", {}, { crawl: true, specials: [{ name: "trump", cards: ["KH", "QH"] }] }),
  }),
});

export const waiting = view({ ...playing, turn: 0, seats: seats({}), plays: [] });

export const crawl = view({
  ...playing,
  round: 0,
  turn: 1,
  seats: seats({}),
  plays: [play(0, "", { cards: null, crawl: true }), play(2, "", { cards: null, crawl: true })],
  can: can(1, { move: move(HAND, HAND, "", {}) }),
});

const bidSeats = (mine: Partial<SeatView>): SeatView[] =>
  seats({ bid: null, points: 0, tricks: 0, count: 7, ...mine }, { points: 0, tricks: 0, count: 7, bid: null });

const DEALT: Card[] = ["AS", "0S", "9C", "KH", "QH", "JD", "9D"];

export const biddingBlind = view({
  phase: "bidding",
  deal: 3,
  turn: 1,
  seats: bidSeats({ hand: null, blind: true }),
  talon: [null, null, null],
  bids: [
    { seat: 2, number: 60 },
    { seat: 0, number: 80, blind: true },
  ],
  can: can(1, {
    look: true,
    bid: { min: 85, max: 120, step: 5, blindMax: 120, suites: null, number: true, pass: true },
  }),
});

export const biddingOpen = view({
  ...biddingBlind,
  seats: bidSeats({ hand: DEALT }),
  bids: [
    { seat: 2, number: 100 },
    { seat: 0, pass: true },
    { seat: 1, number: 105 },
    { seat: 2, number: 110 },
  ],
  can: can(1, {
    redeal: true,
    bid: { min: 115, max: 340, step: 5, blindMax: null, suites: null, number: true, pass: true },
  }),
});

export const sale = view({
  ...biddingOpen,
  turn: 0,
  waiting: [0],
  talon: ["KC", "0C", "9H"],
  selling: true,
  contract: { seat: 2, number: 120, sell: true },
  bids: [{ seat: 2, number: 120, sell: true }],
  can: null,
});

const WITH_TALON: Card[] = ["AS", "0S", "KC", "9C", "KH", "QH", "0H", "9H", "JD", "9D"];

export const giving = view({
  phase: "distributing",
  deal: 3,
  turn: 1,
  talon: [],
  contract: { seat: 1, number: 115 },
  bids: [{ seat: 1, number: 115 }],
  seats: seats(
    { hand: WITH_TALON, count: 10, fresh: ["KC", "0H", "9H"], points: 0, bid: { seat: 1, number: 115 } },
    { count: 7, points: 0, tricks: 0, bid: { seat: 0, pass: true } },
  ),
  can: can(1, {
    sell: true,
    distribute: {
      to: [
        { seat: 0, count: 1 },
        { seat: 2, count: 1 },
      ],
      cards: null,
    },
  }),
});

const scored = (number: number, dealScore: number, total: number): SeatView =>
  seat(number, { dealScore, total, points: 0 });

export const result = view({
  phase: "ended",
  deal: 7,
  round: 8,
  seats: [scored(0, 120, 760), scored(1, 74, 789), scored(2, 0, 380)],
  talon: [],
  contract: { seat: 0, number: 120 },
  lastTrick: LAST,
  tricks: [LAST, { by: 1, plays: [play(0, "JH"), play(2, "9H"), play(1, "KH")], points: 6 }],
  revealed: {
    hands: [["AH", "JH", "AC", "QC", "KD", "QD", "0D"], DEALT, ["9H", "JS", "KS", "0C", "JC", "AD", "9S"]],
    talon: ["KC", "QS", "0H"],
  },
  ending: { reason: "played", redealBy: null, winners: [0] },
  host: { start: true, end: false, reset: true },
});

export const fresh = view({
  phase: "waiting",
  deal: 0,
  seats: [seat(0), seat(1), seat(2)],
  host: { start: true, end: false, reset: false },
});

/** All hands open, as a replay shows them. */
export const replayed = view({
  ...playing,
  turn: 1,
  seats: seats({}).map((each, index) => ({
    ...each,
    hand: [["AC", "QC", "KD", "QD", "0D", "AD"], HAND, ["JC", "0C", "KS", "9S", "JS", "KC"]][index] ?? null,
  })),
  plays: [play(0, "JH"), play(2, "9H")],
});
