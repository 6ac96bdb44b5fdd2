import type { PowerName } from "../../map/model";
import type { Bidder, PaidUnit } from "../offer";

/**
 * A second resolver of Payola, written from the text of the rules (docs/how-the-diplomacy-judge-decides.md, Payola) as
 * plainly as it is said there: sheets are taken apart again from their lines, and every round decides every unit anew.
 * It shares no code with the engine; both have to come to the same.
 */

type Offer = {
  readonly by: Bidder;
  readonly unit: string;
  readonly type: string;
  /** Null: for whatever the type covers. */
  readonly order: string | null;
  readonly listed: readonly string[];
  readonly position: number;
  amount: number;
  plateau: number;
};

export type Decided = {
  readonly units: Readonly<Record<string, { order: string; paid: number; payers: Record<PowerName, number> }>>;
  readonly rounds: number;
  readonly reductions: Readonly<Record<PowerName, number>>;
};

const moves = (order: string): boolean => order.startsWith("- ");

/** Does money of this type, given beside a list of orders, go to an order? */
function fits(type: string, listed: readonly string[], order: string): boolean {
  if (type === "&") return true;
  if (type === "!") return !listed.includes(order);
  if (type === ">") return moves(order);
  return type === "@" && !moves(order);
}

/** What the lines of a sheet become, and what they save. */
function takeApart(by: Bidder): { offers: Offer[]; savings: number } {
  const offers: Offer[] = [];
  let savings = 0;
  for (const line of by.sheet.lines) {
    const said = line.split("%")[0]?.trim() ?? "";
    const [, saved] = /^(\S+) \$$/.exec(said) ?? [];
    if (saved !== undefined) savings += Number(saved);
    const [, amounts, type, unit, orders] = /^(\S+) (\S) (\S+ \S+) (.*)$/.exec(said) ?? [];
    if (saved !== undefined || !amounts || !type || !unit || !orders) continue;
    const listed = orders.split(" | ");
    const add = (order: string | null, kind: string, amount: number, plateau: number) =>
      offers.push({ by, unit, type: kind, order, listed, position: offers.length, amount, plateau });
    for (const part of amounts.split("+")) {
      const [, rep = "1", max = "0", mark, low] = /^(?:(\d+)\*)?(\d+)(#(\d+)?)?$/.exec(part) ?? [];
      const full = Number(max);
      const plateau = mark === undefined ? 0 : low === undefined ? full : Number(low);
      for (let i = 0; i < (full === 0 ? 1 : Number(rep)); i++) {
        if (type === "!") {
          if (!listed.includes("H")) add("H", ":", 0, 0);
        } else
          for (const order of listed) {
            const covered = type !== ":" && fits(type, listed, order);
            add(order, ":", covered ? 0 : full, covered ? 0 : plateau);
          }
        if (type !== ":") add(null, type, full, plateau);
      }
    }
  }
  return { offers, savings };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** An order of a unit with the offers that count for it. */
type Candidate = { readonly order: string; readonly offers: readonly Offer[] };

const totalOf = ({ offers }: Candidate): number => sum(offers.map(({ amount }) => amount));

function candidatesOf(unit: string, offers: readonly Offer[]): Candidate[] {
  const all = offers.filter((offer) => offer.unit === unit);
  const orders = [...new Set(all.flatMap(({ order }) => (order === null ? [] : [order])))];
  return orders.map((order) => {
    const counted = all.filter((one) => (one.order === null ? fits(one.type, one.listed, order) : one.order === order));
    return { order, offers: counted };
  });
}

/** For each place of the list the lowest position among that power's offers; all investors have the last place. */
function rowOf({ preferences }: PaidUnit, { order, offers }: Candidate): number[] {
  const lowest = (some: readonly Offer[]) => Math.min(Infinity, ...some.map(({ position }) => position));
  return [
    ...preferences.map((name) => lowest(offers.filter(({ by }) => by.name === name && !by.investor))),
    lowest(offers.filter(({ by }) => by.investor)),
    lowest(offers.filter((one) => one.order === order)),
  ];
}

function isSmaller(one: readonly number[], other: readonly number[]): boolean | null {
  const at = one.findIndex((place, i) => place !== other[i]);
  return at < 0 ? null : one[at]! < other[at]!;
}

const backersOf = ({ offers }: Candidate): string => [...new Set(offers.map(({ by }) => by.name))].sort().join();

type Sold = { order: string; paid: number; shares: Map<PowerName, number> };

function sell(unit: PaidUnit, candidates: readonly Candidate[], rules: ReadonlySet<string>): Sold {
  const totals = candidates.map(totalOf);
  const best = Math.max(...totals);
  const first = candidates.filter((_, i) => totals[i] === best);
  const sharesOf = (one: Candidate | undefined) => {
    const shares = new Map<PowerName, number>();
    for (const { by, amount } of one?.offers ?? []) shares.set(by.name, (shares.get(by.name) ?? 0) + amount);
    return shares;
  };
  if (unit.impartial && new Set(first.map(backersOf)).size > 1) {
    const hold = candidates.find(({ order }) => order === "H");
    return { order: "H", paid: best + 1, shares: sharesOf(hold) };
  }
  let won = first[0]!;
  for (const other of first.slice(1)) {
    const smaller = isSmaller(rowOf(unit, other), rowOf(unit, won));
    if (smaller ?? other.order < won.order) won = other;
  }
  const shares = sharesOf(won);
  if (!rules.has("EBAYOLA") || best === 0) return { order: won.order, paid: best, shares };
  const others = totals.filter((_, i) => candidates[i] !== won);
  const price = others.length === 0 ? 1 : Math.max(...others) + 1;
  return { order: won.order, paid: best - saveOn(unit, won, shares, best - price, rules), shares };
}

/** What is saved goes to the payers in the order of the list, to investors last; answers how much that was. */
function saveOn(
  unit: PaidUnit,
  won: Candidate,
  shares: Map<PowerName, number>,
  toSave: number,
  rules: ReadonlySet<string>,
): number {
  const investors = [...new Set(won.offers.filter(({ by }) => by.investor).map(({ by }) => by.name))];
  const powers = unit.preferences.filter((name) => !investors.includes(name));
  const share = (name: PowerName) => shares.get(name) ?? 0;
  const payers = [...powers, ...investors.sort((a, b) => share(b) - share(a))].filter((name) => share(name) > 0);
  let left = toSave;
  for (const name of payers) {
    if (left === 0) break;
    const own = won.offers.filter(({ by }) => by.name === name);
    const most = rules.has("PUBLIC_TOTALS")
      ? share(name)
      : sum(own.map(({ amount, plateau }) => Math.max(0, amount - plateau)));
    const saved = Math.min(left, most);
    shares.set(name, share(name) - saved);
    left -= saved;
  }
  return toSave - left;
}

/** Decides a movement phase by the text. */
export function decideByTheText(
  units: readonly PaidUnit[],
  bidders: readonly Bidder[],
  rules: ReadonlySet<string>,
): Decided {
  const sheets = bidders.map((by) => ({ by, ...takeApart(by) }));
  for (const { by, offers } of sheets)
    for (const { unit, owner } of units)
      if (owner === by.name && !offers.some((one) => one.unit === unit && one.order !== null))
        offers.push({ by, unit, type: ":", order: "H", listed: [], position: offers.length, amount: 0, plateau: 0 });
  const all = sheets.flatMap(({ offers }) => offers);
  const candidates = new Map(units.map(({ unit }) => [unit, candidatesOf(unit, all)]));
  const reductions: Record<PowerName, number> = {};
  for (let rounds = 1; ; rounds++) {
    const sold = units.map((unit) => [unit.unit, sell(unit, candidates.get(unit.unit) ?? [], rules)] as const);
    const over = sheets.filter(
      ({ by, savings }) =>
        sum(sold.map(([, { shares }]) => shares.get(by.name) ?? 0)) > Math.max(0, by.funds - savings),
    );
    for (const { by, offers } of over) {
      reductions[by.name] = (reductions[by.name] ?? 0) + 1;
      const above = offers.filter(({ amount, plateau }) => amount > plateau);
      if (above.length === 0) for (const one of offers) one.plateau = 0;
      for (const one of above.length > 0 ? above : offers) one.amount = Math.max(0, one.amount - 1);
    }
    if (over.length === 0)
      return {
        units: Object.fromEntries(
          sold.map(([unit, { order, paid, shares }]) => [
            unit,
            { order, paid, payers: Object.fromEntries([...shares].filter(([, share]) => share > 0)) },
          ]),
        ),
        rounds,
        reductions,
      };
  }
}
