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
  /** With so many digits after the point. */
  fixed(n: number, digits: number): string;
  /** As exact as people compare averages: "7", "0.8", "0.06". */
  average(n: number): string;
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
  const exact = new Map<number, Intl.NumberFormat>();
  const fixed = (n: number, digits: number): string => {
    const format =
      exact.get(digits) ??
      new Intl.NumberFormat(locale, {
        useGrouping: "min2",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    exact.set(digits, format);
    return minus(format.format(n));
  };
  return {
    plural: (n, forms) => forms[rules.select(n)] ?? forms.other,
    list: (parts) => and.format(parts),
    either: (parts) => or.format(parts),
    number: (n) => minus(plain.format(n)),
    signed: (n) => minus(signs.format(n)),
    fixed,
    average: (n) => fixed(n, Number.isInteger(Math.round(n * 1000) / 1000) ? 0 : n < 0.1 ? 2 : 1),
  };
}

/** Writes a moment with its day: in the zone of whoever runs it. */
export function momentIn(language: Language): (at: number) => string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[language], {
    ...({ weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const),
  });
  return (at) => format.format(at);
}

/** A word that stood at the beginning, within a sentence: "Marriage" → "marriage". */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A word within a sentence, at its beginning: "common" → "Common". */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
