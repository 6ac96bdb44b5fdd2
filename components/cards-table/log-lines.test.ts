import { describe, expect, test } from "vitest";
import { linesOf } from "@/components/realtime/log-lines";
import { botOf } from "@/components/realtime/people-of";
import type { SeatPerson } from "@/components/table/types";
import type { LogEntry, Person } from "@/lib/contracts/live";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { table } from "@/lib/texts/cards-table/table.en";
import { tableTalk } from "@/lib/texts/cards-table/table-talk.en";
import { cardsTalk } from "@/lib/texts/cards-talk/en";
import { cardWords } from "./log-words";

type Data = LogEntry["say"]["data"];
let clock = 0;
const told = (code: string, data: Data, more: Partial<LogEntry> = {}): LogEntry => {
  clock++;
  return { n: clock, at: clock, say: { code, data }, ...more };
};
const played = (seat: number, card: string, more: Partial<LogEntry> = {}) =>
  told("cards/played", { seat, cards: [card], specials: [], extras: {} }, more);

const person = (seat: number, name: string, you = false): SeatPerson => ({
  ...{ seat, name, initials: name.slice(0, 2), kind: "user", you, host: false, presence: "here" },
});
const known: Record<string, Person> = Object.fromEntries(
  ["ann", "bob", "cara", "dora"].map((nick) => [nick, { id: nick, nick, avatar: "", guest: false }]),
);
const words = cardWords({ i18n: {} } as TemplateInfo, "en", { table, tableTalk, cardsTalk });
const lines = (entries: LogEntry[], people: readonly SeatPerson[], userId = "ann") =>
  linesOf(entries, people, { known, userId, words, table }).map(({ text }) => text);

describe("a line is told with the names of its time", () => {
  test("somebody left in the deal: their own moves stay theirs, a stand-in's are a stand-in's", () => {
    const entries = [
      played(2, "QH"),
      told("table/left", { seat: 2, user: "cara", kicked: false, kept: true }),
      played(2, "9H", { standIn: true }),
      told("cards/trick_taken", { seat: 2, points: 3, turn: 2 }, { standIn: true }),
    ];
    const now = [person(0, "ann", true), person(1, "bob"), { ...botOf(2), shadowFor: "cara" }];
    expect(lines(entries, now)).toEqual([
      "cara plays the queen of hearts.",
      "cara leaves the table. A stand-in plays their cards until the deal ends.",
      "A stand-in for cara plays the nine of hearts.",
      "Dotty takes the trick, 3 points.",
    ]);
    // The same once the seat is somebody else's.
    const later = [...entries, told("table/sat", { seat: 2, user: "dora" }), played(2, "AS")];
    expect(lines(later, [person(0, "ann", true), person(1, "bob"), person(2, "dora")])).toEqual([
      ...lines(entries, now),
      "dora sits down.",
      "dora plays the ace of spades.",
    ]);
  });

  test("oneself: left and back, and played for", () => {
    const entries = [
      played(0, "KH", { standIn: true }),
      told("table/left", { seat: 0, user: "ann", kicked: true, kept: true }),
      told("table/sat", { seat: 0, user: "ann" }),
      played(0, "9S"),
    ];
    expect(lines(entries, [person(0, "ann", true), person(1, "bob")])).toEqual([
      "Your stand-in plays the king of hearts.",
      "You were removed from the table. A stand-in plays your cards until the deal ends.",
      "You sit down.",
      "You play the nine of spades.",
    ]);
    expect(lines(entries, [person(0, "ann"), person(1, "bob", true)], "bob")[0]).toBe(
      "A stand-in for ann plays the king of hearts.",
    );
  });

  test("where nobody is named: everybody by their seat, and the reader as you", () => {
    const entries = [
      told("table/sat", { seat: 0, user: "?" }),
      told("table/sat", { seat: 1, user: "?" }),
      played(0, "KH"),
      played(1, "9H"),
      told("table/left", { seat: 1, user: null, kicked: false, kept: false }),
      told("table/sat", { seat: 1, user: "?" }),
      played(1, "AS"),
    ];
    const masked = (you: number) => [person(0, "Player 1", you === 0), person(1, "Player 2", you === 1)];
    expect(lines(entries, masked(1))).toEqual([
      "Player 1 sits down.",
      "Player 2 sits down.",
      "Player 1 plays the king of hearts.",
      "Player 2 plays the nine of hearts.",
      "Player 2 leaves the table.",
      "You sit down.",
      "You play the ace of spades.",
    ]);
    expect(lines(entries.slice(2, 4), masked(0))).toEqual([
      "You play the king of hearts.",
      "Player 2 plays the nine of hearts.",
    ]);
    // Nothing is known of who sat there before the log begins, but that somebody did.
    expect(lines(entries.slice(3, 5), masked(0))).toEqual([
      "Player 2 plays the nine of hearts.",
      "Player 2 leaves the table.",
    ]);
  });

  test("others' absences are told, one's own are not", () => {
    const entries = ["went_away", "came_back"].flatMap((code) => [0, 1].map((seat) => told(`table/${code}`, { seat })));
    expect(lines(entries, [person(0, "ann", true), person(1, "bob")])).toEqual(["bob went offline.", "bob is back."]);
  });

  test("what was taken back is marked, but not what the table itself did meanwhile", () => {
    const entries = [
      played(1, "9H", { undone: true }),
      told("table/takeback_asked", { seat: 1 }, { undone: true }),
      told("table/rewound", {}),
    ];
    const people = [person(0, "ann", true), person(1, "bob")];
    const marked = linesOf(entries, people, { known, userId: "ann", words, table });
    expect(marked.map(({ undone }) => undone ?? false)).toEqual([true, false, false]);
  });

  test("seats that were added and removed do not shift names", () => {
    const entries = [
      played(1, "9H"),
      told("table/seat_added", {}),
      told("table/bot_sat", { seat: 2 }),
      told("table/seat_dropped", { seat: 0 }),
      played(0, "KH"),
    ];
    expect(lines(entries, [person(0, "bob"), botOf(1)], "eve")).toEqual([
      "bob plays the nine of hearts.",
      "A seat was added.",
      "A bot takes seat 3.",
      "Seat 1 was removed.",
      "bob plays the king of hearts.",
    ]);
  });
});

describe("the end of a deal", () => {
  const people = ["ann", "bob", "cara", "dora"].map((name, seat) => person(seat, name, seat === 2));
  const ended = told("cards/deal_ended", {
    winners: [1, 3],
    ...{ scores: { 0: 0, 1: 2, 2: 0, 3: 2 }, totals: { 0: 4, 1: 6, 2: 4, 3: 6 } },
  });
  const said = (teams: number[] | undefined) =>
    cardWords({ i18n: {}, ...(teams ? { teams } : {}) } as TemplateInfo, "en", { table, tableTalk, cardsTalk }).tell(
      ended.say,
      people,
    );
  test("tells partners together, everybody else alone", () => {
    expect(said([0, 1, 0, 1])).toBe(
      "bob and dora win the deal. ann and you 0, bob and dora 2. Totals: ann and you 4, bob and dora 6.",
    );
    expect(said(undefined)).toBe(
      "bob and dora win the deal. ann 0, bob 2, you 0, dora 2. Totals: ann 4, bob 6, you 4, dora 6.",
    );
  });
});

describe("a takeback says what it would undo", () => {
  const people = [person(0, "ann", true), person(1, "bob"), person(2, "cara")];
  const taken = (seat: number) => told("cards/trick_taken", { seat, points: 3, turn: seat });
  test.each<[LogEntry[], number, string]>([
    [[played(2, "QH")], 2, "cara asks to take back the queen of hearts."],
    [[played(2, "QH"), played(0, "9H")], 2, "cara asks to take back the queen of hearts and the card played after it."],
    [
      [played(2, "QH"), played(0, "9H"), played(1, "KH"), taken(1), played(1, "AS")],
      2,
      "cara asks to take back the queen of hearts and the three cards played after it.",
    ],
    [
      [told("cards/bid", { seat: 0, number: 60 }), told("cards/bid_pass", { seat: 1 })],
      0,
      "You ask to take back the bid of 60 and the move made after it.",
    ],
    [[], 1, "bob asks to take back the last move."],
  ])("%#", (entries, by, text) => expect(words.takeback(entries, by, people)).toBe(text));
});
