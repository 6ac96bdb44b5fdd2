import type { TemplateInfo } from "./vocabulary";

/** BCP 47 (RFC 5646, section 2.1): language, script, region, variants, extensions, private use; or private use alone. */
const LANGUAGE_TAG =
  /^(?:(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wy-z\d](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?|x(?:-[a-z\d]{1,8})+)$/i;

/** Tags that were registered before the grammar and do not follow it. */
const GRANDFATHERED = new Set([
  ...["en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo", "i-navajo"],
  ...["i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de"],
]);

/** Longer tags than any in use; the standard sets no limit. */
const TAG_MAX = 64;

/** Is this a language code of BCP 47, in large or small letters? */
export const isLanguage = (code: string): boolean =>
  code.length <= TAG_MAX && (LANGUAGE_TAG.test(code) || GRANDFATHERED.has(code.toLowerCase()));

/** The languages that some of these templates have, each once, in one spelling: what a member may choose besides the site's. */
export function languagesOf(templates: readonly Pick<TemplateInfo, "i18n">[]): string[] {
  const codes = templates.flatMap(({ i18n }) => Object.keys(i18n)).filter(isLanguage);
  return [...new Map(codes.map((code) => [code.toLowerCase(), spelt(code)])).values()].toSorted();
}

/** A code as the standard writes it: `pt-br` → `pt-BR`; one that the platform does not know stays in small letters. */
function spelt(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? code;
  } catch {
    return code.toLowerCase();
  }
}
