/** Maps that DPjudges play and this judge does not have; status files of such games are sound and may be read. */
const NAMES =
  "1897 1898 1900 aberration ambition brazilian britain canton chromatic classical crowded empire empire-up fiveman imperial loeb9 milan minorpower modern-up renaissance sailho sengoku shiftaround shiftleft shiftright slovenia v8 vassal void youngstown zeus azov midi standard_dutch standard_french standard_german standard_glhetg";

const ELSEWHERE: ReadonlySet<string> = new Set(NAMES.split(" "));

/** Is this, in small letters, a map of other judges? */
export const isMapElsewhere = (name: string): boolean => ELSEWHERE.has(name);
