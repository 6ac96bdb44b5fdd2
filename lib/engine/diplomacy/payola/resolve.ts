import type { UnitText } from "../orders/any-order";
import type { Bidder, Live, PaidUnit, Resolution } from "./offer";
import { Sale } from "./sale";

/**
 * Decides which order each unit obeys and who pays for it (`spec/payola.md`, Resolution): the highest total wins; powers
 * that could not pay all that they have won lower their offers by one, and all is decided again, until everybody can.
 * `rules`: EBAYOLA, PUBLIC_TOTALS. Order of `bidders`: that of the powers.
 */
export function resolveOffers(
  units: readonly PaidUnit[],
  bidders: readonly Bidder[],
  rules: ReadonlySet<string>,
): Resolution {
  const available = bidders.map(({ funds, sheet }) => Math.max(0, funds - sheet.savings));
  const sales = new Map(units.map((unit) => [unit.unit, new Sale(unit, bidders, rules)]));
  // What is offered for nothing cannot fall.
  const entered = bidders.map((bidder, by) => enter(bidder, by, units, sales).filter(({ live }) => live.amount > 0));
  const reductions = bidders.map(() => 0);
  const spent = bidders.map(() => 0);
  let rounds = 1;
  for (let open: Iterable<Sale> = sales.values(); ; rounds++) {
    for (const sale of open) sale.settle(spent);
    const over = spent.flatMap((sum, by) => (sum > (available[by] ?? 0) ? [by] : []));
    if (over.length === 0) break;
    const touched: Sale[] = [];
    for (const by of over) {
      lower(entered[by] ?? [], touched);
      reductions[by] = (reductions[by] ?? 0) + 1;
    }
    open = touched;
  }
  const byName = (values: readonly number[]) => new Map(bidders.map(({ name }, by) => [name, values[by] ?? 0]));
  return {
    units: new Map([...sales].map(([unit, sale]) => [unit, sale.outcome()])),
    rounds,
    reductions: new Map([...byName(reductions)].filter(([, times]) => times > 0)),
    available: byName(available),
    spent: byName(spent),
  };
}

/** A bid, and the sale that it is made at; null: its unit is not there. */
type Entered = { readonly live: Live; readonly sale: Sale | null };

/** Brings a power's bids to the units that they are for; own units that it told nothing hold. */
function enter(
  { name, sheet }: Bidder,
  by: number,
  units: readonly PaidUnit[],
  sales: ReadonlyMap<UnitText, Sale>,
): readonly Entered[] {
  let [unit, sale]: [UnitText, Sale | null] = ["", null];
  const entered = sheet.bids.map((bid): Entered => {
    // The bids of one line come one after another.
    if (bid.unit !== unit) [unit, sale] = [bid.unit, sales.get(bid.unit) ?? null];
    const live: Live = { by, bid, amount: bid.amount, plateau: bid.plateau, countsFor: [] };
    sale?.add(live);
    return { live, sale };
  });
  let position = sheet.bids.length;
  for (const { unit: own, owner } of units)
    if (owner === name && sales.get(own)?.addDefault(by, position)) position += 1;
  return entered;
}

/** One less for each offer above its plateau; where none is, the plateaus go and every offer is one less. */
function lower(entered: readonly Entered[], touched: Sale[]): void {
  let gives = false;
  for (const { live } of entered)
    if (live.amount > live.plateau) {
      gives = true;
      break;
    }
  for (const { live, sale } of entered) {
    if (!gives) live.plateau = 0;
    if (live.amount <= live.plateau) continue;
    live.amount -= 1;
    for (const order of live.countsFor) order.total -= 1;
    if (sale && !sale.isOpen) {
      sale.isOpen = true;
      touched.push(sale);
    }
  }
}
