import { rarityRank } from "@/lib/engine/ccg/art/look";
import type { Card } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import type { CardGame } from "./games";
import { oddsOfProduct } from "./sheets";

/** Worked out once for each game; forgotten with it. Set, then type → the card. */
const known = new WeakMap<CardGame, Map<string, Map<string, Card>>>();

const rankOf = (card: Card): number => rarityRank(rarityCodes(card)[0] ?? "");

/** The cards of a product, those of its own set first, of these the rarest. */
export const rarestOfProduct = (game: CardGame, set: string, type: string): Card[] =>
  (oddsOfProduct(game, set, type)?.cards ?? [])
    .flatMap(({ number }) => game.database.byNumber.get(number) ?? [])
    .sort((a, b) => Number(b.set === set) - Number(a.set === set) || rankOf(a) - rankOf(b) || a.number - b.number);

/** A card and its foil have one picture. */
const pictureOf = (card: Card): number => card.foilOf ?? card.number;

function coversOf(game: CardGame, set: string): Map<string, Card> {
  const taken = new Set<number>();
  const covers = new Map<string, Card>();
  for (const { type } of game.products.filter((product) => product.set === set)) {
    const cards = rarestOfProduct(game, set, type);
    const card = cards.find((one) => !taken.has(pictureOf(one))) ?? cards[0];
    if (!card) continue;
    taken.add(pictureOf(card));
    covers.set(type, card);
  }
  return covers;
}

/**
 * The card on the wrapper of a product: the rarest of its own set that no earlier product of the set has on its own, so
 * that no two of them look alike. Undefined where there is no such product or it has no cards.
 */
export function coverCard(game: CardGame, set: string, type: string): Card | undefined {
  const ofGame = known.get(game) ?? new Map<string, Map<string, Card>>();
  known.set(game, ofGame);
  const covers = ofGame.get(set) ?? coversOf(game, set);
  ofGame.set(set, covers);
  return covers.get(type);
}
