import { z } from "zod";
import { AppearanceForm, ChangePasswordForm, ProfileForm } from "@/lib/contracts/account";
import { IDENTITY_PROVIDERS } from "@/lib/contracts/account-words";
import { ok } from "@/lib/engine/kernel/result";
import { changePassword } from "../accounts/change-password";
import { endOtherSessions, endSession } from "../accounts/end-sessions";
import { removePasskey } from "../accounts/passkeys";
import { makeOwnCodes } from "../accounts/recovery-codes";
import { beginTotp, confirmTotp, removeTotp } from "../accounts/totp";
import { unlinkIdentity } from "../accounts/unlink-identity";
import { updateAppearance, updateProfile } from "../accounts/update-profile";
import { door, goOn } from "./door";

const codes = {
  signIn: "account/session_ended",
  notAllowed: "account/guest_only_upgrades",
  malformed: "form/fields",
  slower: "account/wait",
} as const;
const nothing = z.object({});
const own = { who: "signed_in", limit: "settings", codes } as const;
const proven = { ...own, proof: true } as const;
const factor = { who: "member", proof: true, limit: "secondFactor", codes } as const;

/** What somebody does with their own account. */
export const settingsDoors = {
  saveProfile: door({
    ...{ ...own, name: "settings/save-profile", input: ProfileForm },
    run: async ({ member }, profile) => ok(await updateProfile(member, profile)),
  }),
  saveAppearance: door({
    ...{ ...own, name: "settings/save-appearance", input: AppearanceForm },
    run: async ({ member }, appearance) => ok(await updateAppearance(member, appearance)),
  }),
  /** Where there is a present password, the service asks for it: that is the proof. */
  changePassword: door({
    ...({ who: "signed_in", counts: ["passwordCheck"], codes, name: "settings/change-password" } as const),
    input: ChangePasswordForm,
    run: ({ session, address }, input) => changePassword(session, input, address),
  }),
  setFirstPassword: door({
    ...{ ...proven, name: "settings/set-first-password", input: ChangePasswordForm },
    run: ({ session, address }, input) => changePassword(session, input, address),
  }),
  /** Whether another site may be linked now: asked before its page is opened, and again when it answers. */
  allowLinking: door({ ...proven, name: "settings/allow-linking", input: nothing, run: goOn }),
  endSession: door({
    ...{ ...proven, name: "settings/end-session", input: z.object({ session: z.string().max(64) }) },
    run: async ({ member }, { session }) => ok(await endSession(member, session)),
  }),
  endOtherSessions: door({
    ...{ ...proven, name: "settings/end-other-sessions", input: nothing },
    run: async ({ session, address }) => ok(await endOtherSessions(session, address)),
  }),
  unlinkSite: door({
    ...{ ...proven, name: "settings/unlink-site", input: z.object({ provider: z.enum(IDENTITY_PROVIDERS) }) },
    codes: { ...codes, malformed: "account/provider_unknown" },
    run: ({ member }, { provider }) => unlinkIdentity(member, provider),
  }),
  beginTotp: door({
    ...{ ...factor, name: "settings/begin-totp", input: nothing },
    run: ({ member }) => beginTotp(member),
  }),
  confirmTotp: door({
    ...{ ...factor, name: "settings/confirm-totp", input: z.object({ code: z.string().max(100) }) },
    run: ({ member, address }, input) => confirmTotp(member, input, address),
  }),
  removeTotp: door({
    ...{ ...factor, name: "settings/remove-totp", input: nothing },
    run: async ({ member, address }) => ok(await removeTotp(member, address)),
  }),
  /** The passkey itself is made by the browser. */
  allowPasskey: door({ ...factor, name: "settings/allow-passkey", input: nothing, run: goOn }),
  removePasskey: door({
    ...{ ...factor, name: "settings/remove-passkey", input: z.object({ passkey: z.string().max(600) }) },
    run: async ({ member, address }, { passkey }) => ok(await removePasskey(member, passkey, address)),
  }),
  makeCodes: door({
    ...{ ...factor, name: "settings/make-codes", input: nothing },
    run: async ({ member, address }) => ok(await makeOwnCodes(member, address)),
  }),
};
