import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { cardTable, cardView } from "@/lib/build/testing/card-table";
import { makeVersion } from "@/lib/build/testing/club";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { forgetTables, liveTable } from "@/lib/live/live-table";
import { createTable } from "./create-table";
import { playMove } from "./play-move";
import { tickTable, tickTables } from "./tick-tables";

let versionId: string;

async function member(nick: string): Promise<Member> {
  const id = newId();
  await prisma().user.create({ data: { id, nick, nickKey: nick.toLowerCase() } });
  return { id, nick, guest: false, admin: false, roles: [] };
}

beforeAll(async () => {
  versionId = await makeVersion("thousand");
});

async function opened(players: Member[], settings = {}) {
  const made = await createTable(players[0]!, {
    templateVersionId: versionId,
    seats: 3,
    settings: { name: "Test", public: true, entry: "open", moveSeconds: null, ...settings },
  });
  if (!made.ok) throw new Error(made.error.code);
  for (const player of players) {
    const sat = await playMove({
      tableId: made.value.id,
      moveId: newId(),
      user: player.id,
      as: "visitor",
      request: { to: "table", intent: { type: "sit", share: newId() } },
    });
    expect(sat).toMatchObject({ ok: true });
  }
  return made.value.id;
}

describe("a table", () => {
  test("is ticked as it is, though another process moved there while nobody watched it here", async () => {
    const players = await Promise.all(["ella", "finn", "gina"].map((name) => member(`${name}${newId().slice(0, 6)}`)));
    const id = await opened(players.slice(0, 2));
    const table = (await liveTable(id))!;
    const held = table.match.seq;
    // What another process is made of.
    vi.resetModules();
    const other = await import("./play-move");
    const request = { to: "table", intent: { type: "sit", share: newId() } } as const;
    const sat = await other.playMove({ tableId: id, moveId: newId(), user: players[2]!.id, as: "visitor", request });
    expect(sat).toMatchObject({ ok: true });
    expect(table.match.seq).toBe(held);
    // A full table begins by itself.
    await tickTables(Date.now() + 10_000);
    expect(cardView(await cardTable(id), 0).phase).toBe("bidding");
  });

  test("that cannot be read is put off: it takes no place of those that can, at every turn of the clock", async () => {
    const players = await Promise.all(["hugo", "iris", "jana"].map((name) => member(`${name}${newId().slice(0, 6)}`)));
    const id = await opened(players, {});
    const where = { tableId_seq: { tableId: id, seq: 1 } };
    const { payload } = await prisma().event.findUniqueOrThrow({ where });
    await prisma().event.update({ where, data: { payload: { of: "nothing" } } });
    await prisma().snapshot.deleteMany({ where: { tableId: id } });
    const now = Date.now() + 10_000;
    await prisma().table.update({ where: { id }, data: { dueAt: new Date(now - 1) } });
    forgetTables();
    await expect(tickTables(now)).rejects.toThrow(`Table ${id} cannot go on`);
    expect((await prisma().table.findUniqueOrThrow({ where: { id } })).dueAt?.getTime()).toBe(now + 10_000);
    await prisma().event.update({ where, data: { payload: payload as object } });
  });

  test("a user who names a move as the clock does takes nothing from the clock", async () => {
    const players = await Promise.all(["anna", "bert", "cara"].map((name) => member(`${name}${newId().slice(0, 6)}`)));
    const id = await opened(players, {});
    const outsider = await member(`dora${newId().slice(0, 6)}`);
    const table = await cardTable(id);
    const { seq } = table.match;
    for (let ahead = 0; ahead < 4; ahead++)
      await playMove({
        tableId: id,
        moveId: `due:${id}:${seq + ahead}`,
        user: outsider.id,
        as: "visitor",
        request: { to: "table", intent: { type: ahead % 2 === 0 ? "sit" : "withdraw", share: "s" } },
      });
    expect(await tickTable(id, Date.now() + 10_000)).toBe(true);
    expect(table.match.game.phase).toBe("bidding");
  });

  test("three players sit, the clock deals, bots finish the deal; a cold load gives the same state", async () => {
    const players = await Promise.all(["anna", "bert", "cara"].map((name) => member(`${name}${newId().slice(0, 6)}`)));
    const id = await opened(players, { botMillis: 0, graceSeconds: 0 });
    const table = await cardTable(id);
    let now = Date.now() + 10_000;
    expect(await tickTable(id, now)).toBe(true);
    expect(cardView(table, 0).phase).toBe("bidding");
    for (const seat of [1, 2])
      await playMove({
        tableId: id,
        moveId: newId(),
        user: null,
        as: "clock",
        request: { to: "table", intent: { type: "away", seat } },
        now,
      });
    for (let i = 0; i < 200 && table.match.game.deal === 1; i++) {
      now += 60_000;
      if (!(await tickTable(id, now))) {
        // Who is left alone plays, and deals on.
        const dealsOn = table.game.idle?.(table.match.game);
        expect(table.game.waitsFor(table.match.game).seats).toEqual(dealsOn ? [] : [0]);
        const { botIntent } = await import("./play-bot");
        const played = await playMove({
          tableId: id,
          moveId: newId(),
          user: players[0]!.id,
          as: dealsOn ? "host" : 0,
          request: { to: "game", intent: dealsOn ? { type: "start" } : botIntent(table, 0) },
          now,
        });
        expect(played).toMatchObject({ ok: true });
      }
    }
    expect(table.match.game.deal).toBe(2);
    const before = JSON.stringify(table.match);
    forgetTables();
    expect(JSON.parse(JSON.stringify((await liveTable(id))!.match))).toEqual(JSON.parse(before));
    expect(await prisma().gameRecord.count({ where: { tableId: id } })).toBe(1);
  });
});
