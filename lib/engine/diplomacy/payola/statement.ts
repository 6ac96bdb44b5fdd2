import type { PowerName } from "../map/model";
import type { UnitText } from "../orders/any-order";
import { type Bidder, HOLD, type PaidUnit, type Resolution } from "./offer";

/** A line of a statement: an order, and what it fetched or what one paid of that. */
export type StatedOrder = { readonly order: string; readonly paid: number };

/** What a power is told of a phase, and nobody else. */
export type Statement = {
  /** Its units with what each was paid; `notMine`: it made no offer for that order itself. Absent: not told. */
  readonly ownUnits?: readonly (Omit<StatedOrder, "paid"> & { readonly paid?: number; readonly notMine: boolean })[];
  /** Orders of any unit that it offered something for, with its share of the price. */
  readonly accepted?: readonly StatedOrder[];
  readonly sheet?: readonly string[];
  readonly before?: number;
  readonly cost?: number;
  readonly reduced?: number;
  /** What its units were paid together (ZEROSUM). */
  readonly unitIncome?: number;
  readonly after: number;
};

export type StatementsOf = {
  readonly units: readonly PaidUnit[];
  readonly bidders: readonly Bidder[];
  readonly resolution: Resolution;
  readonly rules: ReadonlySet<string>;
  /** `AUSTRIAN`: how a unit's owner is called where its order is not told (BLIND). */
  readonly adjectiveOf: (power: PowerName) => string;
  /** Where fleets of others go is not told, not even as the coast that a support is for (BLIND). */
  readonly hidesCoasts?: true;
};

/**
 * The statements of a movement phase, one for each bidder: none under NO_LEDGERS; without prices of one's units under
 * HIDE_COST; only units, prices and balance under HIDE_OFFERS. BLIND names unit and owner of what one paid for, not the
 * order, and of foreign units only those that one paid; PAY_DUMMIES tells nothing of own units.
 */
export function statementsOf(of: StatementsOf): ReadonlyMap<PowerName, Statement> {
  if (of.rules.has("NO_LEDGERS")) return new Map();
  return new Map(of.bidders.map((bidder) => [bidder.name, statementFor(of, bidder)]));
}

function statementFor(of: StatementsOf, bidder: Bidder): Statement {
  const { units, resolution, rules } = of;
  const { name, funds, sheet } = bidder;
  const cost = resolution.spent.get(name) ?? 0;
  const reduced = resolution.reductions.get(name);
  const own = units.filter(({ owner }) => owner === name);
  const after = funds - cost;
  const ownUnits =
    rules.has("PAY_DUMMIES") || own.length === 0 ? {} : { ownUnits: own.map((unit) => ownUnit(of, unit)) };
  if (rules.has("HIDE_OFFERS")) return { ...ownUnits, after };
  return {
    ...ownUnits,
    accepted: acceptedBy(of, name),
    sheet: rules.has("PAY_DUMMIES") ? sheet.lines.filter((line) => /^[\d%]/.test(line)) : sheet.lines,
    before: funds,
    cost,
    ...(reduced === undefined ? {} : { reduced }),
    ...(rules.has("ZEROSUM") ? { unitIncome: incomeOfUnits(of, name) } : {}),
    after,
  };
}

function ownUnit({ resolution, rules, units, hidesCoasts }: StatementsOf, { unit, owner }: PaidUnit) {
  const isTold = (fleet: UnitText | null) =>
    !hidesCoasts || units.some((other) => other.unit === fleet && other.owner === owner);
  const bought = resolution.units.get(unit);
  const notMine = !rules.has("HIDE_OFFERS") && !bought?.backers.includes(owner);
  const order = isTold(fleetOf(bought?.order)) ? printBought(resolution, unit) : `${unit} ${bought?.order ?? HOLD}`;
  const told = { order, notMine };
  return rules.has("HIDE_COST") ? told : { ...told, paid: bought?.paid ?? 0 };
}

/** The fleet that an order supports to move; null: none. */
const fleetOf = (order = ""): UnitText | null => /^S (F \S+) - /.exec(order)?.[1] ?? null;

/** A unit with its order; of a fleet that is supported towards a coast it says which, as that fleet's own order does. */
function printBought({ units }: Resolution, unit: UnitText): string {
  const order = units.get(unit)?.order ?? HOLD;
  const [, fleet = "", to = ""] = /^S (F \S+) - (\w+)$/.exec(order) ?? [];
  const goes = units.get(fleet)?.order ?? "";
  return `${unit} ${goes.startsWith(`- ${to}/`) ? `S ${fleet} ${goes}` : order}`;
}

function acceptedBy({ units, resolution, rules, adjectiveOf }: StatementsOf, power: PowerName): StatedOrder[] {
  const blind = rules.has("BLIND");
  const said = (unit: UnitText, owner: PowerName) =>
    blind ? `${unit} (${adjectiveOf(owner)})` : printBought(resolution, unit);
  return units
    .flatMap(({ unit, owner }) => {
      const bought = resolution.units.get(unit);
      if (!bought?.backers.includes(power)) return [];
      const paid = bought.payers.get(power) ?? 0;
      if (owner === power ? rules.has("PAY_DUMMIES") : blind && paid === 0) return [];
      return [{ order: said(unit, owner), paid }];
    })
    .sort((one, other) => (one.order < other.order ? -1 : 1));
}

/** What a power's units were paid in all. */
export const incomeOfUnits = (
  { units, resolution }: Pick<StatementsOf, "units" | "resolution">,
  power: PowerName,
): number =>
  units
    .filter(({ owner }) => owner === power)
    .flatMap(({ unit }) => [...(resolution.units.get(unit)?.payers.values() ?? [])])
    .reduce((sum, paid) => sum + paid, 0);
