import type { WorldWords } from "@/components/realtime/world-words";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { isAct } from "./acting";
import { sentence } from "./sentences";
import { takebackText } from "./takeback-text";
import { wordsOf } from "./words";

/** What the log and a takeback of a card table say. */
export function cardWords(info: TemplateInfo, lang: string): WorldWords {
  const word = wordsOf(info, lang);
  return { isAct, tell: (say, people) => sentence(say, { people, word }), takeback: takebackText };
}
