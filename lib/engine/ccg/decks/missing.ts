import { type DeckCards, totalsOf } from "./deck";

/** What somebody has of a card: `bound` of them are registered and stay, `offered` may be sold at any moment. */
export type HasCopies = { readonly have: number; readonly bound: number; readonly offered: number };

/** A card of which a deck needs more than its owner has for it. */
export type Missing = HasCopies & {
  readonly number: number;
  readonly need: number;
  /** Copies that they do not have: as a proxy they may stand in a deck. */
  readonly missing: number;
  /** Copies that they have, but only as long as nobody buys them. */
  readonly atRisk: number;
};

/**
 * What a deck lacks, over all its parts: each printing in its finish by itself, since that is what lies in a binder. A registered
 * copy can be played, it only never leaves; an offered one counts until it is sold, and is told of.
 */
export function missingOf(deck: DeckCards, has: (number: number) => HasCopies): Missing[] {
  return totalsOf(deck).flatMap(([number, need]) => {
    const { have, bound, offered } = has(number);
    const missing = Math.max(0, need - have);
    const atRisk = Math.max(0, Math.min(need, have) - (have - offered));
    return missing + atRisk > 0 ? [{ number, need, have, bound, offered, missing, atRisk }] : [];
  });
}

/** How many copies of a deck its owner does not have. */
export const proxiesIn = (deck: DeckCards, has: (number: number) => HasCopies): number =>
  missingOf(deck, has).reduce((sum, { missing }) => sum + missing, 0);
