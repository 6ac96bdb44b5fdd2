import { LOCALES, type Locale } from "../contracts/account-words";

/** The languages that the site speaks, as BCP 47 codes; English is whole. */
export type Language = Locale;

/** Holds what somebody without a setting of their own has chosen in this browser. */
export const LANGUAGE_COOKIE = "language";

/** What each calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", et: "Eesti" };

/**
 * The language of a reader: what they chose, else the first that their browser asks for and the site speaks, else
 * English. `accepts`: the header `Accept-Language`.
 */
export function languageOf(chosen: string | null, accepts: string | null): Language {
  const own = LOCALES.find((language) => language === chosen);
  if (own) return own;
  const asked = (accepts ?? "")
    .split(",")
    .slice(0, 20)
    .map((part) => {
      const [tag = "", ...params] = part.trim().toLowerCase().split(";");
      const weight = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find((found) => found !== undefined);
      return { primary: tag.split("-")[0] ?? "", weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    // A stable sort: of equals the first one counts.
    .sort((a, b) => b.weight - a.weight);
  for (const { primary } of asked) {
    const known = LOCALES.find((language) => language === primary);
    if (known) return known;
  }
  return "en";
}
