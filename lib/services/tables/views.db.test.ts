import { afterAll, expect, test } from "vitest";
import { makeMember, makeVersion, openTable } from "@/lib/build/testing/club";
import { viewAfter } from "@/lib/contracts/table-message";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { classesOf, type ViewerClass } from "@/lib/engine/kernel/classes";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { liveTable, onBatch } from "@/lib/live/live-table";
import { createTableOf } from "./create-table";
import { playMove } from "./play-move";
import { messageFor, viewFor } from "./show-table";

afterAll(closePool);

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Plays a table at random, and holds what a page of each class would: views at joins, then what the messages change. */
async function compare(id: string, users: readonly string[], moves: number, random: SeededRandom) {
  const table = (await liveTable(id))!;
  const held = new Map<ViewerClass, unknown>();
  const sizes = { whole: 0, sent: 0, messages: 0 };
  const stop = onBatch((at, batch) => {
    if (at.id !== id) return;
    for (const viewerClass of classesOf(users.length)) {
      const view = wire(viewFor(table.game, table.match, viewerClass));
      const message = messageFor(table, batch, viewerClass);
      if (message) {
        // One in eight has just come, and one in eight missed something: both are shown the whole.
        const joins = random.below(4) === 0 || !held.has(viewerClass);
        const sent = wire(message);
        held.set(viewerClass, joins ? view : viewAfter(held.get(viewerClass), sent));
        sizes.messages++;
        sizes.whole += JSON.stringify(view).length;
        sizes.sent += JSON.stringify(sent.game ?? sent.changes ?? null).length;
      }
      if (held.has(viewerClass)) expect(held.get(viewerClass), `class ${viewerClass}`).toEqual(view);
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
