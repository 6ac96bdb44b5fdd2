import { artOf } from "@/components/ccg/face-of";
import { rarityRank } from "@/lib/engine/ccg/art/look";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { type CardGame, listGames } from "@/lib/services/catalogue/games";
import { oddsOfProduct } from "@/lib/services/catalogue/sheets";

type Code = { readonly game: string; readonly set: string; readonly type: string };

function coverOf(game: CardGame, { set, type }: Code): string | null {
  const { database, name } = game;
  const cards = (oddsOfProduct(game, set, type)?.cards ?? [])
    .flatMap(({ number }) => database.byNumber.get(number) ?? [])
    .map((card) => ({ card, rank: rarityRank(rarityCodes(card)[0] ?? "") }))
    .sort((a, b) => a.rank - b.rank || a.card.number - b.card.number);
  return cards[0] ? artOf(cards[0].card, name) : null;
}

/** Product → the picture on its wrapper: that of its rarest card; null where its cards have none. */
export async function readCovers(): Promise<(code: Code) => string | null> {
  const games = new Map((await listGames()).map((game) => [game.name, game]));
  return (code) => {
    const game = games.get(code.game);
    return game ? coverOf(game, code) : null;
  };
}
