import { z } from "zod";

const names = z.array(z.string());

/** What a power, or somebody beside the powers (INVESTOR), has in a game of Payola, and what they have said. */
export const Purse = z.object({
  funds: z.int(),
  /** What its units were paid since centres were counted last (ZEROSUM). */
  profits: z.int(),
  /** Whose offers its units prefer: letters, `?` for all others. */
  accept: z.string(),
  /** Its offers for this phase, as lines in the judge's spelling. */
  sheet: names,
  /** To whom it gave money in this phase. */
  sent: names,
  /** Takes part without a power of the map. */
  investor: z.literal(true).optional(),
});
export type Purse = Readonly<z.infer<typeof Purse>>;

/** Is a line of a sheet an offer, and neither savings nor a comment? */
export const isOffer = (line: string): boolean => !/^%|^[\d+*]+ \$/.test(line);

/** The purse of who leaves: whoever comes begins a new sheet; who has no centre left takes their money along. */
export const left = (purse: Purse, hasCentres: boolean): Purse => ({
  ...purse,
  sheet: [],
  funds: hasCentres || purse.investor ? purse.funds : 0,
});
