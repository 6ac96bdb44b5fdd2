import type { Locale } from "@/lib/contracts/account-words";
import type { DiplomacyTableTexts } from "@/lib/texts/diplomacy-table/en";
import { FORMAT_LOCALES } from "@/lib/texts/speech";

/** The day of a judge's date (`20261202`, with a time or not), as formats take it. */
const dayOf = (text: string): Date =>
  new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(4, 6)) - 1, Number(text.slice(6, 8))));

/** From the first day to the last, of dates as the judge writes them. */
export function sayDays(t: DiplomacyTableTexts["away"], language: Locale, from: string, to: string): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: "medium", timeZone: "UTC" });
  return t.days(format.format(dayOf(from)), format.format(dayOf(to)));
}
