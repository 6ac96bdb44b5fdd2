import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import { inPlay, readTyped, TYPED_WORDS, timeShares } from "./typed-line";

const zone = (seat: number, name: string, kind: string, ids: number[] = []) => ({
  ...{ zone: `${seat}/${name}`, seat, name, kind, count: ids.length, rev: 1, sight: 1, looking: [], back: null },
  cards: ids.map((id) => ({ id, number: 100 + id })),
});
const card = (control: number, number: number | null, angle = 0) => ({ control, number, angle, parent: null });
const view = {
  stage: "playing",
  seats: [
    { score: 20, spent: 30_000 },
    { score: 18, spent: 10_000 },
  ],
  zones: [0, 1].flatMap((seat) => [
    zone(seat, "hand", "hand", seat === 0 ? [4, 5] : []),
    zone(seat, "deck", "pile"),
    zone(seat, "discard pile", "pile"),
    zone(seat, "play", "play"),
  ]),
  objects: { 1: card(0, 7, 90), 2: card(0, 7), 3: card(1, 9, 90), 6: card(1, null) },
  turn: { seat: 0, number: 3, phase: null, running: 1, since: 1_000 },
} as unknown as View;
const at = { view, you: 0, phases: ["Dawn", "Market", "Parade", "Dusk"] };
const read = (line: string) => readTyped(line, at);
const does = (line: string) => {
  const typed = read(line);
  return typed.is === "acts" ? typed.intents : typed;
};

describe("a line of talk at a tabletop", () => {
  test.each(["hello", "1/2 or so", "//draw 2", "a /draw 2", "", "/ draw"])("is said: %s", (line) => {
    expect(read(line)).toEqual({ is: "said" });
  });

  test.each<[string, unknown]>([
    [
      "/draw 2",
      [{ type: "transfer", take: { how: "top", zone: "0/deck", count: 2 }, put: { to: "zone", zone: "0/hand" } }],
    ],
    ["/shuffle", [{ type: "shuffle", zone: "0/deck" }]],
    ["/search disc", [{ type: "search", zone: "0/discard pile" }]],
    ["/untap", [{ type: "rotate", objects: [1], angle: 0 }]],
    ["/score 12", [{ type: "score", seat: 0, value: 12 }]],
    ["/score -3", [{ type: "score", seat: 0, value: 17 }]],
    ["/SCORE +1", [{ type: "score", seat: 0, value: 21 }]],
    ["/roll", [{ type: "roll", dice: 1, sides: 6 }]],
    ["/roll 2d20", [{ type: "roll", dice: 2, sides: 20 }]],
    ["/roll d4", [{ type: "roll", dice: 1, sides: 4 }]],
    ["/coin", [{ type: "toss" }]],
    ["/bid three of them", [{ type: "bid", text: "three of them" }]],
    ["/phase par", [{ type: "phase", phase: 2 }]],
    ["/end", [{ type: "end_turn" }]],
    ["/timer pass", [{ type: "timer", act: "pass" }]],
    ["/declare draw since time is short", [{ type: "declare", result: "draw", text: "since time is short" }]],
    ["/win", [{ type: "declare", result: "win" }]],
    ["/ok", [{ type: "accept" }]],
    ["/concede", [{ type: "concede" }]],
    ["/legal", { is: "shows", what: "legal" }],
    ["/inplay", { is: "shows", what: "inplay" }],
    ["/undo", { is: "undo" }],
    ["/timer", { is: "shows", what: "timer" }],
    ["/save", { is: "shows", what: "save" }],
    ["/?", { is: "shows", what: "help" }],
  ])("is a command: %s", (line, wanted) => {
    expect(does(line)).toEqual(wanted);
  });

  test("a mulligan puts the hand back, shuffles and draws anew", () => {
    expect(does("/mulligan")).toMatchObject([
      { type: "transfer", take: { how: "cards", zone: "0/hand", ids: [4, 5] }, put: { zone: "0/deck" } },
      { type: "shuffle" },
      { type: "transfer", take: { how: "top", count: 7 } },
    ]);
  });

  test.each<[string, unknown]>([
    ["/dance", { why: "unknown", word: "dance" }],
    // Neither a card nor the end of the game is meant by chance.
    ["/draw", { why: "malformed", word: "draw" }],
    ["/draw 61", { why: "malformed", word: "draw" }],
    ["/score lots", { why: "malformed", word: "score" }],
    ["/score 9999999", { why: "malformed", word: "score" }],
    ["/roll 0d6", { why: "malformed", word: "roll" }],
    ["/roll six", { why: "malformed", word: "roll" }],
    ["/bid", { why: "malformed", word: "bid" }],
    ["/timer run", { why: "malformed", word: "timer" }],
    ["/declare victory", { why: "malformed", word: "declare" }],
    ["/phase noon", { why: "no_phase", phase: "noon" }],
    ["/search cellar", { why: "no_zone", zone: "cellar" }],
    ["/search play", { why: "no_zone", zone: "play" }],
  ])("says what is wrong, and does nothing: %s", (line, problem) => {
    expect(read(line)).toEqual({ is: "wrong", problem });
  });

  test("whoever watches, or before a game begins, does nothing, and may look", () => {
    for (const other of [
      { ...at, you: null },
      { ...at, view: { ...view, stage: "waiting" as const } },
    ]) {
      expect(readTyped("/draw 1", other)).toEqual({ is: "wrong", problem: { why: "not_playing" } });
      expect(readTyped("/inplay", other)).toEqual({ is: "shows", what: "inplay" });
    }
  });

  test("whatever is typed is read, and what it does is an act that the table knows", () => {
    const word = fc.constantFrom(...TYPED_WORDS, "win", "?", "constructor", "__proto__");
    const line = fc.tuple(word, fc.string({ maxLength: 30 })).map(([first, rest]) => `/${first} ${rest}`);
    fc.assert(
      fc.property(line, (text) => {
        const typed = read(text);
        if (typed.is === "acts")
          for (const intent of typed.intents) expect(Intent.safeParse(intent).success).toBe(true);
      }),
    );
  });
});

test("what lies open is counted for each seat; what lies face down is not", () => {
  expect(inPlay(view).map((counts) => [...counts])).toEqual([[[7, 2]], [[9, 1]]]);
});

test("the time that is running counts with the rest", () => {
  expect(timeShares(view, 21_000)).toEqual([50, 50]);
  expect(timeShares({ ...view, seats: view.seats.map((seat) => ({ ...seat, spent: 0 })) }, 0)).toEqual([0, 0]);
});
