import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { fund, purchaseOf } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { CardsSet, type Published } from "@/lib/engine/ccg/authored/schema";
import { PackProof, verifyPack } from "@/lib/engine/ccg/factory/prove-pack";
import { houseGame } from "@/lib/engine/ccg/sets";
import { accountOf, COIN, cardAsset, MINT, move } from "@/lib/engine/kernel/ledger";
import { ok } from "@/lib/engine/kernel/result";
import { listDisplays } from "../collection/list-displays";
import { measureCollection } from "../collection/measure-collection";
import { readCard } from "../collection/read-card";
import { readCollection } from "../collection/read-collection";
import { readSettings } from "../economy/read-settings";
import { perform } from "../ledger/perform";
import { reconcile } from "../ledger/reconcile";
import { addProduct } from "../shop/add-product";
import { buyPacks } from "../shop/buy-packs";
import { readPackProof } from "../shop/list-packs";
import { listProducts } from "../shop/list-products";
import { openPack } from "../shop/open-pack";
import { readGame } from "./games";
import { seedCatalogue } from "./seed-catalogue";
import { setNames } from "./set-names";

/**
 * A house that was filled by the version before foils were a finish: its files, what it had published, packs, a
 * registered set of foils, a saved display. Then a start of this version.
 */

const GAME = "five-dyes";
const BEFORE = join(import.meta.dirname, "testdata/before-foils");
const json = (name: string): unknown => JSON.parse(readFileSync(join(BEFORE, `${name}.json`), "utf8"));
const FOIL_SETS = { wcf: "wc", stf: "st", eff: "ef" } as const;
type Sheet = { set: string; name: string; variants: { id: number; name: string }[] };

/** The cards of a set as they were: those of now without the numbers of their foils. */
function setBefore(name: string) {
  const set = CardsSet.parse(houseGame(GAME).sets[name]);
  return { ...set, cards: set.cards.map(({ foil: _, ...card }) => card) };
}

/** The files that the version before kept, and the cards that it had published. */
function houseBefore(): { files: [string, unknown][]; published: Published[] } {
  const sets = ["base", "wc", "st", "ef"].map((name) => [name, setBefore(name)] as const);
  const own = sets.flatMap(([, { set, name, cards }]) => cards.map((card) => ({ card, set, setName: name })));
  const foils = Object.entries(FOIL_SETS).flatMap(([sheet, of]) => {
    const { set, name, variants } = json(sheet) as Sheet;
    return variants.map((variant): Published => {
      const card = setBefore(of).cards.find((one) => one.name === variant.name && !one.hidden)!;
      return { card: { ...card, ...variant, rarity: "V", attributes: { foil: "yes" } }, set, setName: name };
    });
  });
  const others = ["game", "wcf", "stf", "eff", "products"].map((name): [string, unknown] => [name, json(name)]);
  return {
    files: [...others, ...sets.map(([name, set]): [string, unknown] => [name, set])],
    published: [...own, ...foils],
  };
}

const textOf = (body: unknown): string => `${JSON.stringify(body, null, 1)}\n`;

/** Puts the catalogue back; `changed`: files that the staff of then had changed. */
async function fillAsBefore(changed: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const { files, published } = houseBefore();
  await pool().query('DELETE FROM "CardFile" WHERE game = $1', [GAME]);
  await pool().query('DELETE FROM "PublishedCard" WHERE game = $1', [GAME]);
  await pool().query('UPDATE "CardGame" SET version = version + 1 WHERE name = $1', [GAME]);
  for (const [file, body] of files) {
    const text = textOf(changed[file] ?? body);
    const seed = file in changed ? null : createHash("sha256").update(text).digest("hex");
    await pool().query('INSERT INTO "CardFile" (game, file, text, seed) VALUES ($1, $2, $3, $4)', [
      GAME,
      file,
      text,
      seed,
    ]);
  }
  for (const { card, set, setName } of published)
    await pool().query('INSERT INTO "PublishedCard" (game, number, set, "setName", card) VALUES ($1, $2, $3, $4, $5)', [
      ...[GAME, card.id, set, setName],
      JSON.stringify(card),
    ]);
}

/** As `/register` did it for a set of foils. */
const registerAsBefore = (member: Member, set: string, numbers: readonly number[]) =>
  perform({ kind: "set/register", key: `${GAME}/${set}`, request: null, actorId: member.id }, async (ledger, id) => {
    const [purse, binder] = [accountOf("purse", member.id), accountOf("binder", member.id)];
    const assets = numbers.map((number) => cardAsset(GAME, number));
    await ledger.lock([{ account: purse, asset: COIN }, ...assets.map((asset) => ({ account: binder, asset }))]);
    await ledger.client.query('UPDATE "Holding" SET bound = bound + 1 WHERE "accountId" = $1 AND asset = ANY($2)', [
      binder,
      assets,
    ]);
    await ledger.client.query(
      'INSERT INTO "SetRegistration" ("userId", game, set, "transferId") VALUES ($1, $2, $3, $4)',
      [...[member.id, GAME, set, id]],
    );
    const memo = { game: GAME, set, cards: [...numbers] };
    return ok({ transfers: [{ postings: move(COIN, numbers.length * 10, MINT, purse), memo }], answer: {} });
  });

const gameNow = async () => {
  const game = await readGame(GAME);
  if (!game) throw new Error("The game cannot be read.");
  return game;
};
const holdings = async () =>
  (await pool().query('SELECT "accountId", asset, balance, bound FROM "Holding" ORDER BY 1, 2')).rows;

let anna: Member;
let productId: string;
beforeAll(async () => {
  await emptyLedger();
  await fillAsBefore();
  const keeper = { ...(await makeMember("keeper")), admin: true };
  anna = await makeMember("anna");
  await fund(anna, 1_000_000);
  await pool().query('UPDATE "Product" SET "withdrawnAt" = now() WHERE "withdrawnAt" IS NULL');
  const product = { game: GAME, set: "WC", type: "booster", printRun: 500, price: 280 };
  const added = await addProduct(keeper, { key: newId(), ...product });
  if (!added.ok) throw new Error(added.error.code);
  productId = added.value.productId;
});
afterAll(async () => {
  await fillAsBefore();
  await seedCatalogue();
  await closePool();
});

const buy = async (count: number): Promise<readonly string[]> => {
  const bought = await buyPacks(anna, await purchaseOf(anna, productId, count, 280));
  if (!bought.ok) throw new Error(bought.error.code);
  return bought.value.packs;
};

test("whoever had foils as cards of their own has the same copies, packs, proofs and bonus as foils of their cards", async () => {
  const proof = PackProof.parse(json("../../../../engine/ccg/factory/testdata/pack-before-foils"));
  // The files of then are read as then: the sheets have the hash that they had.
  const [before] = await listProducts();
  expect(before).toMatchObject({ contents: proof.contentsHash, name: "The Woven City booster" });
  const opened = await buy(40);
  for (const id of opened) expect((await openPack(anna, id)).ok).toBe(true);
  const closed = await buy(40);
  const { variants } = json("stf") as Sheet;
  const numbers = variants.map(({ id }) => id);
  const binder = accountOf("binder", anna.id);
  await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
    ok({
      transfers: [{ postings: numbers.flatMap((one) => move(cardAsset(GAME, one), 1, MINT, binder)), memo: {} }],
      answer: {},
    }),
  );
  expect((await registerAsBefore(anna, "STF", numbers)).ok).toBe(true);
  await prisma().savedDisplay.create({
    data: {
      userId: anna.id,
      game: GAME,
      name: "shiny",
      display: { v: 1, filter: "set=STF or rarity:v", keys: ["name"], titles: 0 },
    },
  });
  const proofs = await Promise.all(opened.map((id) => readPackProof(id)));
  const held = await holdings();
  const worth = (await readCollection(anna, GAME)).held.reduce((sum, { number, have }) => {
    const isFoil = number >= 175 && number <= 212;
    const rarity = /\w/.exec(houseBefore().published.find(({ card }) => card.id === number)?.card.rarity ?? "")?.[0];
    return sum + have * (isFoil ? 250 : ({ L: 2, C: 5, U: 20, R: 100, M: 400, V: 250 }[rarity ?? ""] ?? 5));
  }, 0);

  expect(await seedCatalogue()).toEqual([]);
  const files = await prisma().cardFile.findMany({ where: { game: GAME }, select: { file: true } });
  expect(files.map(({ file }) => file).sort()).toEqual(["base", "ef", "game", "products", "st", "wc"]);
  const { database, version } = await gameNow();
  expect(database.sets.map(({ abbreviation }) => abbreviation)).toEqual(["", "WC", "ST", "EF"]);
  for (const { card, set } of houseBefore().published) {
    const now = database.byNumber.get(card.id);
    expect([now?.name, now?.set, now?.retired]).toEqual([card.name, set.replace(/F$/, "").replace(/^E$/, "EF"), false]);
    expect(now?.foilOf !== null, card.name).toBe(card.rarity === "V");
  }

  // Not a row of the ledger was touched, and all of it adds up.
  expect(await holdings()).toEqual(held);
  expect((await reconcile()).findings).toEqual([]);
  const collection = await readCollection(anna, GAME);
  expect(collection.registered).toEqual(["STF"]);
  expect(collection.held.filter(({ bound }) => bound === 1).map(({ number }) => number)).toEqual(numbers);
  expect((await setNames()).STF).toBe("Salt and Tide Foils");
  const measured = measureCollection(database, collection, await readSettings());
  expect(measured.value).toBeGreaterThanOrEqual(worth);
  expect(measured.sets.find(({ code }) => code === "ST")?.owned).toBe(numbers.length);
  expect(await listDisplays(anna, GAME)).toMatchObject([
    { name: "shiny", filter: 'set:st and foil = "yes" or foil = "yes"' },
  ]);
  expect(await readCard(anna, `${GAME}-${numbers[0]}`)).toMatchObject({ have: 1, bound: 1, value: 250 });

  // Proofs of then hold; packs of then are drawn from the sheets of then.
  expect(await Promise.all(opened.map((id) => readPackProof(id)))).toEqual(proofs);
  for (const id of closed) expect((await openPack(anna, id)).ok).toBe(true);
  const all = await Promise.all([...opened, ...closed].map((id) => readPackProof(id)));
  for (const one of all) {
    expect(one?.contentsHash).toBe(proof.contentsHash);
    expect(one && verifyPack(one).every(({ holds }) => holds)).toBe(true);
  }
  const foils = all
    .flatMap((one) => one?.result ?? [])
    .filter((number) => (database.byNumber.get(number)?.foilOf ?? null) !== null);
  expect(foils.length).toBeGreaterThan(4);
  expect((await reconcile()).findings).toEqual([]);

  // What was shown before is not sold after: the buyer sees the new sheets first.
  const request = await purchaseOf(anna, productId, 1, 280);
  expect(await buyPacks(anna, { ...request, contents: proof.contentsHash })).toMatchObject({
    error: { code: "shop/sheets_changed" },
  });
  expect((await listProducts())[0]?.rarities.some(({ code, foil }) => code === "C" && foil)).toBe(true);
  const [newer = ""] = await buy(1);
  expect((await openPack(anna, newer)).ok).toBe(true);
  // Another start does nothing.
  expect(await seedCatalogue()).toEqual([]);
  expect((await gameNow()).version).toBe(version);
});

test("products that the staff had changed are drawn as they were; the cards are new beside them", async () => {
  const products = {
    WC: {
      booster: [
        [1, "C"],
        [1, "WCF/V"],
      ],
    },
  };
  await fillAsBefore({ products });
  expect(await seedCatalogue()).toEqual([
    `products.json of ${GAME} was changed here, so this release's one was left out.`,
  ]);
  const { database, products: compiled } = await gameNow();
  expect(database.foils.size).toBe(312);
  const { variants } = json("wcf") as Sheet;
  expect([...(compiled[0]?.slots[1]?.[0]?.draw.sheet ?? [])]).toEqual(variants.map(({ id }) => id));
});
