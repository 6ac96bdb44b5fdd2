import type { Language } from "../languages";
import { FORMAT_LOCALES } from "../speech";

/** Who reads a notice: in which language, and on the clocks of which zone. */
export type NoticeReader = { language: Language; zone: string };

const CLOCK = { hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const;
const DAY = { weekday: "short", day: "numeric", month: "short" } as const;

/** One that the program does not know counts as UTC. */
function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}

/**
 * A moment on the reader's clocks, with those of another zone, such as a game's, beside it where they show something else:
 * pages write the same (`Time`), but a mail also says which zone is the reader's.
 */
export function untilText(at: number, { language, zone }: NoticeReader, other: string): string {
  const locale = FORMAT_LOCALES[language];
  const [here, there] = [knownZone(zone), knownZone(other)];
  const write = (timeZone: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(at);
  const shown = { ...DAY, ...CLOCK, timeZoneName: undefined };
  const moment = write(here, { ...DAY, ...CLOCK });
  if (write(here, shown) === write(there, shown)) return moment;
  return `${moment} (${write(there, write(here, DAY) === write(there, DAY) ? CLOCK : { ...DAY, ...CLOCK })})`;
}
