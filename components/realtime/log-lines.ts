import { houseSentence } from "@/components/table/house-sentences";
import { sentence } from "@/components/table/sentences";
import type { LogLine } from "@/components/table/types";
import { wordsOf } from "@/components/table/words";
import type { LogEntry, Person } from "@/lib/contracts/live";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { peopleAfter, peopleAtFirst, type Sitter } from "./sitters";

/** What somebody does at their own turn: said of a stand-in where one did it. */
const ACTS = new Set(
  ["looked", "bid", "bid_pass", "sold", "redeal", "given", "played", "played_hidden", "passed", "retreated"].map(
    (act) => `cards/${act}`,
  ),
);

export const isAct = (entry: LogEntry): boolean => ACTS.has(entry.say.code);

type Context = {
  known: Record<string, Person>;
  /** Who reads. */
  userId: string | null;
  info: TemplateInfo;
  lang: string;
};

const standIn = (sitter: Sitter): Sitter => {
  if (sitter.you) return { ...sitter, you: false, name: "Your stand-in" };
  const owner = sitter.kind === "user" ? sitter.name : sitter.shadowFor;
  return { ...sitter, name: owner ? `A stand-in for ${owner}` : "A stand-in" };
};

/** That the reader's own page was away for a moment is nothing to read: every reload is. */
const isOwnAbsence = ({ say: { code, data } }: LogEntry, sitting: readonly Sitter[]): boolean =>
  (code === "table/went_away" || code === "table/came_back") &&
  sitting.some((sitter) => sitter.you && sitter.seat === data.seat);

/** A table's log in the reader's words: each line with the names of those who sat there at its time. */
export function linesOf(entries: readonly LogEntry[], people: readonly Sitter[], context: Context): LogLine[] {
  const { known, userId, info, lang } = context;
  const nickOf = (user: string) => known[user]?.nick ?? "Somebody";
  const word = wordsOf(info, lang);
  const who = { nickOf, userId };
  let sitting = peopleAtFirst(entries, people, who);
  return entries.flatMap((entry) => {
    const { at, say } = entry;
    if (isOwnAbsence(entry, sitting)) return [];
    const acting =
      entry.standIn && isAct(entry)
        ? sitting.map((sitter) => (sitter.seat === say.data.seat ? standIn(sitter) : sitter))
        : sitting;
    const text = houseSentence(say, { people: sitting, nickOf, userId }) ?? sentence(say, { people: acting, word });
    sitting = peopleAfter(entry, sitting, who);
    // What the table itself decided meanwhile holds: who came, who left, who asked.
    const undone = entry.undone && !say.code.startsWith("table/");
    return [{ at, text, loud: say.tone === "result", ...(undone ? { undone: true } : {}) }];
  });
}
