import { z } from "zod";
import { BuyBundle, BuyPacks } from "@/lib/contracts/shop";
import { MOST_OPENED } from "@/lib/contracts/shop-words";
import { buyBundle } from "../shop/buy-bundle";
import { buyPacks } from "../shop/buy-packs";
import { openPack } from "../shop/open-pack";
import { openPacks } from "../shop/open-packs";
import { sharePull } from "../shop/share-pull";
import { showOffer } from "../shop/show-offer";
import { door } from "./door";

const codes = {
  signIn: "shop/sign_in",
  notAllowed: "shop/members_only",
  malformed: "shop/malformed",
  slower: "shop/wait",
} as const;

export const shopDoors = {
  buyPacks: door({
    ...({ name: "shop/buy-packs", who: "member", limit: "purchase", codes } as const),
    input: BuyPacks,
    run: ({ member }, input) => buyPacks(member, input),
  }),
  buyBundle: door({
    ...({ name: "shop/buy-bundle", who: "member", limit: "purchase", codes } as const),
    input: BuyBundle,
    run: ({ member }, input) => buyBundle(member, input),
  }),
  /** Asked again, it answers the same cards. */
  openPack: door({
    ...({ name: "shop/open-pack", who: "member", limit: "packs", codes } as const),
    codes: { ...codes, malformed: "shop/no_such_pack" },
    input: z.object({ pack: z.string().min(1).max(40) }),
    run: ({ member }, { pack }) => openPack(member, pack),
  }),
  /** Opens several; what was opened before is answered again. */
  openPacks: door({
    ...({ name: "shop/open-packs", who: "member", limit: "packs", codes } as const),
    codes: { ...codes, malformed: "shop/no_such_pack" },
    input: z.object({ packs: z.array(z.string().min(1).max(40)).min(1).max(MOST_OPENED) }),
    run: ({ member }, { packs }) => openPacks(member, packs),
  }),
  /** Makes a page of an opened pack for others, or takes it down. */
  sharePull: door({
    ...({ name: "shop/share-pull", who: "member", limit: "packs", codes } as const),
    codes: { ...codes, malformed: "shop/no_such_pack" },
    input: z.object({ pack: z.string().min(1).max(40), shared: z.boolean() }),
    run: ({ member }, input) => sharePull(member, input),
  }),
  /** The commitments of one's next packs. */
  showOffer: door({
    ...({ name: "shop/show-offer", who: "member", limit: "packs", codes } as const),
    input: z.object({}),
    run: ({ member }) => showOffer(member),
  }),
};
