import { describe, expect, it } from "vitest";
import { loadMap } from "../maps";
import type { Order, OrderedUnit } from "../order";
import type { Position } from "../position";
import { fieldOf } from "./field";
import { resolveMovement } from "./movement";

const map = loadMap("standard");
const army = (at: string): OrderedUnit => ({ type: "A", at });
const fleet = (at: string): OrderedUnit => ({ type: "F", at });

type Ordered = { readonly power: string; readonly order: Order & { unit: OrderedUnit } };

/** The phase of these units and orders alone. */
function resolve(ordered: readonly Ordered[]) {
  const position: Position = {
    phase: map.begin,
    units: ordered.map(({ power, order }) => ({ power, ...order.unit })),
    dislodged: [],
    owners: {},
  };
  return resolveMovement(
    fieldOf(map, position, new Set()),
    ordered.map(({ order }) => order),
  );
}

/**
 * What looks like a paradox and is none: the support for the attack on the convoying fleet is cut by GRE whatever the
 * convoy does. One dependency is met twice here, once inside the guess that it belongs to and once deeper.
 */
const ORDERS: readonly Ordered[] = [
  { power: "ENGLAND", order: { type: "move", unit: fleet("GRE"), to: "BUL/SC" } },
  { power: "ITALY", order: { type: "move", unit: army("RUM"), to: "BUL", via: true } },
  { power: "ITALY", order: { type: "support", unit: army("SER"), of: army("RUM"), to: "BUL" } },
  { power: "ENGLAND", order: { type: "convoy", unit: fleet("BLA"), of: army("RUM"), to: "BUL" } },
  { power: "GERMANY", order: { type: "move", unit: fleet("SEV"), to: "BLA" } },
  { power: "GERMANY", order: { type: "support", unit: fleet("BUL/EC"), of: fleet("SEV"), to: "BLA" } },
];

/**
 * Pandin's paradox with a third attack, whose strength is asked for before it is known on whose guess it rests: the army
 * would cut the support that keeps its own fleet in place.
 */
const PARADOX: readonly Ordered[] = [
  { power: "AUSTRIA", order: { type: "move", unit: army("BEL"), to: "LON" } },
  { power: "AUSTRIA", order: { type: "move", unit: fleet("EDI"), to: "NTH" } },
  { power: "ITALY", order: { type: "support", unit: fleet("LON"), of: fleet("NTH") } },
  { power: "ITALY", order: { type: "convoy", unit: fleet("NTH"), of: army("BEL"), to: "LON" } },
  { power: "RUSSIA", order: { type: "move", unit: fleet("NWG"), to: "NTH" } },
  { power: "RUSSIA", order: { type: "support", unit: fleet("HOL"), of: fleet("NWG"), to: "NTH" } },
];

describe("a circle of dependencies that only seems to be a paradox", () => {
  it("is decided by its one consistent outcome: the support is cut, and the convoy arrives", () => {
    const { units, dislodged } = resolve(ORDERS);
    expect(units.map(({ at }) => at).sort()).toEqual(["BLA", "BUL", "GRE", "SER", "SEV"]);
    expect(dislodged.map(({ at }) => at)).toEqual(["BUL/EC"]);
  });
});

describe("a convoy paradox", () => {
  it("leaves nothing that was found under a guess: the army stays, and the support that it does not cut counts", () => {
    const { results, dislodged } = resolve(PARADOX);
    expect(dislodged).toEqual([]);
    expect(Object.fromEntries(results.map(({ unit, result }) => [unit.at, result]))).toEqual({
      ...{ BEL: "no_convoy", EDI: "bounces", NWG: "bounces" },
      ...{ NTH: "disrupted", LON: "succeeds", HOL: "succeeds" },
    });
  });
});
