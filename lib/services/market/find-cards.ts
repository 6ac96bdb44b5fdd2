import { artOf } from "@/lib/contracts/card-pictures";
import { type FoundCards, MARKET_PAGE, type MarketQuery, type NamedRow } from "@/lib/contracts/market-words";
import type { Card } from "@/lib/engine/ccg/cards/model";
import { isKeepable } from "@/lib/engine/ccg/filter/vocabulary";
import { placeOf, searchCards } from "@/lib/engine/ccg/market/search-cards";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { type CardGame, readGame } from "../catalogue/games";
import { readMarketLately } from "./read-market";

/** What is traded, offered or wanted in a game, by name. */
export async function readNamedRows(game: CardGame): Promise<NamedRow[]> {
  const { rows } = await readMarketLately(game);
  return rows.flatMap((row): NamedRow[] => {
    const card = game.database.byNumber.get(row.number);
    return card ? [{ ...row, name: card.name, place: placeOf(card), foil: card.foilOf !== null }] : [];
  });
}

/**
 * A page of a game's cards with their prices. Without a text those that are traded, offered or wanted; with one all whose names
 * have its words: one that nobody offers leads to where a bid is left. Refuses `market/no_such_game`.
 */
export async function findCards(name: string, query: MarketQuery): Promise<Result<FoundCards, Refusal>> {
  const game = await readGame(name);
  if (!game) return refuse("market/no_such_game");
  return ok(foundIn(game, await readNamedRows(game), query));
}

/** A page of what is found among these rows and, with a text, all other cards of the game. */
export function foundIn(game: CardGame, rows: readonly NamedRow[], query: MarketQuery): FoundCards {
  const listed = new Set(rows.map(({ number }) => number));
  const others = query.text.trim() === "" ? [] : game.database.cards.filter(isKeepable);
  const all = [...rows, ...others.flatMap((card) => (listed.has(card.number) ? [] : [untraded(card)]))];
  const found = searchCards(all, query);
  const from = (query.page - 1) * MARKET_PAGE;
  const shown = found.slice(from, from + MARKET_PAGE).map((row) => {
    const card = game.database.byNumber.get(row.number);
    return { ...row, picture: card ? artOf(card, game.name) : null };
  });
  return { rows: shown, count: found.length };
}

const untraded = (card: Card): NamedRow => ({
  ...{ number: card.number, name: card.name, place: placeOf(card), foil: false },
  ...{ last: null, before: null, bid: null, ask: null, volume: 0, offered: 0, days: [] },
});
