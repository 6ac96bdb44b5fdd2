import type { PowerName, ProvinceId } from "../map/model";

/** What TAX and CAP of a game say: of all centres, of single ones, and at most. */
export type Taxes = {
  readonly tax: number | null;
  readonly centres: ReadonlyMap<ProvinceId, number>;
  readonly cap: number | null;
};

/** A power at income. `vassalOf`: who plays it beside their own (VASSAL_DUMMIES), and is paid what it earns. */
export type Earner = {
  readonly name: PowerName;
  readonly funds: number;
  readonly centres: readonly ProvinceId[];
  readonly dummy: boolean;
  readonly vassalOf: PowerName | null;
};

export type IncomeOf = {
  readonly rules: ReadonlySet<string>;
  readonly taxes: Taxes;
  /** Centres that win, and how many powers the map has. */
  readonly goal: number;
  readonly powers: number;
};

/** What a power is told of its income. */
export type IncomeReport = { readonly before: number; readonly tax: number; readonly after: number };

/**
 * What these centres yield: the general TAX each; where that is 0, what a TAX names for single centres; as much as the
 * map has powers (FLAT_TAX); or the sum from goal − n to goal − 1 of n centres. At most CAP.
 */
function yieldOf(centres: readonly ProvinceId[], { rules, taxes, goal, powers }: IncomeOf): number {
  const n = centres.length;
  let sum = 0;
  if (taxes.tax) sum = n * taxes.tax;
  else if (taxes.tax === 0) for (const centre of centres) sum += taxes.centres.get(centre) ?? 0;
  else if (rules.has("FLAT_TAX")) sum = n * powers;
  else for (let i = 1; i <= n; i++) sum += Math.max(0, goal - i);
  return taxes.cap === null ? sum : Math.min(sum, taxes.cap);
}

/**
 * The income of a year for all who have any, but under ZEROSUM, where none is made. Dummies earn as others do; a vassal's
 * income is its controller's (VASSAL_DUMMIES, under which other dummies earn nothing). NO_HOARDING takes away what was
 * left. PAY_DUMMIES: nothing is paid once no dummy owns a centre.
 */
export function incomeOf(earners: readonly Earner[], of: IncomeOf): ReadonlyMap<PowerName, IncomeReport> {
  const { rules } = of;
  const reports = new Map<PowerName, IncomeReport>();
  if (rules.has("PAY_DUMMIES") && !earners.some(({ dummy, centres }) => dummy && centres.length > 0)) return reports;
  const vassals = rules.has("VASSAL_DUMMIES");
  for (const earner of earners) {
    if (vassals && earner.dummy) continue;
    const sources = [earner, ...(vassals ? earners.filter(({ vassalOf }) => vassalOf === earner.name) : [])];
    if (!sources.some(({ centres }) => centres.length > 0)) continue;
    const before = rules.has("NO_HOARDING") ? 0 : earner.funds;
    const tax = sources.reduce((sum, { centres }) => sum + yieldOf(centres, of), 0);
    reports.set(earner.name, { before, tax, after: before + tax });
  }
  return reports;
}
