import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import type { UnitType } from "../map/model";
import { narrateWhy } from "./narrate-why";
import { sayWhy } from "./say-result";
import type { SeenRow } from "./see-results";
import { sightOf } from "./sight";
import type { State } from "./state";
import { Driver, OMNISCIENT, player } from "./testing/driver";
import { cutDown, type Why } from "./why";

const RUNS = process.env.GUILDHALL_LONG ? 300 : 25;
const SEED = Number(process.env.SEED ?? 417);

const unit = (text: string) => {
  const [power = "", type, at = ""] = text.split(" ");
  return { power, type: (type === "A" ? "A" : "F") as UnitType, at };
};

/** What a viewer receives of the phase that is processed from a state. */
function told(driver: Driver, from: State, seat: number | null): SeenRow[] {
  const actor = Object.assign(Object.create(Object.getPrototypeOf(driver)), driver) as Driver;
  Object.assign(actor, { state: from, log: [], random: new SeededRandom(1) });
  actor.process();
  const event = actor.last("phase_processed")!;
  const viewer = seat === null ? OMNISCIENT : player(seat);
  const seen = driver.game.see(event, from, driver.game.evolve(from, event), viewer);
  return (seen as unknown as { results: SeenRow[] }).results;
}

const withoutWhy = (rows: SeenRow[]) => rows.map((row) => ({ ...row, why: undefined }));

describe("reasons under BLIND", () => {
  it("tell nothing that the rows do not tell: orders out of sight change none while they change no row", () => {
    let [same, withReason, elsewhere] = [0, 0, 0];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(4), (seed, years) => {
        const driver = new Driver({ rules: ["BLIND"] }, seed).start();
        for (let left = years * 2; left > 0 && driver.state.stage === "active"; left--) {
          for (const { name } of driver.state.powers) {
            const lines = driver.randomOrders(name);
            if (lines.length > 0) driver.orders(name, ...lines);
          }
          driver.process();
        }
        if (driver.state.stage !== "active") return;
        const { state, game } = driver;
        for (const seat of [0, 2]) {
          const viewer = player(seat);
          const own = state.powers.find((power) => power.seat === seat)?.name ?? "";
          const sight = sightOf(game, state, viewer, [state.position]);
          const inSight = (at: string) => state.position.units.some((one) => one.at === at && sight.unit(one));
          const given = state.powers.map(({ name }) => driver.ordersAtRandom(name));
          const world = (again: boolean): State => ({
            ...state,
            powers: state.powers.map((power, i) => {
              const first = given[i] ?? [];
              if (!again || power.name === own) return { ...power, orders: first };
              const other = driver.ordersAtRandom(power.name);
              const at = (order: (typeof first)[number]) => ("unit" in order ? order.unit.at : "");
              const orders = first.map((order) =>
                inSight(at(order)) ? order : (other.find((one) => at(one) === at(order)) ?? order),
              );
              return { ...power, orders };
            }),
          });
          const [one, two] = [world(false), world(true)];
          const [first, second] = [told(driver, one, seat), told(driver, two, seat)];
          if (JSON.stringify(withoutWhy(first)) !== JSON.stringify(withoutWhy(second))) continue;
          expect(second).toEqual(first);
          same++;
          if (first.some((row) => "why" in row)) withReason++;
          if (JSON.stringify(told(driver, one, null)) !== JSON.stringify(told(driver, two, null))) elsewhere++;
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(same).toBeGreaterThan(RUNS / 4);
    expect(withReason).toBeGreaterThan(RUNS / 10);
    expect(elsewhere).toBeGreaterThan(RUNS / 10);
  });

  it("name who is in sight, and count no support from out of sight", () => {
    const units = ["FRANCE A PAR", "GERMANY A BUR", "GERMANY A MUN", "GERMANY A RUH", "FRANCE A GAS"].map(unit);
    const driver = new Driver({ rules: ["BLIND"] }).start().put({ units });
    driver.orders("FRANCE", "A PAR - BUR", "A GAS S A PAR - BUR");
    driver.orders("GERMANY", "A BUR H", "A MUN S A BUR", "A RUH S A BUR");
    const before = driver.state;
    const reason = (seat: number | null) => {
      const rows = told(driver, before, seat);
      const row = rows.find((one) => !("sighted" in one) && "unit" in one.order && one.order.unit.at === "PAR");
      return row && "why" in row ? row.why : undefined;
    };
    const attack = { kind: "attack", of: "PAR", strength: 2, supports: [{ by: "GAS", counts: true }] };
    expect(reason(null)).toMatchObject({ attack, against: [{ kind: "hold", of: "BUR", strength: 3 }] });
    expect(reason(driver.seat("FRANCE"))).toMatchObject({
      attack,
      against: [{ kind: "hold", of: "BUR", strength: 1, offered: 1, supports: [] }],
    });
    expect(JSON.stringify(reason(driver.seat("FRANCE")))).not.toMatch(/MUN|RUH/);
  });
});

describe("a reason that is cut down", () => {
  it("is nothing where all that it names is out of sight", () => {
    expect(cutDown({ code: "movement", dislodgedBy: "MUN", paradox: true }, () => false)).toBeNull();
    expect(cutDown({ code: "told", text: "dislodged by MUN" }, () => true)).toBeNull();
  });

  it("keeps fleets in sight, without the strength that beat them", () => {
    const why: Why = {
      code: "movement",
      convoy: {
        ...{ reaches: false, ordered: 2, standing: 1 },
        fleets: [
          { at: "NTH", stands: false, dislodgedBy: "SKA", strength: 2 },
          { at: "ENG", stands: true },
        ],
      },
    };
    expect(cutDown(why, (at) => at === "NTH")).toEqual({
      code: "movement",
      convoy: { reaches: false, ordered: 1, standing: 0, fleets: [{ at: "NTH", stands: false }] },
    });
  });
});

describe("narrated", () => {
  const codes = (result: string, why: Why) => narrateWhy({ result, why }).map(({ code }) => code);

  it("a reason is codes with data, for any language", () => {
    const strength = { kind: "attack", of: "PAR", strength: 2, offered: 3 } as const;
    const supports = [
      { by: "GAS", counts: true, cutBy: [] },
      { by: "PIC", counts: false, cutBy: ["BEL"] },
    ];
    const why: Why = {
      code: "movement",
      attack: { ...strength, supports },
      against: [{ kind: "hold", of: "BUR", strength: 2, offered: 2, supports: [] }],
      dislodgedBy: "BRE",
    };
    expect(narrateWhy({ result: "bounces", why })).toEqual([
      {
        code: "diplomacy/why_strength",
        data: { kind: "attack", of: "PAR", strength: 2, by: ["GAS"], cut: [{ at: "PIC", by: ["BEL"] }] },
      },
      { code: "diplomacy/why_against", data: { kind: "hold", of: "BUR", strength: 2, by: [], cut: [] } },
      { code: "diplomacy/why_dislodged", data: { by: "BRE" } },
    ]);
    expect(sayWhy({ result: "bounces", why })).toContain("strength 2, supported from GAS, support of PIC cut by BEL");
  });

  it.each<[string, Why, string[]]>([
    ["void", { code: "movement" }, ["diplomacy/why_void"]],
    [
      "no_convoy",
      { code: "movement", convoy: { reaches: false, ordered: 0, standing: 0, fleets: [] } },
      ["diplomacy/why_no_fleets"],
    ],
    ["cut", { code: "movement", cutBy: ["MUN"] }, ["diplomacy/why_cut"]],
    ["bounces", { code: "movement", paradox: true }, ["diplomacy/why_paradox"]],
    ["disbands", { code: "retreat", reason: { why: "nowhere" } }, ["diplomacy/why_retreat_nowhere"]],
    ["bounces", { code: "retreat", reason: { why: "rivals", rivals: [] } }, ["diplomacy/why_retreat_rivals"]],
    ["fails", { code: "adjustment", reason: { why: "occupied", at: "PAR" } }, ["diplomacy/why_adjustment_occupied"]],
    ["invalid", { code: "invalid", refusal: "order/no_unit" }, ["diplomacy/why_invalid"]],
    ["bounces", { code: "told", text: "strength 1" }, ["diplomacy/why_told"]],
  ])("%s %j", (result, why, expected) => {
    expect(codes(result, why)).toEqual(expected);
  });

  it("nothing is said of an order that succeeded", () => {
    expect(narrateWhy({ result: "succeeds" })).toEqual([]);
    expect(sayWhy({ result: "succeeds" })).toBe("");
  });
});
