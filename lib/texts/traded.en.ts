import { type Parts, parts } from "./parts";

/** Who bought and sold, null: they are not named; `price` of a copy, as it is written. */
type Traded = {
  readonly buyer: string | null;
  readonly seller: string | null;
  readonly quantity: number;
  readonly price: string;
};

/** "Anna bought 2 × Ember Fox from Bert at $1.50": what was traded at the market; the card is a link. */
export const traded = <T>({ buyer, seller, quantity, price }: Traded, card: string | T): Parts<T> =>
  parts<T>`${buyer ?? "Somebody"} bought ${quantity > 1 ? `${quantity} × ` : ""}${card} from ${seller ?? "somebody"} at ${price}`;
