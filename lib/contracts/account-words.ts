/** The words of accounts, without the schemas: light enough for the browser. */

export const NICK_MIN = 2;
export const NICK_MAX = 20;
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** What nicks are compared by: they are unique regardless of case. */
export const nickKey = (nick: string): string => nick.toLowerCase();

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const LOCALES = ["en", "et"] as const;
export type Locale = (typeof LOCALES)[number];

/** What a member may choose: a language, or whatever their browser asks for. */
export const LOCALE_CHOICES = ["", ...LOCALES] as const;
export type LocaleChoice = (typeof LOCALE_CHOICES)[number];

export const CARD_FACES = ["drawn", "glyph"] as const;

export const AVATAR_COLOURS = ["felt", "brass", "sky", "rose", "plum", "clay", "moss", "ink"] as const;
export type AvatarColour = (typeof AVATAR_COLOURS)[number];

export const AVATAR_EMBLEMS = [
  "initials",
  "wheel",
  "tower",
  "ship",
  "key",
  "leaf",
  "star",
  "bell",
  "fish",
  "crown",
  "moon",
  "anvil",
] as const;
export type AvatarEmblem = (typeof AVATAR_EMBLEMS)[number];

export type Avatar = { colour: AvatarColour; emblem: AvatarEmblem };

/**
 * Reads a stored avatar (`colour.emblem`). One that was never chosen is drawn from the nick, so that a member looks the
 * same everywhere from the first minute.
 */
export function readAvatar(stored: string, nick: string): Avatar {
  const [colour, emblem] = stored.split(".");
  const known = {
    colour: AVATAR_COLOURS.find((name) => name === colour),
    emblem: AVATAR_EMBLEMS.find((name) => name === emblem),
  };
  if (known.colour && known.emblem) return { colour: known.colour, emblem: known.emblem };
  let sum = 7;
  for (const letter of nickKey(nick)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return { colour: AVATAR_COLOURS[sum % AVATAR_COLOURS.length]!, emblem: "initials" };
}

export const IDENTITY_PROVIDERS = ["github", "google", "discord"] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** A browser and the system that it runs on, by the names of their makers; null where the site does not know it. */
export type Device = { browser: string | null; system: string | null };

const UNKNOWN = "Unknown browser";

/** How a device is stored: "Firefox on Linux". */
export const storedDevice = ({ browser, system }: Device): string =>
  [browser ?? UNKNOWN, ...(system === null ? [] : [system])].join(" on ");

/** Reads what `storedDevice` wrote. */
export function readDevice(stored: string): Device {
  const [browser = "", ...system] = stored.split(" on ");
  return {
    browser: browser === UNKNOWN || browser === "" ? null : browser,
    system: system.length === 0 ? null : system.join(" on "),
  };
}

/** A session as its member sees it; times in ms since the epoch. */
export type SessionLine = {
  id: string;
  /** The one that asks. */
  own: boolean;
  device: Device;
  /** Where it was begun: an IPv4 address, or the /64 of an IPv6 one. */
  address: string;
  createdAt: number;
  seenAt: number;
};

/** By what a member shows again that it is they: the password, a code of an authenticator app, a passkey. */
export const PROOFS = ["password", "code", "passkey"] as const;
export type ProofWay = (typeof PROOFS)[number];
