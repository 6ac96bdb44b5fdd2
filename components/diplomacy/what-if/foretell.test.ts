import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldOfView } from "@/lib/engine/diplomacy/game/options";
import { crystal, othersWrite, writes } from "@/lib/engine/diplomacy/game/testing/crystal";
import { type Driver, OMNISCIENT, player } from "@/lib/engine/diplomacy/game/testing/driver";
import { offers, payola } from "@/lib/engine/diplomacy/game/testing/payola";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { foretellLists, foretellOffers, type Guess } from "./foretell";

const LETTERS = ["A", "E", "F", "G", "I", "R", "T"];

/** Seven sheets by chance, each an offer or two for any unit; whom units prefer leaves nothing to a lot. */
function offered(seed: number): Driver {
  const driver = payola(["ALWAYS_WAIT"], {}, seed);
  for (const { name } of driver.state.powers) {
    driver.act(name, { type: "acceptance", list: driver.random.shuffle(LETTERS).join("") });
    const all = driver.state.powers.flatMap((other) => driver.randomOrders(other.name));
    const lines = driver.random
      .shuffle(all)
      .slice(0, 9)
      .map((order) => `${1 + driver.random.below(20)} : ${order}`);
    if (driver.try(name, { type: "orders", text: lines.join("\n") }) !== null) offers(driver, name, "5 $");
  }
  return driver;
}

const written = (driver: Driver): Map<PowerName, Guess> =>
  new Map(
    driver.state.powers.map(({ name, purse, lists }) => [
      name,
      { lines: purse?.sheet ?? lists?.sooner ?? [], funds: purse?.funds ?? 0 },
    ]),
  );

/** What each unit did in the phase that was processed last. */
const done = (driver: Driver): string[] =>
  (driver.last("phase_processed")?.results ?? [])
    .flatMap(({ order }) => (order.type === "unread" ? [] : [printOrder(order)]))
    .sort();

describe("what would come of offers", () => {
  it("is what comes of them, where all is known", () => {
    fc.assert(
      fc.property(fc.nat(1e6), (seed) => {
        const driver = offered(seed);
        const view = driver.view(OMNISCIENT);
        const foretold = foretellOffers(view, fieldOfView(driver.game.map, view), written(driver));
        driver.process();
        expect(foretold.orders.map(({ order }) => printOrder(order)).sort()).toEqual(done(driver));
        expect(foretold.sales.filter(({ paid }) => paid > 0).length).toBeGreaterThan(4);
        const bought = driver.last("offers_resolved")?.units ?? [];
        expect(foretold.sales.map(({ unit, order, paid }) => [unit, order, paid])).toEqual(
          bought.map(({ unit, order, paid }) => [unit, order, paid]),
        );
        expect(Object.fromEntries(foretold.lowered)).toEqual(driver.last("offers_resolved")?.reductions);
      }),
      { numRuns: 30 },
    );
  });

  it("is reckoned from a view alone: what others wrote changes nothing", () => {
    const [one, other] = [offered(3), offered(3)];
    other.act("master", { type: "orders", power: "TURKEY", text: "9 : A BUD - SER" });
    const guesses = new Map([["AUSTRIA", { lines: ["8 : A BUD - GAL"], funds: 48 }]]);
    const [a, b] = [one, other].map((driver) => {
      const view = driver.view(player(driver.seat("AUSTRIA")));
      return foretellOffers(view, fieldOfView(driver.game.map, view), guesses);
    });
    expect(a).toEqual(b);
    expect(a?.sales.find(({ unit }) => unit === "A BUD")).toEqual({
      ...{ power: "AUSTRIA", unit: "A BUD", order: "- GAL", paid: 8 },
      payers: [["AUSTRIA", 8]],
    });
  });

  it("leaves out lines that cannot be read, and tells whose offers would be lowered", () => {
    const driver = payola();
    const view = driver.view(player(driver.seat("AUSTRIA")));
    const guesses = new Map([
      ["AUSTRIA", { lines: ["8 : A BUD - NOWHERE", "7 : A BUD - SER", "7 : A VIE - GAL"], funds: 10 }],
      ["ITALY", { lines: ["2 : A VEN - TYR"], funds: 5 }],
    ]);
    const { sales, lowered } = foretellOffers(view, fieldOfView(driver.game.map, view), guesses);
    expect(sales.filter(({ paid }) => paid > 0).map(({ unit, order, paid }) => `${unit} ${order}: ${paid}`)).toEqual([
      "A BUD - SER: 5",
      "A VIE - GAL: 5",
      "A VEN - TYR: 2",
    ]);
    expect(lowered).toEqual([["AUSTRIA", 2]]);
  });
});

describe("what would come of lists", () => {
  it("is what comes of them, where all is known", () => {
    const driver = crystal(["ALWAYS_WAIT"]);
    writes(driver, "AUSTRIA", "A BUD - SER", "A VIE P ITALY", "F TRI - ALB");
    writes(driver, "ITALY", "A VIE - GAL", "A ROM H", "A ROM - APU");
    othersWrite(driver, "AUSTRIA", "ITALY");
    const view = driver.view(OMNISCIENT);
    const foretold = foretellLists(view, fieldOfView(driver.game.map, view), written(driver));
    othersWrite(driver);
    driver.process();
    while (driver.last("phase_processed") === undefined) driver.process();
    expect(foretold.orders.map(({ order }) => printOrder(order)).sort()).toEqual(done(driver));
    const notes = driver.last("lists_read")?.notes ?? {};
    for (const [power, said] of foretold.notes) expect(said).toEqual(notes[power]);
    expect(foretold.notes.find(([power]) => power === "AUSTRIA")?.[1]).toContainEqual(["proxied", "A VIE P ITALY"]);
  });
});
