import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeMember, makeVersion, openTable, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { prisma } from "../db/client";
import { newId } from "../db/ids";

const TOKEN = "a token that only the watcher knows";
let sidecar: Sidecar;
const before = process.env.METRICS_TOKEN;

beforeAll(async () => {
  process.env.METRICS_TOKEN = TOKEN;
  // Tables that other tests have left in this database are not for this sidecar to take up: neither those that are due nor
  // those from which its sweep finds somebody absent.
  await prisma().table.updateMany({ data: { dueAt: null, closedAt: new Date() } });
  sidecar = await startSidecar(process.env.DATABASE_URL ?? "");
});
afterAll(async () => {
  if (before === undefined) delete process.env.METRICS_TOKEN;
  else process.env.METRICS_TOKEN = before;
  await sidecar.kill();
});

const read = (authorization?: string) =>
  fetch(`${sidecar.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

/** The value of a figure with these labels. */
async function figure(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const lines = (await (await read(`Bearer ${TOKEN}`)).text()).split("\n");
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = lines.find((one) => /^\w+/.exec(one)?.[0] === name && wanted.every((label) => one.includes(label)));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}

test("figures are told to whoever names the token, and to nobody else", async () => {
  expect((await read()).status).toBe(404);
  expect((await read("Bearer a token that somebody has guessed")).status).toBe(404);
  expect((await read(TOKEN)).status).toBe(404);
  const told = await read(`Bearer ${TOKEN}`);
  expect(told.status).toBe(200);
  expect(told.headers.get("content-type")).toMatch(/^text\/plain; version=/);
});

test("moves, refusals, connections, tables and jobs are counted, and named by no id", async () => {
  const member = await makeMember("counted");
  const tableId = await openTable(member, await makeVersion("thousand"), 3, {});
  // Its clock takes up what moves in this database, if only to find that nothing is to be done there; it may find more meanwhile.
  const held = (await figure("guildhall_tables_held")) ?? 0;
  const player = new Player(sidecar.url, ticketFor(member), tableId);
  await player.until("the table", () => true);
  const watcher = new Player(sidecar.url, async () => null, tableId);
  await watcher.until("the table", () => true);
  const sit = { to: "table", intent: { type: "sit", share: newId() } } as const;
  expect(await player.move("visitor", sit)).toMatchObject({ ok: true });
  expect(await player.move("visitor", sit)).toMatchObject({ ok: false });
  await player.ask("table:move", { nonsense: true });

  const moves = (outcome: string) => figure("guildhall_messages_total", { event: "table:move", outcome });
  expect(await moves("ok")).toBe(1);
  expect(await moves("refused")).toBe(1);
  expect(await moves("malformed")).toBe(1);
  expect(await figure("guildhall_answer_seconds_count", { event: "table:move" })).toBe(3);
  expect(await figure("guildhall_connections", { of: "member" })).toBe(1);
  expect(await figure("guildhall_connections", { of: "visitor" })).toBe(1);
  expect(await figure("guildhall_tables_held")).toBeGreaterThan(held);
  expect(await figure("guildhall_moves_waiting")).toBe(0);
  expect(await figure("guildhall_errors_total")).toBe(0);
  expect(await figure("guildhall_database_connections", { state: "waiting" })).toBe(0);
  for (const queue of ["reconcile", "pay-weeks"])
    await expect.poll(() => figure("guildhall_jobs", { queue, state: "failed" }), { timeout: 30_000 }).toBe(0);
  const all = await (await read(`Bearer ${TOKEN}`)).text();
  for (const secret of [tableId, member.id, member.nick, TOKEN]) expect(all).not.toContain(secret);
  for (const one of [player, watcher]) one.close();
});

test("figures are told while the database hangs", async () => {
  const url = new URL(process.env.DATABASE_URL ?? "");
  const members = [await makeMember("hung")];
  const tableId = await openTable(members[0]!, await makeVersion("thousand"), 3, {});
  const sockets: Socket[] = [];
  const line = createServer((near) => {
    const far = connect(Number(url.port), url.hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.push(socket.on("error", () => {}));
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  const overLine = new URL(url);
  overLine.hostname = "127.0.0.1";
  overLine.port = String((line.address() as AddressInfo).port);
  const hung = await startSidecar(String(overLine));
  try {
    const watcher = new Player(hung.url, async () => null, tableId);
    while (!watcher.socket.connected) await watcher.changed(50);
    for (const socket of sockets) socket.unpipe().pause();
    line.on("connection", (socket) => socket.unpipe().pause());
    // A table that is never loaded to the end.
    void watcher.ask("table:join", { tableId: newId() });
    const authorization = `Bearer ${TOKEN}`;
    for (let times = 0; times < 2; times++) {
      const told = await fetch(`${hung.url}/metrics`, {
        headers: { authorization },
        signal: AbortSignal.timeout(30_000),
      });
      expect(await told.text()).toMatch(/^guildhall_connections\{.*of="visitor".*\} 1$/m);
    }
    watcher.close();
  } finally {
    await hung.kill();
    for (const socket of sockets) socket.destroy();
    line.close();
  }
});
