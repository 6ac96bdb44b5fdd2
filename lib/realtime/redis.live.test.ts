import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@redis/client";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../build/postgres";
import { makeMember, makeVersion, openTable, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { findRedis, startRedis } from "../build/testing/redis";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { newId } from "../db/ids";
import { channelOf } from "../db/signal";
import { chooseIntent } from "../engine/cards/bot";
import { SeededRandom } from "../engine/kernel/random";

const program = findRedis();

describe.skipIf(program === null)("signals of moves over Redis", () => {
  let port: number;
  let redis: ChildProcess;
  let sidecars: Sidecar[] = [];
  let database: Client;
  /** Signals of moves that the database carried. */
  let carried = 0;

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(program!, port);
    process.env.REDIS_URL = `redis://127.0.0.1:${port}`;
    const url = process.env.DATABASE_URL ?? "";
    sidecars = await Promise.all([startSidecar(url), startSidecar(url)]);
    database = new Client({ connectionString: url });
    await database.connect();
    database.on("notification", () => carried++);
    await database.query(`LISTEN ${channelOf("table")}`);
  });
  afterAll(async () => {
    delete process.env.REDIS_URL;
    await database.end();
    await Promise.all(sidecars.map((sidecar) => sidecar.kill()));
    redis.kill("SIGKILL");
  });

  /** A table of three, two of them at the first sidecar, one at the second. */
  async function seated(): Promise<Player[]> {
    const members = await Promise.all(["ada", "ben", "cyd"].map(makeMember));
    const tableId = await openTable(members[0]!, await makeVersion("thousand"), 3, { graceSeconds: 3_600 });
    const players = members.map((member, i) => new Player(sidecars[i === 2 ? 1 : 0]!.url, ticketFor(member), tableId));
    for (const player of players) {
      await player.until("the table", () => true);
      await player.move("visitor", { to: "table", intent: { type: "sit", share: newId() } });
    }
    await players[0]!.move("host", { to: "game", intent: { type: "start" } });
    return players;
  }

  /** So many moves, each by whoever is on turn, and seen by all before the next. */
  async function play(players: readonly Player[], moves: number, random: SeededRandom): Promise<void> {
    for (let done = 0; done < moves; done++) {
      for (const player of players) await player.until("a deal", (view) => view.waiting.length > 0 && view.deal > 0);
      const player = players.find(({ seat, view }) => seat !== null && view?.waiting.includes(seat) && view.can)!;
      const versions = players.map(({ version }) => version);
      const intent = chooseIntent(player.view!, [], random);
      expect(await player.move(player.seat!, { to: "game", intent })).toMatchObject({ ok: true });
      for (const [i, one] of players.entries()) while (one.version === versions[i]) await one.changed(50);
    }
  }

  test("they go over Redis alone; while it is away the database carries them, and afterwards Redis again", async () => {
    const players = await seated();
    const random = new SeededRandom(9);
    /** Redis alone carries moves once both sidecars have found it; on a machine with other work now and then one is not. */
    const overRedis = () =>
      expect
        .poll(
          async () => {
            carried = 0;
            await play(players, 2, random);
            return carried;
          },
          { timeout: 60_000 },
        )
        .toBe(0);
    await overRedis();

    const gone = once(redis, "exit");
    redis.kill("SIGKILL");
    await gone;
    await play(players, 6, random);
    expect(carried).toBeGreaterThan(0);

    redis = await startRedis(program!, port);
    await overRedis();
    expect(players.map(({ gaps }) => gaps)).toEqual([0, 0, 0]);
    for (const player of players) player.close();
  });

  test("what others write to it ends nothing and brings nothing to pass", async () => {
    const players = await seated();
    const random = new SeededRandom(11);
    await play(players, 2, random);
    const { tableId } = players[0]!;
    const other = createClient({ url: `redis://127.0.0.1:${port}` });
    await other.connect();
    const versions = players.map(({ version }) => version);
    for (const payload of [
      ...["", " ", ":", "x", "x :", `x ${tableId}`, `x ${tableId}:NaN`, `x ${tableId}:-1`, `x ${tableId}:1e99`],
      ...["x __proto__:1", "x \0:1", `x ${`${tableId}:999999 `.repeat(200)}`, `x ${"y".repeat(1_000_000)}:1`],
    ])
      await other.publish(channelOf("table"), payload);
    other.destroy();
    expect(players.map(({ version }) => version)).toEqual(versions);
    await play(players, 4, random);
    for (const { child } of sidecars) expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    expect(players.map(({ gaps }) => gaps)).toEqual([0, 0, 0]);
    for (const player of players) player.close();
  });

  test("one that hangs is as good as none, and keeps no process that is told to end", async () => {
    const players = await seated();
    const random = new SeededRandom(10);
    await play(players, 2, random);
    redis.kill("SIGSTOP");
    carried = 0;
    await play(players, 6, random);
    expect(carried).toBeGreaterThan(0);

    const { child } = sidecars[0]!;
    const ended = once(child, "exit");
    const player = players[0]!;
    void player.move("host", { to: "table", intent: { type: "pause", on: true } });
    child.kill("SIGTERM");
    expect(await Promise.race([ended, setTimeout(20_000, "still there", { ref: false })])).toEqual([0, null]);
    redis.kill("SIGCONT");
    for (const player of players) player.close();
  });
});
