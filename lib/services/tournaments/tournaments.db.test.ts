import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { tradersOf } from "@/lib/build/testing/market";
import type { CreateTournament } from "@/lib/contracts/tournaments";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { type DeckCards, deckOf, toParts } from "@/lib/engine/ccg/decks/deck";
import { houseCards } from "@/lib/engine/ccg/sets";
import { accountOf, COIN, potOf } from "@/lib/engine/kernel/ledger";
import { stored } from "../decks/own-deck";
import { seedFormats } from "../formats/seed-formats";
import { reconcile } from "../ledger/reconcile";
import { banMember } from "../staff/ban-member";
import { playMove } from "../tables/play-move";
import { advanceTournament, advanceTournaments } from "./advance-tournament";
import { createTournament } from "./create-tournament";
import { enterTournament, leaveTournament } from "./enter-tournament";
import { formatNames } from "./game-choices";
import { beginNow, callJudge, callOffTournament, judgeMatch } from "./judge-match";
import { closeDecided, openMatches } from "./open-matches";
import { readTournament } from "./read-tournament";

afterAll(closePool);

let [host, other]: Member[] = [];
beforeEach(async () => {
  [host, other] = await tradersOf(["host", "other"]);
  await seedFormats();
});

const MINUTE = 60_000;
const refused = (code: string, data?: object) => ({ ok: false, error: data ? { code, data } : { code } });
const sound = async () => expect((await reconcile()).findings).toEqual([]);
const balance = async (account: string) =>
  Number(
    (await prisma().holding.findUnique({ where: { accountId_asset: { accountId: account, asset: COIN } } }))?.balance ??
      0,
  );
const purse = ({ id }: Member) => balance(accountOf("purse", id));

const [vat, second] = houseCards("five-dyes").cards.filter(
  ({ attributes, hidden }) => !hidden && attributes.get("type") === "Vat",
);
const DECK = deckOf([
  { part: "deck", rows: [[vat!.number, 40]] },
  { part: "sideboard", rows: [[second!.number, 2]] },
]);

async function deckFor({ id }: Member, cards: DeckCards = DECK): Promise<string> {
  const deck = { id: newId(), userId: id, game: "five-dyes", name: `deck of ${id}`, cards: stored(cards) };
  await prisma().deck.create({ data: deck as never });
  return deck.id;
}

const some = (change: Partial<CreateTournament> = {}): CreateTournament => ({
  ...{ key: newId(), name: "Autumn cup", about: "", game: "tabletop:five-dyes:free", style: "swiss", seats: 2 },
  ...{ rounds: null, roundMinutes: 60, most: 32, prizes: [], startsAt: Date.now() + 5 * MINUTE },
  ...{ format: null, ownCards: false, sealedEventId: null },
  ...change,
});
async function created(change: Partial<CreateTournament> = {}): Promise<string> {
  const made = await createTournament(host!, some(change));
  if (!made.ok) throw new Error(`${made.error.code} ${JSON.stringify(made.error.data)}`);
  return made.value.id;
}
/** So many members have entered, with decks where they are wanted. */
async function entered(id: string, n: number, decks = true): Promise<Member[]> {
  const members = await Promise.all(Array.from({ length: n }, (_, i) => makeMember(`p${i}`)));
  for (const member of members) {
    const deckId = decks ? await deckFor(member) : null;
    expect(await enterTournament(member, { id, deckId })).toEqual({ ok: true, value: { id } });
  }
  return members;
}

const view = async (id: string, actor: Member | null = null) => (await readTournament(actor, id))!;
const rowsOf = (id: string) =>
  prisma().tournamentMatch.findMany({ where: { tournamentId: id }, orderBy: [{ round: "asc" }, { number: "asc" }] });
type Row = Awaited<ReturnType<typeof rowsOf>>[number];
const act = (tableId: string, user: string, seat: number, intent: object) =>
  playMove({ tableId, moveId: newId(), user, as: seat, request: { to: "game", intent } });
const sit = (tableId: string, user: string) =>
  playMove({
    ...{ tableId, moveId: newId(), user, as: "visitor" },
    request: { to: "table", intent: { type: "sit", share: newId() } },
  });

/** Somebody comes, and brings their deck, unless it is there already. */
async function come({ tableId, users, seated }: Row, user: string): Promise<void> {
  await sit(tableId!, user);
  const seat = (seated.length > 0 ? seated : users).indexOf(user);
  const brought = await act(tableId!, user, seat, { type: "bring", parts: toParts(DECK) });
  if (!brought.ok) expect(brought.error.code).toBe("tabletop/brought");
}

/** All come, bring their decks, and the game begins. */
async function begun(row: Row): Promise<string[]> {
  const { tableId, users, seated } = row;
  const players = seated.length > 0 ? seated : users;
  for (const user of players) await come(row, user);
  const request = { to: "game", intent: { type: "begin" } } as const;
  expect(await playMove({ tableId: tableId!, moveId: newId(), user: null, as: "clock", request })).toMatchObject({
    ok: true,
  });
  return players;
}
/** The one who was first in the list wins a match that is played. */
async function play(row: Row, order: readonly string[]): Promise<void> {
  const players = await begun(row);
  const best = [...players].sort((a, b) => order.indexOf(a) - order.indexOf(b))[0]!;
  expect(await act(row.tableId!, best, players.indexOf(best), { type: "declare", result: "win" })).toMatchObject({
    ok: true,
  });
  for (const [seat, user] of players.entries())
    if (user !== best) expect(await act(row.tableId!, user, seat, { type: "accept" })).toMatchObject({ ok: true });
}
const told = async (kind: string, id: string) =>
  (await prisma().outbox.findMany({ where: { kind, data: { path: ["tournament"], equals: id } } })).flatMap(
    ({ users }) => users,
  );

describe("a Swiss of sixteen", () => {
  test("is played to its end under a clock, with drops, an absence, the judge and a round that is too long; prizes once", async () => {
    const before = await purse(host!);
    const id = await created({ prizes: [600, 300, 100], roundMinutes: 60 });
    expect([await purse(host!), await balance(potOf(id))]).toEqual([before - 1_000, 1_000]);
    await sound();
    const members = await entered(id, 16);
    const order = members.map((member) => member.id);
    const nick = (i: number) => members[i]!.nick;
    let now = Date.now();
    expect(await advanceTournament(id, now)).toBe(false);
    now += 6 * MINUTE;
    expect(await advanceTournament(id, now)).toBe(true);
    expect(await advanceTournament(id, now)).toBe(false);
    expect(await told("tournament_round", id)).toHaveLength(16);

    // The first round: one does not come, one leaves, one match goes to the judge; all others are played.
    const first = await rowsOf(id);
    expect(first).toHaveLength(8);
    const best = first.find(({ users }) => users.includes(order[0]!))!;
    const [late, leaving, judged, ...played] = [...first.filter((row) => row !== best), best];
    if (!late || !leaving || !judged) throw new Error("Eight matches are played");
    expect(await sit(late.tableId!, late.users[0]!)).toMatchObject({ ok: true });
    await come(late, late.users[1]!);
    const leaver = members.find((member) => member.id === leaving.users[0])!;
    expect(await leaveTournament(leaver, { id })).toMatchObject({ ok: true });
    const called = await begun(judged);
    const caller = members.find((member) => member.id === called[0])!;
    const which = { id, round: 1, number: judged.number };
    expect(await callJudge(caller, { ...which, call: "They stopped playing." })).toMatchObject({ ok: true });
    expect(await told("tournament_judge", id)).toEqual([host!.id]);
    expect(await judgeMatch(host!, { ...which, places: [[caller.nick]] })).toMatchObject({ ok: true });
    for (const row of played) await play(row, order);
    expect((await view(id)).matches.filter(({ places }) => places === null)).toHaveLength(1);
    expect(await advanceTournament(id, now + 14 * MINUTE)).toBe(false);
    now += 15 * MINUTE;
    expect(await advanceTournament(id, now)).toBe(true);
    const one = await view(id);
    const by = (number: number) => one.matches.find((match) => match.round === 1 && match.number === number)!;
    expect(by(late.number)).toMatchObject({ decidedBy: "absent", places: [[expect.any(String)]] });
    expect(by(leaving.number)).toMatchObject({ decidedBy: "left" });
    expect(by(judged.number)).toMatchObject({ decidedBy: "judge", places: [[caller.nick]] });
    expect(one.round).toBe(2);

    // Fifteen are left: one has a bye. Two more leave; one match is not over in time, and its points are shared.
    const secondRound = (await rowsOf(id)).filter(({ round }) => round === 2);
    expect(secondRound.filter(({ users }) => users.length === 1)).toMatchObject([{ decidedBy: "bye" }]);
    const [slow, ...quick] = secondRound
      .filter(({ users }) => users.length === 2)
      .sort((a, b) => Number(a.users.includes(order[0]!)) - Number(b.users.includes(order[0]!))) as [Row, ...Row[]];
    await begun(slow);
    for (const row of quick) await play(row, order);
    const gone = quick.slice(0, 2).map(({ users }) => members.find((member) => member.id === users[1])!);
    for (const member of gone) expect(await leaveTournament(member, { id })).toMatchObject({ ok: true });
    expect(await advanceTournament(id, now + 59 * MINUTE)).toBe(false);
    now += 60 * MINUTE;
    expect(await advanceTournament(id, now)).toBe(true);
    expect((await rowsOf(id)).find(({ tableId }) => tableId === slow.tableId)).toMatchObject({
      ...{ decidedBy: "time", places: [expect.arrayContaining(slow.users)] },
    });
    // The table of a match whose time is up is closed, and one may not play on there.
    expect(await act(slow.tableId!, slow.users[0]!, 0, { type: "concede" })).toMatchObject({ ok: false });

    for (const round of [3, 4]) {
      const rows = (await rowsOf(id)).filter((row) => row.round === round);
      expect(rows.flatMap(({ users }) => users)).not.toContain(leaver.id);
      for (const { users } of rows) for (const member of gone) expect(users).not.toContain(member.id);
      for (const row of rows) if (row.users.length === 2) await play(row, order);
      now += MINUTE;
      expect(await advanceTournament(id, now)).toBe(true);
    }
    const over = await view(id, members[0]!);
    expect(over).toMatchObject({ state: "over", round: 4, roundEndsAt: null });
    // Nobody met twice, and whoever is better won whatever they played to its end.
    const pairs = over.matches
      .filter(({ players }) => players.length === 2)
      .map(({ players }) => [...players].sort().join());
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(over.standings).toHaveLength(16);
    expect(over.standings.find((line) => line.nick === nick(0))!.points).toBeGreaterThanOrEqual(9);
    expect(over.standings.reduce((sum, { prize }) => sum + prize, 0)).toBe(1_000);
    expect([await balance(potOf(id)), await purse(host!)]).toEqual([0, before - 1_000]);
    const [winner] = over.standings;
    expect(await purse(members.find((member) => member.nick === winner!.nick)!)).toBe(winner!.prize);
    expect(await told("tournament_over", id)).toHaveLength(16);
    expect(await advanceTournament(id, now + MINUTE)).toBe(false);
    expect(await leaveTournament(members[0]!, { id })).toEqual(refused("tournament/over"));
    await sound();
  });
});

describe("what a host does", () => {
  test("prizes are staked at once, come back when too few enter, and nobody stakes what they do not have", async () => {
    const before = await purse(host!);
    const key = newId();
    const asked = some({ key, prizes: [400, 0, 0] });
    const [one, same] = [await createTournament(host!, asked), await createTournament(host!, asked)];
    expect(one).toEqual(same);
    if (!one.ok) throw new Error(one.error.code);
    expect(await purse(host!)).toBe(before - 400);
    expect(await createTournament(host!, some({ prizes: [before] }))).toMatchObject(refused("ledger/short"));
    await entered(one.value.id, 1);
    await advanceTournaments(Date.now() + 10 * MINUTE);
    expect((await view(one.value.id)).state).toBe("called_off");
    expect(await purse(host!)).toBe(before);
    expect(await told("tournament_called_off", one.value.id)).toHaveLength(2);
    await sound();
  });

  test("is refused what makes no sense", async () => {
    const ask = (change: Partial<CreateTournament>) => createTournament(host!, some(change));
    expect(await createTournament(null, some())).toEqual(refused("tournament/sign_in"));
    expect(await createTournament({ ...host!, guest: true }, some())).toEqual(refused("tournament/members_only"));
    expect(await ask({ game: "tabletop:nothing:free" })).toEqual(refused("tournament/no_game"));
    expect(await ask({ game: "cards:nothing" })).toEqual(refused("tournament/no_game"));
    expect(await ask({ game: "tabletop:five-dyes:strict", seats: 3 })).toEqual(
      refused("tournament/seats", { min: 2, max: 2 }),
    );
    expect(await ask({ game: "diplomacy:standard", seats: 2 })).toEqual(
      refused("tournament/seats", { min: 7, max: 7 }),
    );
    expect(await ask({ style: "elimination", seats: 4 })).toEqual(refused("tournament/pairs"));
    expect(await ask({ format: "No such format" })).toEqual(refused("tournament/no_format"));
    expect(await ask({ most: 2, prizes: [1, 1, 1] })).toEqual(refused("tournament/more_prizes", { most: 2 }));
    expect(await ask({ startsAt: Date.now() + 100 * 24 * 60 * MINUTE })).toEqual(
      refused("tournament/starts", { days: 60 }),
    );
    for (let i = 0; i < 5; i++) await created();
    expect(await ask({})).toEqual(refused("tournament/too_many", { most: 5 }));
  });

  test("begins early and calls off, but not once it runs: then the staff alone", async () => {
    const id = await created({ prizes: [200] });
    expect(await beginNow(other!, { id })).toEqual(refused("tournament/not_host"));
    expect(await beginNow(host!, { id })).toEqual(refused("tournament/few", { least: 2 }));
    const members = await entered(id, 4);
    expect(await beginNow(host!, { id })).toMatchObject({ ok: true });
    expect((await view(id)).round).toBe(1);
    expect(await enterTournament(other!, { id, deckId: await deckFor(other!) })).toEqual(refused("tournament/begun"));
    expect(await callOffTournament(other!, { id })).toEqual(refused("tournament/not_host"));
    expect(await callOffTournament(host!, { id })).toEqual(refused("tournament/begun"));
    const staff = { ...(await makeMember("staff")), admin: true };
    const [row] = await rowsOf(id);
    expect(await callOffTournament(staff, { id })).toMatchObject({ ok: true });
    expect(await balance(potOf(id))).toBe(0);
    expect(await sit(row!.tableId!, row!.users[0]!)).toEqual(refused("table/closed"));
    expect(await callOffTournament(staff, { id })).toEqual(refused("tournament/over"));
    expect(await judgeMatch(host!, { id, round: 1, number: 1, places: [[members[0]!.nick]] })).toEqual(
      refused("tournament/not_running"),
    );
    await sound();
  });

  test("nobody judges but the host, nobody their own match, and only its players are placed", async () => {
    const id = await created();
    expect(await enterTournament(host!, { id, deckId: await deckFor(host!) })).toMatchObject({ ok: true });
    const members = await entered(id, 3);
    await beginNow(host!, { id });
    const rows = await rowsOf(id);
    const own = rows.find(({ users }) => users.includes(host!.id))!;
    const [theirs] = rows.filter((row) => row !== own) as [Row];
    const nicks = (row: Row) => row.users.map((user) => [host!, ...members].find(({ id: one }) => one === user)!.nick);
    const judge = (actor: Member | null, row: Row, places: string[][]) =>
      judgeMatch(actor, { id, round: row.round, number: row.number, places });
    expect(await judge(null, theirs, [])).toEqual(refused("tournament/sign_in"));
    expect(await judge(other!, theirs, [])).toEqual(refused("tournament/not_host"));
    expect(await judge(host!, own, [nicks(own)])).toEqual(refused("tournament/own_match"));
    expect(await judge(host!, theirs, [[host!.nick]])).toEqual(refused("tournament/places"));
    const [a, b] = nicks(theirs) as [string, string];
    expect(await judge(host!, theirs, [[a], [a]])).toEqual(refused("tournament/places"));
    expect(await judgeMatch(host!, { id, round: 2, number: 1, places: [] })).toEqual(refused("tournament/not_running"));
    expect(await judgeMatch(host!, { id, round: 1, number: 9, places: [] })).toEqual(refused("tournament/no_match"));
    expect(await judge(host!, theirs, [[a, b]])).toMatchObject({ ok: true });
    expect(await callJudge(other!, { id, round: 1, number: own.number, call: "?" })).toEqual(
      refused("tournament/not_yours"),
    );
  });
});

describe("what a member does", () => {
  test("enters once, with a deck that may be changed until it begins; places are counted", async () => {
    const id = await created({ most: 2 });
    const deckId = await deckFor(other!);
    expect(await enterTournament(null, { id, deckId })).toEqual(refused("tournament/sign_in"));
    expect(await enterTournament({ ...other!, guest: true }, { id, deckId })).toEqual(
      refused("tournament/members_only"),
    );
    expect(await enterTournament(other!, { id: "nothing", deckId })).toEqual(refused("tournament/none"));
    expect(await enterTournament(other!, { id, deckId: null })).toEqual(refused("tournament/needs_deck"));
    expect(await enterTournament(other!, { id, deckId: await deckFor(host!) })).toEqual(refused("tournament/no_deck"));
    expect(await leaveTournament(other!, { id })).toEqual(refused("tournament/not_entered"));
    for (let i = 0; i < 2; i++) expect(await enterTournament(other!, { id, deckId })).toMatchObject({ ok: true });
    const changed = deckOf([{ part: "deck", rows: [[second!.number, 40]] }]);
    expect(await enterTournament(other!, { id, deckId: await deckFor(other!, changed) })).toMatchObject({ ok: true });
    const hashes = (await view(id)).standings.map(({ deckHash }) => deckHash);
    expect(hashes).toHaveLength(1);
    const many = await Promise.all(["x", "y", "z"].map(makeMember));
    const answers = await Promise.all(
      many.map(async (member) => enterTournament(member, { id, deckId: await deckFor(member) })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual(refused("tournament/full", { most: 2 }));
    expect(await leaveTournament(other!, { id })).toMatchObject({ ok: true });
    expect((await view(id)).standings).toHaveLength(1);
  });

  test("brings the deck of their entry and no other; another's deck is told by its hash alone until it is over", async () => {
    const id = await created();
    const [a] = (await entered(id, 2)) as [Member, Member];
    await beginNow(host!, { id });
    const [row] = await rowsOf(id);
    const seat = row!.users.indexOf(a.id);
    await sit(row!.tableId!, a.id);
    const bring = (cards: DeckCards) => act(row!.tableId!, a.id, seat, { type: "bring", parts: toParts(cards) });
    expect(await bring(deckOf([{ part: "deck", rows: [[second!.number, 42]] }]))).toEqual(
      refused("tournament/other_deck"),
    );
    // The same cards, in other parts.
    const changed = deckOf([
      {
        part: "deck",
        rows: [
          [vat!.number, 38],
          [second!.number, 2],
        ],
      },
      { part: "sideboard", rows: [[vat!.number, 2]] },
    ]);
    expect(await bring(changed)).toEqual(refused("tournament/moved_cards"));
    expect(await bring(DECK)).toMatchObject({ ok: true });
    const [asA, asNobody] = [await view(id, a), await view(id)];
    expect(asA.standings.map(({ deckName }) => deckName).filter((name) => name !== null)).toEqual([`deck of ${a.id}`]);
    expect(JSON.stringify(asNobody)).not.toContain("deck of");
    expect(asNobody.standings.every(({ deckHash }) => /^[0-9a-f]{64}$/.test(deckHash ?? ""))).toBe(true);
  });

  test("needs legal decks and cards of their own where the host says so", async () => {
    const [format] = await formatNames("five-dyes");
    const strict = await created({ format: format! });
    expect(await enterTournament(other!, { id: strict, deckId: await deckFor(other!) })).toMatchObject({ ok: true });
    const small = await deckFor(other!, deckOf([{ part: "deck", rows: [[vat!.number, 1]] }]));
    expect(await enterTournament(other!, { id: strict, deckId: small })).toEqual(
      refused("tournament/illegal", { format, violations: [expect.any(String)] }),
    );
    const id = await created({ ownCards: true });
    expect(await enterTournament(other!, { id, deckId: await deckFor(other!) })).toMatchObject(
      refused("tournament/proxies"),
    );
  });

  test("who is banned leaves, and the other wins", async () => {
    const id = await created();
    const [a, b] = (await entered(id, 2)) as [Member, Member];
    await beginNow(host!, { id });
    const staff = { ...(await makeMember("staff")), admin: true };
    expect(await banMember(staff, { nick: a.nick, reason: "cheated", days: 0 })).toMatchObject({ ok: true });
    expect((await view(id)).matches[0]).toMatchObject({ decidedBy: "left", places: [[b.nick]] });
    await advanceTournament(id);
    expect((await view(id)).state).toBe("over");
  });
});

describe("tables", () => {
  test("are opened once, whoever opens them; nobody else sits, hosts, or calls bots", async () => {
    const id = await created();
    const [a, b] = (await entered(id, 2)) as [Member, Member];
    await pool().query(`UPDATE "Tournament" SET "startsAt" = now() - interval '1 hour' WHERE id = $1`, [id]);
    await Promise.all([advanceTournament(id), advanceTournament(id), advanceTournaments()]);
    await openMatches(id);
    const rows = await rowsOf(id);
    expect(rows).toHaveLength(1);
    const tableId = rows[0]!.tableId!;
    expect(await prisma().table.count({ where: { id: tableId } })).toBe(1);
    const ask = (user: string, intent: object) =>
      playMove({ tableId, moveId: newId(), user, as: "visitor", request: { to: "table", intent } });
    expect(await sit(tableId, other!.id)).toEqual(refused("table/seat_kept", { seat: 0 }));
    expect(await sit(tableId, a.id)).toMatchObject({ ok: true });
    for (const intent of [
      { type: "seat_bot" },
      { type: "give_host", user: a.id },
      { type: "close" },
      { type: "settings", change: { public: false } },
      { type: "kick", seat: 0 },
    ])
      expect(await ask(a.id, intent)).toEqual(refused("table/not_host"));
    // Alone they cannot begin it.
    const request = { to: "game", intent: { type: "begin" } } as const;
    expect(await playMove({ tableId, moveId: newId(), user: a.id, as: "host", request })).toMatchObject({ ok: false });
    expect(await sit(tableId, b.id)).toMatchObject({ ok: true });
  });

  test("stay open for a while once their match is decided, and are closed then", async () => {
    const id = await created();
    await entered(id, 2);
    await beginNow(host!, { id });
    const [row] = await rowsOf(id);
    await play(row!, row!.users);
    const closedAt = async () => (await prisma().table.findUnique({ where: { id: row!.tableId! } }))!.closedAt;
    await closeDecided();
    expect(await closedAt()).toBeNull();
    await closeDecided(Date.now() + 11 * MINUTE);
    expect(await closedAt()).not.toBeNull();
    // What is closed is closed once.
    expect(await closeDecided(Date.now() + 12 * MINUTE)).toBe(0);
  });

  test("a match of four where one does not come is begun anew among the other three", async () => {
    const id = await created({ seats: 4 });
    const members = await entered(id, 4);
    await beginNow(host!, { id });
    const [row] = await rowsOf(id);
    const there = row!.users.slice(1);
    for (const user of there) await come(row!, user);
    await advanceTournament(id, Date.now() + 16 * MINUTE);
    const [anew] = await rowsOf(id);
    expect(anew).toMatchObject({ seated: there, users: row!.users, places: null, opened: true });
    expect(anew!.tableId).not.toBe(row!.tableId);
    // Those who came have as long to come to the new table, and are not moved to another one again.
    const since = (at: number) =>
      prisma().table.update({ where: { id: anew!.tableId! }, data: { createdAt: new Date(at) } });
    await since(Date.now() + 16 * MINUTE);
    expect(await advanceTournament(id, Date.now() + 17 * MINUTE)).toBe(false);
    for (const user of there) await come(anew!, user);
    await since(Date.now());
    expect(await advanceTournament(id, Date.now() + 40 * MINUTE)).toBe(false);
    expect(await rowsOf(id)).toMatchObject([{ tableId: anew!.tableId, places: null }]);
    await play(anew!, there);
    const after = await view(id);
    const nickOf = (user: string) => members.find((member) => member.id === user)!.nick;
    expect(after.matches[0]).toMatchObject({ decidedBy: "played", places: [[nickOf(there[0]!)], expect.any(Array)] });
    expect(after.standings.find(({ nick }) => nick === nickOf(row!.users[0]!))).toMatchObject({ points: 0 });
  });

  test("an elimination that is not decided in time waits for the judge, who names one", async () => {
    const id = await created({ style: "elimination" });
    await entered(id, 2);
    await beginNow(host!, { id });
    const [row] = await rowsOf(id);
    await begun(row!);
    await advanceTournament(id, Date.now() + 61 * MINUTE);
    await advanceTournament(id, Date.now() + 62 * MINUTE);
    const waiting = await view(id, host);
    expect(waiting.matches[0]).toMatchObject({ places: null, called: true });
    expect(await told("tournament_judge", id)).toEqual([host!.id]);
    const which = { id, round: 1, number: 1 };
    const [a, b] = waiting.matches[0]!.players as [string, string];
    expect(await judgeMatch(host!, { ...which, places: [[a, b]] })).toEqual(refused("tournament/pairs"));
    expect(await judgeMatch(host!, { ...which, places: [[b], [a]] })).toMatchObject({ ok: true });
    await advanceTournament(id, Date.now() + 63 * MINUTE);
    expect((await view(id)).standings.map(({ nick, place }) => [nick, place])).toEqual([
      [b, 1],
      [a, 2],
    ]);
  });

  test("a tie in an elimination sends nobody on: they play again, or the judge names one", async () => {
    const id = await created({ style: "elimination" });
    await entered(id, 2);
    await beginNow(host!, { id });
    const [row] = await rowsOf(id);
    const players = await begun(row!);
    expect(await act(row!.tableId!, players[0]!, 0, { type: "declare", result: "draw" })).toMatchObject({ ok: true });
    expect(await act(row!.tableId!, players[1]!, 1, { type: "accept" })).toMatchObject({ ok: true });
    expect((await view(id)).matches[0]).toMatchObject({ places: null, called: true });
    expect(await told("tournament_judge", id)).toEqual([host!.id]);
    expect(await advanceTournament(id)).toBe(false);
    const again = (seat: number) =>
      playMove({
        ...{ tableId: row!.tableId!, moveId: newId(), user: players[seat]!, as: seat },
        request: { to: "table", intent: { type: "rematch" } },
      });
    for (const seat of [0, 1]) expect(await again(seat)).toMatchObject({ ok: true });
    await begun(row!);
    expect(await act(row!.tableId!, players[0]!, 0, { type: "concede" })).toMatchObject({ ok: true });
    expect(await rowsOf(id)).toMatchObject([{ places: [[players[1]], [players[0]]], decidedBy: "played" }]);
  });

  test("one that cannot be opened keeps no other closed, and goes to the judge when the time is up", async () => {
    const id = await created();
    await entered(id, 4);
    await pool().query(`UPDATE "Tournament" SET "startsAt" = now() - interval '1 hour' WHERE id = $1`, [id]);
    // A seat of the first match is kept for somebody whom there is not.
    await pool().query(
      `CREATE OR REPLACE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.number = 1 THEN NEW.seated := ARRAY['nobody']; END IF; RETURN NEW; END $$`,
    );
    await pool().query(`CREATE TRIGGER spoil BEFORE INSERT ON "TournamentMatch" FOR EACH ROW EXECUTE FUNCTION spoil()`);
    try {
      await expect(advanceTournament(id)).rejects.toThrow();
    } finally {
      await pool().query(`DROP TRIGGER spoil ON "TournamentMatch"`);
      await pool().query("DROP FUNCTION spoil()");
    }
    expect((await rowsOf(id)).map(({ opened }) => opened)).toEqual([false, true]);
    await advanceTournament(id, Date.now() + 61 * MINUTE).catch(() => undefined);
    expect((await view(id)).matches.map(({ called }) => called)).toEqual([true, false]);
  });

  test("seven play Diplomacy: all sit from the beginning, and when the time is up centres count by their squares", async () => {
    const id = await created({ game: "diplomacy:standard", seats: 7, rounds: 1, roundMinutes: 10_000 });
    await entered(id, 7, false);
    await beginNow(host!, { id });
    const [row] = await rowsOf(id);
    const summary = (await prisma().table.findUniqueOrThrow({ where: { id: row!.tableId! } })).summary as {
      seats: { kind: string }[];
    };
    expect(summary.seats.filter(({ kind }) => kind === "user")).toHaveLength(7);
    const request = { to: "game", intent: { type: "start" } } as const;
    const tableId = row!.tableId!;
    expect(await playMove({ tableId, moveId: newId(), user: null, as: "clock", request })).toMatchObject({ ok: true });
    expect(await advanceTournament(id, Date.now() + 9_999 * MINUTE)).toBe(false);
    await advanceTournament(id, Date.now() + 10_001 * MINUTE);
    const over = await view(id);
    expect(over.state).toBe("over");
    // Six powers begin with three centres, one with four: 16 and 9 of 70.
    expect(over.standings.map(({ points, held }) => [points, held])).toEqual([
      [22.86, 4],
      ...Array.from({ length: 6 }, () => [12.86, 3]),
    ]);
  });
});
