import { houseSentence } from "@/components/table/house-sentences";
import { whoAt } from "@/components/table/people";
import type { LogLine } from "@/components/table/types";
import type { LogEntry, Person } from "@/lib/contracts/live";
import type { TableTexts } from "@/lib/texts/table/en";
import type { TableTalk } from "@/lib/texts/table-talk/en";
import { peopleAfter, peopleAtFirst, type Sitter } from "./sitters";
import type { WorldWords } from "./world-words";

type Context = {
  known: Record<string, Person>;
  /** Who reads. */
  userId: string | null;
  words: Pick<WorldWords, "tell" | "isAct" | "talk">;
  table: Pick<TableTexts, "seat" | "player" | "somebody">;
};

const standIn = (sitter: Sitter, t: TableTalk): Sitter => {
  if (sitter.you) return { ...sitter, you: false, name: t.yourStandIn };
  const owner = sitter.kind === "user" ? sitter.name : sitter.shadowFor;
  return { ...sitter, name: t.standInFor(owner ?? null) };
};

/** That the reader's own page was away for a moment is nothing to read: every reload is. */
const isOwnAbsence = ({ say: { code, data } }: LogEntry, sitting: readonly Sitter[]): boolean =>
  (code === "table/went_away" || code === "table/came_back") &&
  sitting.some((sitter) => sitter.you && sitter.seat === data.seat);

const isSitting = ({ say }: LogEntry): boolean => say.code === "table/sat";

/** A table's log in the reader's words: each line with the names of those who sat there at its time. */
export function linesOf(entries: readonly LogEntry[], people: readonly Sitter[], context: Context): LogLine[] {
  const { known, userId, words, table } = context;
  const nickOf = (user: string) => known[user]?.nick ?? table.somebody;
  const lastSat = new Map(entries.flatMap((entry) => (isSitting(entry) ? [[entry.say.data.seat, entry]] : [])));
  const isReader = (entry: LogEntry) =>
    lastSat.get(entry.say.data.seat) === entry && people.some(({ seat, you }) => you && seat === entry.say.data.seat);
  const who = { nickOf, userId, seatName: table.seat, playerName: table.player, isReader };
  let sitting = peopleAtFirst(entries, people, who);
  return entries.flatMap((entry) => {
    const { at, say } = entry;
    if (isOwnAbsence(entry, sitting)) return [];
    const now = sitting;
    const next = peopleAfter(entry, sitting, who);
    // Who sits down is there afterwards; whoever leaves was there before.
    const met = isSitting(entry) ? next : now;
    const acting =
      entry.standIn && words.isAct(say.code)
        ? sitting.map((sitter) => (sitter.seat === say.data.seat ? standIn(sitter, words.talk) : sitter))
        : sitting;
    const text =
      houseSentence(say, { who: (seat) => whoAt(met, seat, table), nickOf, userId, t: words.talk }) ??
      words.tell(say, acting);
    sitting = next;
    if (text === null) return [];
    // What the table itself decided meanwhile holds: who came, who left, who asked.
    const undone = entry.undone && !say.code.startsWith("table/");
    return [{ at, text, loud: say.tone === "result", ...(undone ? { undone: true } : {}) }];
  });
}
