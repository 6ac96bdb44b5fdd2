import { houseSentence } from "@/components/table/house-sentences";
import type { LogLine } from "@/components/table/types";
import type { LogEntry, Person } from "@/lib/contracts/live";
import { peopleAfter, peopleAtFirst, type Sitter } from "./sitters";
import type { WorldWords } from "./world-words";

type Context = {
  known: Record<string, Person>;
  /** Who reads. */
  userId: string | null;
  words: Pick<WorldWords, "tell" | "isAct">;
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
  const { known, userId, words } = context;
  const nickOf = (user: string) => known[user]?.nick ?? "Somebody";
  const who = { nickOf, userId };
  let sitting = peopleAtFirst(entries, people, who);
  return entries.flatMap((entry) => {
    const { at, say } = entry;
    if (isOwnAbsence(entry, sitting)) return [];
    const acting =
      entry.standIn && words.isAct(say.code)
        ? sitting.map((sitter) => (sitter.seat === say.data.seat ? standIn(sitter) : sitter))
        : sitting;
    const text = houseSentence(say, { people: sitting, nickOf, userId }) ?? words.tell(say, acting);
    sitting = peopleAfter(entry, sitting, who);
    // What the table itself decided meanwhile holds: who came, who left, who asked.
    const undone = entry.undone && !say.code.startsWith("table/");
    return [{ at, text, loud: say.tone === "result", ...(undone ? { undone: true } : {}) }];
  });
}
