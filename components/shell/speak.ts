import { LANGUAGE_COOKIE, type Language } from "@/lib/texts/languages";

const YEAR = 365 * 24 * 60 * 60;

/** Keeps in this browser which language the site is read in by somebody who has set none; pages come in it from then on. */
export function speak(language: Language): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not in every browser
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
}
