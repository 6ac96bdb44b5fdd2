import { z } from "zod";
import { mixesAlphabets, plainText } from "../engine/kernel/plain-text";
import {
  AVATAR_COLOURS,
  AVATAR_EMBLEMS,
  type Avatar,
  CARD_FACES,
  LOCALE_CHOICES,
  type LocaleChoice,
  NICK_MAX,
  NICK_MIN,
  nickKey,
  PASSWORD_MAX,
  PASSWORD_MIN,
  THEMES,
} from "./account-words";

/** Nicks that speak for the house, and words that would pass for its staff. */
export const RESERVED_NICKS: readonly string[] =
  `god guard judge salesman root admin administrator moderator mod staff system support host master keeper house
   guildhall guest bot robot shadow dealer bank owner official security help nobody anonymous everyone all null
   undefined settings`.split(/\s+/);

/** Whether a nick may not be taken by signing up: names of the house, and those that guests are given. */
export const isReservedNick = (nick: string): boolean =>
  RESERVED_NICKS.includes(nickKey(nick)) || /^(guest|bot|shadow)[-_]/i.test(nick);

/** 2–20 letters a–z, digits, `_` and `-`. Whether it looks like another nick the service knows. */
export const Nick = z
  .string()
  .trim()
  .min(NICK_MIN, "account/nick_short")
  .max(NICK_MAX, "account/nick_long")
  .regex(/^[A-Za-z0-9_-]+$/, "account/nick_characters")
  .refine((nick) => !isReservedNick(nick), "account/nick_reserved");

/** Compared as typed after normalisation, so that an accent typed on another keyboard is the same accent. */
const normalised = z.string().transform((text) => text.normalize("NFKC"));

export const NewPassword = normalised.pipe(
  z.string().min(PASSWORD_MIN, "account/password_short").max(PASSWORD_MAX, "account/password_long"),
);

/** A password as given for comparison: any text that hashing can bear. */
export const GivenPassword = normalised.pipe(
  z.string().min(1, "account/password_missing").max(PASSWORD_MAX, "account/password_long"),
);

export const SignUpForm = z.object({ nick: Nick, password: NewPassword });
export type SignUpForm = z.infer<typeof SignUpForm>;

export const SignInForm = z.object({
  nick: z.string().trim().min(1, "account/nick_missing").max(100, "account/nick_long"),
  password: GivenPassword,
});
export type SignInForm = z.infer<typeof SignInForm>;

export const RecoverForm = z.object({
  nick: SignInForm.shape.nick,
  code: z.string().trim().min(1, "account/code_missing").max(100, "account/wrong_code"),
  password: NewPassword,
});
export type RecoverForm = z.infer<typeof RecoverForm>;

export const ChangePasswordForm = z.object({
  /** Empty where the account has none yet (it came from another site). */
  current: normalised.pipe(z.string().max(PASSWORD_MAX, "account/password_long")),
  password: NewPassword,
});
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>;

/** Whether the runtime knows a time zone by this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "" && !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

const shown = (max: number, code: string, options: Parameters<typeof plainText>[1]) =>
  z
    .string()
    .transform((text) => plainText(text, options))
    .pipe(z.string().max(max, code));

export const ProfileForm = z.object({
  realName: shown(60, "account/real_name_long", {})
    .transform((name) => name.normalize("NFKC"))
    .refine((name) => !mixesAlphabets(name), "account/real_name_mixed"),
  plan: shown(2000, "account/plan_long", { join: true, breaks: true }),
  colour: z.enum(AVATAR_COLOURS),
  emblem: z.enum(AVATAR_EMBLEMS),
  locale: z.enum(LOCALE_CHOICES),
  zone: z.string().refine(isTimeZone, "account/zone_unknown"),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

export const AppearanceForm = z.object({
  theme: z.enum(THEMES),
  cardFaces: z.enum(CARD_FACES),
  fourColours: z.boolean(),
});
export type AppearanceForm = z.infer<typeof AppearanceForm>;

/** What pages adapt themselves to. */
export type Preferences = AppearanceForm & { avatar: Avatar; locale: LocaleChoice; zone: string };
