import { houseSentence } from "@/components/table/house-sentences";
import { sentence } from "@/components/table/sentences";
import type { LogLine, SeatPerson } from "@/components/table/types";
import { wordsOf } from "@/components/table/words";
import type { LogEntry, Person } from "@/lib/contracts/live";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";

/** A table's log in the reader's words. */
export function linesOf(
  entries: readonly LogEntry[],
  people: readonly SeatPerson[],
  known: Record<string, Person>,
  info: TemplateInfo,
  lang: string,
): LogLine[] {
  const telling = { people, nickOf: (user: string) => known[user]?.nick ?? "Somebody", word: wordsOf(info, lang) };
  return entries.map(({ at, say }) => ({
    at,
    text: houseSentence(say, telling) ?? sentence(say, telling),
    loud: say.tone === "result",
  }));
}
