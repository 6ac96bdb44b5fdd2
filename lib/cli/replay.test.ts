import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CardGame } from "../engine/cards/compile";
import { compile, Driver, deckFor, TEMPLATES, type TemplateName } from "../engine/cards/testing/driver";
import { SeededRandom } from "../engine/kernel/random";
import { earlyNochange } from "./known";
import { replay } from "./replay";
import { Recorder } from "./testing/recorder";
import { recordedState } from "./transcript";

const VECTORS = process.env.VECTORS_DIR ?? "../shared/vectors";
const transcripts = `${VECTORS}/cards/transcripts`;
const files = existsSync(transcripts) ? readdirSync(transcripts).filter((name) => name.endsWith(".jsonl")) : [];
const SEED = Number(process.env.SEED ?? 5);
const EDITS = process.env.GUILDHALL_LONG ? 2_000 : 80;

const gameOf = (file: string): CardGame => {
  const template = file.replace(/-p\d.*$/, "");
  return compile(JSON.parse(readFileSync(`${VECTORS}/cards/templates/${template}.json`, "utf8")));
};
const linesOf = (file: string): string[] => readFileSync(`${transcripts}/${file}`, "utf8").trim().split("\n");

describe("recorded transcripts of Deckathlon", () => {
  it.skipIf(files.length === 0).each(files)("%s replays without a mismatch", (file) => {
    const lines = linesOf(file);
    const report = replay(gameOf(file), lines);
    const count = (t: string): number => lines.filter((line) => JSON.parse(line).t === t).length;
    expect(report).toEqual({
      games: count("deal"),
      acts: count("act"),
      refusals: count("rej"),
      mismatches: [],
      known: [],
    });
  });

  it.skipIf(files.length === 0)(`betray every altered card (${EDITS} edits, seed ${SEED})`, () => {
    const random = new SeededRandom(SEED);
    for (let edits = 0; edits < EDITS; ) {
      const file = files[random.below(files.length)]!;
      const game = gameOf(file);
      const lines = linesOf(file);
      const at = random.below(lines.length);
      const line = lines[at]!;
      if (!/"t": "(deal|act)"/.test(line)) continue;
      const cards = [...line.matchAll(/"(..)"/g)].filter((match) => game.rules.idOf.has(match[1]!));
      if (cards.length === 0) continue;
      const match = cards[random.below(cards.length)]!;
      const card = game.rules.deck[random.below(game.rules.deck.length)]!;
      if (card === match[1]) continue;
      edits += 1;
      const from = Math.max(
        0,
        lines.slice(0, at + 1).findLastIndex((l) => l.includes('"t": "deal"')),
      );
      const until = lines.findIndex((l, i) => i > at && l.includes('"t": "end"'));
      const altered = `${line.slice(0, match.index)}"${card}"${line.slice(match.index + 4)}`;
      const all = [...lines.slice(0, at), altered, ...lines.slice(at + 1, Math.max(until, at) + 1)];
      const found = replay(game, all).mismatches;
      expect([file, at + 1, match[1], card, found.length > 0]).toEqual([file, at + 1, match[1], card, true]);
      expect(found.every((mismatch) => mismatch.line >= from)).toBe(true);
    }
  });
});

describe("transcripts of our own", () => {
  it.each<[TemplateName, number]>([
    ["thousand", 3],
    ["arschloch", 4],
    ["five-sheets", 5],
  ])("of %s with host's ends and resets in them replay without a mismatch", (name, seats) => {
    for (let seed = 1; seed <= 4; seed++) {
      const recorder = new Recorder(name, seats, seed);
      const { random } = recorder.driver;
      recorder.deal();
      for (let acts = 0; acts < 400; acts++) {
        if (recorder.driver.waiting().length === 0) {
          recorder.end();
          recorder.deal(recorder.driver.state.phase === "complete" || random.below(6) === 0 ? "reset" : "start");
        } else if (random.below(90) === 0) {
          recorder.stop(random.below(2) === 0 ? "act" : "end");
          recorder.deal();
        } else if (random.below(150) === 0) recorder.deal("reset");
        else recorder.step();
      }
      const report = replay(recorder.driver.game, recorder.lines);
      expect(report.mismatches).toEqual([]);
      expect(report.games).toBeGreaterThan(1);
    }
  });

  it("read a reset that was recorded as an act, and what a seat was told before it", () => {
    const recorder = new Recorder("arschloch", 3, 2);
    recorder.deal();
    for (let i = 0; i < 5; i++) recorder.step();
    const told = recordedState(recorder.driver.game.rules, recorder.driver.state, [], []).expected as object[];
    recorder.deal("reset");
    const line = JSON.parse(recorder.lines.at(-1)!) as Record<string, unknown> & { expected: object[] };
    line.expected = line.expected.map((now, seat) => (Object.keys(now).length > 0 ? now : told[seat]!));
    recorder.lines.pop();
    const { deck: _, t: __, ...state } = line;
    recorder.write({ t: "act", action: "reset", data: null, seat: 0, state: { ...state, talon: 0, trick: [] } });
    recorder.write(line);
    expect(replay(recorder.driver.game, recorder.lines).mismatches).toEqual([]);
  });
});

it("lets a seat demand new cards unseen, as the recorded engine does", () => {
  const game = compile(TEMPLATES.thousand);
  const recorder = new Recorder("thousand", 3, 1);
  recorder.driver.deck = deckFor(game, [[], ["9S", "9D", "9C"], []]);
  recorder.deal();
  recorder.driver.act(1, { type: "look" });
  recorder.act(1, { type: "redeal" });
  recorder.end();
  expect(replay(game, recorder.lines).mismatches).toEqual([]);
});

it("reads a deal that got stuck, and that nobody is recorded to have ended", () => {
  const recorder = new Recorder("five-sheets", 5, 2);
  recorder.deal();
  for (let i = 0; i < 9; i++) recorder.step();
  recorder.write({ t: "stuck", seat: 1 });
  recorder.driver.act("host", { type: "end" });
  recorder.deal();
  expect(replay(recorder.driver.game, recorder.lines).mismatches).toEqual([]);
});

describe("lines that are not right", () => {
  const game = compile(TEMPLATES.thousand);
  const table = JSON.stringify({ t: "table", players: 3, template: "thousand" });

  it.each([
    "{",
    "[]",
    "7",
    "null",
    '"act"',
    "{}",
    '{"t":"dance"}',
    '{"t":"table","players":"three"}',
    '{"t":"deal"}',
    '{"t":"deal","deck":["AS"]}',
    '{"t":"deal","deck":{"length":24}}',
    '{"t":"act"}',
    '{"t":"act","action":"move","seat":"x","data":{"cards":"AS"},"state":7}',
    '{"t":"act","action":"reset","seat":0,"data":null,"state":{}}',
    '{"t":"act","action":"bid","seat":1,"data":{"number":1e99},"state":{"hands":null}}',
    '{"t":"rej","action":"start","seat":0}',
    '{"t":"end","acts":4}',
    '{"t":"tableEnd","scores":[{"0":1}]}',
  ])("%s is a mismatch, not a crash", (line) => {
    expect(replay(game, [table, line]).mismatches.length).toBeGreaterThan(0);
    replay(game, [line]);
  });

  it("are counted from 1, and empty ones are none", () => {
    expect(replay(game, [table, "", "{"]).mismatches).toMatchObject([{ line: 3, what: "line" }]);
    expect(replay(game, ["", "  "]).mismatches).toEqual([]);
  });

  it("never throw, wherever a line is cut", () => {
    const recorder = new Recorder("arschloch", 3, 3);
    recorder.deal();
    for (let i = 0; i < 12; i++) recorder.step();
    recorder.lines.forEach((line, i) => {
      const cut = line.slice(0, Math.floor(line.length / 2));
      const lines = recorder.lines.with(i, cut);
      expect(replay(recorder.driver.game, lines).mismatches.length).toBeGreaterThan(0);
    });
  });
});

describe("bugs of the recorded engine", () => {
  it("empty_stack: nobody could move on an empty stack; here one may", () => {
    const game = compile(TEMPLATES["five-sheets"]);
    const hands = [
      ["2C", "3C"],
      ["8H", "9H"],
    ];
    const deck = deckFor(game, hands, ["7H"]);
    const driver = new Driver(game, 2);
    driver.deal(deck);
    // Seat after seat takes cards up until the talon and the stack are both empty.
    const recorder = new Recorder("five-sheets", 2, 1);
    recorder.deal();
    while (recorder.driver.state.talon.length > 0 || recorder.driver.state.stack.length > 0) {
      const seat = recorder.driver.waiting()[0]!;
      recorder.act(seat, { type: "retreat" });
    }
    const seat = recorder.driver.waiting()[0]!;
    const cards = [recorder.driver.hand(seat)[0]!];
    recorder.write({ t: "rej", action: "move", data: { cards }, seat, error: "Must follow", code: 400 });
    const report = replay(game, recorder.lines);
    expect(report).toMatchObject({ mismatches: [], known: [{ line: recorder.lines.length, bug: "empty_stack" }] });
    recorder.lines.pop();
    recorder.write({ t: "rej", action: "move", data: { cards }, seat, error: "Must follow suite", code: 400 });
    expect(replay(game, recorder.lines).mismatches).toHaveLength(1);
  });

  it("early_penalty: it is taken over, any other total is not", () => {
    const { rules } = compile(TEMPLATES.thousand);
    const ended = {
      type: "deal_ended" as const,
      reason: "played" as const,
      redealBy: null,
      scores: { 0: 0, 1: 20 },
      totals: { 0: 50, 1: 40 },
      ranks: { 0: 2, 1: 1 },
      winners: [1],
      contract: null,
      opener: 1,
      at: 0,
      due: 1,
    };
    const rows = [
      { 0: 50, 1: 10 },
      { 0: 50, 1: 20 },
    ];
    expect(earlyNochange(rules, [ended], rows, { 0: -50, 1: 40 })).toEqual([{ ...ended, totals: { 0: -50, 1: 40 } }]);
    expect(earlyNochange(rules, [ended], rows, { 0: -50, 1: 41 })).toBeNull();
    expect(earlyNochange(rules, [ended], rows, { 0: 50, 1: 40 })).toBeNull();
    expect(earlyNochange(rules, [ended], [{ 0: 20, 1: 5 }, ...rows], { 0: -50, 1: 40 })).toBeNull();
  });
});
