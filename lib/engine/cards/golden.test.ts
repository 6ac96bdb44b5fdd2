import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chooseIntent } from "./bot";
import { compile, Driver, OMNISCIENT, player, TEMPLATE_NAMES, TEMPLATES } from "./testing/driver";
import { readIntent, writeIntent } from "./testing/notation";

/**
 * Whole deals as this engine played them once it agreed with all recorded transcripts of Deckathlon: decks, acts, and a
 * hash of everything that can be seen after each act. `GUILDHALL_RECORD=1` writes them anew.
 */
type Golden = { players: number; deal: number; deck: string; acts: [number, string, string][]; result: string };

const fileOf = (name: string): URL => new URL(`./testdata/${name}.jsonl`, import.meta.url);

/** FNV-1a, as eight hexadecimal digits. */
function hashOf(value: unknown): string {
  let hash = 2166136261;
  for (const char of JSON.stringify(value)) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

const seenBy = (driver: Driver): string => hashOf(driver.game.view(driver.state, OMNISCIENT));

const resultOf = (driver: Driver): string =>
  JSON.stringify({ phase: driver.state.phase, scores: driver.state.scores, totals: driver.state.totals });

/** Plays series until there are so many deals: even seats by chance, odd ones as shadows. */
function record(name: (typeof TEMPLATE_NAMES)[number], players: number, deals: number, seed: number): Golden[] {
  const game = compile(TEMPLATES[name]);
  let driver = new Driver(game, players, seed);
  const out: Golden[] = [];
  while (out.length < deals) {
    if (driver.state.phase === "complete") driver = new Driver(game, players, seed + out.length);
    const { events } = driver.deal();
    const dealt = events.find((event) => event.type === "dealt")!;
    const golden: Golden = { players, deal: driver.state.deal, deck: dealt.deck.join(""), acts: [], result: "" };
    for (let due = driver.waiting(); due.length > 0; due = driver.waiting()) {
      const seat = due[driver.random.below(due.length)]!;
      const legal = game.legal(driver.state, seat);
      const shadow = seat % 2 === 1 || golden.acts.length > 60;
      const wild = legal[driver.random.below(legal.length)]!;
      const intent = shadow ? chooseIntent(game.view(driver.state, player(seat)), legal, driver.random)! : wild;
      driver.act(seat, intent);
      golden.acts.push([seat, writeIntent(intent), seenBy(driver)]);
    }
    golden.result = resultOf(driver);
    out.push(golden);
  }
  return out;
}

if (process.env.GUILDHALL_RECORD)
  for (const name of TEMPLATE_NAMES) {
    const { min, max } = compile(TEMPLATES[name]).seats;
    const lines: Golden[] = [];
    for (let players = min; players <= max; players++)
      lines.push(...record(name, players, Math.ceil(24 / (max - min + 1)), 100 + players));
    writeFileSync(fileOf(name), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  }

describe.each(TEMPLATE_NAMES)("recorded deals of %s", (name) => {
  it("exist", () => {
    expect(existsSync(fileOf(name))).toBe(true);
  });

  it("are played the same to the last card", () => {
    const lines = readFileSync(fileOf(name), "utf8").trim().split("\n");
    expect(lines.length).toBeGreaterThanOrEqual(20);
    const game = compile(TEMPLATES[name]);
    let driver = new Driver(game, 2);
    for (const line of lines) {
      const golden = JSON.parse(line) as Golden;
      if (golden.deal === 1) driver = new Driver(game, golden.players);
      driver.deal(golden.deck.match(/../g)!);
      for (const [seat, text, hash] of golden.acts) {
        const intent = readIntent(text);
        expect(writeIntent(intent)).toBe(text);
        driver.act(seat, intent);
        expect([golden.players, golden.deal, text, seenBy(driver)]).toEqual([golden.players, golden.deal, text, hash]);
      }
      expect(resultOf(driver)).toBe(golden.result);
    }
  });
});
