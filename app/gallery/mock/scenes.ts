import { DEFAULT_PREFS, type ScoreSheetData, type TableRoomProps } from "@/components/cards-table/types";
import type { LogLine, SeatPerson } from "@/components/table/types";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { ARSCHLOCH, people, SHEETS, THOUSAND } from "./base";
import { climb6, climbBig, sheets2, sheets8 } from "./crowds";
import * as thousand from "./thousand";

const AT = Date.UTC(2026, 10, 21, 20, 4);

export const LOG: LogLine[] = [
  { at: AT, text: "Mira K. declares the marriage of hearts, 60 points. Trump is hearts." },
  { at: AT + 20_000, text: "Mira K. takes the trick with the ace of hearts, 25 points." },
  { at: AT + 70_000, text: "Mira K. leads the jack of hearts." },
  { at: AT + 76_000, text: "Botan plays the nine of hearts." },
  { at: AT + 77_000, text: "Your turn: follow hearts.", loud: true },
];

export const CHAT = [
  { id: "a", at: AT + 40_000, by: "Mira K.", text: "there goes my bluff :)" },
  { id: "b", at: AT + 52_000, by: "Elin", text: "I had counted on that king" },
];

const deal = (number: number, by: number, bid: number, scores: number[], totals: number[]) => ({
  deal: number,
  bid: { seat: by, number: bid },
  ending: "played" as const,
  scores,
  totals,
});

export const SHEET: ScoreSheetData = [
  {
    series: 0,
    deals: [
      deal(1, 1, 100, [20, 100, 0], [20, 100, 0]),
      deal(2, 0, 120, [120, 31, 44], [140, 131, 44]),
      deal(3, 2, 120, [38, 0, -120], [178, 131, -76]),
      deal(4, 1, 140, [12, 280, 61], [190, 411, -15]),
      { deal: 5, bid: null, ending: "passed", scores: [0, 0, 0], totals: [190, 411, -15] },
      deal(6, 0, 200, [450, 304, 395], [640, 715, 380]),
    ],
  },
];

export type Scene = {
  title: string;
  info: TemplateInfo;
  view: View;
  people: SeatPerson[];
  you: number | null;
  change?: Partial<TableRoomProps>;
  replay?: boolean;
};

const scene = (
  title: string,
  info: TemplateInfo,
  view: View,
  you: number | null,
  change: Partial<TableRoomProps> = {},
): Scene => ({
  title,
  info,
  view,
  people: people(view.seats.length, you),
  you,
  change,
});

const troubled = people(6, 1, {
  0: { presence: "away" },
  2: { kind: "shadow", shadowFor: "Mira", name: "Botan" },
  4: { presence: "gone" },
  5: { late: AT },
});

export const SCENES: Record<string, Scene> = {
  play: scene("Thousand, following suit", THOUSAND, thousand.play3, 1),
  lead: scene("Thousand, leading: specials and crawl", THOUSAND, thousand.lead, 1),
  waiting: scene("Thousand, choosing before one’s turn", THOUSAND, thousand.waiting, 1),
  crawl: scene("Thousand, a crawled trick", THOUSAND, thousand.crawl, 1),
  blind: scene("Thousand, bidding blind", THOUSAND, thousand.biddingBlind, 1),
  bidding: scene("Thousand, bidding with cards seen", THOUSAND, thousand.biddingOpen, 1),
  giving: scene("Thousand, giving cards", THOUSAND, thousand.giving, 1),
  sale: scene("Thousand, talon on sale", THOUSAND, thousand.sale, 1),
  result: scene("Thousand, the deal has ended", THOUSAND, thousand.result, 1),
  empty: {
    ...scene("Nothing dealt, a seat free", THOUSAND, thousand.fresh, 1),
    people: people(3, 1, { 2: { kind: "vacant" } }),
  },
  pending: scene("A card on its way", THOUSAND, thousand.play3, 1, { pending: { type: "move", cards: ["KH"] } }),
  refused: scene("A refused card", THOUSAND, thousand.play3, 1, {
    refusal: { code: "move/must_follow_suit", data: { suites: "H" } },
  }),
  lost: scene("Connection lost", THOUSAND, thousand.play3, 1, { connection: "retrying" }),
  glyphs: scene("Unicode card characters, four colours", THOUSAND, thousand.play3, 1, {
    prefs: { ...DEFAULT_PREFS, faces: "glyph", fourColour: true },
  }),
  climb: scene("Arschloch, six seats", ARSCHLOCH, climb6, 1),
  absent: { ...scene("Arschloch, absences and shadows", ARSCHLOCH, climb6, 1), people: troubled },
  big: scene("Arschloch, nineteen cards", ARSCHLOCH, climbBig, 1),
  sheets: scene("Five Sheets, eight seats", SHEETS, sheets8, 1),
  sheets2: scene("Five Sheets, two seats, nothing fits", SHEETS, sheets2, 1),
  spectator: scene(
    "Watching",
    THOUSAND,
    { ...thousand.play3, can: null, seats: thousand.play3.seats.map((each) => ({ ...each, hand: null })) },
    null,
    {
      chatClosed: "Sign in to write.",
    },
  ),
  replay: { ...scene("Replay, all hands open", THOUSAND, thousand.replayed, 1), replay: true },
};
