import { NICK_MAX, NICK_MIN, PASSWORD_MAX, PASSWORD_MIN } from "../../contracts/account-words";
import { speechOf } from "../speech";

const { plural } = speechOf("en");

/** How long somebody has to wait, in the unit that fits it. */
export type Wait = { n: number; unit: "second" | "minute" | "hour" };

const wait = ({ n, unit }: Wait): string => plural(n, { one: `${n} ${unit}`, other: `${n} ${unit}s` });

/** What forms of accounts share wherever they stand: refusals, the proof that it is still the member, their fields. */
export const accounts = {
  /** What happened and what to do, for each code. */
  refusals: {
    "wire/unavailable": "Can’t reach the server just now. Nothing you typed is lost: try again in a moment.",
    "account/nick_missing": "Enter your nick.",
    "account/nick_short": `A nick has at least ${NICK_MIN} characters.`,
    "account/nick_long": `A nick has at most ${NICK_MAX} characters.`,
    "account/nick_characters": "A nick is made of the letters a to z, digits, _ and -.",
    "account/nick_reserved": "This nick is reserved. Choose another.",
    "account/nick_taken": "This nick is taken. Choose another.",
    "account/nick_alike": "This looks just like somebody else’s nick. Choose another.",
    "account/nick_chosen": "You have chosen your nick already. It cannot be changed.",
    "account/password_missing": "Enter your password.",
    "account/password_short": `A password has at least ${PASSWORD_MIN} characters. A few words in a row are easy to remember.`,
    "account/password_long": `A password has at most ${PASSWORD_MAX} characters.`,
    "account/password_common":
      "This password would be guessed quickly. Use a few words that have nothing to do with each other.",
    "account/password_like_nick": "This password is too much like your nick. Choose another.",
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
    "account/real_name_mixed": "A word of this name mixes letters of several alphabets.",
    "account/plan_long": "Shorten this to 2000 characters.",
    "account/zone_unknown": "Choose a time zone from the list, such as Europe/Tallinn.",
    "account/code_missing": "Enter the code.",
    "account/code_late": "That took longer than ten minutes. Sign in again.",
    "account/wrong_code": "This code is not right, or was used already. Take the next one that your app shows.",
    "account/prove": "Show first that it is still you.",
    "account/wrong_proof": "That is not right. Check it and try again.",
    "account/passkey_failed": "The passkey did not work. Try again, or use another way.",
    "account/passkeys_many": "You have twenty passkeys. Remove one first.",
    "account/no_passkey": "You have no passkey here.",
    "account/totp_there": "An authenticator app is set up already. Remove it first.",
    "account/busy": "The site is very busy. Try again in a moment.",
    "notices/address_wrong": "Enter a mail address, such as ann@example.org.",
    "notices/addresses_many": "You have five addresses. Remove one first.",
    "notices/no_such_address": "That address is not there any more. Load the page again.",
    "notices/no_such_table": "That table is not there any more.",
    "notices/link_dead": "This link no longer works. A new one comes from the settings.",
    "notices/push_unknown": "This browser’s push service is not one that the site knows.",
    "absence/bad_dates": "Enter a first day and a last one that is not before it.",
    "absence/past": "These days are over.",
    "absence/too_long": "You can be away for 14 days at the most. Ask the masters of your games for more.",
    "absence/too_many": "You have entered many absences already. Remove one first.",
    "absence/entered": "You have entered these days already.",
    "notices/time": "Enter a time, such as 22:00.",
    "form/fields": "Some fields need another look.",
    // Errors of the sign-in by other sites, as next-auth names them in the address.
    AccessDenied: "The other site did not let you in. Try again or use your nick and password.",
    OAuthCallback: "The other site’s answer could not be used. Try again.",
    SessionRequired: "Sign in first.",
  },
  wait: (time: Wait): string => `Too many attempts. Try again in ${wait(time)}.`,
  otherSiteFailed: "Signing in at the other site did not work. Try again.",
  failed: "That did not work. Try again.",
  /** Of a field whose code says nothing. */
  checkThis: "Check this.",

  proof: {
    title: "Is it still you?",
    text: "You signed in more than ten minutes ago. Confirm that it is you, and what you asked for is done.",
    /** What may be typed as a proof. */
    typed: {
      password: "Your password",
      code: "Code from your authenticator app",
      either: "Your password, or a code from your authenticator app",
    },
    noWay: "You have no password here: sign out, come in again by the other site, and go on from there.",
  },
  passkey: { use: "Use a passkey", busy: "Waiting for it…" },
  showPassword: "Show the password",
};

export type AccountTexts = typeof accounts;
