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

/** What the wish to open a pack was answered. */
export type OpenState =
  | { readonly is: "open"; readonly cards: readonly PackCard[] }
  | { readonly is: "refused"; readonly problem: Refusal };

/** From rarest to commonest; what a pack's summary begins with. */
export const RARITY_ORDER: readonly string[] = ["M", "V", "R", "U", "C", "L"];

/** Rare enough to be celebrated. */
export const isCelebrated = ({ rarity }: PackCard): boolean => rarity === "M" || rarity === "V" || rarity === "R";

/** What a screen reader says as a card is turned: "Card 3 of 11: Antlered Warden, rare, new." */
export const spokenTurn = ({ face, first }: PackCard, place: number, of: number): string =>
  `Card ${place} of ${of}: ${[face.name, face.rarity?.word, first && "new"].filter(Boolean).join(", ")}.`;

const rank = ({ rarity }: PackCard): number => {
  const at = RARITY_ORDER.indexOf(rarity);
  return at < 0 ? RARITY_ORDER.length : at;
};

/** The cards of a pack, the rarest first, the dearer before the cheaper. */
export const rarestFirst = (cards: readonly PackCard[]): PackCard[] =>
  [...cards].sort((a, b) => rank(a) - rank(b) || b.worth - a.worth || a.place - b.place);
