/** How wide the letters of Literata (upright, 400) are, in thousandths of the size: width, then the letters. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [200, " "],
  [235, "'"],
  [309, "j"],
  [325, "!,;’"],
  [334, "().:[]il"],
  [354, "-"],
  [386, '"f{}'],
  [405, "t1I"],
  [427, "/|"],
  [452, "s*"],
  [473, "r"],
  [486, "z"],
  [499, "c_"],
  [508, "257"],
  [519, "eéè9"],
  [541, "6?aà34"],
  [551, "8J"],
  [560, "g$"],
  [570, "xy"],
  [582, "0+<=>×oô"],
  [595, "vSqP"],
  [610, "bkdF"],
  [620, "p"],
  [636, "uEL"],
  [660, "ZBhn"],
  [700, "#CX"],
  [724, "YR"],
  [736, "ATV"],
  [757, "GKOQD"],
  [810, "U&"],
  [845, "NH@%"],
  [858, "w"],
  [969, "m"],
  [1001, "M—"],
  [1089, "W"],
];

const BY_LETTER = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));
const UNKNOWN = 640;

/** The width of a text set in Literata, in the units of `size`. */
export const textWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (BY_LETTER.get(letter) ?? UNKNOWN), 0) * size) / 1000;

/** The same in semibold (600), as titles are: so much wider. */
export const boldWidth = (text: string, size: number): number => textWidth(text, size) * 1.075;
