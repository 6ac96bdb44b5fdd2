import { instantOfText } from "../calendar/deadline";
import type { AbsenceRow } from "./state";

const DAY = 86_400_000;
/** Rows that are longer than this are no player's: they are not counted to their end. */
const MOST = 1_000;

/**
 * Absences of one seat as days, however they were entered: the longest stretch without a day between, and the most days
 * within any year.
 */
export function daysAway(rows: readonly Pick<AbsenceRow, "from" | "to">[]): { longest: number; inYear: number } {
  const days = new Set<number>();
  for (const { from, to } of rows) {
    const [first, last] = [from, to].map((text) => Math.floor((instantOfText(text, null) ?? 0) / DAY));
    for (let day = first ?? 0; day <= (last ?? -1) && days.size < MOST; day++) days.add(day);
  }
  const sorted = [...days].sort((a, b) => a - b);
  let [longest, run, inYear] = [0, 0, 0];
  for (const [i, day] of sorted.entries()) {
    run = sorted[i - 1] === day - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    inYear = Math.max(inYear, sorted.filter((other) => other >= day && other < day + 365).length);
  }
  return { longest, inYear };
}
