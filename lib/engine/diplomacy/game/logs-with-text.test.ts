import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DiplomacyEvent } from "./event";
import { printRow, sayWhy } from "./say-result";
import type { State } from "./state";
import { Driver } from "./testing/driver";

/**
 * Logs of games as they were kept when orders and reasons were text, NO_CHECK with orders as they were written among
 * them. They cannot be recorded anew: no program writes them any more.
 */
type OldLog = { rules: string[]; seed: number; log: Record<string, unknown>[]; position: State["position"] };

const LOGS = readFileSync(new URL("./testdata/logs-with-text.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): OldLog => JSON.parse(line));

type OldRow = { power: string; order: string; result: string; why?: string };

const byText = (a: string[], b: string[]): number => (a.join() < b.join() ? -1 : 1);

it.each(LOGS.map((old) => [old.rules.join(" "), old] as const))("a log with text is the same game: %s", (_, old) => {
  const driver = new Driver({ rules: old.rules }, old.seed);
  let state = driver.game.initial;
  let [phases, sentences] = [0, 0];
  for (const stored of old.log) {
    const event = DiplomacyEvent.parse(stored);
    if (event.type === "orders_set" || event.type === "orders_confirmed")
      for (const order of event.orders ?? []) expect(typeof order).toBe("object");
    if (event.type === "phase_processed") {
      // What was stored reads as it was written.
      const rows = (stored.results as OldRow[]).map(({ order, result, why = "" }) => [order, result, why]);
      expect(event.results.map((row) => [printRow(row), row.result, sayWhy(row)])).toEqual(rows);
      // Deciding the phase from the orders that were stored gives what was stored.
      driver.state = state;
      driver.process();
      const again = driver.last("phase_processed")!;
      expect(again.position).toEqual(event.position);
      const told = (results: typeof again.results) =>
        results.map((row) => [row.power, row.result, row.at ?? "", row.mark ?? ""]).sort(byText);
      if (event.phase.type === "MOVEMENT") expect(told(again.results)).toEqual(told(event.results));
      sentences += again.results.filter(
        (row) => row.why?.code === "movement" && rows.some(([, , why]) => why === sayWhy(row)),
      ).length;
      phases++;
    }
    state = driver.game.evolve(state, event);
  }
  expect(state.position).toEqual(old.position);
  expect(phases).toBe(7);
  expect(sentences).toBeGreaterThan(10);
});

it("has orders that could not be read on the board among them, and some that could", () => {
  const kept = LOGS.flatMap(({ log }) => log)
    .map((stored) => DiplomacyEvent.parse(stored))
    .flatMap((event) => (event.type === "orders_set" ? (event.orders ?? []) : []));
  expect(kept).toContainEqual({ type: "unread", text: "ARMY PARIS TO BURGUNDY" });
  expect(kept).toContainEqual({ type: "unread", text: "FLEET KIEL TO HOLLAND" });
  expect(kept.filter(({ type }) => type !== "unread").length).toBeGreaterThan(200);
});
