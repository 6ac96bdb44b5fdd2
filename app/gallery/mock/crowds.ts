import type { Card, Play } from "@/lib/engine/cards/vocabulary";
import { can, move, seat, view } from "./base";

const play = (number: number, cards: Card[]): Play => ({ seat: number, kind: "play", cards, count: cards.length });
const pass = (number: number): Play => ({ seat: number, kind: "pass", cards: [], count: 0 });

const CLIMB: Card[] = ["XX", "2S", "AH", "AC", "KD", "0S", "0H", "0D", "8C", "7S", "7D", "4C"];
const BEATS: Card[] = ["AH", "AC", "0S", "0H", "0D"];

export const climb6 = view({
  deal: 4,
  round: 3,
  turn: 1,
  seats: [
    seat(0, { count: 6, dealScore: 1 }),
    seat(1, { hand: CLIMB, count: 12, dealScore: 4 }),
    seat(2, { count: 3, dealScore: 2 }),
    seat(3, { count: 0, rank: 1, dealScore: 6 }),
    seat(4, { count: 8, dealScore: 3 }),
    seat(5, { count: 7, dealScore: 5 }),
  ],
  plays: [play(2, ["5S", "5H"]), pass(4), play(5, ["8S", "8H"]), play(0, ["9S", "9D"])],
  discards: { count: 14, cards: ["3S", "3H", "6C", "6D"] },
  can: can(1, {
    move: move(
      CLIMB,
      BEATS,
      "move/must_match_amount",
      { count: "2" },
      { count: null, min: 2, sameLevel: true, pass: true },
    ),
  }),
});

export const climbBig = view({
  ...climb6,
  turn: 0,
  plays: [],
  can: null,
  seats: climb6.seats.map((each) =>
    each.seat === 1
      ? {
          ...each,
          count: 19,
          hand: [
            "XX",
            "YX",
            "2S",
            "2D",
            "AH",
            "AC",
            "KD",
            "KS",
            "QH",
            "0S",
            "0H",
            "0D",
            "8C",
            "7S",
            "7D",
            "4C",
            "4D",
            "3C",
            "3D",
          ],
        }
      : each,
  ),
});

const SHEET: Card[] = ["AS", "7S", "JH", "4D", "2C"];

export const sheets8 = view({
  deal: 2,
  turn: 1,
  trump: "D",
  seats: [0, 1, 2, 3, 4, 5, 6, 7].map((number) =>
    number === 1 ? seat(1, { hand: SHEET, count: 5, fresh: ["7S"] }) : seat(number, { count: number === 6 ? 8 : 5 }),
  ),
  talon: ["9D", null, null, null, null, null, null, null, null],
  stack: {
    count: 7,
    top: ["QC", "6S"],
    last: { seat: 0, kind: "play", cards: ["QC"], count: 1, extras: { follow: ["6S"] } },
  },
  can: can(1, {
    retreat: true,
    move: move(
      SHEET,
      ["AS", "7S", "4D"],
      "move/must_follow_suit",
      { suites: "S" },
      {
        extras: [{ name: "follow", count: 1, required: true }],
      },
    ),
  }),
});

export const sheets2 = view({
  ...sheets8,
  seats: [seat(0, { count: 5 }), seat(1, { hand: SHEET, count: 5 })],
  stack: {
    count: 3,
    top: ["0H"],
    last: { seat: 0, kind: "retreat", cards: [], count: 0, uptake: ["KH", "5C", "8D"] },
  },
  can: can(1, {
    retreat: true,
    move: move(
      SHEET,
      [],
      "move/must_match_level",
      { card: "0H" },
      { extras: [{ name: "follow", count: 1, required: true }] },
    ),
  }),
});
