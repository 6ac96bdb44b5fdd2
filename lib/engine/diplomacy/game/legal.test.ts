import { describe, expect, it } from "vitest";
import { MAP_NAMES } from "../maps";
import { printOrder } from "../orders/print-order";
import { powersOfSeat } from "./state";
import { Driver } from "./testing/driver";

const PHASES = process.env.GUILDHALL_LONG ? 60 : 10;
const SEED = Number(process.env.SEED ?? 31);

const GAMES: [string, string[]][] = [
  ...MAP_NAMES.map((map): [string, string[]] => [map, []]),
  ["standard", ["BLIND"]],
  ["standard", ["MOBILIZE", "BUILD_ANY"]],
  ["standard", ["IMMOBILE_DUMMIES", "COASTAL_CONVOY"]],
  ["standard", ["SOLITAIRE"]],
  ["standard", ["NO_CHECK"]],
];

describe("what a seat may order", () => {
  it.each(GAMES)(`is accepted, whole sets of it too, in random games on %s %j (SEED=${SEED})`, (map, rules) => {
    const driver = new Driver({ map, rules }, SEED).start();
    driver.act("master", {
      type: "dummy",
      power: driver.state.powers[0]!.name,
      control: [driver.state.powers[1]!.name],
    });
    for (let phase = 0; phase < PHASES && driver.state.stage === "active"; phase++) {
      const { game, state } = driver;
      for (let seat = 0; seat < Math.min(3, state.seats); seat++) {
        const options = game.options(state, seat);
        const legal = game.legal(state, seat);
        const offered = new Set(legal.flatMap((intent) => (intent.type === "orders" ? intent.text.split("\n") : [])));
        for (const { power, about, orders } of options) {
          expect(powersOfSeat(state, seat, rules.includes("SOLITAIRE"))).toContain(power);
          expect(orders.length, about).toBeGreaterThan(0);
          for (const order of orders) expect(offered, about).toContain(printOrder(order));
        }
        for (const intent of legal)
          expect(game.decide(state, { seat }, intent, driver.ctx()), JSON.stringify(intent)).toMatchObject({
            ok: true,
          });
        expect(game.waitsFor(state).seats.includes(seat) && legal.length === 0).toBe(false);
      }
      driver.process();
    }
  });

  it("ends what the game waits for: a seat that chooses from it is not waited for again", () => {
    const driver = new Driver({}, SEED).start();
    driver.act("master", { type: "dummy", power: "TURKEY", control: ["FRANCE"] });
    const seat = driver.seat("FRANCE");
    for (let left = 2; left > 0; left--) driver.act(seat, driver.game.legal(driver.state, seat)[3]!);
    expect(driver.game.waitsFor(driver.state).seats).not.toContain(seat);
    expect(driver.power("TURKEY").orders).toHaveLength(3);
    expect(driver.power("FRANCE").orders).toHaveLength(3);
  });

  it("is nothing before the start, while others decide, and where nothing is asked", () => {
    const driver = new Driver({});
    expect(driver.game.legal(driver.state, 0)).toEqual([]);
    driver.start().act("master", { type: "gate", gate: "SKIP" });
    expect(driver.game.options(driver.state, 0)).toEqual([]);
  });

  it("does not tell of units out of sight", () => {
    const at = (units: [string, string][]) =>
      new Driver({ rules: ["BLIND"] }, 3).start().put({
        units: [
          { power: "FRANCE", type: "A", at: "PAR" },
          ...units.map(([power, at]) => ({ power, type: "A" as const, at })),
        ],
      });
    const [one, two] = [at([["RUSSIA", "MOS"]]), at([["TURKEY", "SMY"]])];
    const seat = one.seat("FRANCE");
    expect(two.game.options(two.state, seat)).toEqual(one.game.options(one.state, seat));
  });
});
