import type { PressLine } from "@/lib/contracts/press-words";
import { prisma } from "@/lib/db/client";
import type { UserId } from "@/lib/engine/kernel/game";
import { liveTable } from "@/lib/live/live-table";
import { ALL_PRIVATE, pressReader } from "./press-reader";
import { namesIn, type PressRow, pressLine } from "./show-press";

type Stored = PressRow & { tableId: string; copies: readonly { party: string; thread: string }[] };

/** A letter that was sent, for whoever hands it to those who look on. */
export const readLetter = (id: string): Promise<Stored | null> =>
  prisma().pressMessage.findUnique({ where: { id }, include: { copies: { select: { party: true, thread: true } } } });

/** One letter as it comes to somebody over a live connection. */
export type Delivered = { tableId: string; line: PressLine; names: Record<string, string> };

/** A letter as a user is given it now, once for each party of theirs; none: it is not for them. */
export async function deliveredTo(letter: Stored, user: UserId | null): Promise<Delivered[]> {
  const table = await liveTable(letter.tableId);
  if (!table) return [];
  const reader = pressReader(table, user);
  const given = new Map<string, PressLine>();
  const theirs = letter.copies.filter(({ party }) => reader.reads.includes(party));
  const isToThem = theirs.some(({ party }) => party !== ALL_PRIVATE);
  for (const copy of theirs) {
    // What came to them anyway they need no copy of.
    if (copy.party === ALL_PRIVATE && isToThem) continue;
    const line = pressLine(letter, reader, copy);
    given.set(`${line.party} ${line.thread}`, line);
  }
  const lines = [...given.values()];
  const names = await namesIn(lines);
  return lines.map((line) => ({ tableId: letter.tableId, line, names }));
}

/** What a letter says to a user who may read it now; null: they may not, or it is not there. For mails. */
export async function letterText(user: UserId, id: string): Promise<string | null> {
  const letter = await readLetter(id);
  const [one] = letter ? await deliveredTo(letter, user) : [];
  return one?.line.text ?? null;
}
