import { describe, expect, it } from "vitest";
import { Driver, MASTER, player, SPECTATOR } from "./testing/driver";

const SEED = Number(process.env.SEED ?? 2026);
const PHASES = process.env.GUILDHALL_LONG ? 400 : 24;

describe.each([
  ["standard", {}],
  ["fleetrome", {}],
  ["pure", {}],
  ["chaos", {}],
  ["standard", { variant: "payola" }],
  ["pure", { variant: "payola", rules: ["ZEROSUM", "EBAYOLA", "NO_DONATIONS"] }],
  ["standard", { variant: "crystal" }],
  ["pure", { variant: "crystal", rules: ["PUBLIC_LISTS", "NO_PROXY", "GARRISON"] }],
])("random games on %s %j", (map, config) => {
  it(`are played without getting stuck, and their events are the game (SEED=${SEED})`, () => {
    const driver = new Driver({ map, rules: ["CD_SUPPORTS", "CD_RETREATS"], ...config }, SEED, true).start();
    for (let phase = 0; phase < PHASES && driver.state.stage === "active"; phase++) {
      driver.playPhase();
      const at = driver.state.position.units.map((unit) => unit.at.slice(0, 3));
      expect(new Set(at).size).toBe(at.length);
      for (const viewer of [MASTER, SPECTATOR, player(0)]) driver.view(viewer);
    }
    const folded = driver.log.reduce((state, event) => driver.game.evolve(state, event), driver.game.initial);
    expect(folded).toEqual(driver.state);
    expect(JSON.parse(JSON.stringify(driver.state))).toEqual(driver.state);
    for (const event of driver.log) expect(driver.game.schema.event.parse(event)).toEqual(event);
  });

  it("end when everybody agrees to a draw", () => {
    const driver = new Driver({ map, ...config }, SEED).start();
    for (const { name, kind } of driver.state.powers)
      if (kind === "player") driver.try(name, { type: "vote", vote: "DIAS" });
    for (let phase = 0; phase < 9 && driver.state.stage === "active"; phase++) {
      driver.process();
      for (const { name } of driver.state.powers) driver.try(name, { type: "vote", vote: "DIAS" });
    }
    expect(driver.state.stage).toBe("completed");
    expect(driver.game.outcome(driver.state)?.reason).toBe("draw");
  });
});
