import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Member } from "../auth/policy";
import { signTicket } from "../auth/ticket";
import { openHere } from "../build/testing/accounts";
import { makeMember, makeVersion, openTable, ticketFor } from "../build/testing/club";
import { compiled } from "../build/testing/compiled";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { prisma } from "../db/client";
import { newId } from "../db/ids";
import { chooseIntent } from "../engine/cards/bot";
import { SeededRandom } from "../engine/kernel/random";
import { endSessions } from "../services/accounts/end-sessions";

let sidecars: Sidecar[] = [];
let versionId: string;
const players: Player[] = [];
const url = () => process.env.DATABASE_URL ?? "";

beforeAll(async () => {
  sidecars = await Promise.all([startSidecar(url()), startSidecar(url())]);
  versionId = await makeVersion("thousand");
});
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});
afterAll(async () => {
  await Promise.all(sidecars.map((sidecar) => sidecar.kill()));
});

/** A member connected to a table through one of the sidecars. */
function connect(member: Member | null, tableId: string, which: number, options = {}): Player {
  const player = new Player(sidecars[which]!.url, member ? ticketFor(member) : async () => null, tableId, options);
  players.push(player);
  return player;
}

async function seated(settings = {}) {
  const members = await Promise.all(["ada", "ben", "cyd"].map(makeMember));
  const tableId = await openTable(members[0]!, versionId, 3, settings);
  const seats = members.map((member, i) => connect(member, tableId, i === 2 ? 1 : 0));
  for (const player of seats) {
    await player.until("the view", () => true);
    expect(await player.move("visitor", { to: "table", intent: { type: "sit", share: newId() } })).toMatchObject({
      ok: true,
    });
  }
  await seats[0]!.move("host", { to: "game", intent: { type: "start" } });
  for (const player of seats) await player.until("the deal", (view) => view.phase === "bidding");
  return { tableId, seats, members };
}

/** Plays on, everybody through their own connection, until a condition holds. */
async function playUntil(seats: Player[], holds: () => boolean, seed: number): Promise<number> {
  const random = new SeededRandom(seed);
  for (let moves = 0; moves < 400; moves++) {
    if (holds()) return moves;
    const player = seats.find((one) => one.seat !== null && one.view?.waiting.includes(one.seat) && one.view.can);
    if (!player?.view) {
      await seats[0]!.changed(50);
      continue;
    }
    const before = player.version;
    const intent = chooseIntent(player.view, [], random);
    const answer = await player.move(player.seat!, { to: "game", intent });
    expect(answer, JSON.stringify(intent)).toMatchObject({ ok: true });
    while (player.version === before) await player.changed(50);
  }
  const stands = seats.map(({ seat, version, view, socket }) => ({
    seat,
    version,
    connected: socket.connected,
    phase: view?.phase,
    waiting: view?.waiting,
    can: view?.can != null,
  }));
  throw new Error(`The deal does not end: ${JSON.stringify(stands)}`);
}

describe("two sidecars, one table", () => {
  test("a whole deal with the seats spread over both, a spectator without an account watching", async () => {
    const { seats, tableId } = await seated();
    const watcher = connect(null, tableId, 1);
    await watcher.until("the view", () => true);
    await playUntil(seats, () => seats[0]!.view?.phase === "ended" || seats[0]!.view?.phase === "complete", 7);
    await watcher.until("the end", (view) => view.phase === "ended");
    expect(watcher.view!.seats.map((seat) => seat.dealScore)).toEqual(
      seats[0]!.view!.seats.map((seat) => seat.dealScore),
    );
    expect([...seats, watcher].map((player) => player.gaps)).toEqual([0, 0, 0, 0]);
  });

  test("one is killed in the middle of a trick: the others notice nothing, its sockets resume", async () => {
    const { seats } = await seated();
    // Whoever led sees their card first; the others may be a message behind.
    await playUntil(seats, () => seats.some(({ view }) => view?.phase === "playing" && view.plays.length === 1), 11);
    const [here, , there] = seats as [Player, Player, Player];
    let lost = 0;
    here.on("disconnect", () => lost++);
    const { port } = sidecars[1]!;
    await sidecars[1]!.kill();
    const killedAt = Date.now();
    const restarting = startSidecar(url(), { port });
    // Those of the other sidecar play on if it is their turn.
    sidecars[1] = await restarting;
    const restartedAt = Date.now();
    await there.join();
    while (!there.socket.connected && Date.now() - restartedAt < 30_000) await there.changed(20);
    const version = there.version;
    await there.until("the same table", (view) => view.plays.length >= 1);
    console.log(`sockets are back after ${Date.now() - restartedAt} ms`);
    expect(version).not.toBe("");
    expect(lost).toBe(0);
    await playUntil(seats, () => seats.every((one) => one.view?.phase === "ended"), 13);
    expect(there.view!.seats.map((seat) => seat.total)).toEqual(here.view!.seats.map((seat) => seat.total));
    expect(killedAt).toBeLessThan(restartedAt);
  });

  test("a move whose writer died before anybody was told of it is seen all the same", async () => {
    const { tableId, seats, members } = await seated({ graceSeconds: 3_600 });
    const turn = seats.findIndex((one) => one.seat !== null && one.view?.waiting.includes(one.seat));
    const { seat, view } = seats[turn]!;
    const versions = seats.map(({ version }) => version);
    const move = {
      ...{ tableId, moveId: newId(), user: members[turn]!.id, as: seat },
      request: { to: "game", intent: chooseIntent(view!, [], new SeededRandom(2)) },
    };
    const args = [await compiled("lib/build/testing/move-and-die.ts"), JSON.stringify(move)];
    const child = spawn(process.execPath, args, { env: process.env, stdio: ["ignore", "inherit", "inherit"] });
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
    const seen = () => seats.every(({ version }, i) => version !== versions[i]);
    for (const until = Date.now() + 30_000; !seen() && Date.now() < until; ) await seats[0]!.changed(100);
    expect(seen()).toBe(true);
    expect(seats.map(({ gaps }) => gaps)).toEqual([0, 0, 0]);
  });

  test("a move sent again gives the first answer, and happens once", async () => {
    const { seats, tableId } = await seated();
    const player = seats.find((one) => one.view?.waiting.includes(one.seat!))!;
    const moveId = newId();
    const first = await player.move(player.seat!, { to: "game", intent: { type: "bid", pass: true } }, { moveId });
    const again = await player.move(player.seat!, { to: "game", intent: { type: "bid", pass: true } }, { moveId });
    expect(first).toMatchObject({ ok: true });
    expect(again).toEqual(first);
    expect(await prisma().move.count({ where: { tableId, moveId: { endsWith: `/${moveId}` } } })).toBe(1);
  });

  test("a refused move is answered with code, data and the current view; nothing is stored", async () => {
    const { seats, tableId } = await seated();
    const player = seats.find((one) => !one.view?.waiting.includes(one.seat!))!;
    const before = await prisma().move.count({ where: { tableId } });
    const answer = await player.move(player.seat!, { to: "game", intent: { type: "bid", number: 60 } });
    expect(answer).toMatchObject({
      ok: false,
      error: { code: "bid/not_your_turn" },
      snapshot: { version: player.version },
    });
    expect(await prisma().move.count({ where: { tableId } })).toBe(before);
  });

  test("a queued act is refused once the sender's stream has gone on", async () => {
    const { seats } = await seated();
    const player = seats.find((one) => one.view?.waiting.includes(one.seat!))!;
    const stale = await player.move(
      player.seat!,
      { to: "game", intent: { type: "bid", pass: true } },
      { ifVersion: "g2.1" },
    );
    expect(stale).toMatchObject({ ok: false, error: { code: "table/stale" } });
  });
});

describe("the door", () => {
  test("nobody acts for a seat of another's", async () => {
    const { seats } = await seated();
    const player = seats[0]!;
    const answer = await player.move(1, { to: "game", intent: { type: "look" } });
    expect(answer).toMatchObject({ ok: false, error: { code: "table/not_your_seat" } });
    expect(await player.move("host", { to: "game", intent: { type: "end" } })).toMatchObject({ ok: true });
    for (const other of seats.slice(1))
      expect(await other.move("visitor", { to: "table", intent: { type: "call_off", yes: true } })).toMatchObject({
        ok: true,
      });
    expect(await seats[1]!.move("host", { to: "game", intent: { type: "start" } })).toMatchObject({
      error: { code: "table/not_host" },
    });
  });

  test("a page of another origin is turned away; a forged ticket too", async () => {
    const member = await makeMember("eve");
    const tableId = await openTable(member, versionId, 3);
    const elsewhere = connect(member, tableId, 0, { origin: "https://evil.example" });
    const forged = new Player(sidecars[0]!.url, async () => "not.a.ticket", tableId);
    players.push(forged);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect([elsewhere.socket.connected, forged.socket.connected]).toEqual([false, false]);
  });

  test("a session that waits for its second factor connects to nothing", async () => {
    const member = await makeMember("half");
    const tableId = await openTable(member, versionId, 3);
    const session = await openHere({ userId: member.id, pending: true });
    const half = new Player(sidecars[0]!.url, () => signTicket(session), tableId);
    players.push(half);
    const refused = await new Promise<Error>((resolve) => half.on("connect_error", resolve));
    expect(refused.message).toBe("session/ended");
    expect(half.socket.connected).toBe(false);
  });

  test("malformed messages are answered and change nothing; the sidecar lives on", async () => {
    const { seats, tableId } = await seated();
    const player = seats[0]!;
    const junk: unknown[] = [
      null,
      7,
      "x",
      [],
      {},
      { tableId },
      { tableId: 1 },
      { tableId: "x".repeat(9_000) },
      { tableId, moveId: "m", as: -1 },
    ];
    for (const event of ["table:join", "table:move", "chat:post", "presence:idle"] as const)
      for (const input of junk) {
        const answer = await player.ask(event, input);
        if (event === "table:join" && JSON.stringify(input)?.includes(tableId)) continue;
        expect(answer, `${event} ${JSON.stringify(input)?.slice(0, 60)}`).toMatchObject({ ok: false });
        expect(JSON.stringify(answer)).not.toMatch(/at .*\.ts|node_modules/);
      }
    const deep = `${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`;
    const nested = { tableId, moveId: newId(), as: 0, to: "game", intent: JSON.parse(deep) };
    expect(await player.ask("table:move", nested)).toMatchObject({ ok: false, error: { code: "wire/malformed" } });
    for (const share of ["a\0b", "\ud83c"]) {
      const unfit = { tableId, moveId: newId(), as: "visitor", to: "table", intent: { type: "sit", share } };
      expect(await player.ask("table:move", unfit)).toMatchObject({ ok: false, error: { code: "wire/malformed" } });
    }
    expect(await player.ask("table:join", { tableId })).toMatchObject({ ok: true });
    expect(await player.ask("table:join", { tableId: "nowhere" })).toMatchObject({
      ok: false,
      error: { code: "table/unknown" },
    });
  });

  test("sessions that were ended lose their connections on every sidecar", async () => {
    const { seats, members } = await seated();
    const player = seats[2]!;
    const ended = new Promise((resolve) => player.on("session:ended", resolve));
    await prisma().$transaction((tx) => endSessions(tx, { userId: members[2]!.id }));
    await ended;
    await expect.poll(() => player.socket.connected).toBe(false);
    expect(seats[0]!.socket.connected).toBe(true);
  });

  test("an absent player is marked, shadowed after the grace, and takes over again", async () => {
    const { seats, members, tableId } = await seated({ graceSeconds: 1, botMillis: 0 });
    const leaver = seats[2]!;
    leaver.close();
    const other = seats[0]!;
    const seesShadow = async () => {
      const end = Date.now() + 60_000;
      while (Date.now() < end) {
        const seat = (await other.ask("table:join", { tableId })) as {
          value: { table: { seats: { shadow?: boolean }[] } };
        } | null;
        if (seat?.value.table.seats[2]?.shadow) return true;
        const mine = [seats[0]!, seats[1]!].find((one) => one.view?.can && one.view.waiting.includes(one.seat!));
        if (mine?.view)
          await mine.move(mine.seat!, { to: "game", intent: chooseIntent(mine.view, [], new SeededRandom(1)) });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return false;
    };
    expect(await seesShadow()).toBe(true);
    const back = connect(members[2]!, tableId, 0);
    await back.until("the hand again", () => back.seat === 2);
    const shown = async () => {
      const joined = (await other.askPatiently("table:join", { tableId })) as {
        value: { table: { seats: unknown[] } };
      };
      return joined.value.table.seats[2];
    };
    await expect.poll(shown, { interval: 200 }).toMatchObject({ kind: "user", away: null, shadow: false });
  });
});
