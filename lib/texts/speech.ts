import type { Language } from "./languages";

/** One form for each plural of the language; `other` is the one that every language has. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** How a language writes numbers and lists. */
export type Speech = {
  /** The form for this number. */
  plural(n: number, forms: Forms): string;
  /** "a, b and c" */
  list(parts: readonly string[]): string;
  /** "a, b or c" */
  either(parts: readonly string[]): string;
  /** With separators of thousands and a true minus sign. */
  number(n: number): string;
  /** Also with a plus sign. */
  signed(n: number): string;
};

/** What a language goes by for numbers, lists and dates: British English writes days before months. */
export const FORMAT_LOCALES: Record<Language, string> = { en: "en-GB", et: "et" };

/** Numbers and lists of a language, by `Intl`. Made once for a language: its makers are slow. */
export function speechOf(language: Language): Speech {
  const locale = FORMAT_LOCALES[language];
  const rules = new Intl.PluralRules(locale);
  const and = new Intl.ListFormat(locale, { type: "conjunction" });
  const or = new Intl.ListFormat(locale, { type: "disjunction" });
  const plain = new Intl.NumberFormat(locale, { useGrouping: "min2" });
  const signs = new Intl.NumberFormat(locale, { useGrouping: "min2", signDisplay: "exceptZero" });
  const minus = (text: string) => text.replace("-", "−");
  return {
    plural: (n, forms) => forms[rules.select(n)] ?? forms.other,
    list: (parts) => and.format(parts),
    either: (parts) => or.format(parts),
    number: (n) => minus(plain.format(n)),
    signed: (n) => minus(signs.format(n)),
  };
}

/** A word that stood at the beginning, within a sentence: "Marriage" → "marriage". */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
