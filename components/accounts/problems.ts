import { NICK_MAX, NICK_MIN, PASSWORD_MAX, PASSWORD_MIN } from "@/lib/contracts/account-words";
import type { Refusal } from "@/lib/engine/kernel/result";

/** What happened and what to do, for each refusal of the account services. */
const SENTENCES: Record<string, string> = {
  "account/nick_missing": "Enter your nick.",
  "account/nick_short": `A nick has at least ${NICK_MIN} characters.`,
  "account/nick_long": `A nick has at most ${NICK_MAX} characters.`,
  "account/nick_characters": "A nick is made of the letters a to z, digits, _ and -.",
  "account/nick_reserved": "This nick is reserved. Choose another.",
  "account/nick_taken": "This nick is taken. Choose another.",
  "account/nick_alike": "This looks just like somebody else’s nick. Choose another.",
  "account/password_common":
    "This password would be guessed quickly. Use a few words that have nothing to do with each other.",
  "account/password_like_nick": "This password is too much like your nick. Choose another.",
  "account/real_name_mixed": "A word of this name mixes letters of several alphabets.",
  "account/password_missing": "Enter your password.",
  "account/password_short": `A password has at least ${PASSWORD_MIN} characters. A few words in a row are easy to remember.`,
  "account/password_long": `A password has at most ${PASSWORD_MAX} characters.`,
  "account/wrong_credentials": "Wrong nick or password. Check both and try again.",
  "account/wrong_password": "That is not your current password.",
  "account/banned": "This account was closed by the club. Ask its staff.",
  "account/not_a_guest": "You have a full account already.",
  "account/guest_only_upgrades": "A guest has no password yet. Choose a nick and a password to keep the account.",
  "account/identity_taken":
    "That account of the other site belongs to another member here. Sign in as that member, or unlink it there.",
  "account/last_door": "This is your only way in. Set a password first, then unlink it.",
  "account/provider_unknown": "That site cannot be used to sign in here.",
  "account/site_lost": "The other site cannot be reached. Try again.",
  "account/session_ended":
    "You are signed out, so nothing was saved. Sign in again in another tab, come back here and save: what you wrote is still here.",
  "account/real_name_long": "A name has at most 60 characters.",
  "account/plan_long": "Shorten this to 2000 characters.",
  "account/nick_chosen": "You have chosen your nick already. It cannot be changed.",
  "account/code_missing": "Enter the code.",
  "account/code_late": "That took longer than ten minutes. Sign in again.",
  "account/prove": "Show first that it is still you.",
  "account/wrong_proof": "That is not right. Check it and try again.",
  "account/wrong_code": "This code is not right, or was used already. Take the next one that your app shows.",
  "account/passkey_failed": "The passkey did not work. Try again, or use another way.",
  "account/passkeys_many": "You have twenty passkeys. Remove one first.",
  "account/no_passkey": "You have no passkey here.",
  "account/totp_there": "An authenticator app is set up already. Remove it first.",
  "account/busy": "The site is very busy. Try again in a moment.",
  "account/zone_unknown": "Choose a time zone from the list, such as Europe/Tallinn.",
};

const SOME_FIELDS = "Some fields need another look.";

/** Errors of the sign-in by other sites, as next-auth names them in the address. */
const FROM_OTHER_SITES: Record<string, string> = {
  AccessDenied: "The other site did not let you in. Try again or use your nick and password.",
  OAuthCallback: "The other site's answer could not be used. Try again.",
  SessionRequired: "Sign in first.",
};

/** What a table says of a code, which may come from an address: `constructor` is no entry of ours. */
const own = (table: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

function wait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** The sentence for a refusal of the account services. */
export function problemText({ code, data }: Refusal): string {
  if (code === "account/wait") {
    const seconds = typeof data === "object" && data && "seconds" in data ? Number(data.seconds) : 60;
    return `Too many attempts. Try again in ${wait(seconds)}.`;
  }
  if (code === "form/fields") return SOME_FIELDS;
  return (
    own(SENTENCES, code) ??
    own(FROM_OTHER_SITES, code) ??
    (/^[A-Z]/.test(code) ? "Signing in at the other site did not work. Try again." : "That did not work. Try again.")
  );
}

/** The sentence for a field's code, if it has one. */
export const fieldText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : (own(SENTENCES, code) ?? "Check this.");
