import { CancelAuction, OpenAuction, PlaceBid } from "@/lib/contracts/auctions";
import { cancelAuction } from "../auctions/cancel-auction";
import { openAuction } from "../auctions/open-auction";
import { placeBid } from "../auctions/place-bid";
import { door } from "./door";

const common = {
  who: "member",
  codes: {
    signIn: "auction/sign_in",
    notAllowed: "auction/members_only",
    malformed: "auction/malformed",
    slower: "auction/wait",
  },
} as const;

export const auctionDoors = {
  /** Puts something up; asked again with the same key, it is the same auction. */
  openAuction: door({
    ...common,
    limit: "auctions",
    name: "auctions/open",
    ego: "shut",
    input: OpenAuction,
    run: ({ member }, input) => openAuction(member, input),
  }),
  placeBid: door({
    ...common,
    limit: "bids",
    name: "auctions/bid",
    ego: "shut",
    input: PlaceBid,
    run: ({ member }, input) => placeBid(member, input),
  }),
  cancelAuction: door({
    ...common,
    limit: "auctions",
    name: "auctions/cancel",
    input: CancelAuction,
    run: ({ member }, input) => cancelAuction(member, input),
  }),
};
