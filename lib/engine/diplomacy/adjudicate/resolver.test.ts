import { describe, expect, it } from "vitest";
import { loadMap } from "../maps";
import type { Order, OrderedUnit } from "../order";
import type { Position } from "../position";
import { fieldOf } from "./field";
import { resolveMovement } from "./movement";

const map = loadMap("standard");
const army = (at: string): OrderedUnit => ({ type: "A", at });
const fleet = (at: string): OrderedUnit => ({ type: "F", at });

/**
 * What looks like a paradox and is none: the support for the attack on the convoying fleet is cut by GRE whatever the
 * convoy does. One dependency is met twice here, once inside the guess that it belongs to and once deeper.
 */
const ORDERS: readonly { power: string; order: Order & { unit: OrderedUnit } }[] = [
  { power: "ENGLAND", order: { type: "move", unit: fleet("GRE"), to: "BUL/SC" } },
  { power: "ITALY", order: { type: "move", unit: army("RUM"), to: "BUL", via: true } },
  { power: "ITALY", order: { type: "support", unit: army("SER"), of: army("RUM"), to: "BUL" } },
  { power: "ENGLAND", order: { type: "convoy", unit: fleet("BLA"), of: army("RUM"), to: "BUL" } },
  { power: "GERMANY", order: { type: "move", unit: fleet("SEV"), to: "BLA" } },
  { power: "GERMANY", order: { type: "support", unit: fleet("BUL/EC"), of: fleet("SEV"), to: "BLA" } },
];

describe("a circle of dependencies that only seems to be a paradox", () => {
  it("is decided by its one consistent outcome: the support is cut, and the convoy arrives", () => {
    const position: Position = {
      phase: map.begin,
      units: ORDERS.map(({ power, order }) => ({ power, ...order.unit })),
      dislodged: [],
      owners: {},
    };
    const field = fieldOf(map, position, new Set());
    const { units, dislodged } = resolveMovement(
      field,
      ORDERS.map(({ order }) => order),
    );
    expect(units.map(({ at }) => at).sort()).toEqual(["BLA", "BUL", "GRE", "SER", "SEV"]);
    expect(dislodged.map(({ at }) => at)).toEqual(["BUL/EC"]);
  });
});
