import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { type CardTable, cardTable } from "@/lib/build/testing/card-table";
import { makeMember, makeVersion, openTable } from "@/lib/build/testing/club";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { DealRecord, Intent, View } from "@/lib/engine/cards/vocabulary";
import { cardHolds } from "@/lib/engine/kernel/fairness";
import { SeededRandom } from "@/lib/engine/kernel/random";
import type { Settings, TableIntent } from "@/lib/engine/kernel/table/vocabulary";
import { verifyDeal } from "@/lib/engine/kernel/verify";
import { playMove } from "./play-move";
import { readOwnDeal } from "./read-own-deal";
import { readHandProof, readProof } from "./read-proof";
import { readReplay } from "./read-replay";
import { readRecords, readTable } from "./read-table";

afterAll(closePool);
let members: Member[];
beforeAll(async () => {
  members = await Promise.all(["ra", "rb", "rc"].map(makeMember));
});

type Stop = (table: CardTable) => boolean;

type Asks = { to: "table" | "game"; intent: unknown };

/** Somebody does something at a table; null: a bot, or the clock. */
const move = async (id: string, user: Member | null, as: number | "host" | "visitor", request: Asks) => {
  const by = user === null && typeof as === "number" ? { bot: as } : as;
  expect(await playMove({ tableId: id, moveId: newId(), user: user?.id ?? null, as: by, request })).toMatchObject({
    ok: true,
  });
};

/** Everybody at a table plays by chance until a condition holds. */
async function playOn(table: CardTable, until: Stop): Promise<void> {
  const { id, game } = table;
  const start: Asks = { to: "game", intent: { type: "start" } };
  await move(id, members[0]!, "host", start);
  const random = new SeededRandom(4);
  for (let acts = 0; acts < 400 && !until(table); acts++) {
    const { seats } = game.waitsFor(table.match.game);
    const seat = seats[0];
    if (seat === undefined) await move(id, members[0]!, "host", start);
    else {
      const occupant = table.match.table.seats[seat];
      const user = occupant?.kind === "user" ? members.find((member) => member.id === occupant.user) : null;
      await move(id, user ?? null, seat, { to: "game", intent: game.randomLegal(table.match.game, seat, random) });
    }
  }
  expect(until(table)).toBe(true);
}

/** A table at which the members have played by chance until a condition holds. */
async function played(
  slug: "thousand" | "arschloch",
  until: Stop,
  settings: Partial<Settings> = {},
): Promise<{ id: string; table: CardTable }> {
  const id = await openTable(members[0]!, await makeVersion(slug), 3, { graceSeconds: 3_600, ...settings });
  const table = await cardTable(id);
  for (const member of members)
    await move(id, member, "visitor", { to: "table", intent: { type: "sit", share: member.nick } });
  await playOn(table, until);
  return { id, table };
}

const scored: Stop = (table) => table.match.game.phase === "ended" && table.match.game.scored;
const inPlay: Stop = (table) => table.match.game.phase === "playing";

describe("a deal that has ended", () => {
  test("is on the sheet, proves itself, and replays to what the table shows", async () => {
    const { id, table } = await played("thousand", scored);
    const row = (await readRecords(id)).at(-1)!;
    expect((row.data as DealRecord).scores).not.toBeNull();
    const proof = await readProof({ tableId: id, epoch: row.epoch });
    if (!proof.ok) throw new Error(proof.error.code);
    expect(verifyDeal(proof.value).map((step) => step.holds)).toEqual([true, true, true, true]);
    expect(proof.value.shares.map((given) => given.share)).toEqual(members.map((member) => member.nick));
    const replay = await readReplay(null, { tableId: id, epoch: row.epoch, eyes: null });
    if (!replay.ok) throw new Error(replay.error.code);
    const last = replay.value.frames.at(-1)!.view as View;
    expect(last.seats.map((seat) => seat.total)).toEqual(table.match.game.totals);
    expect((replay.value.frames[0]!.view as View).seats.every((seat) => seat.hand?.length === 7)).toBe(true);
  });

  test("replays through the eyes of one seat without what that seat did not know", async () => {
    const { id } = await played("thousand", scored);
    const { epoch } = (await readRecords(id)).at(-1)!;
    const replay = await readReplay(members[1]!, { tableId: id, epoch, eyes: 1 });
    if (!replay.ok) throw new Error(replay.error.code);
    for (const { view } of replay.value.frames.slice(0, -1))
      for (const seat of (view as View).seats) if (seat.seat !== 1) expect(seat.hand).toBeNull();
  });

  test("keeps the names of who sat there, and what each of them was dealt, after they have left", async () => {
    const { id } = await played("thousand", scored);
    const { epoch } = (await readRecords(id)).at(-1)!;
    const [, , gone] = members;
    const leave = { to: "table" as const, intent: { type: "leave" } };
    await playMove({ tableId: id, moveId: newId(), user: gone!.id, as: "visitor", request: leave });
    const replay = await readReplay(null, { tableId: id, epoch, eyes: null });
    if (!replay.ok) throw new Error(replay.error.code);
    const { seats, people, frames } = replay.value;
    expect(seats.map((seat) => seat.kind === "user" && people[seat.user ?? ""]?.nick)).toEqual(
      members.map(({ nick }) => nick),
    );
    expect(frames.some((frame) => frame.seats?.some((seat) => seat.kind !== "user"))).toBe(false);
    const dealt = (frames[0]!.view as View).seats[2]!.hand;
    expect(await readOwnDeal(gone!, { tableId: id, epoch })).toEqual({ seat: 2, hand: dealt });
    expect(await readOwnDeal(await makeMember("onlooker"), { tableId: id, epoch })).toBeNull();
  });

  test("at which nobody was named names nobody, whatever its host does once the others have left", async () => {
    const { id, table } = await played("thousand", scored, { anonymous: true });
    const { epoch } = (await readRecords(id)).at(-1)!;
    const [host, ...others] = members;
    const tell = (member: Member, intent: TableIntent) => move(id, member, "visitor", { to: "table", intent });
    for (const member of others) await tell(member, { type: "leave" });
    // Whoever takes a seat over is told of themself, not of who sat there in a deal before.
    const next = await makeMember("next");
    await tell(next, { type: "sit", seat: 1, share: "" });
    const before = await readReplay(next, { tableId: id, epoch, eyes: null });
    expect(before.ok && before.value.seats.map((seat) => seat.kind === "user" && seat.user)).toEqual([
      null,
      null,
      null,
    ]);
    await tell(next, { type: "leave" });
    for (const _ of others) await tell(host!, { type: "seat_bot" });
    // Once another deal is over nobody but the host is known to have sat there.
    await playOn(table, (now) => scored(now) && now.match.dealEpoch > epoch);
    expect(table.match.game.phase).not.toBe("over");
    const intent: TableIntent = { type: "settings", change: { anonymous: false } };
    const named = { tableId: id, moveId: newId(), user: host!.id, as: "visitor" } as const;
    expect(await playMove({ ...named, request: { to: "table", intent } })).toMatchObject({
      error: { code: "table/in_play" },
    });
    const replay = await readReplay(host!, { tableId: id, epoch, eyes: null });
    expect(replay.ok).toBe(true);
    for (const other of others) {
      expect(JSON.stringify(replay)).not.toContain(other.id);
      expect(JSON.stringify(replay)).not.toContain(other.nick);
    }
  });

  test("of a game that keeps cards hidden stays sealed, but for one's own view, until the table is closed", async () => {
    const { id } = await played("arschloch", scored);
    const { epoch } = (await readRecords(id)).at(-1)!;
    const sealed = { ok: false, error: { code: "fair/sealed" } };
    expect(await readProof({ tableId: id, epoch })).toEqual(sealed);
    expect(await readReplay(null, { tableId: id, epoch, eyes: null })).toEqual(sealed);
    expect(await readReplay(members[1]!, { tableId: id, epoch, eyes: 0 })).toEqual(sealed);
    expect(await readReplay(members[1]!, { tableId: id, epoch, eyes: 1 })).toMatchObject({ ok: true });
    expect(await readOwnDeal(members[1]!, { tableId: id, epoch })).toBeNull();
    const close = { to: "table" as const, intent: { type: "close" } };
    await playMove({ tableId: id, moveId: newId(), user: members[0]!.id, as: "visitor", request: close });
    const proof = await readProof({ tableId: id, epoch });
    expect(proof.ok && verifyDeal(proof.value).every((step) => step.holds)).toBe(true);
  });
});

describe("a deal that is being played", () => {
  test("has no proof yet; a player checks the cards of their own hand, nobody else's", async () => {
    const { id, table } = await played("thousand", inPlay);
    expect(await readProof({ tableId: id, epoch: table.match.dealEpoch })).toEqual({
      ok: false,
      error: { code: "fair/unknown" },
    });
    const proof = (await readHandProof(members[0]!, id))!;
    const page = await readTable(members[0]!, id);
    const hand = (page!.joined.game as View).seats[0]!.hand!;
    expect([...hand]).toEqual(expect.arrayContaining(proof.cards.map(({ card }) => card)));
    expect(proof.cards.length + proof.later).toBe(hand.length);
    expect(proof.cards.length).toBeGreaterThan(5);
    for (const card of proof.cards) expect(cardHolds(proof.root, card)).toBe(true);
    expect(await readHandProof(await makeMember("stranger"), id)).toBeNull();
  });

  test("does not tell where in the deck a card lay that came from another hand", async () => {
    const [ann, ben] = members as [Member, Member];
    const id = await openTable(ann, await makeVersion("gin"), 2, { graceSeconds: 3_600 });
    for (const member of [ann, ben])
      await move(id, member, "visitor", { to: "table", intent: { type: "sit", share: member.nick } });
    await move(id, ann, "host", { to: "game", intent: { type: "start" } });
    const { match, game } = await cardTable(id);
    const first = match.game.turn!;
    const [one, other] = first === 0 ? [ann, ben] : [ben, ann];
    const tell = (who: Member, intent: Intent) =>
      move(id, who, who === one ? first : 1 - first, { to: "game", intent });
    await tell(one, { type: "move", pass: true });
    await tell(other, { type: "move", pass: true });
    await tell(one, { type: "draw" });
    const { hands, fresh } = (await cardTable(id)).match.game;
    // Whether it was just drawn or had been held from the beginning is nobody else's to know.
    const laid = game.rules.deck[fresh[first]![0]!]!;
    expect((await readHandProof(one, id))!.cards.map(({ card }) => card)).toContain(laid);
    await tell(one, { type: "move", cards: [laid] });
    await tell(other, { type: "draw", from: "discards" });
    const proof = (await readHandProof(other, id))!;
    expect(proof.cards.map(({ card }) => card)).not.toContain(laid);
    expect([proof.cards.length, proof.later]).toEqual([hands[1 - first]!.length, 1]);
  });

  test("a page of it carries no secret: no seed, no share, no hidden card", async () => {
    const { id, table } = await played("thousand", inPlay);
    const page = await readTable(null, id);
    expect((page!.joined.game as View).seats.map((seat) => seat.hand)).toEqual([null, null, null]);
    const text = JSON.stringify(page);
    for (const member of members) expect(text).not.toContain(`"share":"${member.nick}"`);
    expect(text).not.toContain(Buffer.from(table.chain.link(table.match.dealEpoch)).toString("hex"));
  });
});
