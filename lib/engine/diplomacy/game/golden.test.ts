import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { Driver, MASTER, SPECTATOR } from "./testing/driver";

/**
 * Whole games as this judge played them when all published cases and recorded games agreed with it: what every power
 * ordered, and a hash of all that can be seen after each phase. `GUILDHALL_RECORD=1` writes them anew.
 */
type Golden = {
  map: string;
  rules: string[];
  seed: number;
  phases: [string, Record<string, string>, string][];
  result: string;
};

const FILE = new URL("./testdata/games.jsonl", import.meta.url);

const GAMES: [map: string, rules: string[], years: number][] = [
  ["standard", [], 6],
  ["standard", ["BLIND"], 4],
  ["standard", ["CIVIL_DISORDER", "SMART_CD", "BUILD_ANY"], 5],
  ["standard", ["MOBILIZE", "HIDE_BUILDS"], 4],
  ["standard", ["FRIENDLY_FIRE", "COASTAL_CONVOY", "COASTAL_CRAWL"], 4],
  ["standard", ["NO_QUARTER", "SHARED_VICTORY"], 4],
  ["standard", ["BLANK_BOARD", "GARRISON", "WEAK_BOUNCES"], 4],
  ["fleetrome", [], 5],
  ["fleetrome", ["HOLD_WIN", "NO_DIAS"], 4],
  ["fleetrome", ["SAFE_CONVOYS", "WEAK_CONVOYS"], 4],
  ["fleetrome", ["VICTORY_HOMES", "HOME_BUILDS"], 4],
  ["pure", [], 9],
  ["pure", ["CD_RETREATS", "CD_BUILDS"], 9],
  ["pure", ["NO_RETREAT"], 9],
  ["pure", ["HOLD_WIN"], 9],
  ["pure", ["BUILD_ANY"], 9],
  ["pure", ["REMOTE_BUILDS"], 9],
  ["chaos", [], 3],
  ["chaos", ["SMART_CD"], 3],
  ["chaos", ["NO_CHECK"], 3],
  ["chaos", ["UNITS_SEE_OTHER"], 3],
];

/** FNV-1a, as eight hexadecimal digits. */
function hashOf(value: unknown): string {
  let hash = 2166136261;
  for (const char of JSON.stringify(value)) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

const seenOf = (driver: Driver): string =>
  hashOf([driver.view(MASTER), driver.view(SPECTATOR), driver.last("phase_processed")?.results]);

const resultOf = (driver: Driver): string =>
  JSON.stringify([driver.state.stage, driver.state.result, driver.game.outcome(driver.state)?.places]);

/** Votes for a draw once the years are over. */
function vote(driver: Driver, rules: readonly string[]): void {
  const choice = rules.includes("NO_DIAS") ? "9WAY" : rules.includes("NO_QUARTER") ? "LOSS" : "DIAS";
  for (const { name } of driver.state.powers.slice(choice === "LOSS" ? 1 : 0))
    driver.try(name, { type: "vote", vote: choice });
}

function record(map: string, rules: string[], years: number, seed: number): Golden {
  const driver = new Driver({ map, rules }, seed).start();
  const random = new SeededRandom(seed * 7 + 1);
  const golden: Golden = { map, rules, seed, phases: [], result: "" };
  const last = driver.game.map.begin.year + years;
  for (let left = 200; left > 0 && driver.state.stage === "active"; left--) {
    const given: Record<string, string> = {};
    const chance = driver.random;
    driver.random = random;
    for (const { name } of driver.state.powers) {
      const lines = driver.randomOrders(name);
      if (lines.length > 0 && random.below(8) > 0) given[name] = lines.join("\n");
    }
    driver.random = chance;
    const phase = driver.phase();
    const ends = driver.state.position.phase.year >= last;
    play(driver, given, ends, rules);
    golden.phases.push([ends ? `${phase} !` : phase, given, seenOf(driver)]);
  }
  return { ...golden, result: resultOf(driver) };
}

function play(driver: Driver, given: Readonly<Record<string, string>>, ends: boolean, rules: readonly string[]): void {
  for (const [power, text] of Object.entries(given)) driver.act("master", { type: "orders", power, text });
  if (ends) vote(driver, rules);
  driver.process();
}

if (process.env.GUILDHALL_RECORD) {
  const lines = GAMES.map(([map, rules, years], i) => JSON.stringify(record(map, rules, years, 300 + i)));
  writeFileSync(FILE, `${lines.join("\n")}\n`);
}

const goldens = readFileSync(FILE, "utf8")
  .trim()
  .split("\n")
  .map((line): Golden => JSON.parse(line));

describe("recorded games", () => {
  it("are twenty and more, and come to an end", () => {
    expect(goldens.length).toBeGreaterThanOrEqual(20);
    for (const { result } of goldens) expect(result).toContain('"completed"');
  });

  it.each(goldens.map((golden) => [`${golden.map} ${golden.rules.join(" ")}`, golden] as const))("%s", (_, golden) => {
    const driver = new Driver({ map: golden.map, rules: golden.rules }, golden.seed, true).start();
    for (const [phase, given, hash] of golden.phases) {
      expect(phase.replace(" !", "")).toBe(driver.phase());
      play(driver, given, phase.endsWith("!"), golden.rules);
      expect([phase, seenOf(driver)]).toEqual([phase, hash]);
    }
    expect(resultOf(driver)).toBe(golden.result);
    const folded = driver.log.reduce((state, event) => driver.game.evolve(state, event), driver.game.initial);
    expect(folded).toEqual(driver.state);
  });
});
