import type { WorldWords } from "@/components/realtime/world-words";
import { asData } from "@/components/table/json-read";
import { type Named, tidy, whoAt } from "@/components/table/people";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import type { Catalogues } from "@/lib/texts/catalogues";
import { isAct } from "./acting";
import { sentence } from "./sentences";
import { takebackText } from "./takeback-text";
import { wordsOf } from "./words";

type Texts = Pick<Catalogues, "table" | "tableTalk" | "cardsTalk">;

/** What the log and a takeback of a card table say. */
export function cardWords(info: TemplateInfo, lang: string, { table, tableTalk, cardsTalk }: Texts): WorldWords {
  const word = wordsOf(info, lang);
  const teams = Array.isArray(info.teams) ? info.teams : null;
  const whoOf = (people: readonly Named[]) => (seat: number) => whoAt(people, seat, table);
  return {
    talk: tableTalk,
    isAct,
    tell: (say, people) =>
      sentence(say, { who: whoOf(people), t: cardsTalk, word, teams, melding: info.melds !== undefined }),
    takeback: (entries, by, people) => takebackText(entries, whoAt(people, by, table), cardsTalk),
    callOff: (intent, by) => tidy(cardsTalk.callOff[asData(intent).type === "reset" ? "reset" : "end"](by)),
  };
}
