import type { MapProblem } from "./problem";

/** So many lines are read again, all in all, to find out which of them brought a fault. */
const MOST_READ = 40_000;
/** A map as it is before its game adds anything is about so long. */
const BASE = 400;

/** What makes two faults of different readings the same; numbers in them change with other lines. */
const keyOf = ({ code, message }: MapProblem): string => `${code} ${message.replace(/\d+/g, "#")}`;

/**
 * Says of faults that show only in the whole (a border without its way back, a flow without its beginning) with which
 * added line they came: the one without which they are not there. `problemsWith` reads the map with so many of the lines,
 * and `states` is how many maps that makes.
 */
export function blameLines(
  found: readonly MapProblem[],
  count: number,
  states: number,
  problemsWith: (lines: number) => readonly MapProblem[],
): MapProblem[] {
  const known = new Map<number, ReadonlySet<string>>([[count, new Set(found.map(keyOf))]]);
  let left = MOST_READ;
  const keysWith = (lines: number): ReadonlySet<string> | null => {
    const keys = known.get(lines);
    if (keys) return keys;
    left -= (lines + BASE) * states;
    if (left < 0) return null;
    const read = new Set(problemsWith(lines).map(keyOf));
    known.set(lines, read);
    return read;
  };
  return found.map((problem) => {
    const key = keyOf(problem);
    const last = {
      ...problem,
      ...(problem.source === "MORPH" && problem.line > 0 ? {} : { source: "MORPH", line: count }),
    };
    if (keysWith(0)?.has(key) ?? false) return problem;
    // Back from the end in steps that double, to where it is not there, then in halves: the last line that brought it.
    let [without, through] = [0, count];
    for (let step = 1; step < count; step *= 2) {
      const keys = keysWith(count - step);
      if (keys === null) return last;
      if (!keys.has(key)) {
        without = count - step;
        break;
      }
      through = count - step;
    }
    while (through - without > 1) {
      const middle = (without + through) >> 1;
      const keys = keysWith(middle);
      if (keys === null) return last;
      if (keys.has(key)) through = middle;
      else without = middle;
    }
    return { ...problem, source: "MORPH", line: through };
  });
}
