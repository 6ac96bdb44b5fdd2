"use client";
import { useLanguage } from "@/components/texts/context";
import { FORMAT_LOCALES } from "@/lib/texts/speech";
import { useHere } from "./use-here";

const STYLES = {
  time: { hour: "2-digit", minute: "2-digit" },
  date: { day: "numeric", month: "short", year: "numeric" },
  exact: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", second: "2-digit" },
  both: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
} as const;

type TimeProps = {
  /** ms since the epoch */
  at: number;
  show?: keyof typeof STYLES;
  /** A second zone to show beside the reader's, such as the game's, where its clocks say something else. */
  zone?: string;
  className?: string;
};

const formatIn = (show: keyof typeof STYLES, lang: string, zone: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(lang, { ...STYLES[show], ...zone });

const formats = new Map<string, Intl.DateTimeFormat>();

/** The reader's own format, or the server's, made once: a log has a moment a line, and writing one is cheap beside that. */
function formatHere(show: keyof typeof STYLES, lang: string, utc: boolean): Intl.DateTimeFormat {
  const key = `${show} ${lang} ${utc}`;
  const known = formats.get(key) ?? formatIn(show, lang, utc ? { timeZone: "UTC" } : {});
  formats.set(key, known);
  return known;
}

/** A moment in another zone, with that zone's name: without its day, where that is the reader's too. */
function writeThere(at: number, show: keyof typeof STYLES, lang: string, zone: string, utc: boolean): string {
  const dayIn = (timeZone: string | undefined) =>
    new Intl.DateTimeFormat(lang, { dateStyle: "short", ...(timeZone ? { timeZone } : {}) }).format(at);
  const sameDay = show === "both" && dayIn(zone) === dayIn(utc ? "UTC" : undefined);
  return formatIn(sameDay ? "time" : show, lang, { timeZone: zone, timeZoneName: "short" }).format(at);
}

/** A moment in the reader's own zone. The server writes UTC, the browser corrects it on arrival. */
export function Time({ at, show = "both", zone, className }: TimeProps) {
  const lang = FORMAT_LOCALES[useLanguage()];
  const utc = !useHere();
  const here = formatHere(show, lang, utc).format(at);
  const there = zone === undefined ? here : formatIn(show, lang, { timeZone: zone }).format(at);
  return (
    <time dateTime={new Date(at).toISOString()} className={className} suppressHydrationWarning>
      {here}
      {zone && there !== here && <span className="text-ink-3"> ({writeThere(at, show, lang, zone, utc)})</span>}
    </time>
  );
}
