import { Client } from "pg";
import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { liveTable } from "@/lib/live/live-table";
import type { Member } from "../auth/policy";
import { waitFor } from "../build/house";
import { makeMember, makeVersion, openTable, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { tableRoom } from "../contracts/rooms";
import { wireParser } from "../contracts/wire-parser";
import { prisma } from "../db/client";
import { newId } from "../db/ids";
import { migrate } from "../db/migrate";
import { channelOf } from "../db/signal";
import type { View } from "../engine/cards/vocabulary";
import { CONNECTIONS, MOVES } from "./limits";

/** What an attacker with a real connection tries: to see a second hand of a deal, to take the clock's place. */

let sidecar: Sidecar;
let versionId: string;
const players: Player[] = [];

beforeAll(async () => {
  sidecar = await startSidecar(process.env.DATABASE_URL ?? "");
  versionId = await makeVersion("thousand");
});
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});
afterAll(() => sidecar.kill());

function connect(member: Member, tableId: string): Player {
  const player = new Player(sidecar.url, ticketFor(member), tableId);
  players.push(player);
  return player;
}

const sitDown = (player: Player, seat: number) =>
  player.move("visitor", { to: "table", intent: { type: "sit", seat, share: newId() } });

/** Three players and their cards dealt and looked at; bots think for so long that none of them plays. */
async function dealt() {
  const members = await Promise.all(["mal", "ned", "oda"].map(makeMember));
  const tableId = await openTable(members[0]!, versionId, 3, { graceSeconds: 3_600, botMillis: 10_000 });
  const seats = members.map((member) => connect(member, tableId));
  for (const [seat, player] of seats.entries()) {
    await player.until("the view", () => true);
    expect(await sitDown(player, seat)).toMatchObject({ ok: true });
  }
  await seats[0]!.move("host", { to: "game", intent: { type: "start" } });
  for (const player of seats) {
    await player.until("the deal", (view) => view.phase === "bidding");
    await player.move(player.seat!, { to: "game", intent: { type: "look" } });
  }
  return { tableId, members, seats };
}

/** The seats whose hands a connection was ever sent, whatever it was sent them in. */
function handsSent(player: Player): Set<number> {
  const found = new Set<number>();
  for (const { payload } of player.received) {
    const { game } = payload as { game?: View };
    // Changes of a view that it does not have name no cards either.
    if (!game) expect(JSON.stringify(payload)).not.toContain('"hand"');
    for (const { seat, hand } of game?.seats ?? []) if (hand) found.add(seat);
  }
  return found;
}

/** Sends a packet as it stands, as no honest client would. */
function forge(player: Player, packet: unknown): void {
  const { engine } = player.socket.io as unknown as { engine: { write(text: string): void } };
  engine.write(JSON.stringify(packet));
}

describe("a second hand", () => {
  const RESERVED = [
    "connect",
    "connect_error",
    "disconnect",
    "disconnecting",
    "newListener",
    "removeListener",
    "error",
  ];

  test.each(RESERVED)("is not to be had by a forged '%s' and a walk round the seats", async (name) => {
    const { tableId, members, seats } = await dealt();
    const attacker = seats[0]!;
    const ended = new Promise<string>((resolve) => attacker.socket.once("disconnect" as never, resolve as never));
    forge(attacker, { type: 2, nsp: "/", data: [name, "x"] });
    expect(await ended).toMatch(/transport|server|parse|io/);
    const again = connect(members[0]!, tableId);
    await again.until("the table again", () => true);
    for (const seat of [1, 2, 0]) {
      await again.move("visitor", { to: "table", intent: { type: "leave" } });
      await again.move("host", { to: "table", intent: { type: "kick", seat } });
      await sitDown(again, seat);
      await again.join();
    }
    // Others act, so that something is sent.
    await seats[1]!.move("visitor", { to: "table", intent: { type: "leave" } });
    await again.changed(300);
    expect([...handsSent(attacker), ...handsSent(again)].every((seat) => seat === 0)).toBe(true);
    expect(sidecar.child.exitCode).toBeNull();
  });

  test("is not to be had by removing a player and sitting down there, nor with a second account", async () => {
    const { tableId, seats } = await dealt();
    const host = seats[0]!;
    expect(await host.move("host", { to: "table", intent: { type: "kick", seat: 1 } })).toMatchObject({ ok: true });
    const second = connect(await makeMember("pia"), tableId);
    await second.until("the table", () => true);
    await sitDown(second, 1);
    await host.move("visitor", { to: "table", intent: { type: "leave" } });
    await sitDown(host, 1);
    await host.join();
    await second.join();
    expect([...handsSent(second)]).toEqual([]);
    expect([...handsSent(host)]).toEqual([0]);
    expect(host.view!.seats[1]!.hand).toBeNull();
  });
});

test("nobody sits on two seats because the host accepted them twice", async () => {
  const [host, asker] = await Promise.all(["mal", "ned"].map(makeMember));
  const tableId = await openTable(host!, versionId, 3, { entry: "request", botMillis: 10_000 }, 2);
  const [mal, ned] = [connect(host!, tableId), connect(asker!, tableId)];
  await Promise.all([mal, ned].map((player) => player.until("the table", () => true)));
  await sitDown(mal, 0);
  await mal.move("host", { to: "game", intent: { type: "start" } });
  await sitDown(ned, 1);
  const accept = { to: "table", intent: { type: "accept", user: asker!.id } } as const;
  const answers = await Promise.all([mal.move("host", accept), mal.move("host", accept)]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  const { seats } = (await liveTable(tableId))!.match.table;
  expect(seats.filter((seat) => seat.kind === "bot" && seat.next?.user === asker!.id)).toHaveLength(1);
});

describe("floods", () => {
  test("people who are not signed in have few places, and take none from members", async () => {
    const { tableId, members } = await dealt();
    const crowd = Array.from({ length: CONNECTIONS.anonymousAddress + 15 }, () => {
      const player = new Player(sidecar.url, async () => null, tableId);
      players.push(player);
      return player;
    });
    const connected = () => crowd.filter((player) => player.socket.connected).length;
    expect(await waitFor(async () => connected() === CONNECTIONS.anonymousAddress, 45_000)).toBe(true);
    const again = connect(members[1]!, tableId);
    await again.until("the table", () => again.seat === 1);
    expect(connected()).toBe(CONNECTIONS.anonymousAddress);
    // A place that is given back can be taken.
    for (const player of crowd.splice(0, 20)) player.close();
    expect(await waitFor(async () => connected() >= CONNECTIONS.anonymousAddress - 5, 45_000)).toBe(true);
  });

  test("long texts cost more than short ones, and the table goes on for the others", async () => {
    const { seats, tableId } = await dealt();
    const attacker = seats[0]!;
    const intent = { type: "orders", text: "x ".repeat(10_000) };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        attacker.ask("table:move", { tableId, moveId: newId(), as: "host", to: "game", intent }),
      ),
    );
    const refused = answers.filter((answer) => answer && !answer.ok && answer.error.code === "wire/too_many").length;
    expect(refused).toBeGreaterThan(15);
    expect(await seats[1]!.ask("table:join", { tableId })).toMatchObject({ ok: true });
  });

  test("a member's moves beyond what anybody plays are refused, and the table goes on for the others", async () => {
    const { seats, tableId } = await dealt();
    const attacker = seats[0]!;
    const pause = (on: boolean) =>
      attacker.ask("table:move", { tableId, moveId: newId(), as: "host", to: "table", intent: { type: "pause", on } });
    const from = performance.now();
    const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => pause(i % 2 === 0)));
    const refused = answers.filter((answer) => answer && !answer.ok && answer.error.code === "wire/too_many").length;
    // As many as the budget allows come in, and no more, however long a slow machine takes for them.
    const { points, duration } = MOVES.burst;
    const budgets = 1 + Math.floor((performance.now() - from) / (1_000 * duration));
    expect(answers.length - refused).toBeLessThanOrEqual(points * budgets);
    expect(refused).toBeGreaterThan(0);
    expect(await seats[1]!.ask("table:join", { tableId })).toMatchObject({ ok: true });
  });

  test("a connection asks to be admitted once: a second time ends it", async () => {
    const { tableId, members, seats } = await dealt();
    const attacker = connect(members[2]!, tableId);
    await attacker.until("the table", () => true);
    const ended = new Promise((resolve) => attacker.socket.once("disconnect" as never, resolve as never));
    for (let i = 0; i < 500; i++) forge(attacker, { type: 0, nsp: "/", data: { ticket: "a.b.c" } });
    await ended;
    expect(await seats[0]!.ask("table:join", { tableId })).toMatchObject({ ok: true });
  });

  test("a session is looked up for so many handshakes and no more, and others get in meanwhile", async () => {
    const { tableId, members } = await dealt();
    const ticket = await ticketFor(members[2]!)();
    const shake = (auth: object) =>
      new Promise<string>((resolve) => {
        const socket = io(sidecar.url, {
          ...{ parser: wireParser, transports: ["websocket"], forceNew: true, reconnection: false, auth },
        });
        const end = (answer: string) => {
          socket.close();
          resolve(answer);
        };
        socket.once("connect", () => end("in"));
        socket.once("connect_error", ({ message }) => end(message));
      });
    const answers: string[] = [];
    for (let i = 0; i < 130; i++) answers.push(await shake({ ticket }));
    expect(answers.at(0)).toBe("in");
    expect(answers.at(-1)).toBe("wire/too_many");
    expect(await shake({ ticket: "a.b.c" })).toBe("session/ended");
    const other = connect(members[1]!, tableId);
    expect(await other.until("the table", () => other.seat === 1)).toBeTruthy();
  });

  test("a flick of idleness at many tables is written once a second, and refused beyond that", async () => {
    const { tableId, members, seats } = await dealt();
    const guest = seats[2]!;
    for (let i = 0; i < 10; i++) {
      const other = await openTable(members[2]!, versionId, 3);
      await guest.ask("table:join", { tableId: other });
    }
    const listener = new Client({ connectionString: process.env.DATABASE_URL });
    await listener.connect();
    const written = new Map<string, number>();
    listener.on("notification", ({ payload = "" }) => written.set(payload, (written.get(payload) ?? 0) + 1));
    await listener.query(`LISTEN ${channelOf("lobby")}`);
    const begun = Date.now();
    let refused = 0;
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, i) => guest.ask("presence:idle", { idle: i % 2 === 0 })),
      );
      refused += answers.filter((answer) => answer && !answer.ok).length;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const seconds = Math.ceil((Date.now() - begun) / 1_000);
    await listener.end();
    expect(refused).toBeGreaterThan(60);
    expect(written.get(`table:${tableId}`)).toBeGreaterThan(0);
    // Of 240 flicks, whatever got through: one a second for each table.
    for (const [room, count] of written) expect(count, room).toBeLessThanOrEqual(seconds + 1);
    expect(await seats[0]!.ask("table:join", { tableId })).toMatchObject({ ok: true });
  });

  test("a join of tables that are none leaves nobody present there, idle or not", async () => {
    const { tableId } = await dealt();
    const member = await makeMember("ghost");
    const attacker = connect(member, tableId);
    await attacker.until("the table", () => true);
    for (let round = 0; round < 4; round++)
      await Promise.all([
        ...Array.from({ length: 15 }, () => attacker.ask("table:join", { tableId: newId() })),
        attacker.ask("presence:idle", { idle: round % 2 === 0 }),
      ]);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const rooms = await prisma().presence.findMany({ where: { userId: member.id }, select: { room: true } });
    expect(rooms.map(({ room }) => room)).toEqual([tableRoom(tableId)]);
    attacker.close();
    expect(
      await waitFor(async () => (await prisma().presence.count({ where: { userId: member.id } })) === 0, 30_000),
    ).toBe(true);
  });

  test("who may take nothing back is refused, and asks a few times only", async () => {
    const { tableId } = await dealt();
    const stranger = connect(await makeMember("rex"), tableId);
    await stranger.until("the table", () => true);
    const ask = (intent: object) =>
      stranger.ask("table:move", { tableId, moveId: newId(), as: "visitor", to: "table", intent });
    // All at once: one after the other a slow machine would need longer for them than they are counted together.
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        ask(i % 2 === 0 ? { type: "takeback" } : { type: "rewind", to: 1, keep: false }),
      ),
    );
    const codes = answers.flatMap((answer) => (answer && !answer.ok ? [answer.error.code] : []));
    expect(codes.slice(0, 2)).toEqual(["table/not_seated", "table/not_master"]);
    expect(codes.filter((code) => code === "wire/too_many").length).toBeGreaterThan(8);
  });

  test("a member has so many connections and no more", async () => {
    const { tableId, members } = await dealt();
    const many = Array.from({ length: CONNECTIONS.member + 6 }, () => connect(members[2]!, tableId));
    const connected = () => many.filter((player) => player.socket.connected).length;
    // One is open already.
    expect(await waitFor(async () => connected() === CONNECTIONS.member - 1, 45_000)).toBe(true);
  });
});

describe("the health of the sidecar", () => {
  test("is bad while its database cannot be reached", async () => {
    const url = new URL(process.env.DATABASE_URL ?? "");
    const name = `health_${newId().slice(0, 8)}`;
    const admin = new Client({ connectionString: process.env.DATABASE_URL });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    url.pathname = `/${name}`;
    await migrate(url.href, "prisma/migrations");
    const other = await startSidecar(url.href);
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
    expect((await fetch(`${other.url}/healthz`)).status).toBe(503);
    await other.kill();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });
});

describe("the clock's place", () => {
  test("is not to be taken: its ids are no client's", async () => {
    const { tableId, seats } = await dealt();
    const outsider = connect(await makeMember("quin"), tableId);
    await outsider.until("the table", () => true);
    const { seq } = (await liveTable(tableId))!.match;
    for (let ahead = -3; ahead < 6; ahead++) {
      const moveId = `due:${tableId}:${seq + ahead}`;
      const intent = { type: "sit", share: "s" };
      const answer = await outsider.ask("table:move", { tableId, moveId, as: "visitor", to: "table", intent });
      expect(answer).toMatchObject({ ok: false, error: { code: "wire/malformed" } });
    }
    expect(seats[0]!.socket.connected).toBe(true);
  });
});
