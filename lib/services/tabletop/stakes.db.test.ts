import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { dealCards, tradersOf } from "@/lib/build/testing/market";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { houseCards } from "@/lib/engine/ccg/sets";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import { accountOf, COIN, cardAsset, move, potOf } from "@/lib/engine/kernel/ledger";
import { ok } from "@/lib/engine/kernel/result";
import { liveTable } from "@/lib/live/live-table";
import { beginEgo } from "../egos/begin-ego";
import { seedFormats } from "../formats/seed-formats";
import { perform } from "../ledger/perform";
import { reconcile } from "../ledger/reconcile";
import { emptyOutbox } from "../notices/empty-outbox";
import { listNotices } from "../notices/inbox";
import { playMove } from "../tables/play-move";
import { breakOffDeserted } from "./break-off-deserted";
import { callGameJudge } from "./call-judge";
import { deleteSaved, goOn, listSavedGames, saveAtTable } from "./go-on";
import { judgeGame, listCalledGames } from "./judge-game";
import { openTabletop } from "./open-tabletop";
import { groupOf } from "./played-games";
import { readTabletopRecord } from "./read-record";

afterAll(closePool);

let [anna, bert, carl]: Member[] = [];
beforeEach(async () => {
  [anna, bert, carl] = await tradersOf(["anna", "bert", "carl"]);
  await seedFormats();
});

/** A card of which a deck may have as many as it likes, and one that it may not have at all. */
const vat = houseCards("five-dyes").cards.find(
  ({ attributes, hidden }) => !hidden && attributes.get("type") === "Vat",
)!.number;
const LEGAL = { deck: Array.from({ length: 40 }, () => vat) };
const NOTHING_MUCH = { deck: [vat] };

const sound = async () => expect((await reconcile()).findings).toEqual([]);
const balance = async (account: string) =>
  Number(
    (await prisma().holding.findUnique({ where: { accountId_asset: { accountId: account, asset: COIN } } }))?.balance ??
      0,
  );
const purse = ({ id }: Member) => balance(accountOf("purse", id));

type Settings = { bet?: number; seats?: number; teams?: boolean };
async function opened(host: Member, { bet, seats = 2, teams = false }: Settings = {}): Promise<string> {
  const made = await openTabletop(
    host,
    {
      ...{ game: "five-dyes", manner: "free", seats, teams },
      settings: { public: true, entry: "open", ...(bet === undefined ? {} : { bet }) },
    },
    "127.0.0.1",
  );
  if (!made.ok) throw new Error(made.error.code);
  return made.value.id;
}
const tableAct = (tableId: string, { id: user }: Member, intent: object, as: "visitor" | number = "visitor") =>
  playMove({ tableId, moveId: newId(), user, as: as as never, request: { to: "table", intent } });
const sit = (tableId: string, member: Member, seat: number) =>
  tableAct(tableId, member, { type: "sit", seat, share: newId() });
const act = (tableId: string, { id: user }: Member, seat: number, intent: unknown, now?: number) =>
  playMove({
    ...{ tableId, moveId: newId(), user, as: seat as never, request: { to: "game", intent: intent as Intent } },
    ...(now === undefined ? {} : { now }),
  });
const begin = (tableId: string) =>
  playMove({ tableId, moveId: newId(), user: null, as: "clock", request: { to: "game", intent: { type: "begin" } } });

/** A game that has begun between these members, each with this deck. */
async function begun(members: readonly Member[], settings: Settings = {}, parts: object = LEGAL): Promise<string> {
  const tableId = await opened(members[0]!, { ...settings, seats: members.length });
  for (const [seat, member] of members.entries()) {
    expect(await sit(tableId, member, seat)).toMatchObject({ ok: true });
    expect(await act(tableId, member, seat, { type: "bring", parts })).toMatchObject({ ok: true });
  }
  expect(await begin(tableId)).toMatchObject({ ok: true });
  return tableId;
}
/** As if it had begun so many minutes ago. */
const earlier = (tableId: string, minutes: number) =>
  pool().query(
    `UPDATE "TabletopGame" SET "beganAt" = "beganAt" - $2::float8 * interval '1 minute' WHERE "tableId" = $1`,
    [tableId, minutes],
  );
/** The first one wins, and all agree. */
async function won(tableId: string, members: readonly Member[]): Promise<void> {
  expect(await act(tableId, members[0]!, 0, { type: "declare", result: "win" })).toMatchObject({ ok: true });
  for (const [seat, member] of members.entries())
    if (seat > 0) expect(await act(tableId, member, seat, { type: "accept" })).toMatchObject({ ok: true });
}
/** The table at which somebody goes on with the last game that they have saved. */
async function savedTable(member: Member): Promise<string> {
  const [line] = await listSavedGames(member);
  const next = await goOn(member, { id: line!.id }, "127.0.0.1");
  if (!next.ok) throw new Error(next.error.code);
  return next.value.id;
}
const gameOf = (tableId: string) =>
  prisma().tabletopGame.findFirstOrThrow({ where: { tableId }, include: { parts: true } });
const dealt = async (members: readonly Member[]) => {
  for (const member of members) await dealCards(member, { [vat]: 40 });
};

describe("empty seats", () => {
  test("are taken away, and who is there plays: with their decks, their stakes, and nobody besides", async () => {
    await dealt([anna!, bert!]);
    const b = await purse(bert!);
    const id = await opened(anna!, { bet: 500, seats: 4 });
    expect(await sit(id, anna!, 0)).toMatchObject({ ok: true });
    expect(await sit(id, bert!, 2)).toMatchObject({ ok: true });
    for (const [member, seat] of [
      [anna!, 0],
      [bert!, 2],
    ] as const)
      expect(await act(id, member, seat, { type: "bring", parts: LEGAL })).toMatchObject({ ok: true });
    const byHost = { tableId: id, moveId: newId(), user: anna!.id, as: "host" as const };
    expect(await playMove({ ...byHost, request: { to: "game", intent: { type: "begin" } } })).toMatchObject({
      error: { code: "tabletop/not_all_here" },
    });
    // Nobody but the host takes seats away.
    expect(await tableAct(id, bert!, { type: "drop_seat", seat: 3 })).toMatchObject({ ok: false });
    for (const seat of [3, 1])
      expect(await tableAct(id, anna!, { type: "drop_seat", seat })).toMatchObject({ ok: true });
    const decks = await prisma().broughtDeck.findMany({ where: { tableId: id }, orderBy: { seat: "asc" } });
    expect(decks.map(({ seat, userId }) => [seat, userId])).toEqual([
      [0, anna!.id],
      [1, bert!.id],
    ]);
    expect(await begin(id)).toMatchObject({ ok: true });
    expect((await gameOf(id)).parts.map(({ userId }) => userId).sort()).toEqual([anna!.id, bert!.id].sort());
    await earlier(id, 10);
    await won(id, [anna!, bert!]);
    expect(await purse(bert!)).toBe(b - 500);
    expect(await gameOf(id)).toMatchObject({ result: "decided", minted: 2_500, unminted: null });
    await sound();
  });
});

describe("stakes", () => {
  test("lie in the pot while a game is played, and go to whoever wins, with the prize", async () => {
    await dealt([anna!, bert!]);
    const [a, b] = [await purse(anna!), await purse(bert!)];
    const id = await begun([anna!, bert!], { bet: 500 });
    expect([await purse(anna!), await purse(bert!), await balance(potOf(id))]).toEqual([a - 500, b - 500, 1_000]);
    await sound();
    await earlier(id, 10);
    await won(id, [anna!, bert!]);
    // (p − 1)(b + PRIZE_PER_PLAYER) + p·b
    expect([await purse(anna!), await purse(bert!), await balance(potOf(id))]).toEqual([a - 500 + 3_500, b - 500, 0]);
    expect(await gameOf(id)).toMatchObject({
      ...{ result: "decided", minted: 2_500, unminted: null },
      parts: [
        { userId: anna!.id, result: "win", change: 3_000 },
        { userId: bert!.id, result: "loss", change: -500 },
      ],
    });
    await sound();
  });

  test("of two sides go to those who win together; no seat of a side is taken away", async () => {
    const four = await tradersOf(["ada", "ben", "cy", "dee"]);
    const id = await opened(four[0]!, { bet: 500, seats: 4, teams: true });
    expect(await sit(id, four[0]!, 0)).toMatchObject({ ok: true });
    expect(await tableAct(id, four[0]!, { type: "drop_seat", seat: 3 })).toMatchObject({ ok: false });
    const purses = await Promise.all(four.map(purse));
    const played = await begun(four, { bet: 500, teams: true });
    await won(played, four);
    expect((await gameOf(played)).parts.map(({ userId, result }) => [userId, result])).toEqual(
      expect.arrayContaining(four.map(({ id: userId }, seat) => [userId, seat % 2 === 0 ? "win" : "loss"])),
    );
    const change = (await Promise.all(four.map(purse))).map((now, seat) => now - purses[seat]!);
    expect(change).toEqual([500, -500, 500, -500]);
    await sound();
  });

  test.each(["draw", "undecided"])("come back after a %s", async (result) => {
    const [a, b] = [await purse(anna!), await purse(bert!)];
    const id = await begun([anna!, bert!], { bet: 700 });
    expect(await act(id, anna!, 0, { type: "declare", result })).toMatchObject({ ok: true });
    expect(await act(id, bert!, 1, { type: "accept" })).toMatchObject({ ok: true });
    expect([await purse(anna!), await purse(bert!), await balance(potOf(id))]).toEqual([a, b, 0]);
    const { parts, ...game } = await gameOf(id);
    expect(game).toMatchObject({ result, minted: 0, unminted: null });
    expect(parts.map((part) => part.result)).toEqual(result === "draw" ? ["draw", "draw"] : [null, null]);
    await sound();
  });

  test("nobody sits down, and no game begins, without the money", async () => {
    const id = await opened(anna!, { bet: 90_000 });
    expect(await sit(id, anna!, 0)).toMatchObject({ ok: false, error: { code: "tabletop/short_of_bet" } });
    // Who had it when they sat down has spent it since.
    const table = await opened(anna!, { bet: 600 });
    for (const [seat, member] of [anna!, bert!].entries()) {
      expect(await sit(table, member, seat)).toMatchObject({ ok: true });
      expect(await act(table, member, seat, { type: "bring", parts: LEGAL })).toMatchObject({ ok: true });
    }
    const before = await purse(bert!);
    await pool().query(`UPDATE "Holding" SET reserved = balance WHERE "accountId" = $1`, [
      accountOf("purse", bert!.id),
    ]);
    expect(await begin(table)).toMatchObject({
      ok: false,
      error: { code: "tabletop/short_of_bet", data: { seat: 1 } },
    });
    expect((await liveTable(table))?.match.game).toMatchObject({ stage: "waiting" });
    await pool().query(`UPDATE "Holding" SET reserved = 0 WHERE "accountId" = $1`, [accountOf("purse", bert!.id)]);
    expect(await begin(table)).toMatchObject({ ok: true });
    expect(await purse(bert!)).toBe(before - 600);
    await sound();
  });

  test("bots and guests play for none; the stake of a table never changes", async () => {
    const id = await opened(anna!, { bet: 100 });
    expect(await sit(id, anna!, 0)).toMatchObject({ ok: true });
    expect(await act(id, anna!, 0, { type: "bring", parts: LEGAL })).toMatchObject({ ok: true });
    expect(await tableAct(id, anna!, { type: "settings", change: { bet: 1, info: "casual" } })).toMatchObject({
      ok: true,
    });
    expect((await liveTable(id))?.match.table.settings).toMatchObject({ bet: 100, info: "casual" });
    const guest = { ...carl!, guest: true };
    expect(
      await openTabletop(
        guest,
        { game: "five-dyes", manner: "free", seats: 2, settings: { public: true, entry: "open", bet: 5 } },
        "127.0.0.1",
      ),
    ).toMatchObject({ ok: false, error: { code: "table/no_stakes" } });
  });

  test("are not staked again before all want it, whatever the host asks for", async () => {
    const id = await begun([anna!, bert!], { bet: 300 });
    await won(id, [anna!, bert!]);
    const before = await purse(bert!);
    const again = { to: "game", intent: { type: "again" } } as const;
    expect(await playMove({ tableId: id, moveId: newId(), user: anna!.id, as: "host", request: again })).toMatchObject({
      error: { code: "tabletop/all_again" },
    });
    expect(await tableAct(id, anna!, { type: "rematch" }, 0)).toMatchObject({ ok: true });
    expect(await purse(bert!)).toBe(before);
    expect(await tableAct(id, bert!, { type: "rematch" }, 1)).toMatchObject({ ok: true });
    // It begins, and is staked for, once decks are brought.
    expect(await purse(bert!)).toBe(before);
    for (const [seat, member] of [anna!, bert!].entries())
      expect(await act(id, member, seat, { type: "bring", parts: LEGAL })).toMatchObject({ ok: true });
    expect(await begin(id)).toMatchObject({ ok: true });
    expect(await purse(bert!)).toBe(before - 300);
    await sound();
  });

  test("are not taken of who plays their alter ego by then", async () => {
    const id = await opened(anna!, { bet: 300 });
    for (const [seat, member] of [anna!, bert!].entries()) {
      await sit(id, member, seat);
      await act(id, member, seat, { type: "bring", parts: LEGAL });
    }
    expect(await beginEgo(bert!, { key: newId(), amount: 100 })).toMatchObject({ ok: true });
    expect(await begin(id)).toMatchObject({ ok: false, error: { code: "table/ego", data: { seat: 1 } } });
    await sound();
  });

  test("are played where nobody sees all hands, before the others sit either", async () => {
    const id = await opened(anna!, { bet: 300 });
    for (const office of ["omniscient", "master"] as const) {
      const invited = await tableAct(id, anna!, { type: "invite", user: carl!.id, office });
      expect(invited).toEqual({ ok: false, error: { code: "table/stakes_hide" } });
      const taken = await tableAct(id, carl!, { type: "take_office", office });
      expect(taken).toEqual({ ok: false, error: { code: "table/not_invited" } });
    }
  });

  test("who leaves has staked all the same: whoever is left wins", async () => {
    const [a, b] = [await purse(anna!), await purse(bert!)];
    const id = await begun([anna!, bert!], { bet: 300 });
    expect(await tableAct(id, bert!, { type: "leave" })).toMatchObject({ ok: true });
    expect(await act(id, anna!, 0, { type: "declare", result: "win" })).toMatchObject({ ok: true });
    expect([await purse(anna!), await purse(bert!)]).toEqual([a + 300, b - 300]);
    await sound();
  });
});

describe("a prize is not minted", () => {
  const asked = async (members: readonly Member[], parts: object, minutes: number) => {
    const before = await purse(members[0]!);
    const id = await begun(members, {}, parts);
    await earlier(id, minutes);
    await won(id, members);
    const { minted, unminted } = await gameOf(id);
    expect(await purse(members[0]!)).toBe(before + minted);
    return unminted ?? minted;
  };

  test("for decks that are not legal, or not one's own", async () => {
    await dealt([anna!, bert!]);
    expect(await asked([anna!, bert!], NOTHING_MUCH, 10)).toBe("decks");
    expect(await asked([anna!, carl!], LEGAL, 10)).toBe("decks");
  });
  test("for one deck's cards that went from hand to hand", async () => {
    await dealt([anna!]);
    const id = await opened(anna!);
    const bring = async (member: Member, seat: number) => {
      expect(await sit(id, member, seat)).toMatchObject({ ok: true });
      expect(await act(id, member, seat, { type: "bring", parts: LEGAL })).toMatchObject({ ok: true });
    };
    await bring(anna!, 0);
    await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () => {
      const [from, to] = [accountOf("binder", anna!.id), accountOf("binder", bert!.id)];
      const postings = move(cardAsset("five-dyes", vat), 40, from, to);
      return ok({ transfers: [{ postings, memo: {} }], answer: { amount: 0 } });
    });
    await bring(bert!, 1);
    expect(await begin(id)).toMatchObject({ ok: true });
    await earlier(id, 10);
    await won(id, [anna!, bert!]);
    expect(await gameOf(id)).toMatchObject({ minted: 0, unminted: "decks" });
    await sound();
  });
  test("where somebody saw all hands", async () => {
    await dealt([anna!, bert!]);
    const id = await opened(anna!);
    await sit(id, anna!, 0);
    await tableAct(id, anna!, { type: "invite", user: carl!.id, office: "omniscient" });
    expect(await tableAct(id, carl!, { type: "take_office", office: "omniscient" })).toMatchObject({ ok: true });
    await sit(id, bert!, 1);
    for (const [seat, member] of [anna!, bert!].entries())
      expect(await act(id, member, seat, { type: "bring", parts: LEGAL })).toMatchObject({ ok: true });
    expect(await begin(id)).toMatchObject({ ok: true });
    await earlier(id, 10);
    await won(id, [anna!, bert!]);
    expect(await gameOf(id)).toMatchObject({ minted: 0, unminted: "watched" });
  });
  test("for a game that was over at once", async () => {
    await dealt([anna!, bert!]);
    expect(await asked([anna!, bert!], LEGAL, 1)).toBe("short");
  });
  test("where the staff hold it back", async () => {
    await dealt([anna!, bert!]);
    await prisma().user.update({ where: { id: bert!.id }, data: { noPrizesSince: new Date() } });
    expect(await asked([anna!, bert!], LEGAL, 10)).toBe("held");
  });
  test("more than three times a day for the same people, in whichever seats", async () => {
    await dealt([anna!, bert!, carl!]);
    for (let round = 0; round < 3; round++)
      expect(await asked(round % 2 === 0 ? [anna!, bert!] : [bert!, anna!], LEGAL, 10)).toBe(2_000);
    expect(await asked([bert!, anna!], LEGAL, 10)).toBe("often");
    // Nor for the two of them, whoever else plays with them.
    expect(await asked([anna!, bert!, carl!], LEGAL, 10)).toBe("often");
    expect(await asked([anna!, carl!], LEGAL, 10)).toBe(2_000);
    await sound();
  });
});

describe("a brought deck", () => {
  test("is checked by the house, whatever is said of it", async () => {
    await dealt([anna!]);
    const id = await opened(anna!);
    expect(await sit(id, anna!, 0)).toMatchObject({ ok: true });
    const check = { legal: ["Everything"], proxies: 0, registered: "original" };
    expect(await act(id, anna!, 0, { type: "bring", parts: NOTHING_MUCH, check })).toMatchObject({ ok: true });
    expect((await liveTable(id))?.match.game).toMatchObject({
      players: [{ check: { legal: [], proxies: 0, registered: "no" } }, { check: null }],
    });
    expect(await sit(id, bert!, 1)).toMatchObject({ ok: true });
    expect(await act(id, bert!, 1, { type: "bring", parts: LEGAL })).toMatchObject({ ok: true });
    expect((await liveTable(id))?.match.game).toMatchObject({
      players: [{}, { check: { legal: expect.arrayContaining(["Standard"]), proxies: 40, registered: "no" } }],
    });
    expect(await prisma().broughtDeck.findMany({ where: { tableId: id }, orderBy: { seat: "asc" } })).toMatchObject([
      {
        userId: anna!.id,
        verdicts: expect.arrayContaining([expect.objectContaining({ name: "Standard", legal: false })]),
      },
      { userId: bert!.id },
    ]);
  });
});

describe("a saved game", () => {
  test("is kept as somebody loses their connection, and gone once it is decided", async () => {
    const id = await begun([anna!, bert!]);
    const saved = () => prisma().savedGame.findMany({ where: { users: { has: anna!.id } } });
    expect(await saved()).toEqual([]);
    await playMove({
      ...{ tableId: id, moveId: newId(), user: null, as: "clock" },
      request: { to: "table", intent: { type: "away", seat: 1 } },
    });
    expect(await saved()).toMatchObject([{ byItself: true, tableId: id, game: "five-dyes" }]);
    await won(id, [anna!, bert!]);
    expect(await saved()).toEqual([]);
  });

  test("goes on at a table whose seats are kept for its players, with the stake anew; where it was saved it is over", async () => {
    const [a, b] = [await purse(anna!), await purse(bert!)];
    const id = await begun([anna!, bert!], { bet: 200 });
    expect(await act(id, bert!, 1, { type: "score", seat: 1, value: 13 })).toMatchObject({ ok: true });
    expect(await saveAtTable(carl!, { tableId: id })).toMatchObject({
      ok: false,
      error: { code: "tabletop/not_seated" },
    });
    expect(await saveAtTable(anna!, { tableId: id })).toMatchObject({ ok: true });
    expect(await saveAtTable(bert!, { tableId: id })).toMatchObject({ ok: true });
    const [line, ...none] = await listSavedGames(bert!);
    expect(line).toMatchObject({ others: [anna!.nick], bet: 200, byItself: false, turn: 1 });
    expect(none).toEqual([]);
    expect(JSON.stringify(line)).not.toContain("zones");
    expect(await goOn(carl!, { id: line!.id }, "127.0.0.1")).toMatchObject({
      ok: false,
      error: { code: "tabletop/no_saved_game" },
    });

    const opened = await goOn(bert!, { id: line!.id }, "127.0.0.1");
    if (!opened.ok) throw new Error(opened.error.code);
    const next = opened.value.id;
    expect(await sit(next, bert!, 0)).toMatchObject({ ok: false, error: { code: "table/seat_kept" } });
    expect(await sit(next, carl!, 0)).toMatchObject({ ok: false, error: { code: "table/seat_kept" } });
    // Whoever asks for any seat has their own.
    for (const [seat, member] of [bert!, anna!].entries()) {
      expect(await tableAct(next, member, { type: "sit", share: newId() })).toMatchObject({ ok: true });
      expect((await liveTable(next))?.match.table.seats[1 - seat]).toMatchObject({ user: member.id });
    }
    expect(await begin(next)).toMatchObject({ ok: true });
    expect((await liveTable(next))?.match.game).toMatchObject({ stage: "playing", players: [{}, { score: 13 }] });
    expect([await purse(anna!), await purse(bert!), await balance(potOf(id)), await balance(potOf(next))]).toEqual([
      ...[a - 200, b - 200],
      ...[0, 400],
    ]);
    expect(await gameOf(id)).toMatchObject({ result: "broken_off" });
    // Whoever goes away from there late, or saves there, does not bring it back.
    await prisma().savedGame.deleteMany({ where: { users: { has: anna!.id } } });
    await playMove({
      ...{ tableId: id, moveId: newId(), user: null, as: "clock" },
      request: { to: "table", intent: { type: "away", seat: 1 } },
    });
    expect(await saveAtTable(anna!, { tableId: id })).toMatchObject({ error: { code: "tabletop/nothing_to_save" } });
    expect(await listSavedGames(anna!)).toEqual([]);
    // What is decided there too late moves nothing.
    await won(id, [anna!, bert!]);
    expect([await purse(anna!), await purse(bert!)]).toEqual([a - 200, b - 200]);
    await sound();
  });

  test.each([
    ["is paid its prize where it goes on, for decks that are their players' still", false],
    ["is paid none where it goes on, for a deck that was sold meanwhile", true],
  ])("%s", async (_, sold) => {
    await dealt([anna!, bert!]);
    const id = await begun([anna!, bert!]);
    expect(await saveAtTable(anna!, { tableId: id })).toMatchObject({ ok: true });
    const next = await savedTable(anna!);
    for (const member of [anna!, bert!])
      expect(await tableAct(next, member, { type: "sit", share: newId() })).toMatchObject({ ok: true });
    expect(await begin(next)).toMatchObject({ ok: true });
    const brought = await prisma().broughtDeck.findMany({ where: { tableId: next }, orderBy: { seat: "asc" } });
    expect(brought.map(({ seat, userId }) => [seat, userId])).toEqual([
      [0, anna!.id],
      [1, bert!.id],
    ]);
    if (sold)
      await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
        ok({
          transfers: [
            {
              postings: move(
                cardAsset("five-dyes", vat),
                40,
                accountOf("binder", anna!.id),
                accountOf("binder", carl!.id),
              ),
              memo: {},
            },
          ],
          answer: { amount: 0 },
        }),
      );
    await earlier(next, 30);
    await won(next, [anna!, bert!]);
    expect(await gameOf(next)).toMatchObject({ result: "decided", unminted: sold ? "decks" : null });
    await sound();
  });

  test("shows whoever saved it nothing that was hidden, whatever office they ask themselves to", async () => {
    const id = await begun([anna!, bert!]);
    expect(await saveAtTable(anna!, { tableId: id })).toMatchObject({ ok: true });
    const next = await savedTable(anna!);
    for (const office of ["omniscient", "master"] as const) {
      const invited = await tableAct(next, anna!, { type: "invite", user: anna!.id, office });
      expect(invited).toMatchObject({ ok: false, error: { code: "table/in_play" } });
      const taken = await tableAct(next, anna!, { type: "take_office", office });
      expect(taken).toMatchObject({ ok: false, error: { code: "table/not_invited" } });
    }
  });

  test("goes on at one table alone, whichever begin at the same moment", async () => {
    const id = await begun([anna!, bert!], { bet: 100 });
    expect(await saveAtTable(anna!, { tableId: id })).toMatchObject({ ok: true });
    const [line] = await listSavedGames(anna!);
    for (let round = 0; round < 5; round++) {
      const tables = await Promise.all(
        [anna!, bert!].map(async (member) => {
          const opened = await goOn(member, { id: line!.id }, "127.0.0.1");
          if (!opened.ok) throw new Error(opened.error.code);
          for (const one of [anna!, bert!]) await tableAct(opened.value.id, one, { type: "sit", share: newId() });
          return { tableId: opened.value.id, host: member.id };
        }),
      );
      const asked = { to: "game", intent: { type: "begin" } } as const;
      const begins = await Promise.all(
        tables.map(({ tableId, host }) =>
          playMove({ tableId, moveId: newId(), user: host, as: "host", request: asked }),
        ),
      );
      expect(begins).toMatchObject([{ ok: true }, { ok: true }]);
      expect(
        await prisma().tabletopGame.count({ where: { members: groupOf([anna!.id, bert!.id]), result: null } }),
      ).toBe(1);
    }
    await sound();
  });

  test("does not go on before all of its players sit: nobody looks through it alone", async () => {
    const id = await begun([anna!, bert!]);
    expect(await saveAtTable(anna!, { tableId: id })).toMatchObject({ ok: true });
    const next = await savedTable(anna!);
    expect(await sit(next, anna!, 0)).toMatchObject({ ok: true });
    const asked = { to: "game", intent: { type: "begin" } } as const;
    const asHost = () => playMove({ tableId: next, moveId: newId(), user: anna!.id, as: "host", request: asked });
    const alone = { ok: false, error: { code: "tabletop/saved_needs_people", data: { seat: 1 } } };
    expect(await asHost()).toMatchObject({ error: { code: "tabletop/not_all_here" } });
    expect(await tableAct(next, anna!, { type: "seat_bot", seat: 1 })).toMatchObject({ ok: true });
    expect(await asHost()).toEqual(alone);
    expect(await act(next, anna!, 0, { type: "search", zone: "1/deck" })).toMatchObject({ ok: false });
    expect(await sit(next, bert!, 1)).toMatchObject({ ok: true });
    expect(await asHost()).toMatchObject({ ok: true });
  });

  test("is thrown away by any of its players, and by nobody else", async () => {
    const id = await begun([anna!, bert!]);
    expect(await saveAtTable(anna!, { tableId: id })).toMatchObject({ ok: true });
    const [line] = await listSavedGames(anna!);
    expect(await deleteSaved(carl!, { id: line!.id })).toMatchObject({
      ok: false,
      error: { code: "tabletop/no_saved_game" },
    });
    expect(await deleteSaved(bert!, { id: line!.id })).toEqual({ ok: true, value: null });
    expect(await listSavedGames(anna!)).toEqual([]);
    expect(await goOn(anna!, { id: line!.id }, "127.0.0.1")).toMatchObject({ ok: false });
  });
});

test("a game that nobody goes on with is broken off, and its stakes go back", async () => {
  const [a, b] = [await purse(anna!), await purse(bert!)];
  const id = await begun([anna!, bert!], { bet: 400 });
  expect(await breakOffDeserted()).toBe(0);
  await pool().query(`UPDATE "Table" SET "movedAt" = now() - interval '15 days' WHERE id = $1`, [id]);
  expect(await breakOffDeserted()).toBe(1);
  expect(await breakOffDeserted()).toBe(0);
  expect([await purse(anna!), await purse(bert!), await balance(potOf(id))]).toEqual([a, b, 0]);
  await sound();
});

describe("the judge", () => {
  const staff = async () => ({ ...(await makeMember("judge")), admin: true });
  const call = (tableId: string, member: Member) => callGameJudge(member, { tableId, call: "bert says nothing more" });
  const refused = (code: string) => ({ ok: false, error: { code } });

  test("is called by a player to a game with a stake, once; the staff and the others are told", async () => {
    const judge = await staff();
    await prisma().user.update({ where: { id: judge.id }, data: { admin: true } });
    const free = await begun([anna!, bert!]);
    expect(await call(free, anna!)).toMatchObject(refused("tabletop/nothing_staked"));
    const id = await begun([anna!, bert!], { bet: 400 });
    expect(await call(id, carl!)).toMatchObject(refused("tabletop/not_seated"));
    const both = await Promise.all([call(id, anna!), call(id, bert!)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual(expect.objectContaining(refused("tabletop/called")));
    const called = await listCalledGames(judge);
    const by = both[0]?.ok ? anna! : bert!;
    expect(called.ok && called.value.filter(({ tableId }) => tableId === id)).toMatchObject([
      { number: 1, bet: 400, by: by.nick, call: "bert says nothing more", own: false },
    ]);
    const told = async (member: Member) =>
      (await listNotices(member)).filter(({ kind }) => kind === "judge_called").map(({ href }) => href);
    expect(await told(judge)).toEqual(["/staff/games"]);
    expect(await told(by === anna! ? bert! : anna!)).toEqual([`/tables/${id}`]);
    expect(await told(by)).toEqual([]);
    for (const other of [anna!, bert!])
      expect(await listCalledGames(other)).toMatchObject(refused("staff/not_allowed"));
    await won(id, [anna!, bert!]);
    const after = await listCalledGames(judge);
    expect(after.ok && after.value.some(({ tableId }) => tableId === id)).toBe(false);
  });

  test.each([
    ["0", "decided", [400, -400]],
    ["1", "decided", [-400, 400]],
    ["draw", "draw", [0, 0]],
    ["nobody", "undecided", [0, 0]],
  ])("decides it (%s): stakes move with it, and no new money; it is told and kept", async (result, comes, changes) => {
    await dealt([anna!, bert!]);
    const judge = await staff();
    const before = [await purse(anna!), await purse(bert!)];
    const id = await begun([anna!, bert!], { bet: 400 });
    await earlier(id, 30);
    const given = { tableId: id, number: 1, result, reason: "the log shows it" };
    expect(await judgeGame(judge, given)).toMatchObject(refused("staff/game_over"));
    await call(id, anna!);
    for (const other of [anna!, bert!, carl!])
      expect(await judgeGame(other, given)).toMatchObject(refused("staff/not_allowed"));
    expect(await judgeGame({ ...anna!, admin: true }, given)).toMatchObject(refused("staff/own_game"));
    // A host who is losing does not stop the game.
    expect(await tableAct(id, anna!, { type: "pause", on: true }, "host" as never)).toMatchObject(
      refused("table/stakes_lie"),
    );
    expect(await judgeGame(judge, { ...given, result: "7" })).toMatchObject(refused("tabletop/no_such_seat"));
    expect(await judgeGame(judge, given)).toMatchObject({ ok: true });
    expect([await purse(anna!), await purse(bert!)]).toEqual(before.map((sum, seat) => sum + changes[seat]!));
    expect(await gameOf(id)).toMatchObject({
      result: comes,
      minted: 0,
      judgeId: judge.id,
      judgment: "the log shows it",
    });
    expect((await gameOf(id)).unminted).toBe(comes === "decided" ? "judged" : null);
    await emptyOutbox();
    for (const member of [anna!, bert!])
      expect((await listNotices(member)).filter(({ kind }) => kind === "game_judged")).toMatchObject([
        { data: { reason: "the log shows it" }, href: `/tables/${id}` },
      ]);
    const kept = await prisma().auditLog.findMany({ where: { action: "staff/game_judged", userId: judge.id } });
    expect(kept).toMatchObject([{ data: { tableId: id, number: 1, reason: "the log shows it" } }]);
    expect(await judgeGame(judge, given)).toMatchObject(refused("staff/game_over"));
    await sound();
  });

  test("of two at once one decides it, and their name and reason are what is kept", async () => {
    const judges = [await staff(), await staff()];
    const before = await purse(anna!);
    const id = await begun([anna!, bert!], { bet: 400 });
    await call(id, anna!);
    const answers = await Promise.all(
      judges.map((judge, at) => judgeGame(judge, { tableId: id, number: 1, result: `${at}`, reason: `reason ${at}` })),
    );
    const at = answers.findIndex(({ ok }) => ok);
    expect(answers[1 - at]).toMatchObject(refused("staff/game_over"));
    expect(await gameOf(id)).toMatchObject({ judgeId: judges[at]?.id, judgment: `reason ${at}` });
    expect(await purse(anna!)).toBe(before + (at === 0 ? 400 : -400));
    const kept = await prisma().auditLog.findMany({ where: { action: "staff/game_judged" } });
    expect(kept.filter(({ data }) => (data as { tableId: string }).tableId === id)).toMatchObject([
      { userId: judges[at]?.id, data: { reason: `reason ${at}` } },
    ]);
    await sound();
  });
});

describe("whichever ways a game ends at once", () => {
  /** What a player or host ends it with; who leaves loses it, closing breaks it off. */
  const ends = (id: string) => [
    () => act(id, bert!, 1, { type: "accept" }),
    () => act(id, anna!, 0, { type: "concede" }),
    () => act(id, bert!, 1, { type: "concede" }),
    () => tableAct(id, bert!, { type: "leave" }),
    () => tableAct(id, anna!, { type: "close" }, "host" as never),
  ];

  /** When they end it: before a judge is asked, so many ms after that, or once the judge has decided. Each end goes first once. */
  const WHEN = ["before", 0, 3, 6, 12, "after"] as const;

  test.each(WHEN.map((when, turn) => ({ when, turn })))(
    "it ends once: stakes are paid once, one result is kept, and a judge is named where a judge decided ($when)",
    async ({ when, turn }) => {
      await dealt([anna!, bert!]);
      const judge = { ...(await makeMember("judge")), admin: true };
      const before = (await purse(anna!)) + (await purse(bert!));
      const id = await begun([anna!, bert!], { bet: 100 });
      await earlier(id, 10);
      await callGameJudge(anna!, { tableId: id, call: "bert says nothing more" });
      expect(await act(id, anna!, 0, { type: "declare", result: "win" })).toMatchObject({ ok: true });
      const all = ends(id);
      const end = () => Promise.all([...all.slice(turn), ...all.slice(0, turn)].map((one) => one()));
      if (when === "before") await end();
      const judging = judgeGame(judge, { tableId: id, number: 1, result: "1", reason: "the log shows it" });
      if (when === "after") await judging;
      // The judge has to look the game up first.
      if (typeof when === "number") await sleep(when);
      if (when !== "before") await end();
      const answer = await judging;
      const game = await gameOf(id);
      const kept = await prisma().auditLog.findMany({
        where: { action: "staff/game_judged", data: { path: ["tableId"], equals: id } },
      });
      expect(answer).toMatchObject(game.judgeId ? { ok: true } : { error: { code: "staff/game_over" } });
      expect(kept).toHaveLength(game.judgeId ? 1 : 0);
      if (typeof when === "string") expect(game.judgeId !== null).toBe(when === "after");
      expect(game.result).not.toBeNull();
      expect([game.judgeId, game.judgment]).toEqual(answer.ok ? [judge.id, "the log shows it"] : [null, null]);
      expect(game.unminted === "judged").toBe(answer.ok);
      expect((await purse(anna!)) + (await purse(bert!))).toBe(before + game.minted);
      expect(await balance(potOf(id))).toBe(0);
      await sound();
    },
  );
});

test("what a profile tells: by how many played, no games with bots, nothing undecided", async () => {
  const id = await begun([anna!, bert!], { bet: 100 });
  await won(id, [anna!, bert!]);
  const three = await begun([bert!, anna!, carl!]);
  await won(three, [bert!, anna!, carl!]);
  const drawn = await begun([anna!, bert!]);
  expect(await act(drawn, anna!, 0, { type: "declare", result: "undecided" })).toMatchObject({ ok: true });
  expect(await act(drawn, bert!, 1, { type: "accept" })).toMatchObject({ ok: true });
  expect(await readTabletopRecord(anna!.id)).toEqual({
    rows: [
      { players: 2, win: 1, draw: 0, loss: 0 },
      { players: 3, win: 0, draw: 0, loss: 1 },
    ],
    earned: 100,
  });
  expect(await readTabletopRecord(newId())).toBeNull();
});
