import { afterAll, expect, test } from "vitest";
import { makeMember, makeVersion, openTable } from "@/lib/build/testing/club";
import type { LogEntry, TableMessage } from "@/lib/contracts/live";
import { logEntries, viewAfter } from "@/lib/contracts/table-message";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { classesOf, type ViewerClass } from "@/lib/engine/kernel/classes";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { type LiveTable, liveTable, onBatch } from "@/lib/live/live-table";
import { createTableOf } from "./create-table";
import { playMove } from "./play-move";
import { messageFor, recentLog, snapshotFor, viewFor } from "./show-table";

afterAll(closePool);

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** What a page holds of a table; of what a message leaves out the old holds on, or nothing. */
type Held = { view: unknown; epoch: number; clock: unknown; undoFrom: number | null; log: LogEntry[] };

function heldAfter(held: Held, message: TableMessage): Held {
  const { epoch = held.epoch, clock = null, undoFrom = null, undone = Number.POSITIVE_INFINITY } = message;
  const log = held.log.map((entry) => (entry.n > undone ? { ...entry, undone: true as const } : entry));
  return { view: viewAfter(held.view, message), epoch, clock, undoFrom, log: [...log, ...logEntries(message)] };
}

/** What a page of this class is shown that joins now. */
function shown(table: LiveTable, viewerClass: ViewerClass): Held {
  const { epoch, clock } = snapshotFor(table, null);
  const { takeback } = table.match.table;
  const undoFrom = takeback && (takeback.heads[viewerClass] ?? 0);
  const view = viewFor(table.game, table.match, viewerClass);
  return wire({ view, epoch, clock, undoFrom, log: recentLog(table, viewerClass) });
}

/** Plays a table at random, and holds what a page of each class would: views at joins, then what the messages change. */
async function compare(id: string, users: readonly string[], moves: number, random: SeededRandom) {
  const table = (await liveTable(id))!;
  const held = new Map<ViewerClass, Held>();
  const sizes = { whole: 0, sent: 0, messages: 0 };
  const stop = onBatch((at, batch) => {
    if (at.id !== id) return;
    for (const viewerClass of classesOf(users.length)) {
      const now = shown(table, viewerClass);
      // One in eight joins only now: nobody of its class was here, so that no message was made.
      if (batch.seen.has(viewerClass) && (!held.has(viewerClass) || random.below(8) === 0)) {
        held.set(viewerClass, now);
        continue;
      }
      const message = messageFor(table, batch, viewerClass);
      const before = held.get(viewerClass);
      if (!before) continue;
      // One in eight misses it, and is shown the whole.
      const after = message && random.below(8) > 0 ? heldAfter(before, wire(message)) : message ? now : before;
      held.set(viewerClass, after);
      expect(after.view, `class ${viewerClass}`).toEqual(now.view);
      if (!message) continue;
      const first = now.log[0]?.n ?? Number.POSITIVE_INFINITY;
      expect({ ...after, log: after.log.filter(({ n }) => n >= first) }).toEqual(now);
      sizes.messages++;
      sizes.whole += JSON.stringify(now.view).length;
      sizes.sent += JSON.stringify(message.game ?? message.changes ?? null).length;
    }
  });
  for (const [seat, user] of users.entries()) await ask(id, user, { type: "sit", seat, share: user });
  for (let i = 0; i < moves; i++) {
    const { seats } = table.game.waitsFor(table.match.game);
    const seat = seats[random.below(Math.max(1, seats.length))];
    if (seat === undefined) {
      const request = { to: "game" as const, intent: { type: "start" } };
      if (!(await playMove({ tableId: id, moveId: newId(), user: users[0]!, as: "host", request })).ok) break;
      continue;
    }
    const legal = table.game.legal?.(table.match.game, seat) ?? [];
    const intent = legal[random.below(legal.length)];
    const request = { to: "game" as const, intent };
    expect(await playMove({ tableId: id, moveId: newId(), user: users[seat]!, as: seat, request })).toMatchObject({
      ok: true,
    });
    if (random.below(25) > 0) continue;
    await ask(id, users[seat]!, { type: "takeback" });
    for (const user of users) if (user !== users[seat]) await ask(id, user, { type: "consent", yes: true });
  }
  stop();
  return sizes;
}

const ask = (tableId: string, user: string, intent: object) =>
  playMove({ tableId, moveId: newId(), user, as: "visitor", request: { to: "table", intent } });

const people = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => makeMember("view")))).map((member) => member);

test.each(["thousand", "arschloch", "five-sheets"] as const)(
  "%s: what a page makes of the messages is what the table shows, and they are short",
  async (slug) => {
    const members = await people(3);
    const id = await openTable(members[0]!, await makeVersion(slug), 3, { graceSeconds: 3_600 });
    const sizes = await compare(
      id,
      members.map((member) => member.id),
      120,
      new SeededRandom(7),
    );
    expect(sizes.messages).toBeGreaterThan(300);
    expect(sizes.sent).toBeLessThan(sizes.whole / 2);
  },
);

test("spoof: the same", async () => {
  const members = await people(4);
  const settings = { name: "S", public: true, entry: "open" as const, moveSeconds: null };
  const opened = await createTableOf(members[0]!, {
    world: "spoof",
    body: { v: 1, rounds: 12, most: 3 },
    seats: 4,
    settings,
  });
  if (!opened.ok) throw new Error(opened.error.code);
  await compare(
    opened.value.id,
    members.map((member) => member.id),
    100,
    new SeededRandom(3),
  );
});
