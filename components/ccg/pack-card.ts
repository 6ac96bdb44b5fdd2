import { rarityRank } from "@/lib/engine/ccg/art/look";
import type { Cents } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { Face } from "./face-of";

/** A card of an opened pack as its page shows it. */
export type PackCard = {
  /** Its place in the pack, from 1. */
  readonly place: number;
  readonly face: Face;
  /** The owner's first copy. */
  readonly first: boolean;
  readonly worth: Cents;
  /** The code of its rarity. */
  readonly rarity: string;
};

/** What the request to open a pack was answered. */
export type OpenState =
  | { readonly is: "open"; readonly cards: readonly PackCard[] }
  | { readonly is: "refused"; readonly problem: Refusal };

/** Rare enough to be celebrated, or a foil. */
export const isCelebrated = ({ rarity, face }: PackCard): boolean =>
  face.foil || rarity === "M" || rarity === "V" || rarity === "R";

/**
 * How a card turns: a mythic is an event, the last one is waited for, what is rare or a foil takes its time, and basics and
 * commons are quick.
 */
export type Pace = "quick" | "plain" | "slow" | "last" | "event";

/** The pace of a card of a pack of so many. */
export function paceOf(card: PackCard, total: number): Pace {
  if (card.rarity === "M") return "event";
  if (card.place === total && total > 1) return "last";
  if (isCelebrated(card)) return "slow";
  return card.rarity === "L" || card.rarity === "C" ? "quick" : "plain";
}

/** The cards of a pack, the rarest first, foils before plain cards of their rarity. */
export const rarestFirst = (cards: readonly PackCard[]): PackCard[] =>
  [...cards].sort(
    (a, b) =>
      rarityRank(a.rarity) - rarityRank(b.rarity) ||
      Number(b.face.foil) - Number(a.face.foil) ||
      b.worth - a.worth ||
      a.place - b.place,
  );
