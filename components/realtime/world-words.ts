import type { Named } from "@/components/table/people";
import type { LogEntry } from "@/lib/contracts/live";
import type { Narration } from "@/lib/engine/kernel/game";
import type { Json } from "@/lib/engine/kernel/result";
import type { TableTalk } from "@/lib/texts/table-talk/en";
import type { Who } from "@/lib/texts/who";

/** What the shared parts of a table let a world say. Loaded after the table itself: the log is read later. */
export type WorldWords = {
  /** The table's own facts, in the words that fit the world. */
  talk: TableTalk;
  /** A fact of the game in a sentence; null: there is nothing in it for a log. */
  tell(say: Narration, people: readonly Named[]): string | null;
  /** Whether this is what somebody does at their own turn: said of a stand-in where one did it. */
  isAct(code: string): boolean;
  /** What a takeback would undo; the entries are those of the log since before the move. */
  takeback(entries: readonly LogEntry[], by: number, people: readonly Named[]): string;
  /** What the host asks to break off, by what they asked of the game. Absent: here nothing is broken off by consent. */
  callOff?(intent: Json, by: Who): string;
};
