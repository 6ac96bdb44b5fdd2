import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldOf } from "../adjudicate/field";
import { isTrapped, maySleep } from "../adjudicate/terrain";
import { mapAt } from "../map/ground";
import { unitText } from "../orders/any-order";
import { parseStatus } from "../status/parse";
import { writeStatus } from "../status/write";
import { RIVER } from "../testing/river";
import { envOf } from "./config";
import { fieldOfList } from "./crystal/field-of-list";
import { gameOf } from "./read-file";
import { Driver, MONDAY, OMNISCIENT, player } from "./testing/driver";
import { statusOf } from "./write-file";

const RUNS = process.env.GUILDHALL_LONG ? 200 : 25;
const RULES = [
  [],
  ["UNITS_ADAPT"],
  ["HIBERNATE"],
  ["UNITS_ADAPT", "HIBERNATE"],
  ["UNITS_ADAPT", "BLIND", "HIDE_BUILDS"],
];

const river = (rules: readonly string[], seed = 1, more: object = {}) =>
  new Driver({ map: "river", mapText: RIVER, rules, ...more }, seed).start();

describe("games on ground that changes", () => {
  it("come to sound positions whatever is ordered, each unit where it may be, none lost without a word", () => {
    fc.assert(
      fc.property(fc.constantFrom(...RULES), fc.nat(1e6), (rules, seed) => {
        const driver = river(rules, seed);
        for (let phases = 0; phases < 14 && driver.state.stage === "active"; phases++) {
          const from = driver.log.length;
          driver.playPhase();
          const { position, settings } = driver.state;
          const map = mapAt(driver.game.map, position.phase);
          const inForce = envOf(driver.game, settings).rules;
          for (const unit of position.units)
            if (isTrapped(map, unit)) expect([unit, maySleep(map, unit, inForce)]).toEqual([unit, true]);
          const provinces = position.units.map(({ at }) => at.slice(0, 3));
          expect(new Set(provinces).size).toBe(provinces.length);
          for (const { at, retreats } of position.dislodged)
            for (const to of retreats)
              expect(map.places.find(({ id }) => id === at)?.edges.map((edge) => edge.to)).toContain(to);
          for (const event of driver.log.slice(from))
            if (event.type === "terrain_changed")
              for (const { fate, to } of event.changes) expect(fate === "destroyed").toBe(to === null);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("are written to a file and read again at any point", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RULES.slice(0, 4)),
        fc.nat(1e6),
        fc.integer({ min: 0, max: 9 }),
        (rules, seed, phases) => {
          const driver = river(rules, seed);
          for (let n = 0; n < phases && driver.state.stage === "active"; n++) driver.playPhase();
          const frame = { name: "a", master: null, now: MONDAY, person: () => null };
          const facts = statusOf(driver.game, driver.state, { ...frame, now: driver.now });
          const own = { name: "river", text: RIVER };
          const parsed = parseStatus(writeStatus(facts), { own });
          expect(parsed.errors.filter(({ code }) => code !== "status/no_master")).toEqual([]);
          const read = gameOf(parsed.facts, driver.now, own);
          if (!read.ok) throw new Error(JSON.stringify(read.error));
          const plain = (units: readonly object[]) => units.map((unit) => JSON.stringify(unit)).sort();
          expect(plain(read.value.state.position.units)).toEqual(plain(driver.state.position.units));
        },
      ),
      { numRuns: RUNS },
    );
  });

  it("have trapped units in files with HIBERNATE alone", () => {
    const driver = river(["HIBERNATE"]).put({ units: [{ power: "WEST", type: "A", at: "PAS" }] });
    driver.process();
    const frame = { name: "a", master: null, now: driver.now, person: () => null };
    const text = writeStatus(statusOf(driver.game, driver.state, frame));
    expect(text).toContain("A PAS");
    const faults = (file: string) =>
      parseStatus(file, { own: { name: "river", text: RIVER } }).errors.flatMap(({ code }) =>
        code === "status/no_master" ? [] : [code],
      );
    expect(faults(text)).toEqual([]);
    expect(faults(text.replace("RULE HIBERNATE\n", ""))).toEqual(["status/bad_unit"]);
  });

  it("begin with units as the first phase has them", () => {
    const moved = RIVER.replace("A LTO", "A MEA");
    const driver = new Driver({ map: "river", mapText: moved, rules: ["UNITS_ADAPT"] }).start();
    expect(driver.units("WEST")).toEqual(["F MEA", "F LFT"]);
    expect(driver.orders("WEST", "F MEA - SEA").entered("WEST")).toEqual(["F MEA - SEA"]);
  });

  it("take centres as units stand when the moves are over, and then the ground", () => {
    const winter = RIVER.replace("IN FALL: SHUT PAS", "IN WINTER: SHUT PAS");
    const driver = new Driver({ map: "river", mapText: winter }).start();
    driver.put({
      phase: { season: "FALL", year: 1901, type: "MOVEMENT" },
      units: [{ power: "WEST", type: "A", at: "PAS" }],
    });
    driver.process();
    expect(driver.state.position.owners.PAS).toBe("WEST");
    expect(driver.last("terrain_changed")?.changes[0]).toMatchObject({ fate: "destroyed" });
  });

  it("ask again where a dislodged unit may go", () => {
    const closing = RIVER.replace("IN FALL: SHUT PAS", "IN SPRING 1901 RETREATS\nWATER MEA\nSHUT HIL");
    const morph = ["Back = bak", "LAND BAK ABUTS LTO", "AMEND LTO ABUTS BAK"];
    const driver = new Driver({ map: "river", mapText: closing, morph }).start();
    driver.put({
      units: [
        { power: "WEST", type: "A", at: "LTO" },
        { power: "EAST", type: "A", at: "PAS" },
        { power: "EAST", type: "A", at: "LFT" },
      ],
    });
    driver.orders("EAST", "A PAS - LTO", "A LFT S A PAS - LTO").process();
    expect(driver.last("phase_processed")?.position.dislodged[0]?.retreats.toSorted()).toEqual(["BAK", "HIL"]);
    expect(driver.state.position.dislodged[0]?.retreats).toEqual(["BAK"]);
    // Whoever is refused is told of the ground.
    expect(driver.refused("WEST", { type: "orders", text: "A LTO - HIL" })).toMatchObject({
      data: { faults: [{ code: "order/no_retreat", data: { to: "HIL", ground: "shut" } }] },
    });
  });

  it("are told in Crystal Ball by the ground of the phase that a list is for", () => {
    const driver = river([], 1, { variant: "crystal" });
    // The first list is for spring, when the meadow is water.
    expect(driver.try("WEST", { type: "orders", text: "A LFT - MEA" })).toBe("crystal/refused");
    driver.act("WEST", { type: "orders", text: "F LFT - MEA" });
    driver.act("EAST", { type: "orders", text: "A RTO H" });
    // The second one is for fall.
    expect(driver.try("WEST", { type: "orders", text: "F LFT - MEA" })).toBe("crystal/refused");
    expect(driver.try("WEST", { type: "orders", text: "A LFT - MEA" })).toBeNull();
  });

  it.each([
    [["UNITS_ADAPT"], ["A MEA", "A RTO"]],
    [[], ["A RTO"]],
  ])("leave units in Crystal Ball for the next list as they will be (%j)", (rules, units) => {
    const driver = river(rules, 1, { variant: "crystal" }).put({
      units: [
        { power: "WEST", type: "F", at: "MEA" },
        { power: "EAST", type: "A", at: "RTO" },
      ],
      owners: {},
    });
    const { map } = driver.game;
    const field = fieldOf(map, driver.state.position, new Set(rules));
    const on = (when: "sooner" | "later") => fieldOfList(map, field, when).position.units.map(unitText);
    // In spring the meadow is water, in fall it is land.
    expect(on("sooner")).toEqual(["F MEA", "A RTO"]);
    expect(on("later")).toEqual(units);
  });
});

describe("what becomes of units out of sight", () => {
  /** The pass closes on an army of WEST; EAST has a fleet at sea and homes, none of which see so far. */
  const closed = () => {
    const driver = river(["BLIND", "NO_SCS_SEE"]).put({
      units: [
        { power: "WEST", type: "A", at: "PAS" },
        { power: "EAST", type: "F", at: "SEA" },
      ],
      owners: {},
    });
    driver.process();
    return { driver, event: driver.last("terrain_changed") };
  };

  it("is told to nobody but whose they are", () => {
    const { driver, event } = closed();
    if (!event) throw new Error("nothing changed");
    const seen = (viewer: Parameters<Driver["view"]>[0]) => {
      const at = driver.log.indexOf(event);
      let state = driver.game.initial;
      for (const one of driver.log.slice(0, at)) state = driver.game.evolve(state, one);
      const before = { ...state, position: { ...state.position, units: [...event.position.units, ...unitsOf(event)] } };
      return driver.game.see(event, before, driver.game.evolve(before, event), viewer);
    };
    expect(seen(player(driver.seat("WEST")))).toMatchObject({ changes: [{ fate: "destroyed" }] });
    expect(seen(player(driver.seat("EAST")))).toBeNull();
    expect(seen(OMNISCIENT)).toMatchObject({ changes: [{ fate: "destroyed" }] });
  });
});

const unitsOf = ({ changes }: { changes: readonly { power: string; unit: { type: "A" | "F"; at: string } }[] }) =>
  changes.map(({ power, unit }) => ({ power, ...unit }));
