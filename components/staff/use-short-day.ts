import { FORMAT_LOCALES } from "@/lib/texts/speech";
import { useLanguage } from "../texts/context";

/** Writes a day of the ledger (`2026-11-25`, in UTC) as short as an axis has room for, in the reader's language. */
export function useShortDay(): (day: string) => string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[useLanguage()], {
    ...({ day: "numeric", month: "short", timeZone: "UTC" } as const),
  });
  return (day) => format.format(new Date(day));
}
