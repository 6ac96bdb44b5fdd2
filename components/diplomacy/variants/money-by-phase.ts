import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import type { CentresOfYear } from "@/lib/engine/diplomacy/game/centres-by-year";
import type { Phase } from "@/lib/engine/diplomacy/map/model";

/** Treasuries as they stood after a phase, or after an income; `phase` null: before the first of them. */
export type MoneyOfPhase = CentresOfYear & { readonly phase: Phase | null; readonly isIncome: boolean };

/** Treasuries over a game, as whoever reads the history was told of them, oldest first. */
export function moneyByPhase(phases: readonly PlayedPhase[]): MoneyOfPhase[] {
  const points = phases.flatMap(({ phase, money, income }): MoneyOfPhase[] =>
    [
      { balances: money?.balances, isIncome: false },
      { balances: income?.balances, isIncome: true },
    ].flatMap(({ balances, isIncome }) =>
      balances === undefined
        ? []
        : [{ phase, isIncome, year: phase.year, counts: countsOf(Object.entries(balances), ({ funds }) => funds) }],
    ),
  );
  const first = phases.find(({ money }) => money !== undefined)?.money;
  const begun = countsOf(Object.entries(first?.statements ?? {}), ({ before }) => before);
  return begun.size > 0 ? [{ phase: null, isIncome: false, year: null, counts: begun }, ...points] : points;
}

const countsOf = <T>(entries: readonly [string, T][], of: (one: T) => number | undefined): Map<string, number> =>
  new Map(
    entries.flatMap(([power, one]) => {
      const funds = of(one);
      return funds === undefined ? [] : [[power, funds] as const];
    }),
  );
