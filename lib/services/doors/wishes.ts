import { SetWish } from "@/lib/contracts/wishes";
import { setWish } from "../wishes/set-wish";
import { door } from "./door";

export const wishDoors = {
  /** Wishes for a card, or no more. */
  setWish: door({
    ...({ name: "wishes/set-wish", who: "member", limit: "collection" } as const),
    codes: {
      signIn: "wish/sign_in",
      notAllowed: "wish/members_only",
      malformed: "wish/malformed",
      slower: "wish/wait",
    },
    input: SetWish,
    run: ({ member }, input) => setWish(member, input),
  }),
};
