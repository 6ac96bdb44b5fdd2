import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { printOrder } from "../orders/print-order";
import type { StatusPerson } from "../status/facts";
import { parseStatus } from "../status/parse";
import { writeStatus } from "../status/write";
import { gameOf } from "./read-file";
import { configOf } from "./read-state";
import { isOver, playedPowers, type State } from "./state";
import { DAY, Driver, MONDAY } from "./testing/driver";
import { countsOf } from "./victory";
import { statusOf } from "./write-file";
import type { FileFrame } from "./write-participants";

const PHASES = process.env.GUILDHALL_LONG ? 120 : 16;
const SEED = Number(process.env.SEED ?? 77);

const person = (seat: number): StatusPerson => ({
  id: `#${seat + 1}`,
  email: `p${seat}@example.org`,
  name: `P${seat}`,
});
const frame = (driver: Driver, change: Partial<FileFrame> = {}): FileFrame => ({
  name: "blackforest",
  master: { id: "#99", email: "gm@example.net", name: "Ann" },
  now: driver.now,
  person,
  ...change,
});

/** The game again, by way of a file's text that has no fault. */
function filed(driver: Driver, change: Partial<FileFrame> = {}) {
  const facts = statusOf(driver.game, driver.state, frame(driver, change));
  const text = writeStatus(facts);
  const parsed = parseStatus(text);
  expect(parsed.errors, text).toEqual([]);
  expect(parsed.facts).toEqual(facts);
  const read = gameOf(parsed.facts, driver.now);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.problems, text).toEqual([]);
  return { ...read.value, text, facts };
}

const byPlace = <T extends { power: string; at: string }>(units: readonly T[]): T[] =>
  units.toSorted((a, b) => (`${a.power} ${a.at}` < `${b.power} ${b.at}` ? -1 : 1));

/** What a file carries of a state: all but the table in the README of this engine. */
function carried(driver: Driver): State {
  const { game } = driver;
  const { startedAt: _, endedAt: __, ...state } = driver.state;
  const facts = statusOf(game, state, frame(driver));
  const config = configOf(facts) as { timing: string[] };
  const { victors = [] } = state.result ?? {};
  const over = isOver(state);
  const played = state.seats === 1 ? [] : playedPowers(game.map);
  return {
    ...state,
    hash: "",
    position: {
      ...state.position,
      units: byPlace(state.position.units),
      dislodged: byPlace(state.position.dislodged).map((unit) => ({ ...unit, from: null })),
    },
    stage: over ? (victors.length > 0 ? "completed" : "terminated") : state.stage,
    result: over ? { victors, reason: victors.length > 1 ? "draw" : victors.length > 0 ? "solo" : "terminated" } : null,
    gate: over ? "PHASE" : state.gate,
    powers: state.powers.map((power) => ({
      ...power,
      seat: played.includes(power.name) ? played.indexOf(power.name) : null,
      vote: over || power.kind !== "player" ? null : power.vote === "9WAY" ? `${state.powers.length}WAY` : power.vote,
      orders: over ? null : power.orders,
      wait: !over && power.wait,
    })),
    settings: { ...state.settings, timing: config.timing },
    absences: [],
    chosen: [],
    preferences: [],
    counts: countsOf(game, state),
    proposal: state.proposal && { ...state.proposal, yes: state.proposal.yes.toSorted() },
    delayedTo: state.delayedTo > driver.now + 20 * 60_000 ? state.delayedTo : 0,
    checked: driver.now,
    first: false,
  };
}

/** The same about what was read. */
const sorted = (state: State): State => ({
  ...state,
  hash: "",
  position: {
    ...state.position,
    units: byPlace(state.position.units),
    dislodged: byPlace(state.position.dislodged),
  },
  proposal: state.proposal && { ...state.proposal, yes: state.proposal.yes.toSorted() },
});

/** Does something at random that a file has to carry. */
function meddle(driver: Driver): void {
  const { random, state } = driver;
  const some = () => state.powers[random.below(state.powers.length)]?.name ?? "";
  const acts = [
    () => driver.try("master", { type: "wait", power: some(), on: random.below(2) === 0 }),
    () =>
      driver.try("master", { type: "vote", power: some(), vote: ["DIAS", "LOSS", "3WAY", "9WAY"][random.below(4)]! }),
    () => driver.try("master", { type: "propose", result: "DIAS" }),
    () => driver.try("master", { type: "absence", from: "20300620", to: "20300622" }),
    () => driver.try("master", { type: "dummy", power: some(), control: [some(), some()] }),
    () => driver.try("master", { type: "resign", power: some() }),
    () => driver.try("master", { type: "gate", gate: (["PHASE", "SKIP", "WAIT"] as const)[random.below(3)]! }),
    () => driver.try("master", { type: "settings", change: { zone: "Europe/Lisbon", timing: ["NEXT 2D AT 18:00"] } }),
  ];
  acts[random.below(acts.length * 3)]?.();
}

const GAMES: [string, string[], object][] = [
  ["standard", [], {}],
  ["standard", ["BLIND", "HIDE_BUILDS", "PROXY_OK"], {}],
  ["standard", ["PROPOSE_DIAS"], { rotate: ["BEFORE", "M", "FOR", "R"], description: "One.\nTwo." }],
  ["standard", ["NO_DIAS", "BUILD_ANY"], { morph: ["VICTORY 17"] }],
  ["standard", ["MOBILIZE"], {}],
  ["standard", ["SOLITAIRE"], {}],
  ["chaos", [], {}],
  ["hundred", [], {}],
  ["modern", [], {}],
  ["ancmed", ["BLANK_BOARD", "GARRISON"], {}],
  ["spice", [], {}],
  ["pure", ["NO_DEADLINE"], {}],
];

describe("a game and its status file", () => {
  it.each(GAMES)(`tell the same in every phase of a random game on %s %j (SEED=${SEED})`, (map, rules, config) => {
    const driver = new Driver({ map, rules, ...config }, SEED).start();
    for (let phase = 0; phase < PHASES && !isOver(driver.state); phase++) {
      driver.now += DAY;
      meddle(driver);
      for (const { name } of driver.state.powers) {
        const lines = driver.random.below(4) > 0 ? driver.randomOrders(name) : [];
        if (lines.length > 0) driver.try("master", { type: "orders", power: name, text: lines.join("\n") });
        if (driver.random.below(6) === 0) meddle(driver);
      }
      const again = filed(driver);
      expect(sorted(again.state), again.text).toEqual(carried(driver));
      const twice = gameOf(statusOf(again.game, again.state, frame(driver)), driver.now);
      expect(twice.ok && twice.value.state).toEqual(again.state);
      driver.process();
    }
    expect(sorted(filed(driver).state)).toEqual(carried(driver));
  });

  it("has met every kind of phase with orders in it", () => {
    const driver = new Driver({}, 77).start();
    const met = new Set<string>();
    for (let phase = 0; phase < 20; phase++) {
      for (const { name } of driver.state.powers) {
        const lines = driver.randomOrders(name);
        if (lines.length > 0) driver.orders(name, ...lines);
      }
      if (/^(RETREAT|DISBAND|BUILD|REMOVE|[AF] \S+ [-HSC])/m.test(filed(driver).text))
        met.add(driver.phase().split(" ")[2]!);
      driver.process();
    }
    expect([...met].sort()).toEqual(["ADJUSTMENTS", "MOVEMENT", "RETREATS"]);
  });

  it("goes on alike: the next phase comes out the same", () => {
    const driver = new Driver({}, 5).start();
    for (let phase = 0; phase < 6; phase++) {
      for (const { name } of driver.state.powers) {
        const lines = driver.randomOrders(name);
        if (lines.length > 0) driver.orders(name, ...lines);
      }
      const other = new Driver({}, 9);
      other.state = filed(driver).state;
      other.now = driver.now;
      driver.process();
      other.process();
      expect(byPlace(other.state.position.units)).toEqual(byPlace(driver.state.position.units));
      expect(other.state.position.owners).toEqual(driver.state.position.owners);
      expect(other.state.deadline).toBe(driver.state.deadline);
    }
  });

  it("while it forms names who has joined, and what they chose", () => {
    const driver = new Driver({ rules: ["POWER_CHOICE"] }).act(2, { type: "choose_power", power: "ITALY" });
    const { text, state, holders } = filed(driver, { person: (seat) => (seat < 3 ? person(seat) : null) });
    expect(text).toContain("POWER POWER#1\n");
    expect(text).toContain("ITALY\nPLAYER #3|p2@example.org|P2");
    expect(state).toMatchObject({ stage: "forming", chosen: [null, null, "ITALY", null, null, null, null] });
    expect(holders.map((holder) => (typeof holder === "object" ? holder?.id : holder))).toEqual([
      "#1",
      "#2",
      "#3",
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("leaves in a file what no game knows of", () => {
    const text = readFileSync(new URL("../status/testdata/everything.status", import.meta.url), "latin1");
    const { facts } = parseStatus(text);
    const read = gameOf(facts, MONDAY);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { game, state, holders } = read.value;
    const person = (seat: number) => {
      const holder = holders[seat];
      return typeof holder === "object" ? holder : null;
    };
    const again = statusOf(game, state, { name: facts.game, master: facts.master, now: MONDAY, before: facts, person });
    expect(again).toEqual({ ...facts, need: [{ power: "GERMANY", units: 4, centers: 3 }] });
  });

  it("tells of vacancies, and waits for them again", () => {
    const driver = new Driver({}).start().act("FRANCE", { type: "resign" });
    const { text, state } = filed(driver);
    expect(text).toContain("NEED FRANCE-(3/3)");
    expect(text).toContain("FRANCE\nPLAYER RESIGNED");
    expect(state.stage).toBe("waiting");
  });

  it("refuses orders that cannot be, and says of which power", () => {
    const driver = new Driver({}).start().orders("FRANCE", "A PAR - BUR").orders("ITALY", "A ROM - APU");
    const facts = statusOf(driver.game, driver.state, frame(driver));
    const reading = (...orders: string[]) => {
      facts.powers.FRANCE!.orders = orders;
      const read = gameOf(facts, driver.now);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const { problems, state } = read.value;
      return { problems, orders: state.powers.flatMap(({ orders }) => (orders ? [orders.map(printOrder)] : [])) };
    };
    const refused = (what: string) => [{ code: "order/refused", message: `FRANCE: ${what}` }];
    expect(reading("A PAR - MOS")).toEqual({ problems: refused("A PAR - MOS"), orders: [["A ROM - APU"]] });
    expect(reading("A PAR - MOS", "A MAR - SPA")).toEqual({
      problems: refused("A PAR - MOS"),
      orders: [["A MAR - SPA"], ["A ROM - APU"]],
    });
  });
});
