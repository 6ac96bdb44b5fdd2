import { type Actor, canCollect } from "@/lib/auth/policy";
import type { Opening } from "@/lib/contracts/shop";
import type { OpenedCard } from "@/lib/contracts/shop-words";
import { cardsOfPack, PackContents, packCommitment, packSecret } from "@/lib/engine/ccg/factory/prove-pack";
import { cardAsset, MINT, move, packAsset } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { actingWithin } from "../egos/acting";
import { perform } from "../ledger/perform";

type PackRow = {
  holderId: string;
  number: number;
  commitment: string;
  productId: string;
  share: string;
  seed: string;
  opened: boolean;
  body: unknown;
};

/**
 * Opens a pack that the actor holds: the pack goes back to the mint and its cards come to the binder, in one transfer.
 * Opening it again gives the same answer. Refuses `shop/sign_in`, `shop/members_only`, `shop/no_such_pack` for one
 * that is not there or not the actor's, and `shop/pack_aside` where all they hold of its product are set aside.
 * Its secret comes from the seed of whoever bought it, its cards go to whoever holds it.
 */
export async function openPack(actor: Actor, packId: string): Promise<Result<Opening, Refusal>> {
  if (!actor) return refuse("shop/sign_in");
  if (!canCollect(actor)) return refuse("shop/members_only");
  return perform({ kind: "shop/open", key: packId, request: null, actorId: actor.id }, async (ledger, transferId) => {
    const { rows } = await ledger.client.query<PackRow>({
      name: "shop-read-pack",
      text: `SELECT p."holderId", p.number, p.commitment, p."productId", p.share, s.seed, p."openedAt" IS NOT NULL AS opened, c.body
             FROM "Pack" p JOIN "PackSeed" s ON s."userId" = p."buyerId" JOIN "Sheets" c ON c.hash = p.contents
             WHERE p.id = $1`,
      values: [packId],
    });
    const [row] = rows;
    const { binder } = await actingWithin(ledger.client, actor.id);
    if (!row || row.opened || row.holderId !== binder) return refuse("shop/no_such_pack");
    const contents = PackContents.parse(row.body);
    const secret = packSecret(row.seed, row.number);
    // A secret that is not the promised one must never be told: that would be a proof against the house.
    if (packCommitment(secret) !== row.commitment)
      throw new Error(`The secret of pack ${packId} is not the promised one.`);
    const numbers = cardsOfPack(contents, secret, row.share);
    const asset = (number: number) => cardAsset(contents.game, number);
    const pack = packAsset(row.productId);
    await ledger.lock([
      { account: binder, asset: pack },
      ...numbers.map((number) => ({ account: binder, asset: asset(number) })),
    ]);
    const seen = new Set<number>();
    const cards = numbers.map((number): OpenedCard => {
      const first = !seen.has(number) && ledger.balance({ account: binder, asset: asset(number) }).balance === 0;
      seen.add(number);
      return { number, first };
    });
    const opening: Opening = { v: 1, secret, cards: [...cards] };
    if (ledger.free({ account: binder, asset: pack }) < 1) return refuse("shop/pack_aside");
    // Behind the lock of the holding nobody gives it away any more: it is still here, or was gone before.
    const { rowCount } = await ledger.client.query({
      name: "shop-open-pack",
      text: `UPDATE "Pack" SET "openedAt" = now(), "openingId" = $2, opening = $3::jsonb
             WHERE id = $1 AND "holderId" = $4 AND "openedAt" IS NULL`,
      values: [packId, transferId, JSON.stringify(opening), binder],
    });
    if (rowCount !== 1) return refuse("shop/no_such_pack");
    const postings = [
      ...move(pack, 1, binder, MINT),
      ...numbers.flatMap((number) => move(asset(number), 1, MINT, binder)),
    ];
    return ok({ transfers: [{ postings, memo: { product: row.productId, pack: packId } }], answer: opening });
  });
}
