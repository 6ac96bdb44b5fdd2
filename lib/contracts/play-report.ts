import { z } from "zod";

const Share = z.number().min(0).max(1);

/** What many deals of a game were like when bots played them: published with the game. */
export const PlayReport = z.object({
  v: z.literal(1),
  /** Deals that were played to their end, by so many bots. */
  deals: z.number().int().min(0),
  seats: z.number().int().min(1),
  /** Acts in a deal. */
  acts: z.object({ min: z.number(), max: z.number(), mean: z.number() }),
  /** Deals won, by seat; shared wins count for each. */
  wins: z.array(z.number().int()),
  /** What could be done at an act, on average, and how often there was no choice; null: nothing was ever done. */
  choices: z.object({ mean: z.number(), forced: Share }).nullable(),
  /** Deals of a series, on average; null: none ended. */
  series: z.number().nullable(),
  /** Deals that did not end. */
  stuck: z.number().int(),
  /** Acts that the game knows and that never happened. */
  unused: z.array(z.string()),
});
export type PlayReport = z.infer<typeof PlayReport>;
