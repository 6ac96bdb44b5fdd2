import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { type Language, languageOf } from "../texts/languages";
import { currentSession } from "./session";

/** The language of this request's reader: the member's own choice, else what their browser asks for, else English. */
export const currentLanguage = cache(async (): Promise<Language> => {
  const chosen = (await currentSession())?.preferences.locale || null;
  return languageOf(chosen, (await headers()).get("accept-language"));
});
