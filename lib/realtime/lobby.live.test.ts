import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Member } from "../auth/policy";
import { clearLobby, makeMember, makeVersion, openTable, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { type FirstPage, type FirstPageChange, firstPageAfter, NO_FILTER, TABLES_A_PAGE } from "../contracts/lobby";
import { prisma } from "../db/client";
import { newId } from "../db/ids";
import type { TableIntent } from "../engine/kernel/table/vocabulary";
import { playMove } from "../services/tables/play-move";

/** The list of open tables over real sockets: its first page follows what happens, the rest is asked for. */

let sidecar: Sidecar;
let versionId: string;
const hosts: Member[] = [];
const ids: string[] = [];
const players: Player[] = [];

beforeAll(async () => {
  await clearLobby();
  sidecar = await startSidecar(process.env.DATABASE_URL ?? "");
  versionId = await makeVersion("thousand");
  for (let i = 0; i < TABLES_A_PAGE + 4; i++) {
    const host = await makeMember(`h${i}q`);
    hosts.push(host);
    ids.push(await openTable(host, versionId, 3, { name: `Table ${i}` }));
  }
});
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});
afterAll(() => sidecar.kill());

/** Somebody in the lobby; a table that there is not is all that they watch. */
function connect(member: Member | null = null): Player {
  const player = new Player(sidecar.url, member ? ticketFor(member) : async () => null, "none");
  players.push(player);
  return player;
}

/** A member connected to a table, as the house knows by now: whoever sits without a connection is soon marked away. */
async function come(member: Member, tableId: string): Promise<void> {
  players.push(new Player(sidecar.url, ticketFor(member), tableId));
  await until(async () => (await prisma().presence.count({ where: { userId: member.id } })) > 0);
}

/** The first page as a visitor holds it: as they were given it, with every change since. */
async function follow(player: Player): Promise<() => FirstPage> {
  let page: FirstPage | null = null;
  player.on("lobby:tables", (change: FirstPageChange) => {
    if (page) page = firstPageAfter(page, change);
  });
  const joined = await player.askPatiently("lobby:join", {});
  if (!joined?.ok) throw new Error("Not in the lobby.");
  page = joined.value.first;
  return () => page ?? joined.value.first;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; !(await holds()); ) {
    if (Date.now() > end) throw new Error("Waited in vain.");
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function tell(tableId: string, { id: user }: Member, as: number | "visitor", intent: TableIntent) {
  const done = await playMove({ tableId, moveId: newId(), user, as, request: { to: "table", intent } });
  expect(done).toMatchObject({ ok: true });
}

test("what a visitor holds of the first page is what whoever comes later is given", async () => {
  const page = await follow(connect());
  expect(page().tables.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, TABLES_A_PAGE));
  expect(page()).toMatchObject({ total: ids.length, next: expect.any(String) });

  // From the second page to the top, with a person at it.
  await come(hosts[0]!, ids[0]!);
  await tell(ids[0]!, hosts[0]!, "visitor", { type: "sit", share: "s" });
  await until(() => page().tables[0]?.id === ids[0]);
  expect(page().tables[0]?.seats[0]).toMatchObject({ kind: "user", nick: hosts[0]!.nick });
  expect(page().games).toMatchObject([{ tables: ids.length, waiting: 1 }]);
  const newest = await openTable(await makeMember("newest"), versionId, 3);
  await until(() => page().tables[1]?.id === newest);
  expect(page().total).toBe(ids.length + 1);
  await tell(ids[0]!, hosts[0]!, 0, { type: "leave" });
  await until(() => page().tables[0]?.id === newest);
  expect(page().tables).toHaveLength(TABLES_A_PAGE);

  const later = await follow(connect());
  await until(() => JSON.stringify(later()) === JSON.stringify(page()));
});

test("more is asked for, from where the first page ends, and by what is looked for", async () => {
  const player = connect();
  const page = (await follow(player))();
  const more = await player.askPatiently("lobby:find", { filter: NO_FILTER, after: page.next });
  if (!more?.ok) throw new Error("Refused.");
  expect(more.value.next).toBeNull();
  const seen = [...page.tables, ...more.value.tables].map(({ id }) => id);
  expect(new Set(seen).size).toBe(page.total);
  const words = `${hosts[3]!.nick} table`;
  const found = await player.askPatiently("lobby:find", { filter: { ...NO_FILTER, words }, after: null });
  expect(found).toMatchObject({ ok: true, value: { tables: [{ id: ids[3] }], next: null, total: 1 } });
});

test("what is not of the form is refused", async () => {
  const player = connect();
  const wrong = [
    {},
    { filter: NO_FILTER },
    { filter: null, after: null },
    ...["", "3.1.a", "0.1", "0.1.a.b", "0.x.a", "0.1.A", `0.${"9".repeat(16)}.a`, "0.1.a\n", 7, {}].map((after) => ({
      filter: NO_FILTER,
      after,
    })),
    ...[{ words: "x".repeat(81) }, { words: "\0" }, { seats: 0 }, { seats: "5" }, { game: 1 }, { player: [] }].map(
      (part) => ({ filter: { ...NO_FILTER, ...part }, after: null }),
    ),
  ];
  for (const input of wrong)
    expect(await player.askPatiently("lobby:find", input), JSON.stringify(input)).toMatchObject({
      ok: false,
      error: { code: "wire/malformed" },
    });
});

test("who asks without end is refused for a while, and nobody else is", async () => {
  const [greedy, patient] = [connect(await makeMember("greedy")), connect(await makeMember("patient"))];
  const asks = Array.from({ length: 60 }, (_, i) =>
    greedy.ask("lobby:find", { filter: { ...NO_FILTER, words: `w${i}` }, after: null }),
  );
  const refused = (await Promise.all(asks)).filter((answer) => answer && !answer.ok);
  expect(refused.length).toBeGreaterThan(20);
  expect(await patient.ask("lobby:find", { filter: NO_FILTER, after: null })).toMatchObject({ ok: true });
});
