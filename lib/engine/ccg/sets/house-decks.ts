import type { CardDatabase } from "../cards/model";
import { FIVE_DYES_DECKS } from "./five-dyes/decks.data";
import { type HouseGame, houseCards } from "./index";

/** A deck that the house lends: its name, how it is played in a sentence, and its cards by number. */
export type HouseDeck = { readonly name: string; readonly about: string; readonly cards: readonly number[] };

const made = new Map<HouseGame, readonly HouseDeck[]>();

/** The decks that the house lends for a game besides those it sells; none where nobody made any. */
export function houseDecks(game: HouseGame): readonly HouseDeck[] {
  const known = made.get(game);
  if (known) return known;
  const cards = houseCards(game);
  const decks = (game === "five-dyes" ? FIVE_DYES_DECKS : []).map(({ name, about, cards: list }) => ({
    ...{ name, about },
    cards: list.split("\n").flatMap((line) => copiesOf(cards, line)),
  }));
  made.set(game, decks);
  return decks;
}

/** The cards of a line such as "3 Spark"; throws where no card that can be had has the name. */
function copiesOf({ cards }: CardDatabase, line: string): number[] {
  const [, count, name] = /^(\d+) (.+)$/.exec(line) ?? [];
  const card = cards.find((one) => one.name === name && !one.hidden && !one.retired);
  if (!card) throw new Error(`No card of the house's decks is called so: ${line}`);
  return Array.from({ length: Number(count) }, () => card.number);
}
