import { parts } from "./parts";
import type * as english from "./traded.en";

/** What was traded at the market; the card is a link. */
export const traded: typeof english.traded = <T>(
  { buyer, seller, quantity, price }: Parameters<typeof english.traded>[0],
  card: string | T,
) =>
  parts<T>`${buyer ?? "Keegi"} ostis ${quantity > 1 ? `${quantity} × ` : ""}${card}, hind ${price}, müüja ${seller ?? "nimetamata"}`;
