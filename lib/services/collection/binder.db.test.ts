import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { accountOf, cardAsset, MINT, move } from "@/lib/engine/kernel/ledger";
import { ok } from "@/lib/engine/kernel/result";
import { LIMITS } from "../accounts/rate-limits";
import { collectionDoors } from "../doors/collection";
import { enter } from "../doors/door";
import { perform } from "../ledger/perform";
import { readBinder } from "./read-binder";
import { readCard } from "./read-card";
import { setBinder } from "./set-binder";
import { writeNotes } from "./write-notes";

// Its openings have no packs: whoever reconciles after it would find them.
afterAll(async () => {
  await emptyLedger();
  await closePool();
});

const GAME = "five-dyes";
/** A common, a rare, a mythic and its foil. */
const [COMMON, RARE, MYTHIC, FOIL] = [29, 46, 50, 179];
let anna: Member;
beforeEach(async () => {
  anna = await makeMember("anna");
});

/** Cards come into a binder as from a pack, or otherwise. */
const come = (to: Member, numbers: readonly number[], kind: "shop/open" | "staff/grant" = "shop/open") =>
  perform({ kind, key: newId(), request: null, actorId: to.id }, async () => {
    const binder = accountOf("binder", to.id);
    const postings = numbers.flatMap((number) => move(cardAsset(GAME, number), 1, MINT, binder));
    return ok({ transfers: [{ postings, memo: {} }], answer: {} });
  });
const open = (isPublic: boolean, actor: Member = anna) => setBinder(actor, GAME, { public: isPublic });

test("nobody's binder is open until they open it, and none is once they close it", async () => {
  await come(anna, [COMMON]);
  await writeNotes(anna, { game: GAME, notes: [{ number: RARE, note: "secret", tags: ["wish", "hidden"] }] });
  expect(await readBinder(anna.nick, GAME)).toBeNull();
  await open(true);
  const seen = await readBinder(anna.nick.toUpperCase(), GAME);
  expect(seen).toMatchObject({ owner: anna.nick, held: [{ number: COMMON, have: 1 }], wishes: [RARE] });
  // What is one's own stays so.
  expect(JSON.stringify(seen)).not.toMatch(/secret|hidden|bound|fresh|"id"/);
  expect(await readBinder(anna.nick, "poker")).toBeNull();
  expect(await readBinder(anna.nick, "none")).toBeNull();
  expect(await readBinder("nobody at all", GAME)).toBeNull();
  await open(false);
  expect(await readBinder(anna.nick, GAME)).toBeNull();
});

test("who was banned shows nothing", async () => {
  await open(true);
  await pool().query('UPDATE "User" SET "bannedAt" = now() WHERE id = $1', [anna.id]);
  expect(await readBinder(anna.nick, GAME)).toBeNull();
});

test("it is opened by its owner alone", async () => {
  for (const actor of [null, { ...anna, guest: true }])
    expect(await setBinder(actor, GAME, { public: true })).toMatchObject({ ok: false });
  expect(await setBinder(anna, "none", { public: true })).toMatchObject({ ok: false });
  expect(await readBinder(anna.nick, GAME)).toBeNull();
});

test("best pulls are of packs, the most valuable first; the worth is told day by day", async () => {
  await open(true);
  await come(anna, [COMMON, RARE, COMMON]);
  await come(anna, [FOIL]);
  await come(anna, [MYTHIC], "staff/grant");
  const seen = await readBinder(anna.nick, GAME);
  expect(seen?.pulls.map(({ number }) => number)).toEqual([FOIL, RARE, COMMON]);
  const [day] = seen?.worth ?? [];
  expect(seen?.worth).toHaveLength(1);
  expect(day?.balance).toBeGreaterThan(0);
  const owners = (await readCard(null, `${GAME}-${RARE}`))?.owners.find(({ nick }) => nick === anna.nick);
  expect(owners).toMatchObject({ open: true });
  await open(false);
  const closed = (await readCard(null, `${GAME}-${RARE}`))?.owners.find(({ nick }) => nick === anna.nick);
  expect(closed).toMatchObject({ open: false });
});

test("its postings are walked through once, until something comes or goes", async () => {
  const asked = vi.spyOn(pool(), "query");
  const walks = () => asked.mock.calls.filter(([query]) => JSON.stringify(query)?.includes("binder-worth")).length;
  await open(true);
  await come(anna, [COMMON]);
  const first = await readBinder(anna.nick, GAME);
  expect(await readBinder(anna.nick, GAME)).toEqual(first);
  expect(walks()).toBe(1);
  await come(anna, [RARE]);
  const second = await readBinder(anna.nick, GAME);
  expect(walks()).toBe(2);
  expect(second?.pulls.map(({ number }) => number)).toEqual([RARE, COMMON]);
  // What it wishes for, and whether it is open, are asked each time.
  await writeNotes(anna, { game: GAME, notes: [{ number: MYTHIC, note: "", tags: ["wish"] }] });
  expect(await readBinder(anna.nick, GAME)).toMatchObject({ wishes: [MYTHIC] });
  await open(false);
  expect(await readBinder(anna.nick, GAME)).toBeNull();
  expect(walks()).toBe(2);
  asked.mockRestore();
});

test("one place reads so many and no more; another is not held by it", async () => {
  await open(true);
  const read = (address: string) => {
    const asking = { member: null, session: null, address, deviceId: null };
    return enter(collectionDoors.readBinder, asking, { nick: anna.nick, game: GAME });
  };
  const busy = `busy ${newId()}`;
  const { points } = LIMITS.readBinder;
  for (let i = 0; i < points; i++) expect(await read(busy)).toMatchObject({ ok: true, value: { owner: anna.nick } });
  expect(await read(busy)).toMatchObject({ ok: false, error: { code: "binder/wait" } });
  expect(await read(`calm ${newId()}`)).toMatchObject({ ok: true });
});
