import {
  ChangeTrade,
  CloseTrade,
  ConfirmTrade,
  Give,
  OpenTrade,
  ProposeSwap,
  ReadHaveWant,
  SetTradeLimit,
} from "@/lib/contracts/trades";
import { changeTrade } from "../trades/change-trade";
import { closeTrade } from "../trades/close-trade";
import { confirmTrade } from "../trades/confirm-trade";
import { give } from "../trades/give";
import { openTrade } from "../trades/open-trade";
import { proposeSwap } from "../trades/propose-swap";
import { readHaveWant } from "../trades/read-have-want";
import { setTradeLimit } from "../trades/trade-limit";
import { door } from "./door";

const common = {
  who: "member",
  limit: "trades",
  codes: {
    signIn: "trade/sign_in",
    notAllowed: "trade/members_only",
    malformed: "trade/malformed",
    slower: "trade/wait",
  },
} as const;

export const tradeDoors = {
  /** Gives money, cards and packs away; asked again with the same key, it answers the same. */
  give: door({
    ...common,
    limit: "gifts",
    name: "trades/give",
    ego: "shut",
    input: Give,
    run: ({ member }, input) => give(member, input),
  }),
  /** Begins a trade; asked again with the same key, it is the same. */
  openTrade: door({
    ...common,
    limit: "tradesBegun",
    name: "trades/open",
    ego: "shut",
    input: OpenTrade,
    run: ({ member }, input) => openTrade(member, input),
  }),
  /** What another has for one, and one for them, as far as their binder shows. */
  readHaveWant: door({
    ...common,
    limit: "haveWant",
    name: "trades/have-want",
    input: ReadHaveWant,
    run: ({ member }, input) => readHaveWant(member, input),
  }),
  proposeSwap: door({
    ...common,
    limit: "tradesBegun",
    name: "trades/propose-swap",
    ego: "shut",
    input: ProposeSwap,
    run: ({ member }, input) => proposeSwap(member, input),
  }),
  setTradeLimit: door({
    ...common,
    limit: "collection",
    name: "trades/set-limit",
    input: SetTradeLimit,
    run: ({ member }, input) => setTradeLimit(member, input),
  }),
  changeTrade: door({
    ...common,
    name: "trades/change",
    ego: "shut",
    input: ChangeTrade,
    run: ({ member }, input) => changeTrade(member, input),
  }),
  confirmTrade: door({
    ...common,
    name: "trades/confirm",
    ego: "shut",
    input: ConfirmTrade,
    run: ({ member }, input) => confirmTrade(member, input),
  }),
  closeTrade: door({
    ...common,
    name: "trades/close",
    input: CloseTrade,
    run: ({ member }, input) => closeTrade(member, input),
  }),
};
