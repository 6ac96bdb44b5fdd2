import type { CardNote } from "@/lib/contracts/card-notes";
import type { Held } from "@/lib/contracts/collection";
import type { MarketPrice } from "@/lib/contracts/market-words";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import type { OwnRows } from "@/lib/engine/ccg/filter/own-row";
import type { Cents } from "@/lib/engine/kernel/money";

/** Where a filter's questions about a viewer's cards are answered from, by the number of a card. */
export type OwnSources = {
  readonly cards: Pick<CardDatabase, "foils">;
  heldOf(number: number): Held | undefined;
  /** What the house says it is worth. */
  worthOf(number: number): Cents;
  /** What the market says of it. */
  marketOf(number: number): MarketPrice | undefined;
  /** What one noted about its printing. */
  noteOf(number: number): CardNote | undefined;
};

const dollars = (cents: Cents): number => cents / 100;
const dollarsOf = (cents: Cents | null | undefined): number | null => (cents ? dollars(cents) : null);

/** What a filter asks about a viewer's cards, in a browser and on the server alike. */
export const ownRowsOf =
  ({ cards, heldOf, worthOf, marketOf, noteOf }: OwnSources): OwnRows =>
  (number) => {
    const { have = 0, bound = 0, offered: sell = 0, decks: deck = 0, fresh = 0 } = heldOf(number) ?? {};
    const foil = cards.foils.get(number);
    const foils = foil === undefined ? 0 : (heldOf(foil.number)?.have ?? 0);
    const { tags = [], note = "", want = 0 } = noteOf(number) ?? {};
    const { ask, bid, last, mine, seller = "" } = marketOf(number) ?? {};
    return {
      ...{ have, foils, bound, deck, sell, want, fresh, tags, note, seller },
      ...{ price: dollarsOf(ask), bid: dollarsOf(bid), last: dollarsOf(last), myprice: dollarsOf(mine) },
      worth: dollars(worthOf(number)),
    };
  };
