import type { Phase, PowerName } from "../map/model";
import type { Position } from "../position";

/** What was seen of a phase that was played. */
export type Played = { readonly phase: Phase; readonly before: Position; readonly after: Position };

/** How many centres each power owned at the end of a year; `year` null: when play began. */
export type CentresOfYear = { readonly year: number | null; readonly counts: ReadonlyMap<PowerName, number> };

/** Centres by year, as whoever reads the history saw them, the beginning first. A year that is being played counts so far. */
export function centresByYear(phases: readonly Played[]): CentresOfYear[] {
  const [first] = phases;
  if (!first) return [];
  const years = new Map<number, CentresOfYear>();
  for (const { phase, after } of phases) years.set(phase.year, { year: phase.year, counts: countsOf(after) });
  return [{ year: null, counts: countsOf(first.before) }, ...years.values()];
}

function countsOf({ owners }: Position): Map<PowerName, number> {
  const counts = new Map<PowerName, number>();
  for (const owner of Object.values(owners)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return counts;
}
