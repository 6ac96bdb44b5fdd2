import { z } from "zod";

const lines = z.array(z.string());

/** A power's lists in a game of Crystal Ball, in the judge's spelling. */
export const Written = z.object({
  /** What is carried out in the movement phase that is played or comes next. */
  sooner: lines,
  /** What is written meanwhile for the movement phase after that. */
  later: lines,
});
export type Written = Readonly<z.infer<typeof Written>>;

/** Which of the two lists a line belongs to. */
export const WHEN = ["sooner", "later"] as const;
export type When = (typeof WHEN)[number];

export const NOTHING: Written = { sooner: [], later: [] };
