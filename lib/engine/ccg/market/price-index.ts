import type { Cents } from "../../kernel/money";

/** Where the index stood at the end of a day, in ms at its beginning. */
export type IndexPoint = { readonly day: number; readonly value: number };

type Prices = {
  /** The last prices before the first day, by number. */
  readonly first: ReadonlyMap<number, Cents>;
  /** The last price of each card on each day on which it was traded, day by day. */
  readonly days: readonly { readonly number: number; readonly day: number; readonly price: Cents }[];
  /** What the house says that each card is worth. */
  readonly worth: ReadonlyMap<number, Cents>;
  /** The last day. */
  readonly until: number;
};

const DAY = 24 * 3_600_000;

/**
 * What all cards that were ever traded cost by their last prices, in hundredths of what the house says they are worth: 100 is
 * the house's own view. A card that is traded for the first time counts on both sides, so that it does not lift the index by
 * being there. From the first day with a price on, a point for each.
 */
export function indexOver({ first, days, worth, until }: Prices): IndexPoint[] {
  const prices = new Map(first);
  const points: IndexPoint[] = [];
  const begin = days[0]?.day ?? until;
  let next = 0;
  for (let day = begin; day <= until; day += DAY) {
    for (let one = days[next]; one && one.day <= day; one = days[++next]) prices.set(one.number, one.price);
    let [cost, value] = [0, 0];
    for (const [number, price] of prices) {
      cost += price;
      value += worth.get(number) ?? price;
    }
    if (value > 0) points.push({ day, value: (cost * 100) / value });
  }
  return points;
}

/** What moved most, up and down, of those that were traded lately: `change` in hundredths. */
export function movers<
  Row extends { readonly last: Cents | null; readonly before: Cents | null; readonly volume: number },
>(rows: readonly Row[], most: number): { up: (Row & { change: number })[]; down: (Row & { change: number })[] } {
  const moved = rows.flatMap((row) => {
    const change = changeOf(row);
    return change === null || change === 0 || row.volume === 0 ? [] : [{ ...row, change }];
  });
  const by = (sign: 1 | -1) =>
    moved
      .filter(({ change }) => Math.sign(change) === sign)
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.volume - a.volume)
      .slice(0, most);
  return { up: by(1), down: by(-1) };
}

/** How much the last price lies above that of a week ago, in hundredths; null where there was none. */
export const changeOf = ({
  last,
  before,
}: {
  readonly last: Cents | null;
  readonly before: Cents | null;
}): number | null => (last === null || before === null ? null : Math.round(((last - before) * 100) / before));
