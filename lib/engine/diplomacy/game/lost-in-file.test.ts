import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StatusFacts, StatusParticipant } from "../status/facts";
import { parseStatus } from "../status/parse";
import { writeStatus } from "../status/write";
import { isSame } from "./edit-rest";
import { handFrame } from "./hand-frame";
import { type LostPart, lostIn } from "./lost-in-file";
import { configOf } from "./read-state";
import { isOver } from "./state";
import { DAY, Driver } from "./testing/driver";
import { statusOf } from "./write-file";

const GAMES = process.env.GUILDHALL_LONG ? 60 : 8;
const SEED = Number(process.env.SEED ?? 11);

/** The file of the game that goes on from a file. */
function broughtIn(text: string, now: number): { facts: StatusFacts; after: StatusFacts; driver: Driver } {
  const { facts, errors } = parseStatus(text);
  expect(errors, text).toEqual([]);
  const driver = new Driver(configOf(facts), 1);
  driver.now = now;
  driver.act("master", { type: "adopt", text });
  const written = writeStatus(statusOf(driver.game, driver.state, handFrame(facts.game, now)));
  return { facts, after: parseStatus(written).facts, driver };
}

/** What the report says nothing of, though the two differ: NEED and RESIGNED follow from nobody being there yet. */
function untold(facts: StatusFacts, after: StatusFacts, lost: readonly LostPart[]): string[] {
  const told = new Set(lost.map(({ power, part }) => `${power} ${part}`));
  const compare = (power: string | null, one: object, other: object): string[] =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) => {
      const [left, right] = [one, other].map((each) => (each as Record<string, unknown>)[key]);
      if (isSame(key, left, right) || told.has(`${power} ${key}`)) return [];
      return [`${power} ${key}: ${JSON.stringify(left)} → ${JSON.stringify(right)}`];
    });
  const { powers, observers: _, need: __, delay: ___, start: ____, ...head } = facts;
  const { powers: thenPowers, observers: _1, need: _2, delay: _3, start: _4, ...thenHead } = after;
  return [
    ...compare(null, head, thenHead),
    ...Object.keys(powers).flatMap((name) => compare(name, powers[name] ?? {}, thenPowers[name] ?? {})),
  ];
}

/** A random game's file, with what files of other judges hold besides. */
function someFile(seed: number): { text: string; now: number } | null {
  const kinds = [{}, { rules: ["BLIND", "HIDE_BUILDS"] }, { rules: ["PROPOSE_DIAS"] }, { map: "hundred" }];
  const driver = new Driver({ timing: ["NEXT 2D"], ...kinds[seed % kinds.length] }, seed).start();
  const { random } = driver;
  const often = (one: number) => random.below(one) === 0;
  for (let phase = 0; phase < seed % 7; phase++) {
    for (const { name } of driver.state.powers) driver.try("master", ordersOf(driver, name));
    driver.now += DAY;
    driver.process();
  }
  if (isOver(driver.state)) return null;
  const some = () => driver.state.powers[random.below(driver.state.powers.length)]!.name;
  const control = [["MASTER", some()], [some(), "MASTER"], []][random.below(3)]!;
  driver.try("master", { type: "dummy", power: some(), control });
  driver.try("master", { type: "propose", result: "DIAS" });
  for (const { name } of driver.state.powers) {
    if (often(2)) driver.try("master", ordersOf(driver, name));
    if (often(3)) driver.try("master", { type: "wait", power: name, on: true });
    if (often(4)) driver.try("master", { type: "vote", power: name, vote: "DIAS" });
    if (often(4)) driver.try("master", { type: "messages", power: name, lines: ["Look west."] });
  }
  const facts = statusOf(
    driver.game,
    driver.state,
    handFrame("oak", driver.now, (seat) => `Jo_${seat}`),
  );
  const adorn = (block: StatusParticipant): StatusParticipant => ({
    ...block,
    ...(often(3) ? { history: [{ phase: "S1901M", player: { id: "#9", email: "ann@ex.org", name: "Ann_Lee" } }] } : {}),
    ...(often(4) && typeof block.player === "object"
      ? { addresses: ["jo@ex.org"], password: `peek${random.below(1_000_000)}` }
      : {}),
    ...(often(5) && typeof block.player === "object" ? { omniscient: true as const } : {}),
  });
  const powers = Object.fromEntries(Object.entries(facts.powers).map(([name, block]) => [name, adorn(block)]));
  const text = writeStatus({
    ...facts,
    powers,
    ...(often(2) ? { start: "3 June 2020", name: ["After a wood."] } : {}),
    ...(often(2) ? { tester: "", groups: ["A", "B"] } : {}),
  });
  return { text, now: driver.now };
}

const ordersOf = (driver: Driver, power: string) => ({
  ...({ type: "orders", power } as const),
  text: driver.randomOrders(power).join("\n") || "CLEAR",
});

describe("what a file brought in loses", () => {
  it(`is told, part by part, and nothing else differs (SEED=${SEED})`, () => {
    const met = new Set<string>();
    for (let seed = SEED; seed < SEED + GAMES; seed++) {
      const file = someFile(seed);
      if (!file) continue;
      const { facts, after } = broughtIn(file.text, file.now);
      const lost = lostIn(facts, after);
      for (const { part } of lost) met.add(part);
      expect(untold(facts, after, lost), file.text).toEqual([]);
      const carried = [
        "orders",
        "wait",
        "control",
        "msg",
        "units",
        "centers",
        "timing",
        "rules",
        "deadline",
        "private",
        "name",
      ];
      expect(lost.filter(({ part }) => carried.includes(part))).toEqual([]);
    }
    expect([...met]).toEqual(expect.arrayContaining(["player", "history", "vote", "password", "start"]));
  });

  it("holds of a file that has everything in it; passwords are not repeated", () => {
    const text = readFileSync(new URL("../status/testdata/everything.status", import.meta.url), "latin1");
    const { facts, after, driver } = broughtIn(text, Date.UTC(2026, 5, 1));
    const lost = lostIn(facts, after);
    expect(untold(facts, after, lost)).toEqual([]);
    expect(driver.power("TURKEY").control).toEqual(["AUSTRIA", "MASTER"]);
    expect(lost).toContainEqual({ part: "password", power: "AUSTRIA", was: "" });
    expect(JSON.stringify(lost)).not.toContain("peek");
  });

  it("gives orders and wait flags to whoever takes the power over; under MASTER nobody else orders", () => {
    const source = new Driver({ timing: ["NEXT 2D"] }).start().orders("FRANCE", "A PAR - BUR");
    source.act("master", { type: "wait", power: "FRANCE", on: true });
    source.act("master", { type: "dummy", power: "ITALY", control: ["MASTER", "GERMANY"] });
    const { driver } = broughtIn(
      writeStatus(statusOf(source.game, source.state, handFrame("oak", source.now))),
      source.now,
    );
    for (const { seat, kind } of driver.state.powers) if (kind === "resigned" && seat !== null) driver.sit(seat);
    expect(driver.entered("FRANCE")).toEqual(["A PAR - BUR"]);
    expect(driver.power("FRANCE").wait).toBe(true);
    const orders = { type: "orders", text: "A ROM - APU", power: "ITALY" } as const;
    expect(driver.try("GERMANY", orders)).toBe("diplomacy/not_yours");
    driver.act("master", orders);
    expect(driver.entered("ITALY")).toEqual(["A ROM - APU"]);
  });
});
