import { afterAll, expect, test } from "vitest";
import { tradersOf } from "@/lib/build/testing/market";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { playMove } from "../services/tables/play-move";
import { openTabletop } from "../services/tabletop/open-tabletop";
import { liveTable } from "./live-table";
import { movesAfter, movesOf, readRows } from "./read-log";

afterAll(closePool);

async function all<T>(given: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of given) found.push(one);
  return found;
}

test("a log that is read in spans comes move by move, wherever a span ends within one", async () => {
  const [anna] = await tradersOf(["anna"]);
  const settings = { public: true, entry: "open" as const };
  const made = await openTabletop(anna!, { game: "five-dyes", manner: "free", seats: 2, settings }, "127.0.0.1");
  if (!made.ok) throw new Error(made.error.code);
  const { id: tableId } = made.value;
  const sit = { to: "table" as const, intent: { type: "sit", seat: 0, share: newId() } };
  await playMove({ tableId, moveId: newId(), user: anna!.id, as: "visitor", request: sit });
  for (let n = 0; n < 6; n++) {
    const name = { to: "table" as const, intent: { type: "settings", change: { name: `Table ${n}` } } };
    await playMove({ tableId, moveId: newId(), user: anna!.id, as: "host", request: name });
  }
  const table = await liveTable(tableId);
  if (!table) throw new Error("No table");
  const { seq } = table.match;
  const whole = movesOf(await readRows(table, 0, seq));
  expect(whole.length).toBeGreaterThan(6);
  // One that ends within a move is among the spans.
  expect(whole.some((move) => move.length > 1)).toBe(true);
  for (let span = 1; span <= seq + 1; span++)
    expect([span, await all(movesAfter(table, 0, seq, span))]).toEqual([span, whole]);
  const [first = []] = whole;
  expect(await all(movesAfter(table, first.at(-1)!.seq, seq, 2))).toEqual(whole.slice(1));
});
