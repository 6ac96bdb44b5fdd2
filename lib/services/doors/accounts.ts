import { z } from "zod";
import { isTimeZone, Nick, RecoverForm, SignInForm } from "@/lib/contracts/account";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { askRecovery } from "../accounts/ask-recovery";
import { checkCredentials } from "../accounts/check-credentials";
import { checkSecondFactor } from "../accounts/check-second-factor";
import { chooseNick } from "../accounts/choose-nick";
import { findPerson } from "../accounts/find-person";
import { makeGuest } from "../accounts/make-guest";
import { recoverAccount } from "../accounts/recover-account";
import { signUp } from "../accounts/sign-up";
import type { SignedIn } from "../accounts/signed-in";
import { upgradeGuest } from "../accounts/upgrade-guest";
import { door, goOn } from "./door";

const codes = {
  signIn: "account/session_ended",
  notAllowed: "account/session_ended",
  malformed: "form/fields",
  slower: "account/wait",
} as const;
const open = { who: "anybody", codes } as const;
const zone = z.string().refine(isTimeZone).catch("UTC");

/** The ways in. */
export const accountDoors = {
  /** Nick and password; what follows is a session, or one that waits for its second factor. */
  signIn: door({
    ...({
      ...open,
      name: "account/sign-in",
      counts: ["signInPair", "signInAddress", "signInNick", "signInDevice"],
    } as const),
    input: SignInForm,
    run: (asking, input) => checkCredentials(input, asking),
  }),
  /** The second factor of the session that the password has prepared. */
  confirmCode: door({
    ...({ ...open, name: "account/confirm-code", counts: ["codePair", "codeNick", "codeDevice"] } as const),
    input: z.object({ code: z.string().transform((code) => code.slice(0, 100)) }),
    run: async (asking, input) =>
      asking.session?.pending ? checkSecondFactor(asking.session, input, asking) : refuse("account/code_late"),
  }),
  /** Sends a code to whoever lost their password, if they have a mail address. */
  askRecovery: door({
    ...({ ...open, name: "account/ask-recovery", counts: ["recoveryMail", "mailPlace"] } as const),
    input: z.object({ nick: SignInForm.shape.nick }),
    run: ({ address }, input) => askRecovery(input, address),
  }),
  /** A one-time code and a new password open the account again. */
  recover: door({
    ...({ ...open, name: "account/recover", counts: ["codePair", "codeNick", "codeDevice"] } as const),
    input: RecoverForm,
    run: (asking, input) => recoverAccount(input, asking),
  }),
  /** A new account; a guest who is signed in keeps their seats and history under the new nick. All faults are told at once. */
  register: door({
    ...({ ...open, name: "account/register", counts: ["signUp"] } as const),
    input: z.object({
      nick: z.string().max(1_000, "account/nick_long"),
      password: z.string().max(1_000, "account/password_long"),
      zone,
    }),
    run: ({ member, address }, input) =>
      member?.guest ? upgradeGuest(member, input, address) : signUp(input, address),
  }),
  /** Whoever is signed in already stays who they are: the session that begins is null then. */
  playAsGuest: door({
    ...({ ...open, name: "account/play-as-guest", counts: ["guest"] } as const),
    input: z.object({ zone }),
    run: async ({ member, address }, input): Promise<Result<SignedIn | null, Refusal>> =>
      member ? ok(null) : makeGuest(input, address),
  }),
  /** Who is called so: to ask them to a table. */
  findPerson: door({
    ...({ who: "signed_in", limit: "findPerson", name: "account/find-person" } as const),
    codes: { ...codes, malformed: "account/no_such_person" },
    input: z.object({ nick: z.string().min(1).max(60) }),
    run: (_, { nick }) => findPerson(nick),
  }),
  /** Shows that it is still they, for what asks for it within ten minutes. */
  prove: door({
    ...({ who: "signed_in", proof: true, codes, name: "account/prove", counts: ["passwordCheck"] } as const),
    input: z.object({}),
    run: goOn,
  }),
  /** The first nick of a member who came from another site. */
  chooseNick: door({
    ...({ who: "signed_in", codes, name: "account/choose-nick", counts: ["nickChoice"] } as const),
    input: z.object({ nick: Nick }),
    run: ({ session }, input) => chooseNick(session, input),
  }),
};
