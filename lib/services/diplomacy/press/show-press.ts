import type { PressLine, ToWords } from "@/lib/contracts/press-words";
import { partyKey } from "@/lib/engine/diplomacy/game/press-letter";
import { readPeople } from "@/lib/live/people";
import { EVERYBODY, type PressReader } from "./press-reader";

/** A letter as it lies in the database, with as whom it is read. */
export type PressRow = {
  id: string;
  userId: string | null;
  at: Date;
  phase: string;
  sender: string;
  addressed: readonly string[];
  shownFrom: string | null;
  shownTo: readonly string[];
  text: string;
};

/** As whom a letter is read: a party's copy, or the log of all letters. */
export type ReadAs = { party: string; thread: string };
export const LOG: ReadAs = { party: "log", thread: "" };

const toWords = (words: readonly string[]): ToWords => (words[0] === EVERYBODY ? EVERYBODY : words);

/**
 * A letter as somebody may see it, and nothing else of it: who sees every letter, and whoever wrote it, is told the truth
 * and what is shown instead; all others are told what is shown.
 */
export function pressLine(row: PressRow, reader: PressReader, { party, thread }: ReadAs): PressLine {
  const { id, phase, text, sender, shownFrom } = row;
  const mine = reader.writes.some((self) => partyKey(self) === sender) || reader.reads.includes(sender);
  const [to, shownTo] = [toWords(row.addressed), toWords(row.shownTo)];
  const common = {
    ...{ id, at: row.at.getTime(), phase, text },
    // Whoever is shown a letter to everybody must not tell from its thread that it came to them alone.
    ...(thread === EVERYBODY ? { party: EVERYBODY, thread } : { party, thread }),
    ...(mine ? { mine: true as const } : {}),
  };
  if (!mine && !reader.knowsAll) return { ...common, from: shownFrom, to: shownTo };
  const isTrue = sender === shownFrom && String(to) === String(shownTo);
  return { ...common, from: sender, to, ...(isTrue ? {} : { shownAs: { from: shownFrom, to: shownTo } }) };
}

/** The nicks of those whom lines and other words name by their user. */
export async function namesIn(
  lines: readonly PressLine[],
  words: readonly string[] = [],
): Promise<Record<string, string>> {
  const told = lines.flatMap(({ from, to, thread, shownAs }) => [
    ...(from === null ? [] : [from]),
    ...(to === EVERYBODY ? [] : to),
    ...thread.split(","),
    ...(shownAs?.from ? [shownAs.from] : []),
  ]);
  const users = new Map<string, string>();
  for (const word of [...told, ...words]) if (/^[ou]:/.test(word)) users.set(word, word.slice(2));
  const people = await readPeople([...new Set(users.values())]);
  return Object.fromEntries(
    [...users].flatMap(([word, user]) => (people[user] ? [[word, people[user].nick] as const] : [])),
  );
}
