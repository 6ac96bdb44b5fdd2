import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { SMALL_CARDS, type SmallCard, setText, smallGame } from "@/lib/build/testing/card-files";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { fund, purchaseOf } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { problemLine } from "@/lib/engine/ccg/authored/problem";
import { readTexts } from "@/lib/engine/ccg/authored/read-files";
import { verifyPack } from "@/lib/engine/ccg/factory/prove-pack";
import { type GameFiles, houseGame } from "@/lib/engine/ccg/sets";
import { listDisplays } from "../collection/list-displays";
import { measureCollection } from "../collection/measure-collection";
import { readCard } from "../collection/read-card";
import { readCollection } from "../collection/read-collection";
import { registerSet } from "../collection/register-set";
import { saveDisplay } from "../collection/save-display";
import { readSettings } from "../economy/read-settings";
import { reconcile } from "../ledger/reconcile";
import { addProduct } from "../shop/add-product";
import { buyPacks } from "../shop/buy-packs";
import { readPackProof } from "../shop/list-packs";
import { openPack } from "../shop/open-pack";
import { listAddable } from "../staff/list-addable";
import { listGames, readGame } from "./games";
import { listCardGames, readCardFile } from "./list-card-games";
import { saveCardFiles } from "./save-files";
import { seedCatalogue } from "./seed-catalogue";

afterAll(closePool);

let keeper: Member;
let anna: Member;
beforeAll(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
  anna = await makeMember("anna");
  await fund(anna, 100_000);
});

let games = 0;
/** A name that no other game has. */
const freshName = (): string => `game-${"abcdefghijklmnopqrstuvwxyz"[games++]}-x`;
const save = (game: string, files: readonly { file: string; text: string }[], actor: Member | null = keeper) =>
  saveCardFiles(actor, { game, files: [...files] });
async function makeGame(cards: readonly SmallCard[] = SMALL_CARDS): Promise<string> {
  const game = freshName();
  expect(await save(game, smallGame(`Game ${game}`, cards))).toMatchObject({ ok: true });
  return game;
}
const databaseOf = async (game: string) => {
  const found = await readGame(game);
  if (!found) throw new Error(`There is no ${game}.`);
  return found.database;
};
async function sell(game: string): Promise<string> {
  const product = { game, set: "ONE", type: "booster", printRun: 100, price: 100 };
  const added = await addProduct(keeper, { key: newId(), ...product });
  if (!added.ok) throw new Error(added.error.code);
  return added.value.productId;
}
async function buyOne(member: Member, productId: string, quantity = 1): Promise<readonly string[]> {
  const bought = await buyPacks(member, await purchaseOf(member, productId, quantity, 100));
  if (!bought.ok) throw new Error(bought.error.code);
  return bought.value.packs;
}
const problemsOf = (outcome: Awaited<ReturnType<typeof save>>): unknown =>
  outcome.ok ? [] : (outcome.error.data as { problems?: unknown } | undefined)?.problems;

/** The same services with a memory of their own, as another process has them. */
function elsewhere(): Promise<typeof import("./games")> {
  vi.resetModules();
  return import("./games");
}

test("a game, and a set of it, joins without a deployment: in the shop and the collection at once, in every process", async () => {
  const other = await elsewhere();
  const before = (await other.listGames()).length;
  const game = await makeGame();
  expect((await other.listGames()).length).toBe(before + 1);
  expect((await other.readGame(game))?.database.cards).toHaveLength(9);

  const two = setText([{ id: 20, name: "Yak", rarity: "C" }], "TWO", "Second");
  const products = JSON.stringify({ ONE: { booster: [[3, "C"]] }, TWO: { single: [[1, "C"]] } });
  expect(
    await save(game, [
      { file: "two", text: two },
      { file: "products", text: products },
    ]),
  ).toEqual({
    ok: true,
    value: { name: game, title: `Game ${game}`, changed: ["two", "products"], cards: 10, products: 2 },
  });
  expect((await other.readGame(game))?.database.byNumber.get(20)?.name).toBe("Yak");

  const addable = await listAddable(keeper);
  expect(addable.ok && addable.value.filter((one) => one.game === game).map(({ name }) => name)).toEqual([
    "First booster",
    "Second single",
  ]);
  const product = { game, set: "TWO", type: "single", printRun: 5, price: 100 };
  const added = await addProduct(keeper, { key: newId(), ...product });
  if (!added.ok) throw new Error(added.error.code);
  const [pack = ""] = await buyOne(anna, added.value.productId);
  expect(await openPack(anna, pack)).toMatchObject({ value: { cards: [{ number: 20, first: true }] } });
  expect((await readCollection(anna, game)).held).toMatchObject([{ number: 20, have: 1 }]);
  expect(await readCard(anna, `${game}-20`)).toMatchObject({ have: 1, sources: [{ name: "Second single" }] });
  const audit = await prisma().auditLog.findFirst({ where: { action: "shop/cards_saved" }, orderBy: { at: "desc" } });
  expect(audit?.data).toEqual({ game: `Game ${game}`, files: "two, products" });
});

test("cards that are inserted, reordered and removed rename nothing that anybody has", async () => {
  const game = await makeGame();
  const productId = await sell(game);
  // Everything there is: a complete set that is registered, closed packs, opened ones, a saved display.
  const open: string[] = [...(await buyOne(anna, productId, 50))];
  for (const pack of open) expect((await openPack(anna, pack)).ok).toBe(true);
  const closed = await buyOne(anna, productId, 3);
  expect(await registerSet(anna, { game, set: "ONE", key: newId() })).toMatchObject({ ok: true });
  await saveDisplay(anna, { game, name: "mine", filter: "type=Beast", sort: "0 name" });
  const state = async () => {
    const { held, registered } = await readCollection(anna, game);
    const { byNumber } = await databaseOf(game);
    const proofs = await Promise.all(open.map((id) => readPackProof(id)));
    return {
      held: held.map(({ number, have, bound }) => [byNumber.get(number)?.name, have, bound]),
      registered,
      displays: await listDisplays(anna, game),
      packs: proofs.map((proof) => proof?.result.map((number) => byNumber.get(number)?.name)),
      proven: proofs.every((proof) => proof && verifyPack(proof).every(({ holds }) => holds)),
      places: [...byNumber.values()].slice(0, 9).map(({ name, set, place }) => [name, set, place]),
    };
  };
  const before = await state();
  expect(before.held).toHaveLength(8);
  expect(before.proven).toBe(true);

  const cat = SMALL_CARDS[2]!;
  const others = SMALL_CARDS.filter((card) => card !== cat);
  const changed = [others[6]!, { id: 9, name: "Ibis", rarity: "C" }, ...others.slice(0, 6).reverse()];
  expect(await save(game, [{ file: "one", text: setText(changed) }])).toMatchObject({ ok: true });
  expect(await state()).toEqual(before);

  // What is no longer printed is still what it was, but in no pack, and completes no set.
  expect(await readCard(anna, `${game}-3`)).toMatchObject({ card: { name: "Cat", retired: true }, sources: [] });
  const database = await databaseOf(game);
  const measured = measureCollection(database, await readCollection(anna, game), await readSettings());
  expect([measured.owned, measured.total, measured.copies, measured.value]).toEqual([7, 8, 150, 150 * 5]);
  const bert = await makeMember("bert");
  await fund(bert, 100_000);
  const newer = await buyOne(bert, productId, 40);
  for (const pack of newer) {
    const opened = await openPack(bert, pack);
    expect(opened.ok && opened.value.cards.some(({ number }) => number === 3)).toBe(false);
  }
  // The packs that were bought before are drawn from the sheets of then.
  for (const pack of closed) {
    expect((await openPack(anna, pack)).ok).toBe(true);
    const proof = await readPackProof(pack);
    expect(proof?.contents.slots[0]?.[0]?.sheet).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(proof && verifyPack(proof).every(({ holds }) => holds)).toBe(true);
  }
  expect(await registerSet(bert, { game, set: "ONE", key: newId() })).toMatchObject({ ok: true });
  expect((await reconcile()).findings).toEqual([]);

  // A card that comes back is the one that it was, and its number is nobody else's.
  const thief = { id: 3, name: "Jay", rarity: "C" };
  expect(problemsOf(await save(game, [{ file: "one", text: setText([...changed, thief]) }]))).toEqual([
    'one: cards.8.id: 3 is "Cat" of ONE for good; 10 is free; if it is the same card under another name, say so with "formerly": "Cat"',
  ]);
  await save(game, [{ file: "one", text: setText([...changed, cat]) }]);
  expect((await databaseOf(game)).byNumber.get(3)).toMatchObject({ name: "Cat", retired: false });
});

test("what is wrong is refused as the command says it, and nothing of it is kept", async () => {
  const game = await makeGame();
  await sell(game);
  const before = [await listCardGames(keeper), (await readGame(game))?.version];
  const bad = [
    { file: "one", text: setText([{ id: 1, name: "Ant", rarity: "CC!" }]) },
    { file: "two", text: "{ no" },
    { file: "three", text: setText([{ id: 50, name: "Owl", kind: "Hurse" }], "THREE") },
  ];
  const texts = new Map([...smallGame(`Game ${game}`), ...bad].map(({ file, text }) => [file, text]));
  const command = readTexts(texts);
  const told = problemsOf(await save(game, bad));
  expect(told).toEqual(command.ok ? [] : command.error.map(problemLine));
  expect(told).toEqual([expect.stringMatching(/^two: is no JSON: /)]);
  expect(problemsOf(await save(game, [bad[0]!, bad[2]!]))).toEqual([
    "one: cards.0.rarity: a rarity such as C, U2 or C+U2",
    'three: cards.0.kind: no picture shows "Hurse"; did you mean "Horse"?',
  ]);
  expect(problemsOf(await save(game, [{ file: "products", text: "{}" }]))).toEqual([
    "products: ONE.booster: the shop sells First booster: withdraw it first",
  ]);
  expect(problemsOf(await save(freshName(), [{ file: "one", text: setText(SMALL_CARDS) }]))).toEqual([
    "game: there is no file game.json",
  ]);
  for (const actor of [null, anna, { ...anna, roles: ["salesman"] } as Member])
    expect(await save(game, smallGame("Mine"), actor)).toEqual({ ok: false, error: { code: "staff/not_allowed" } });
  expect(await readCardFile(anna, { game, file: "one" })).toBeNull();
  expect(await readCardFile(keeper, { game, file: "o\0ne" })).toBeNull();
  expect([await listCardGames(keeper), (await readGame(game))?.version]).toEqual(before);
  // Saved again as it is: nothing happens.
  expect(await save(game, smallGame(`Game ${game}`))).toMatchObject({ value: { changed: [] } });
  expect((await readGame(game))?.version).toBe(before[1]);
});

test.each(["a\0nt", "an\ud83dt", "\u202etna", "ant\u0007"])(
  "a name like %j is a fault, and none of the database's",
  async (name) => {
    const game = await makeGame();
    const cards = [...SMALL_CARDS.slice(1), { id: 1, name, formerly: "Ant", rarity: "C" }];
    expect(problemsOf(await save(game, [{ file: "one", text: setText(cards) }]))).toEqual([
      expect.stringMatching(/^one: cards\.7\.name: holds a character that nobody sees/),
    ]);
    expect((await databaseOf(game)).byNumber.get(1)?.name).toBe("Ant");
  },
);

test("whatever a file holds, it is kept or refused with its faults", async () => {
  const game = await makeGame();
  const names = fc.constantFrom("game", "base", "one", "products", "more", "__proto__");
  const text = fc.oneof(
    fc.json(),
    fc.string(),
    fc.json().map((json) => `{"format":1,"set":"ONE","name":"x","cards":${json}}`),
    fc.string({ unit: "binary" }).map((name) => setText([...SMALL_CARDS, { id: 9, name }])),
    fc.constantFrom("\0", "\ud800", "\udc00x").map((name) => setText([...SMALL_CARDS, { id: 9, name }])),
  );
  await fc.assert(
    fc.asyncProperty(names, text, async (file, given) => {
      const saved = await save(game, [{ file, text: given.replace(/[\0\p{Cs}]/gu, "") }]);
      if (saved.ok) expect(await readGame(game)).not.toBeNull();
      else expect(saved.error.code).toBe("catalogue/faulty");
    }),
    { numRuns: 60 },
  );
  expect((await listGames()).some(({ name }) => name === game)).toBe(true);
});

test("files that several save at once are all kept, and no identity is given twice", async () => {
  const game = await makeGame();
  const files = Array.from({ length: 6 }, (_, i) => ({
    file: `s${i}`,
    // The last two want the same number.
    text: setText([{ id: 100 + Math.min(i, 4), name: `Card ${i}` }], `S${i}`, `Set ${i}`),
  }));
  const outcomes = await Promise.all(files.map((file) => save(game, [file])));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5);
  const database = await databaseOf(game);
  expect(database.sets.map(({ abbreviation }) => abbreviation).filter((set) => /^S\d$/.test(set))).toHaveLength(5);
});

test("a release brings its changes along, but leaves alone what the staff changed", async () => {
  const game = freshName();
  const filesOf = (cards: readonly SmallCard[], title = "Seeded"): GameFiles => {
    const bodies = Object.fromEntries(smallGame(title, cards).map(({ file, text }) => [file, JSON.parse(text)]));
    return { game: bodies.game, products: bodies.products, sets: { base: bodies.base, one: bodies.one } };
  };
  const seed = (files: GameFiles) => seedCatalogue([game], () => files);
  const names = async () => (await databaseOf(game)).cards.filter(({ retired }) => !retired).map(({ name }) => name);
  expect(await Promise.all([seed(filesOf(SMALL_CARDS)), seed(filesOf(SMALL_CARDS))])).toEqual([[], []]);
  const { version } = (await readGame(game))!;
  expect(await seed(filesOf(SMALL_CARDS))).toEqual([]);
  expect((await readGame(game))?.version).toBe(version);

  const more = [...SMALL_CARDS, { id: 9, name: "Ibis", rarity: "C" }];
  expect(await seed(filesOf(more))).toEqual([]);
  expect(await names()).toContain("Ibis");
  // Cards that would take numbers of others stay outside.
  expect(await seed(filesOf(more.map((card) => ({ ...card, id: card.id + 1 }))))).toEqual([
    expect.stringContaining("do not fit those that are here: one: cards.0.id: 2 is"),
  ]);

  const own = [...more, { id: 100_000, name: "Our Own", rarity: "C" }];
  expect(await save(game, [{ file: "one", text: setText(own) }])).toMatchObject({ ok: true });
  const later = [...more, { id: 10, name: "Jay", rarity: "C" }];
  expect(await seed(filesOf(later, "Seeded anew"))).toEqual([
    `one.json of ${game} was changed here, so this release's one was left out.`,
  ]);
  expect(await names()).toEqual(expect.arrayContaining(["Our Own", "Ibis"]));
  expect(await names()).not.toContain("Jay");
  expect((await databaseOf(game)).game).toBe("Seeded anew");
});

test("the house's own games are there, as their files have them", async () => {
  const games = await listGames();
  expect(games.slice(0, 2).map(({ name, database }) => [name, database.game])).toEqual([
    ["five-dyes", "Five Dyes"],
    ["poker", "Poker"],
  ]);
  expect(JSON.parse((await readCardFile(keeper, { game: "poker", file: "bd" })) ?? "")).toEqual(
    houseGame("poker").sets.bd,
  );
});
