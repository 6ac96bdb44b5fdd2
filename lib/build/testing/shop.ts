import type { Member } from "../../auth/policy";
import type { BuyPacks } from "../../contracts/shop";
import { prisma } from "../../db/client";
import { newId } from "../../db/ids";
import { pool } from "../../db/pool";
import { accountOf, COIN, MINT, move } from "../../engine/kernel/ledger";
import { ok } from "../../engine/kernel/result";
import { welcomeMember } from "../../services/accounts/welcome-member";
import { readPurse } from "../../services/ledger/open-purse";
import { perform } from "../../services/ledger/perform";
import { addProduct } from "../../services/shop/add-product";
import { buyPacks } from "../../services/shop/buy-packs";
import { type PackView, readPack } from "../../services/shop/list-packs";
import { showOffer } from "../../services/shop/show-offer";

/** Builders for tests of shop and ledger: products, money, purchases. */

export const PRICE = 300;

/** A booster of its own for a test, until `putAside`. */
export async function makeProduct(keeper: Member, printRun: number, price = PRICE): Promise<string> {
  const product = { game: "five-dyes", set: "WC", type: "booster", printRun, price };
  const added = await addProduct(keeper, { key: newId(), ...product });
  if (!added.ok) throw new Error(added.error.code);
  return added.value.productId;
}

/** Takes a product out of the others' way, renamed, without destroying what the test looks at. */
export const putAside = (id: string) =>
  pool().query('UPDATE "Product" SET "withdrawnAt" = now(), game = $2 WHERE id = $1', [id, `old-${id}`]);

/** Leaves a member with just so much in the purse. */
export async function fund(member: Member, amount: number): Promise<void> {
  await welcomeMember(member.id);
  const has = await readPurse(member);
  await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
    ok({
      transfers: [{ postings: move(COIN, amount - has, MINT, accountOf("purse", member.id)), memo: {} }],
      answer: {},
    }),
  );
}

/** A request to buy what a member is offered now. */
export async function purchaseOf(
  member: Member,
  productId: string,
  quantity: number,
  unitPrice = PRICE,
): Promise<BuyPacks> {
  await welcomeMember(member.id);
  const offer = await showOffer(member);
  if (!offer.ok) throw new Error(offer.error.code);
  const { first, commitments } = offer.value;
  return { key: newId(), productId, quantity, unitPrice, first, commitment: commitments[0] ?? "", share: "my share" };
}

/** Buys packs; their ids. */
export async function buy(member: Member, productId: string, quantity = 1): Promise<readonly string[]> {
  const bought = await buyPacks(member, await purchaseOf(member, productId, quantity));
  if (!bought.ok) throw new Error(bought.error.code);
  return bought.value.packs;
}

/** The closed packs of a member as it sees them, the oldest first. */
export async function closedPacks(member: Member): Promise<PackView[]> {
  const where = { holderId: accountOf("binder", member.id), openedAt: null };
  const rows = await prisma().pack.findMany({ where, orderBy: { number: "asc" }, select: { id: true } });
  const packs = await Promise.all(rows.map(({ id }) => readPack(member, id)));
  return packs.flatMap((pack) => pack ?? []);
}
