import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { LANGUAGE_COOKIE, type Language, languageOf } from "../texts/languages";
import { currentSession } from "./session";

/**
 * The language for somebody of this choice ("" for none): that, else what was chosen in this browser, else what it asks
 * for, else English.
 */
export const languageFor = async (chosen: string): Promise<Language> =>
  languageOf(
    chosen || ((await cookies()).get(LANGUAGE_COOKIE)?.value ?? null),
    (await headers()).get("accept-language"),
  );

/** The language of this request's reader. */
export const currentLanguage = cache(
  async (): Promise<Language> => languageFor((await currentSession())?.preferences.locale ?? ""),
);
