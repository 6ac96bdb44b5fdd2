import { type Field, provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import { readWritten } from "@/lib/engine/diplomacy/crystal/entry";
import { readLists } from "@/lib/engine/diplomacy/crystal/lists";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";
import type { GivenOrder, Order } from "@/lib/engine/diplomacy/order";
import { unitText } from "@/lib/engine/diplomacy/orders/any-order";
import { preferencesOf } from "@/lib/engine/diplomacy/payola/acceptance";
import { ordersOf } from "@/lib/engine/diplomacy/payola/board";
import { NO_SHEET } from "@/lib/engine/diplomacy/payola/offer";
import { readSheet } from "@/lib/engine/diplomacy/payola/read-sheet";
import { resolveOffers } from "@/lib/engine/diplomacy/payola/resolve";
import { freePowers } from "../variants/read-lines";

/** What a unit would do, for how much, and who would pay it. */
export type Sale = {
  readonly power: PowerName;
  readonly unit: string;
  readonly order: string;
  readonly paid: number;
  readonly payers: readonly (readonly [PowerName, number])[];
};

/** What would come of what everybody writes, before battles are decided. */
export type Foretold = {
  readonly orders: readonly GivenOrder[];
  /** In Payola: each unit, and how often each power's offers would be lowered. */
  readonly sales: readonly Sale[];
  readonly lowered: readonly (readonly [PowerName, number])[];
  /** In Crystal Ball: what would become of each line, by power. */
  readonly notes: readonly (readonly [PowerName, readonly (readonly [string, string])[]])[];
};

export const NOTHING_FORETOLD: Foretold = { orders: [], sales: [], lowered: [], notes: [] };

/** What everybody writes, as somebody guesses it: lines by power, in Payola with what they have. */
export type Guess = { readonly lines: readonly string[]; readonly funds: number };

const withOwners = (field: Field, orders: readonly Order[]): GivenOrder[] =>
  orders.flatMap((order) => {
    const unit = "unit" in order ? field.unitAt[provinceIndex(field.board, order.unit.at)] : undefined;
    return unit ? [{ power: unit.power, order }] : [];
  });

/**
 * What would come of offers, from a view alone: whoever is not in `guesses` offers nothing. Lines that cannot be read are
 * left out. Of equal offers the lists that the view knows decide; others are taken in the order of the powers, where a
 * game would draw.
 */
export function foretellOffers(view: View, field: Field, guesses: ReadonlyMap<PowerName, Guess>): Foretold {
  const powers = view.powers.filter(({ kind }) => kind !== "unplayed");
  const free = freePowers(view, "");
  const lettered = field.board.map.powers
    .filter(({ role }) => role === undefined)
    .map(({ name, abbreviation }) => ({ name, letter: abbreviation }));
  const lists = new Map(
    powers.map(({ name, purse }) => [name, preferencesOf(purse?.accept ?? "?", lettered)] as const),
  );
  const units = field.position.units.map((unit) => ({
    ...{ unit: unitText(unit), owner: unit.power },
    ...{ preferences: lists.get(unit.power) ?? [], impartial: free.has(unit.power) },
  }));
  const bidders = powers.map(({ name, role }) => {
    const { lines = [], funds = 0 } = guesses.get(name) ?? {};
    const of = { field, power: name, funds, dummies: freePowers(view, name) };
    const sound = lines.filter((line) => readSheet(of, [line]).ok);
    const read = readSheet(of, sound);
    return { name, funds, investor: role !== null, sheet: read.ok ? read.value : NO_SHEET };
  });
  const resolution = resolveOffers(units, bidders, new Set(view.inForce));
  return {
    ...NOTHING_FORETOLD,
    orders: withOwners(field, ordersOf(field.position.units, resolution)),
    sales: units.map(({ unit, owner }): Sale => {
      const bought = resolution.units.get(unit);
      const payers = [...(bought?.payers ?? [])];
      return { power: owner, unit, order: bought?.order ?? "H", paid: bought?.paid ?? 0, payers };
    }),
    lowered: [...resolution.reductions],
  };
}

/** What would come of the lists of this phase, from a view alone: whoever is not in `guesses` has an empty one. */
export function foretellLists(view: View, field: Field, guesses: ReadonlyMap<PowerName, Guess>): Foretold {
  const lists = view.powers.flatMap(({ name, kind, role }) => {
    if (kind === "unplayed" || role !== null) return [];
    const sound = (guesses.get(name)?.lines ?? []).filter((line) => readWritten(field, name, [line]).ok);
    const read = readWritten(field, name, sound);
    return [{ power: name, sooner: read.ok ? read.value : [], later: [] }];
  });
  const centres = (power: PowerName): number =>
    view.powers.find(({ name }) => name === power)?.count ??
    Object.values(field.position.owners).filter((owner) => owner === power).length;
  const read = readLists(field, lists, centres);
  const orders = field.position.units.map(
    (unit): Order => read.orders.get(unitText(unit))?.said ?? { type: "hold", unit: { type: unit.type, at: unit.at } },
  );
  return {
    ...NOTHING_FORETOLD,
    orders: withOwners(field, orders),
    notes: [...read.notes].filter(([power]) => (guesses.get(power)?.lines.length ?? 0) > 0),
  };
}
