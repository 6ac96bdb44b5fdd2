/** A card of a product: how many a pack holds on average, the house's worth and the market's last price, in cents. */
type Held = { readonly expected: number; readonly worth: number; readonly last: number | null };

/**
 * What the cards of a pack come to on average at the last prices of the market, in cents, not rounded; a card that was
 * never traded counts by its worth. `traded`: so many of them have a price.
 */
export function valueAtMarket(cards: readonly Held[]): { value: number; traded: number } {
  return {
    value: cards.reduce((sum, { expected, worth, last }) => sum + expected * (last ?? worth), 0),
    traded: cards.filter(({ last }) => last !== null).length,
  };
}
