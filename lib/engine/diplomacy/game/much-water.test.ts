import { describe, expect, it } from "vitest";
import { ok } from "../../kernel/result";
import { muchWater } from "../testing/much-water";
import { readConfig } from "./config";
import { enterOrders } from "./enter";
import type { Intent } from "./intent";
import { fieldSeenBy } from "./sight";
import { Driver } from "./testing/driver";

const { text, armies, fleets } = muchWater(15, 14);
const begun = (rules: string[] = []) =>
  new Driver({ map: "muchwater", mapText: text, rules, timing: ["NEXT 1D"] }, 3).start();

describe("a map full of fleets", () => {
  it("is ordered upon in moments: convoys across all of it are taken, and what no fleet is beside is refused", () => {
    const driver = begun();
    const [from, to] = [armies[1]!, armies.at(-3)!];
    const convoys = fleets.map((at) => `F ${at} C A ${from} - ${to}`);
    expect(driver.try("EAST", { type: "orders", text: [`A ${from} - ${to} VIA`, ...convoys].join("\n") })).toBeNull();
    const corner = armies[0]!;
    expect(driver.try("EAST", { type: "orders", text: `A ${corner} - ${to} VIA` })).not.toBeNull();
  });

  it("works out once what all could do, however often somebody sends orders, and keeps nobody's sight for others", () => {
    const player = (driver: Driver) => ({ role: "player" as const, seats: new Set([driver.seat("EAST")]) });
    const [open, blind] = [begun(), begun(["BLIND"])];
    const rulesetOf = (driver: Driver) => {
      const read = readConfig(driver.game.config);
      if (!read.ok) throw new Error(read.error[0]?.message);
      return read.value;
    };
    const [of, ofBlind] = [rulesetOf(open), rulesetOf(blind)];
    const seen = fieldSeenBy(of, open.state, player(open));
    // Orders that were given or refused change nothing of it.
    expect(fieldSeenBy(of, { ...open.state }, player(open))).toBe(seen);
    // What somebody does not see is nobody else's board.
    const whole = fieldSeenBy(ofBlind, blind.state, { role: "omniscient", seats: new Set() });
    expect(fieldSeenBy(ofBlind, blind.state, player(blind))).not.toBe(whole);
  });

  it("looks at the board with nobody's eyes as long as all that is written can be done", () => {
    const driver = begun(["BLIND"]);
    const read = readConfig(driver.game.config);
    if (!read.ok) throw new Error(read.error[0]?.message);
    const unit = driver.state.position.units.find(({ power }) => power === "EAST")!;
    let looked = 0;
    const viewer = {
      role: "player" as const,
      get seats() {
        looked++;
        return new Set([driver.seat("EAST")]);
      },
    };
    const enter = (text: string) =>
      enterOrders(read.value, driver.state, { text, own: "EAST", viewer, may: () => ok(null) });
    expect(enter(`${unit.type} ${unit.at} H`).ok).toBe(true);
    expect(looked).toBe(0);
    // What is refused is told with what could be meant, of what one sees.
    expect(enter(`${unit.type} ${unit.at} - ${unit.at}`).ok).toBe(false);
    expect(looked).toBeGreaterThan(0);
  });

  it.each([[[]], [["PORTAGE_CONVOY"]]])(
    "offers bots %j no more than they can look through, and each unit something",
    (rules) => {
      const driver = begun(rules);
      const sets = driver.game.legal(driver.state, driver.seat("EAST")) as Extract<Intent, { type: "orders" }>[];
      const lines = sets.flatMap((set) => set.text.split("\n"));
      expect(lines.length).toBeLessThan(50_000);
      const units = new Set(lines.map((line) => line.split(" ", 2)[1]));
      expect(units.size).toBe(armies.length - 1 + fleets.length);
      expect(driver.try("EAST", sets.at(-1)!)).toBeNull();
    },
  );
});
