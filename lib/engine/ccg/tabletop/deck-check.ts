import { z } from "zod";
import { MOST_IN_DECK } from "./vocabulary";

/** Whether a brought deck is one that its player registered: with its cards, or in its original form too. */
const REGISTERED = ["no", "cards", "original"] as const;

const MOST_LEGAL = 60;

/**
 * What the house found of a deck that somebody brought, told to all: never which cards are in it. Only the house
 * writes it; what a player sends of it is thrown away.
 */
export const DeckCheck = z.strictObject({
  /** The names of the formats in which it is legal, of those that are known. */
  legal: z.array(z.string().min(1).max(200)).max(MOST_LEGAL),
  /** Copies in it that whoever brought it does not have. */
  proxies: z.int().min(0).max(MOST_IN_DECK),
  registered: z.enum(REGISTERED),
  /** The house lends it as it is, or its cards are nobody's to collect: what of it is one's own is no question. */
  lent: z.literal(true).optional(),
});
export type DeckCheck = z.infer<typeof DeckCheck>;

/** The check of a deck that is legal in these formats, as much of it as is told. */
export const deckCheck = (
  legal: readonly string[],
  proxies: number,
  registered: DeckCheck["registered"],
  lent = false,
): DeckCheck => ({
  legal: legal.slice(0, MOST_LEGAL).map((name) => name.slice(0, 200)),
  proxies: Math.min(proxies, MOST_IN_DECK),
  registered,
  ...(lent ? { lent: true as const } : {}),
});

/** Whether a game for prizes takes it: legal in a format of the house, all of it one's own. */
export const isAccepted = ({ legal, proxies }: DeckCheck): boolean => legal.length > 0 && proxies === 0;
