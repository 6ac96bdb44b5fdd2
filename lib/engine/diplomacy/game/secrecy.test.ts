import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Viewer } from "../../kernel/game";
import type { DiplomacyEvent } from "./event";
import type { Intent } from "./intent";
import type { State } from "./state";
import { Driver, player, SPECTATOR } from "./testing/driver";

const RUNS = process.env.GUILDHALL_LONG ? 400 : 40;

const RULES = [
  [],
  ["BLIND"],
  ["HIDE_DUMMIES", "ALWAYS_CONFIRM"],
  ["PROPOSE_DIAS", "HIDE_PROPOSER", "HIDE_LATE_POWERS"],
  ["CIVIL_DISORDER", "SILENT_ABSENCES"],
  ["NO_CHECK"],
  ["GREEK", "ORDER_ANY"],
];

/** All that a viewer receives of some events. */
function stream(driver: Driver, from: State, events: readonly DiplomacyEvent[], viewer: Viewer): string[] {
  const seen: string[] = [];
  let state = from;
  for (const event of events) {
    const after = driver.game.evolve(state, event);
    const what = driver.game.see(event, state, after, viewer);
    if (what) seen.push(JSON.stringify(what));
    state = after;
  }
  return seen;
}

/** Wishes of all kinds, right and wrong: their answers must not depend on what is hidden. */
const PROBES: Intent[] = [
  { type: "orders", text: "A PAR - BUR\nA MUN - RUH" },
  { type: "orders", text: "A PAR S A MUN - BUR" },
  { type: "orders", text: "[GERMANY]\nA MUN H" },
  { type: "vote", vote: "DIAS" },
  { type: "vote", vote: "3WAY" },
  { type: "answer", yes: true },
  { type: "process" },
  { type: "wait", on: true, power: "GERMANY" },
  { type: "set_deadline", deadline: "202612011800" },
];

describe("what others order and vote", () => {
  it.each(RULES.map((rules) => [rules.join(" ") || "no rules", rules] as const))("%s: is hidden", (_, rules) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 1e6 }),
        fc.nat(3),
        (seed, other, phases) => {
          const one = new Driver({ rules }, seed).start();
          for (let phase = 0; phase < phases; phase++) one.process();
          const two = new Driver({ rules }, seed);
          two.state = one.state;
          two.now = one.now;
          const begun = one.state;
          const [from1, from2] = [one.log.length, two.log.length];
          for (const [driver, chance] of [
            [one, seed],
            [two, other],
          ] as const) {
            const random = new Driver({}, chance);
            random.state = driver.state;
            for (const power of ["GERMANY", "ITALY", "TURKEY"]) {
              const lines = driver.state.position.phase.type === "MOVEMENT" ? random.randomOrders(power) : [];
              const text = lines.length > 0 ? lines.join("\n") : "A VIE H";
              if (random.random.below(4) > 0) driver.try(power, { type: "orders", text });
              driver.try(power, { type: "vote", vote: random.random.below(2) === 0 ? "LOSS" : "DIAS" });
              if (random.random.below(2) === 0) driver.try(power, { type: "wait", on: true });
            }
          }
          const viewers = [SPECTATOR, player(one.seat("FRANCE")), player(one.seat("RUSSIA"))];
          for (const viewer of viewers) {
            expect(JSON.stringify(two.view(viewer))).toBe(JSON.stringify(one.view(viewer)));
            expect(stream(two, begun, two.log.slice(from2), viewer)).toEqual(
              stream(one, begun, one.log.slice(from1), viewer),
            );
          }
          for (const probe of PROBES) {
            const answer = (driver: Driver) => {
              const decided = driver.game.decide(driver.state, { seat: driver.seat("FRANCE") }, probe, driver.ctx());
              return decided.ok ? "accepted" : decided.error;
            };
            expect(answer(two)).toEqual(answer(one));
          }
        },
      ),
      { numRuns: RUNS, seed: 5 },
    );
  });

  it("BLIND: a board out of sight changes nothing that is seen, nor any answer", () => {
    const far = (units: [string, "A" | "F", string][]) => {
      const driver = new Driver({ rules: ["BLIND"] }, 3).start();
      const near = { power: "FRANCE", type: "A" as const, at: "PAR" };
      return driver.put({ units: [near, ...units.map(([power, type, at]) => ({ power, type, at }))] });
    };
    const one = far([
      ["RUSSIA", "A", "MOS"],
      ["TURKEY", "F", "CON"],
    ]);
    const two = far([
      ["RUSSIA", "A", "WAR"],
      ["TURKEY", "A", "SMY"],
    ]);
    const viewer = player(one.seat("FRANCE"));
    const strip = (driver: Driver) => JSON.stringify(driver.view(viewer));
    expect(strip(two)).toBe(strip(one));
    for (const text of ["A PAR S A MOS", "A PAR S A WAR", "A MOS H", "A WAR H", "A PAR - MOS", "F CON - AEG"]) {
      const answer = (driver: Driver) =>
        driver.game.decide(driver.state, { seat: driver.seat("FRANCE") }, { type: "orders", text }, driver.ctx());
      expect(answer(two)).toEqual(answer(one));
    }
    const before = [one.state, two.state];
    const seen = [one, two].map((driver, i) => {
      driver.process();
      return stream(driver, before[i]!, driver.log.slice(-4), viewer);
    });
    expect(seen[1]).toEqual(seen[0]);
  });
});

describe("two at one table", () => {
  it("acting in either order come to the same, but for what is drawn", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const one = new Driver({}, seed, true).start();
        const two = new Driver({}, seed, true).start();
        const acts = (["FRANCE", "TURKEY"] as const).map((power) => {
          const text = one.randomOrders(power).join("\n");
          return [
            () => one.act(power, { type: "orders", text }),
            () => two.act(power, { type: "orders", text }),
          ] as const;
        });
        for (const act of acts) act[0]();
        for (const act of acts.toReversed()) act[1]();
        expect(two.state).toEqual(one.state);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("a rewind", () => {
  it("keeps who plays what, absences and settings, and sets a fresh deadline", () => {
    const driver = new Driver({}, 9).start();
    const start = driver.log.length;
    driver.act("FRANCE", { type: "absence", from: "20260620", to: "20260622" });
    driver.act("master", { type: "settings", change: { rules: ["NO_PRESS"] } });
    driver.process();
    driver.act("GERMANY", { type: "resign" });
    const { game, log } = driver;
    const kept = log.slice(start).filter((event) => game.persistent?.(event));
    expect(kept.map(({ type }) => type)).toEqual(["absence_set", "settings_changed", "resigned"]);
    const back = [...log.slice(0, start), ...kept].reduce((state, event) => game.evolve(state, event), game.initial);
    expect(back.position.phase).toEqual(game.map.begin);
    expect(back.settings.rules).toEqual(["NO_PRESS"]);
    driver.state = { ...back, stage: "active", deadline: null, deadlineAt: null };
    const resumed = game.resume(driver.state, "rewound", driver.ctx());
    expect(resumed.map(({ type }) => type)).toEqual(["checked", "deadline_set"]);
  });
});
