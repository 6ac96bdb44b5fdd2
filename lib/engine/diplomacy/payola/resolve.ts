import type { PowerName } from "../map/model";
import type { OrderText } from "../orders/any-order";
import { Auction } from "./auction";
import { Book } from "./book";
import { NONE } from "./layout";
import { type Bidder, type Bought, HOLD, type PaidUnit, type Resolution } from "./offer";

/**
 * Decides which order each unit obeys and who pays for it (docs/how-the-diplomacy-judge-decides.md, Who wins, who
 * pays): the highest total wins; powers that could not pay all that they have won lower their offers by one, and all is
 * decided again, until everybody can. `rules`: EBAYOLA, PUBLIC_TOTALS, RESTRICT_SIGNAL. Order of `bidders`: that of the
 * powers.
 */
export function resolveOffers(
  units: readonly PaidUnit[],
  bidders: readonly Bidder[],
  rules: ReadonlySet<string>,
): Resolution {
  const available = bidders.map(({ funds, sheet }) => Math.max(0, funds - sheet.savings));
  const book = new Book(units, bidders, rules.has("RESTRICT_SIGNAL"));
  const auction = new Auction(book, rules);
  const { spent, reductions } = auction;
  let rounds = 1;
  for (; ; rounds++) {
    auction.settle();
    const over: number[] = [];
    for (let by = 0; by < spent.length; by++) if ((spent[by] ?? 0) > (available[by] ?? 0)) over.push(by);
    if (over.length === 0) break;
    for (const by of over) auction.lower(by);
  }
  const byName = (values: readonly number[]) => new Map(bidders.map(({ name }, by) => [name, values[by] ?? 0]));
  const bought = new Map(
    units.map((unit, at) => [unit.unit, book.isWanted(at) ? boughtFor(auction, at) : idle(book, at)]),
  );
  return {
    ...{ units: bought, rounds, available: byName(available), spent: byName(spent) },
    reductions: new Map([...byName(reductions)].filter(([, times]) => times > 0)),
  };
}

const NO_PAYERS: ReadonlyMap<PowerName, number> = new Map();
const HOLDS: ReadonlyMap<OrderText, number> = new Map([[HOLD, 0]]);

/** A unit that nobody offers anything for: it holds, as its own power has it. */
function idle(book: Book, at: number): Bought {
  const owner = book.units[at]?.owner;
  const backers = book.bidders.flatMap(({ name }) => (name === owner ? [name] : []));
  return { order: HOLD, said: null, paid: 0, payers: NO_PAYERS, backers, candidates: HOLDS };
}

/** What a unit was bought for in the end. */
function boughtFor(auction: Auction, at: number): Bought {
  const { book } = auction;
  const won = auction.won[at] ?? NONE;
  const paid = auction.price[at] ?? 0;
  const candidates = new Map<OrderText, number>();
  for (let one = book.first[at] ?? 0; one < (book.end[at] ?? 0); one++)
    candidates.set(book.orders[one] ?? HOLD, one === won ? paid : book.total(at, one));
  if (won === NONE) candidates.set(HOLD, paid);
  const payers = new Map<PowerName, number>();
  const backers: PowerName[] = [];
  const backed = won === NONE ? book.find(at, HOLD) : won;
  for (const group of book.groupsFor[at] ?? []) {
    const { name } = book.bidders[group.by]!;
    const share = auction.shareOf(at, group.by);
    if (share > 0) payers.set(name, share);
    if (backed !== NONE && book.asked(group, backed) < Infinity) backers.push(name);
  }
  return { ...book.orderOf(at, won), paid, payers, candidates, backers: backers.sort() };
}
