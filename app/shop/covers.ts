import { artOf } from "@/components/ccg/face-of";
import { rarityRank } from "@/lib/engine/ccg/art/look";
import type { Card } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { type CardGame, listGames } from "@/lib/services/catalogue/games";
import { oddsOfProduct } from "@/lib/services/catalogue/sheets";

type Code = { readonly game: string; readonly set: string; readonly type: string };
/** What is on the wrapper of a product: the name of its set, and a picture up to the size; null where its cards have none. */
export type Cover = { readonly title: string; readonly picture: string | null };

const NO_COVER: Cover = { title: "", picture: null };
const rankOf = (card: Card): number => rarityRank(rarityCodes(card)[0] ?? "");

/** The cards of a product, the rarest first. */
const cardsOf = (game: CardGame, { set, type }: Code): Card[] =>
  (oddsOfProduct(game, set, type)?.cards ?? [])
    .flatMap(({ number }) => game.database.byNumber.get(number) ?? [])
    .sort((a, b) => rankOf(a) - rankOf(b) || a.number - b.number);

/** The rarest card of the product's own set, where it holds one: else two products that share reprints would look alike. */
const coverCard = (cards: readonly Card[], set: string): Card | undefined =>
  cards.find((card) => card.set === set) ?? cards[0];

/** Product → its cover: the picture is that of its rarest card. */
export async function readCovers(): Promise<(code: Code) => Cover> {
  const games = new Map((await listGames()).map((game) => [game.name, game]));
  return (code) => {
    const game = games.get(code.game);
    if (!game) return NO_COVER;
    const rarest = coverCard(cardsOf(game, code), code.set);
    const title = game.database.sets.find(({ abbreviation }) => abbreviation === code.set)?.name ?? "";
    return { title, picture: rarest ? artOf(rarest, game.name) : null };
  };
}

/** The picture in which a set is shown as a scene: its rarest place, else its rarest card; null where it has none. */
export function sceneOf(game: CardGame, code: Code): string | null {
  const cards = cardsOf(game, code).filter(({ set }) => set === code.set);
  const scene = cards.find(({ attributes }) => attributes.get("type") === "Place") ?? cards[0];
  return scene ? artOf(scene, game.name) : null;
}
