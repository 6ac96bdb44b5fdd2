import type { SeatPerson } from "@/components/table/types";
import type { Can, Card, SeatView, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";

export const seat = (number: number, change: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  hand: null,
  count: change.hand?.length ?? 0,
  fresh: [],
  blind: false,
  bid: null,
  tricks: 0,
  points: null,
  dealScore: null,
  total: null,
  rank: null,
  owes: [],
  ...change,
});

export const view = (change: Partial<View>): View => ({
  phase: "playing",
  series: 0,
  deal: 1,
  round: 0,
  turn: null,
  waiting: change.turn === undefined || change.turn === null ? [] : [change.turn],
  seats: [],
  trump: null,
  talon: null,
  bids: [],
  contract: null,
  selling: false,
  plays: [],
  stack: null,
  lastTrick: null,
  tricks: null,
  discards: null,
  revealed: null,
  ending: null,
  host: { start: false, end: false, reset: false },
  can: null,
  ...change,
});

export const can = (number: number, change: Partial<Can>): Can => ({
  seat: number,
  look: false,
  bid: null,
  redeal: false,
  sell: false,
  distribute: null,
  move: null,
  retreat: false,
  ...change,
});

type Move = NonNullable<Can["move"]>;

/** One card at a time; `legal` of the hand may be played, the others are refused with `code`. */
export function move(
  hand: Card[],
  legal: Card[],
  code: string,
  data: { [key: string]: string },
  change: Partial<Move> = {},
): Move {
  return {
    count: 1,
    min: 1,
    sameLevel: false,
    sameSuit: false,
    pass: false,
    crawl: false,
    specials: [],
    extras: [],
    cards: Object.fromEntries(hand.map((card) => [card, legal.includes(card) ? null : { code, data }])),
    ...change,
  };
}

const NAMES: [name: string, initials: string][] = [
  ["Mira K.", "MK"],
  ["Elin", "EL"],
  ["Botan", "BT"],
  ["Jaak P.", "JP"],
  ["Wilhelmina", "WI"],
  ["Otto", "OT"],
  ["Sanna", "SA"],
  ["Piet", "PI"],
];

export const people = (
  count: number,
  you: number | null,
  change: Record<number, Partial<SeatPerson>> = {},
): SeatPerson[] =>
  NAMES.slice(0, count).map(([name, initials], number) => ({
    seat: number,
    name,
    initials,
    kind: name === "Botan" ? "bot" : "user",
    you: number === you,
    host: number === 0,
    presence: "here",
    ...change[number],
  }));

export const THOUSAND: TemplateInfo = {
  name: "Thousand",
  levels: "9JQK0A",
  suites: "HSDC",
  seats: { min: 3, max: 4 },
  cards: 24,
  hand: 7,
  has: {
    bidding: true,
    blind: true,
    sell: true,
    tricks: true,
    stack: false,
    talon: true,
    trump: true,
    discards: false,
    points: true,
    crawl: true,
    pass: true,
    retreat: false,
  },
  specials: [
    { name: "trump", points: { D: 40, H: 60, S: 80, C: 100 } },
    { name: "wheels", points: 120 },
  ],
  completeScore: 1000,
  description:
    "## The aim\nBe the first to reach **1000** points.\n\n## The bidding\nBids go up in steps of 5. Who bids most takes the talon and gives a card to each of the others.\n\n## Points\n\n| card | points |\n|---|---|\n| ace | 11 |\n| ten | 10 |\n| king | 4 |\n| queen | 3 |\n| jack | 2 |\n",
  i18n: { en: { trump: "a marriage", wheels: "the wheels" } },
};

export const ARSCHLOCH: TemplateInfo = {
  ...THOUSAND,
  name: "Arschloch",
  levels: "34567890JQKA2X",
  seats: { min: 3, max: 7 },
  cards: 55,
  hand: 19,
  has: {
    ...THOUSAND.has,
    bidding: false,
    blind: false,
    sell: false,
    tricks: false,
    talon: false,
    trump: false,
    discards: true,
    points: false,
    crawl: false,
    pass: true,
    retreat: false,
  },
  specials: [],
  completeScore: null,
  description: "Be rid of your cards first.",
  i18n: {},
};

export const SHEETS: TemplateInfo = {
  ...ARSCHLOCH,
  name: "Five Sheets",
  levels: "234567890JQKA",
  seats: { min: 2, max: 8 },
  cards: 52,
  hand: 5,
  has: { ...ARSCHLOCH.has, stack: true, talon: true, trump: true, discards: false, pass: false, retreat: true },
  description: "Beat the pile, put another card on top, and be rid of all.",
};
