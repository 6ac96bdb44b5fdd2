import { CancelOrders, ListMany, PlaceOrder } from "@/lib/contracts/market";
import { cancelOrders } from "../market/cancel-orders";
import { listMany } from "../market/list-many";
import { placeOrder } from "../market/place-order";
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
    input: PlaceOrder,
    run: ({ member }, input) => placeOrder(member, input),
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
    input: ListMany,
    run: ({ member }, input) => listMany(member, input),
  }),
};
