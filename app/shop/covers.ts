import { artOf } from "@/lib/contracts/card-pictures";
import { coverCard, rarestOfProduct } from "@/lib/services/catalogue/cover-card";
import { type CardGame, listGames } from "@/lib/services/catalogue/games";

type Code = { readonly game: string; readonly set: string; readonly type: string };
/** What is on the wrapper of a product: the name of its set, and a picture up to the size; null where its cards have none. */
export type Cover = { readonly title: string; readonly picture: string | null };

const NO_COVER: Cover = { title: "", picture: null };

/** Product → its cover: the picture is that of a card that no other product of its set shows. */
export async function readCovers(): Promise<(code: Code) => Cover> {
  const games = new Map((await listGames()).map((game) => [game.name, game]));
  return (code) => {
    const game = games.get(code.game);
    if (!game) return NO_COVER;
    const card = coverCard(game, code.set, code.type);
    const title = game.database.sets.find(({ abbreviation }) => abbreviation === code.set)?.name ?? "";
    return { title, picture: card ? artOf(card, game.name) : null };
  };
}

/** The picture in which a set is shown as a scene: its rarest place, else its rarest card; null where it has none. */
export function sceneOf(game: CardGame, code: Code): string | null {
  const cards = rarestOfProduct(game, code.set, code.type).filter(({ set }) => set === code.set);
  const scene = cards.find(({ attributes }) => attributes.get("type") === "Place") ?? cards[0];
  return scene ? artOf(scene, game.name) : null;
}
