import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { printRow } from "./say-result";
import { Driver, MASTER, SPECTATOR } from "./testing/driver";

/** What is there after a phase, short enough to be kept and plain enough to tell what differs. */
type Seen = {
  /** Power → its units. */
  units: Record<string, string>;
  /** Centres that changed hands: `TRI ITALY`. */
  taken: string[];
  /** Units that have to retreat, and orders that did not succeed with what became of them. */
  dislodged: string[];
  failed: string[];
  /** Field → a short hash of what the master and a spectator see of it. */
  master: Record<string, string>;
  spectator: Record<string, string>;
};

/**
 * Whole games as this judge played them when all published cases and recorded games agreed with it: what every power
 * ordered, and what is there after each phase; of what the views hold besides, a hash of each field. `fields`: their
 * names, in the order of the hashes. `GUILDHALL_RECORD=1` writes them anew.
 */
type Golden = {
  map: string;
  rules: string[];
  seed: number;
  fields: { master: string[]; spectator: string[] };
  phases: [phase: string, orders: Record<string, string>, seen: Kept][];
  result: string;
};
/** As it is kept: the hashes of all fields in one text. */
type Kept = Omit<Seen, "master" | "spectator"> & { master: string; spectator: string };

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

const DIGITS = 4;

/** The end of an FNV-1a hash, as four hexadecimal digits. */
function hashOf(value: unknown): string {
  let hash = 2166136261;
  for (const char of JSON.stringify(value) ?? "") hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return (hash >>> 0).toString(16).padStart(8, "0").slice(-DIGITS);
}

const hashed = (view: object): Record<string, string> =>
  Object.fromEntries(Object.entries(view).map(([field, value]) => [field, hashOf(value)]));

/** What is there now; `before`: who held which centre when the phase began. */
function seenOf(driver: Driver, before: Readonly<Record<string, string>>): Seen {
  const { units, dislodged, owners } = driver.state.position;
  const held: Record<string, string> = {};
  for (const { power, type, at } of units) held[power] = `${held[power] ?? ""} ${type}${at}`.trim();
  const results = driver.last("phase_processed")?.results ?? [];
  return {
    units: held,
    taken: Object.entries(owners).flatMap(([centre, power]) =>
      before[centre] === power ? [] : [`${centre} ${power}`],
    ),
    dislodged: dislodged.map((one) => JSON.stringify(one)),
    failed: results.flatMap((one) => (one.result === "succeeds" ? [] : [`${printRow(one)}: ${one.result}`])),
    master: { ...hashed(driver.view(MASTER)), results: hashOf(results) },
    spectator: hashed(driver.view(SPECTATOR)),
  };
}

const keep = ({ master, spectator, ...seen }: Seen): Kept => ({
  ...seen,
  master: Object.values(master).join(""),
  spectator: Object.values(spectator).join(""),
});

/** The hashes by their fields again, so that one that differs is told by its name. */
const unfold = (fields: readonly string[], hashes: string): Record<string, string> =>
  Object.fromEntries(fields.map((field, i) => [field, hashes.slice(i * DIGITS, (i + 1) * DIGITS)]));
const seenIn = ({ master, spectator, ...seen }: Kept, { fields }: Golden): Seen => ({
  ...seen,
  master: unfold(fields.master, master),
  spectator: unfold(fields.spectator, spectator),
});

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
  const golden: Golden = { map, rules, seed, fields: { master: [], spectator: [] }, phases: [], result: "" };
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
    const before = driver.state.position.owners;
    play(driver, given, ends, rules);
    const seen = seenOf(driver, before);
    golden.fields = { master: Object.keys(seen.master), spectator: Object.keys(seen.spectator) };
    golden.phases.push([ends ? `${phase} !` : phase, given, keep(seen)]);
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
    for (const [phase, given, kept] of golden.phases) {
      expect(driver.phase()).toBe(phase.replace(" !", ""));
      const before = driver.state.position.owners;
      play(driver, given, phase.endsWith("!"), golden.rules);
      expect({ phase, ...seenOf(driver, before) }).toEqual({ phase, ...seenIn(kept, golden) });
    }
    expect(resultOf(driver)).toBe(golden.result);
    const folded = driver.log.reduce((state, event) => driver.game.evolve(state, event), driver.game.initial);
    expect(folded).toEqual(driver.state);
  });
});
