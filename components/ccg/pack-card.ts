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

/** The cards of a pack, the rarest first, foils before plain cards of their rarity. */
export const rarestFirst = (cards: readonly PackCard[]): PackCard[] =>
  [...cards].sort(
    (a, b) =>
      rarityRank(a.rarity) - rarityRank(b.rarity) ||
      Number(b.face.foil) - Number(a.face.foil) ||
      b.worth - a.worth ||
      a.place - b.place,
  );
