import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { ok } from "../../kernel/result";
import { readOrders } from "../orders/read-orders";
import { fieldOfView, mapOf, optionsOfView } from "./options";
import { Driver, player } from "./testing/driver";

const PHASES = process.env.GUILDHALL_LONG ? 40 : 9;
const SEED = Number(process.env.SEED ?? 93);

const GAMES: [rules: string[], config: object][] = [
  [[], {}],
  [["BLIND"], {}],
  [["BLIND", "HIDE_BUILDS", "BUILD_ANY"], {}],
  [["VENETIAN", "NO_UNITS_SEE"], {}],
  [["HIDE_BUILDS", "MOBILIZE"], {}],
  [["NO_CHECK", "ORDER_ANY", "PROXY_OK"], {}],
  [["SIGNAL_SUPPORT", "COASTAL_CONVOY", "PORTAGE_CONVOY"], {}],
  [["IMMOBILE_DUMMIES", "HIDE_DUMMIES"], { dummies: { TURKEY: ["ITALY", "FRANCE"] } }],
  [["SOLITAIRE"], {}],
  [[], { map: "spice" }],
  [["GARRISON"], { morph: ["VICTORY 12", "UNOWNED BOH"] }],
  [[], { morph: ["RULE BLIND !FICTIONAL_OK", "RULE COASTAL_CONVOY"] }],
  [
    ["!COASTAL_CONVOY"],
    { morph: ["RULE COASTAL_CONVOY", "DIRECTIVES", "TIMING NEXT 2D AT 18:00", "END DIRECTIVES"], timing: ["NEXT 3D"] },
  ],
];

/** Lines about a power's own units, others' and nobody's, some of them sound. */
function someLines({ game, state, random }: Driver, power: string): string[] {
  const place = () => game.map.places[random.below(game.map.places.length)]?.id ?? "";
  const own = [...state.position.units, ...state.position.dislodged].filter((unit) => unit.power === power);
  return [
    ...own.flatMap(({ type, at }) => [
      `${type} ${at} - ${place()}`,
      `${type} ${at} S A ${place()} - ${place()}`,
      `${type} ${at} S F ${place()}`,
      `${type} ${at} C A ${place()} - ${place()}`,
      `${type} ${at} R ${place()}`,
    ]),
    ...[`A ${place()} H`, `BUILD A ${place()}`, `BUILD F ${place()} HIDDEN`, `REMOVE A ${place()}`, "WAIVE"],
  ];
}

describe.each(GAMES.map(([rules, config]) => [`${rules.join(" ")} ${JSON.stringify(config)}`, rules, config] as const))(
  `%s (SEED=${SEED})`,
  (_, rules, config) => {
    it("what a view offers, and how it answers, is what the server does", () => {
      const driver = new Driver({ rules: [...rules], ...config }, SEED).start();
      const { game } = driver;
      const map = mapOf(game.config)!;
      let offered = 0;
      for (let phase = 0; phase < PHASES && driver.state.stage === "active"; phase++) {
        const { state } = driver;
        for (const seat of [0, 3].filter((one) => one < state.seats)) {
          const view = JSON.parse(JSON.stringify(game.view(state, player(seat)))) as ReturnType<typeof game.view>;
          const options = optionsOfView(map, view);
          expect(options).toEqual(game.options(state, seat));
          offered += options.length;
          const field = fieldOfView(map, view);
          for (const power of view.own.slice(0, 2))
            for (const text of someLines(driver, power)) {
              const here = readOrders(map, text, power, () => ok({ field, seen: field })).refused;
              const there = game.decide(state, { seat }, { type: "orders", power, text }, driver.ctx());
              const faults = there.ok ? [] : (there.error.data as { faults?: unknown }).faults;
              expect(here, `${driver.phase()} ${power}: ${text}`).toEqual(faults);
            }
        }
        const random = new SeededRandom(SEED + phase);
        for (const { name } of state.powers) {
          const lines = driver.randomOrders(name);
          if (lines.length > 0 && random.below(6) > 0)
            driver.try("master", { type: "orders", power: name, text: lines.join("\n") });
        }
        driver.process();
      }
      expect(offered).toBeGreaterThan(10);
    });
  },
);

describe("a view", () => {
  it("tells the rules in force, those of the map, and those that the game switched off", () => {
    const morph = [
      "RULE COASTAL_CONVOY BUILD_ANY !PREVIEW",
      "DIRECTIVES",
      "TIMING NEXT 2D AT 18:00 NOT 20261224",
      "END DIRECTIVES",
    ];
    const driver = new Driver({ rules: ["BLIND", "!COASTAL_CONVOY"], morph, timing: ["NEXT 3D"] });
    const view = driver.view(player(0));
    expect(view.rules).toEqual(["BLIND", "!COASTAL_CONVOY"]);
    expect(view.inForce).toEqual(expect.arrayContaining(["BLIND", "FICTIONAL_OK", "BUILD_ANY", "NO_PROXY"]));
    expect(view.inForce).not.toContain("COASTAL_CONVOY");
    expect(view.ofMap).toEqual({
      rules: ["BUILD_ANY", "!PREVIEW"],
      off: ["COASTAL_CONVOY"],
      timing: ["AT 18:00", "NOT 20261224"],
    });
    expect(view.morph).toEqual(morph);
    expect(view.rotate).toBeNull();
    expect(new Driver({ morph: ["ROTATE BEFORE MOVEMENT"] }).view(player(0)).rotate).toEqual(["BEFORE", "MOVEMENT"]);
  });

  it("tells of no map that says nothing", () => {
    const view = new Driver({}).view(player(0));
    expect([view.ofMap, view.morph]).toEqual([{ rules: [], off: [], timing: [] }, []]);
  });
});
