/** Days from the one before the first on which there was something: a plot begins there at nothing, not weeks earlier. */
export function fromFirstDay<T>(days: readonly T[], isEmpty: (day: T) => boolean): T[] {
  const first = days.findIndex((day) => !isEmpty(day));
  return first < 0 ? days.slice(-2) : days.slice(Math.max(0, first - 1));
}
