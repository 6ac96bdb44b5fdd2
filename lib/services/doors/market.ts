import {
  BuyBasket,
  CancelOrders,
  FindCards,
  ListMany,
  PlaceOrder,
  PreviewBasket,
  Pricing,
} from "@/lib/contracts/market";
import { buyBasket } from "../market/buy-basket";
import { cancelOrders } from "../market/cancel-orders";
import { findCards } from "../market/find-cards";
import { listMany } from "../market/list-many";
import { placeOrder } from "../market/place-order";
import { previewBasket } from "../market/preview-basket";
import { setPricing } from "../market/pricing";
import { door } from "./door";

const common = {
  who: "member",
  limit: "orders",
  codes: {
    signIn: "market/sign_in",
    notAllowed: "market/members_only",
    malformed: "market/malformed",
    slower: "market/wait",
  },
} as const;

export const marketDoors = {
  /** Sells or buys; asked again with the same key, it answers the same. */
  placeOrder: door({
    ...common,
    name: "market/place-order",
    ego: "shut",
    input: PlaceOrder,
    run: ({ member }, input) => placeOrder(member, input),
  }),
  setPricing: door({
    ...common,
    limit: "collection",
    name: "market/set-pricing",
    input: Pricing,
    run: ({ member }, input) => setPricing(member, input),
  }),
  cancelOrders: door({
    ...common,
    name: "market/cancel-orders",
    input: CancelOrders,
    run: ({ member }, input) => cancelOrders(member, input),
  }),
  listMany: door({
    ...common,
    limit: "listings",
    name: "market/list-many",
    ego: "shut",
    input: ListMany,
    run: ({ member }, input) => listMany(member, input),
  }),
  /** Cards by name, with their prices: a page of them. */
  findCards: door({
    ...common,
    who: "anybody",
    limit: "findCards",
    name: "market/find-cards",
    input: FindCards,
    run: (_, { game, ...query }) => findCards(game, query),
  }),
  /** Buys many cards at once or none of them; asked again with the same key, it answers the same. */
  buyBasket: door({
    ...common,
    limit: "listings",
    name: "market/buy-basket",
    ego: "shut",
    input: BuyBasket,
    run: ({ member }, input) => buyBasket(member, input),
  }),
  previewBasket: door({
    ...common,
    name: "market/preview-basket",
    input: PreviewBasket,
    run: ({ member }, input) => previewBasket(member, input),
  }),
};
