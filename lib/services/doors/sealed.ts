import { EnterSealed, HoldSealed, LockSealed } from "@/lib/contracts/sealed";
import { enterSealed } from "../sealed/enter-event";
import { holdSealed } from "../sealed/hold-event";
import { lockSealed } from "../sealed/lock-deck";
import { door } from "./door";

const common = {
  who: "member",
  limit: "sealed",
  codes: {
    signIn: "sealed/sign_in",
    notAllowed: "sealed/members_only",
    malformed: "sealed/malformed",
    slower: "sealed/wait",
  },
} as const;

/** Sealed events. */
export const sealedDoors = {
  hold: door({
    ...common,
    name: "sealed/hold",
    input: HoldSealed,
    run: ({ member }, input) => holdSealed(member, input),
  }),
  /** Opens one's packs; asked again, it answers the same. */
  enter: door({
    ...common,
    name: "sealed/enter",
    input: EnterSealed,
    run: ({ member }, input) => enterSealed(member, input),
  }),
  lock: door({
    ...common,
    name: "sealed/lock",
    input: LockSealed,
    run: ({ member }, input) => lockSealed(member, input),
  }),
};
