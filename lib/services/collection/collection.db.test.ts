import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor, Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { WriteNotes } from "@/lib/contracts/card-notes";
import { MOST_DISPLAYS } from "@/lib/contracts/collection";
import { ECONOMY_DEFAULTS } from "@/lib/contracts/economy";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { isCollectible } from "@/lib/engine/ccg/filter/vocabulary";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { accountOf, cardAsset, MINT, move } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { readPurse } from "../ledger/open-purse";
import { perform } from "../ledger/perform";
import { reconcile } from "../ledger/reconcile";
import { deleteDisplay } from "./delete-display";
import { listDisplays } from "./list-displays";
import { listNotes } from "./list-notes";
import { markSeen } from "./mark-seen";
import { measureCollection } from "./measure-collection";
import { readCard } from "./read-card";
import { readCollection } from "./read-collection";
import { registerSet } from "./register-set";
import { saveDisplay } from "./save-display";
import { setBinder } from "./set-binder";
import { writeNotes } from "./write-notes";

// What other tests left behind is not to be found here.
beforeAll(emptyLedger);
afterAll(closePool);

const GAME = "five-dyes";
const database = fiveDyes();
/** The numbers of a set's cards. */
const numbersOf = (set: string): number[] =>
  database.cards.filter((card) => card.set === set && isCollectible(card)).map(({ number }) => number);
const FAIR = numbersOf("EF");
/** The number of a card's foil. */
const foilOf = (number: number): number => database.foils.get(number)!.number;

let anna: Member;
let bert: Member;
beforeEach(async () => {
  [anna, bert] = [await makeMember("anna"), await makeMember("bert")];
});

/** Moves cards from the mint, or to another member. */
const give = (numbers: readonly number[], to: Member, count = 1, from?: Member) =>
  perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
    ok({
      transfers: [
        {
          postings: numbers.flatMap((number) =>
            move(
              cardAsset(GAME, number),
              count,
              from ? accountOf("binder", from.id) : MINT,
              accountOf("binder", to.id),
            ),
          ),
          memo: {},
        },
      ],
      answer: {},
    }),
  );
const codeOf = <T>(outcome: Result<T, Refusal>): string => (outcome.ok ? "ok" : outcome.error.code);
const guest = (): Actor => ({ ...anna, guest: true });
const sound = async () => expect((await reconcile()).findings).toEqual([]);

describe("a collection", () => {
  test("tells what one has, what of it is registered, and what is new until it was seen", async () => {
    await give([20, 21], anna, 2);
    await give([40], bert);
    const first = await readCollection(anna, GAME);
    expect(first.held).toEqual([
      { number: 20, have: 2, bound: 0, offered: 0, decks: 0, fresh: 2 },
      { number: 21, have: 2, bound: 0, offered: 0, decks: 0, fresh: 2 },
    ]);
    expect(first).toMatchObject({ shown: true, registered: [] });
    await give([21, 22], anna);
    // What came after the page was shown stays new.
    expect(await markSeen(anna, { game: GAME, upTo: BigInt(first.upTo) })).toMatchObject({ ok: true });
    expect((await readCollection(anna, GAME)).held.map(({ number, fresh }) => [number, fresh])).toEqual([
      [20, 0],
      [21, 1],
      [22, 1],
    ]);
    // Copies that are given away are not new any more.
    await give([22], bert, 1, anna);
    expect((await readCollection(anna, GAME)).held.map(({ number }) => number)).toEqual([20, 21]);
  });

  test("what is new fades by itself after a week, also if one never marks it as seen", async () => {
    await give([20], anna);
    const days = (n: number) => new Date(Date.now() + n * 24 * 60 * 60 * 1_000);
    const fresh = async (now: Date) => (await readCollection(anna, GAME, now)).held.map((row) => row.fresh);
    expect(await fresh(days(6.9))).toEqual([1]);
    expect(await fresh(days(7.1))).toEqual([0]);
    await give([20], anna);
    expect(await fresh(days(6.9))).toEqual([2]);
  });

  test("is never marked beyond what is there, and never back", async () => {
    await give([20], anna);
    await markSeen(anna, { game: GAME, upTo: 10n ** 30n });
    await give([21], anna);
    await markSeen(anna, { game: GAME, upTo: 0n });
    expect((await readCollection(anna, GAME)).held.map(({ fresh }) => fresh)).toEqual([0, 1]);
  });

  test("of guests, visitors and other games is empty", async () => {
    await give([20], anna);
    for (const actor of [null, guest()])
      expect(await readCollection(actor, GAME)).toEqual({
        held: [],
        limit: 0,
        upTo: "0",
        shown: false,
        isPublic: false,
        registered: [],
      });
    expect((await readCollection(anna, "poker")).held).toEqual([]);
  });

  test("is measured by set and rarity", async () => {
    const commons = database.cards.filter((card) => card.attributes.get("rarity") === "C").slice(0, 2);
    await give(
      commons.map(({ number }) => number),
      anna,
      3,
    );
    await give([foilOf(commons[0]!.number)], anna);
    const foiled = measureCollection(database, await readCollection(anna, GAME), ECONOMY_DEFAULTS);
    expect(foiled).toMatchObject({ owned: 2, copies: 7, value: 6 * 5 + 13 });
    await give([foilOf(commons[0]!.number)], bert, 1, anna);
    const measured = measureCollection(database, await readCollection(anna, GAME), ECONOMY_DEFAULTS);
    expect(measured).toMatchObject({ owned: 2, copies: 6, value: 6 * (ECONOMY_DEFAULTS.rarityPrices.C ?? 0) });
    expect(measured.total).toBe(database.cards.filter(isCollectible).length);
    expect(measured.sets.map(({ code }) => code)).toEqual(["WC", "ST", "EF"]);
    expect(measured.rarities.map(({ code, owned }) => [code, owned])).toEqual([
      ["L", 0],
      ["C", 2],
      ["U", 0],
      ["R", 0],
      ["M", 0],
    ]);
    for (const parts of [measured.sets, measured.rarities])
      expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(measured.total);
    expect(measured.sets[2]).toMatchObject({ total: FAIR.length, bonus: FAIR.length * 10, registered: false });
  });
});

describe("a set's registration", () => {
  const requestFor = (set = "EF") => ({ game: GAME, set, key: newId() });

  test("whose answer was lost is answered alike when it is asked for again; nothing happens twice", async () => {
    await give(FAIR, anna);
    const request = requestFor();
    const [first, again] = [await registerSet(anna, request), await registerSet(anna, request)];
    expect(first.ok).toBe(true);
    expect(again).toEqual(first);
    expect(codeOf(await registerSet(anna, requestFor()))).toBe("set/registered_already");
    await sound();
  });

  test("pays the bonus once and binds a copy of each card, however often it is asked for at once", async () => {
    await give(FAIR, anna);
    await give(FAIR.slice(0, 1), anna);
    const before = await readPurse(anna);
    const bonus = FAIR.length * ECONOMY_DEFAULTS.registrationBonus;
    const answers = await Promise.all(["ef", "EF", "Ef"].map((set) => registerSet(anna, requestFor(set))));
    expect(answers.map(codeOf).sort()).toEqual(["ok", "set/registered_already", "set/registered_already"]);
    expect(answers.find((answer) => answer.ok)).toMatchObject({
      value: { set: "EF", name: "The Ember Fair", cards: FAIR.length, bonus },
    });
    expect(await readPurse(anna)).toBe(before + bonus);
    const collection = await readCollection(anna, GAME);
    expect(collection.registered).toEqual(["EF"]);
    expect(collection.held.every(({ bound }) => bound === 1)).toBe(true);
    // The second copy of the first card may leave, the registered ones may not.
    expect(codeOf(await give(FAIR.slice(0, 1), bert, 1, anna))).toBe("ok");
    expect(codeOf(await give(FAIR.slice(0, 1), bert, 1, anna))).toBe("ledger/short");
    expect(codeOf(await registerSet(anna, requestFor()))).toBe("set/registered_already");
    await sound();
  });

  test("needs every card; the refusal says how many are missing, and nothing is left behind", async () => {
    await give(FAIR.slice(3), anna);
    expect(await registerSet(anna, requestFor())).toEqual({
      ok: false,
      error: {
        code: "set/incomplete",
        data: { missing: 3, names: FAIR.slice(0, 3).map((number) => database.byNumber.get(number)?.name) },
      },
    });
    expect(await prisma().holding.count({ where: { accountId: accountOf("binder", anna.id), balance: 0 } })).toBe(0);
    await give(FAIR.slice(0, 3), anna);
    expect(codeOf(await registerSet(anna, requestFor()))).toBe("ok");
    await sound();
  });

  test("is made by foils as by plain cards: a plain copy is bound where there is one", async () => {
    const [first = 0, second = 0] = FAIR;
    await give(FAIR.slice(1), anna);
    await give([foilOf(first), foilOf(second)], anna);
    const measured = measureCollection(database, await readCollection(anna, GAME), ECONOMY_DEFAULTS);
    expect(measured.sets[2]).toMatchObject({ owned: FAIR.length, total: FAIR.length });
    expect(codeOf(await registerSet(anna, requestFor()))).toBe("ok");
    const { held } = await readCollection(anna, GAME);
    expect(held.filter(({ bound }) => bound === 0).map(({ number }) => number)).toEqual([foilOf(second)]);
    expect(held.filter(({ bound }) => bound === 1)).toHaveLength(FAIR.length);
    expect(codeOf(await give([foilOf(first)], bert, 1, anna))).toBe("ledger/short");
    await sound();
  });

  test("without a bonus is a sound transfer too", async () => {
    await prisma().setting.create({ data: { name: "registrationBonus", value: 0 } });
    await give(FAIR, anna);
    expect(await registerSet(anna, requestFor())).toMatchObject({ value: { bonus: 0 } });
    await prisma().setting.delete({ where: { name: "registrationBonus" } });
    await sound();
  });

  test("is the owner's alone; unknown sets are answered with those there are", async () => {
    await give(FAIR, anna);
    const request = requestFor();
    expect(codeOf(await registerSet(null, request))).toBe("set/sign_in");
    expect(codeOf(await registerSet(guest(), request))).toBe("set/members_only");
    const others: Member[] = [bert, { ...bert, roles: ["salesman"] }, { ...bert, admin: true }];
    for (const other of others) expect(codeOf(await registerSet(other, request))).toBe("set/incomplete");
    expect(await registerSet(anna, requestFor("XX"))).toEqual({
      ok: false,
      error: { code: "set/unknown", data: { sets: ["WC", "ST", "EF"] } },
    });
    expect(codeOf(await registerSet(anna, { ...requestFor(), game: "none" }))).toBe("set/unknown");
    expect(codeOf(await registerSet(anna, request))).toBe("ok");
  });
});

describe("saved displays", () => {
  const request = { game: GAME, name: "Big beasts", filter: "might>3 and type=Beast", sort: "1 rarity -might" };

  test("are kept by name, replaced, listed and deleted; each member's are their own", async () => {
    expect(codeOf(await saveDisplay(anna, request))).toBe("ok");
    expect(await listDisplays(anna, GAME)).toEqual([
      { name: request.name, filter: request.filter, sort: request.sort },
    ]);
    // The same again is kept already; another is asked about first.
    expect(codeOf(await saveDisplay(anna, request))).toBe("ok");
    const other = { ...request, filter: "", sort: "name" };
    expect(await saveDisplay(anna, other)).toEqual({
      ok: false,
      error: { code: "display/exists", data: { name: request.name } },
    });
    expect((await listDisplays(anna, GAME))[0]).toMatchObject({ filter: request.filter });
    expect(codeOf(await saveDisplay(anna, { ...other, replace: "yes" }))).toBe("ok");
    expect(await listDisplays(anna, GAME)).toEqual([{ name: request.name, filter: "", sort: "0 name" }]);
    expect(await listDisplays(anna, "poker")).toEqual([]);
    for (const actor of [bert, { ...bert, admin: true }, null]) {
      expect(await listDisplays(actor, GAME)).toEqual([]);
      await deleteDisplay(actor, request);
    }
    expect(await listDisplays(anna, GAME)).toHaveLength(1);
    await deleteDisplay(anna, request);
    expect(await listDisplays(anna, GAME)).toEqual([]);
  });

  test("of before the grammar of today show what they showed", async () => {
    const stored = async (v: number, filter: string) => {
      const display = { v, filter, keys: ["name"], titles: 0 };
      const name = `${v} ${filter}`.slice(0, 20);
      await prisma().savedDisplay.create({ data: { userId: anna.id, game: GAME, name, display } });
      return (await listDisplays(anna, GAME)).find((one) => one.name === name)?.filter;
    };
    expect(await stored(1, "-cost>-3")).toBe("(0 - cost)>-3");
    expect(await stored(1, "name has moth king")).toBe('name has "moth king"');
    // Saved in the days between: as it reads today, unless it does not.
    expect(await stored(2, "-cost>3")).toBe("-cost>3");
    expect(await stored(2, "cost -might>3")).toBe("cost - might>3");
    expect(await stored(3, "-t:beast")).toBe("-t:beast");
  });

  test("hold only what can be read", async () => {
    const refusal = async (change: Partial<typeof request>, actor: Actor = anna) =>
      codeOf(await saveDisplay(actor, { ...request, ...change }));
    expect(await refusal({}, null)).toBe("display/sign_in");
    expect(await refusal({}, guest())).toBe("display/members_only");
    expect(await refusal({ game: "none" })).toBe("display/no_such_game");
    expect(await refusal({ filter: "mihgt>3" })).toBe("filter/unknown_word");
    expect(await refusal({ sort: "1 raritty" })).toBe("sort/unknown_key");
    expect(await refusal({ sort: "3 rarity" })).toBe("sort/titles");
    expect(codeOf(await deleteDisplay(null, request))).toBe("display/sign_in");
    expect(codeOf(await deleteDisplay(guest(), request))).toBe("display/members_only");
  });

  test("are fifty at most, also when many are saved at once", async () => {
    const save = (n: number) => saveDisplay(anna, { ...request, name: `Display ${n}` });
    for (let n = 0; n < MOST_DISPLAYS - 2; n++) await save(n);
    const last = await Promise.all([90, 91, 92, 93].map(save));
    expect(last.map(codeOf).sort()).toEqual(["display/too_many", "display/too_many", "ok", "ok"]);
    expect(codeOf(await save(0))).toBe("ok");
    expect(await listDisplays(anna, GAME)).toHaveLength(MOST_DISPLAYS);
  });
});

describe("a card's page", () => {
  test("tells printings, the other face, owners who show their binder, and what one has", async () => {
    const lamplighter = database.cards.find((card) => card.attributes.has("flipid") && !card.hidden)!;
    const { number } = lamplighter;
    const start = (await readCard(null, `${GAME}-${number}`))!.ownerCount;
    await give([number], anna, 2);
    await give([number], bert, 5);
    const view = (actor: Actor) => readCard(actor, `${GAME}-${number}`);
    const nicks = async (actor: Actor) =>
      (await view(actor))?.owners
        .filter(({ nick }) => nick === anna.nick || nick === bert.nick)
        .map(({ nick }) => nick);
    expect(await view(anna)).toMatchObject({ have: 2, bound: 0, ownerCount: start + 2 });
    expect((await view(anna))?.otherFace?.number).toBe(Number(lamplighter.attributes.get("flipid")));
    expect((await view(anna))?.printings.map((card) => card.number)).toContain(number);
    expect(await nicks(null)).toEqual([bert.nick, anna.nick]);
    expect(codeOf(await setBinder(bert, GAME, { shown: false }))).toBe("ok");
    for (const actor of [anna, { ...anna, admin: true }, guest(), null])
      expect(await nicks(actor)).toEqual([anna.nick]);
    expect(await nicks(bert)).toEqual([bert.nick, anna.nick]);
    expect((await readCollection(bert, GAME)).shown).toBe(false);
    await setBinder(bert, GAME, { shown: true });
    expect(await nicks(anna)).toEqual([bert.nick, anna.nick]);
  });

  test("is there for cards only", async () => {
    for (const id of ["five-dyes", "five-dyes-0", "five-dyes-99999", "none-3", "five-dyes-1x", "-1", "five-dyes--3"])
      expect(await readCard(anna, id), id).toBeNull();
    expect((await readCard(anna, "poker-20"))?.card.name).toBe("Four of Hearts");
  });

  test("a binder is shown and marked by its owner alone", async () => {
    for (const [actor, code] of [
      [null, "binder/sign_in"],
      [guest(), "binder/members_only"],
    ] as const) {
      expect(codeOf(await setBinder(actor, GAME, { shown: false }))).toBe(code);
      expect(codeOf(await markSeen(actor, { game: GAME, upTo: 1n }))).toBe(code);
    }
    expect(codeOf(await setBinder(anna, "none", { shown: false }))).toBe("binder/no_such_game");
    expect(codeOf(await markSeen(anna, { game: "none", upTo: 1n }))).toBe("binder/no_such_game");
  });
});

describe("notes and tags", () => {
  const note = { number: 29, note: " For Mira ", tags: ["Wish", "deck one", "wish"] };
  const write = (actor: Actor, ...notes: (typeof note)[]) => writeNotes(actor, { game: GAME, notes });

  test("are kept by printing, replaced, emptied, and nobody else's", async () => {
    expect(await write(anna, note)).toEqual({ ok: true, value: { written: 1 } });
    const kept = { number: 29, note: "For Mira", tags: ["deck-one", "wish"], want: 1 };
    expect(await listNotes(anna, GAME)).toEqual([kept]);
    // Of a foil they are its plain card's.
    await write(anna, { number: 419, note: "Foil", tags: [] });
    expect(await listNotes(anna, GAME)).toEqual([{ number: 29, note: "Foil", tags: [] }]);
    expect(await listNotes(anna, GAME, 30)).toEqual([]);
    for (const other of [bert, { ...bert, admin: true }, guest(), null])
      expect(await listNotes(other, GAME)).toEqual([]);
    await write(bert, note);
    await write(anna, { number: 29, note: "", tags: [] });
    expect(await listNotes(anna, GAME)).toEqual([]);
    expect(await listNotes(bert, GAME)).toEqual([kept]);
  });

  test("how many one wishes for is kept with them, and stays where it is not said", async () => {
    const want = async () => (await listNotes(anna, GAME, 29))[0]?.want;
    await writeNotes(anna, { game: GAME, notes: [{ ...note, want: 4 }] });
    expect(await want()).toBe(4);
    await write(anna, note);
    expect(await want()).toBe(4);
    await writeNotes(anna, { game: GAME, notes: [{ ...note, tags: [], want: 4 }] });
    expect(await want()).toBeUndefined();
  });

  test("are all written or none, of cards that there are", async () => {
    expect(codeOf(await write(null, note))).toBe("binder/sign_in");
    expect(codeOf(await write(guest(), note))).toBe("binder/members_only");
    expect(codeOf(await writeNotes(anna, { game: "none", notes: [note] }))).toBe("binder/no_such_game");
    for (const number of [99_999, 5])
      expect(codeOf(await write(anna, note, { ...note, number }))).toBe("note/no_such_card");
    expect(await listNotes(anna, GAME)).toEqual([]);
  });

  test("have limits at the door", () => {
    const asked = (change: object) => WriteNotes.safeParse({ game: GAME, notes: [{ ...note, ...change }] }).success;
    expect(asked({})).toBe(true);
    expect(asked({ note: "x".repeat(501) })).toBe(false);
    expect(asked({ tags: Array.from({ length: 11 }, String) })).toBe(false);
    expect(asked({ tags: ["x".repeat(31)] })).toBe(false);
    expect(asked({ number: 1.5 })).toBe(false);
    expect(WriteNotes.safeParse({ game: GAME, notes: Array.from({ length: 1_001 }, () => note) }).success).toBe(false);
  });
});
