import type { Measure } from "../../build/bench";
import { makeMember } from "../../build/testing/club";
import { newId } from "../../db/ids";
import { accountOf, COIN, MINT, move } from "../../engine/kernel/ledger";
import { ok } from "../../engine/kernel/result";
import { welcomeMember } from "../accounts/welcome-member";
import { perform } from "../ledger/perform";
import { reconcile } from "../ledger/reconcile";
import { addProduct } from "./add-product";
import { buyPacks } from "./buy-packs";
import { listProducts } from "./list-products";
import { openPack } from "./open-pack";
import { showOffer } from "./show-offer";
import { withdrawProduct } from "./withdraw-product";

const SHOPPERS = 32;
const SECONDS = 4;

const rate = (name: string, n: number, seconds: number): Measure => ({
  name,
  value: n / seconds,
  unit: "/s",
  n,
  seconds,
});

/** The 95th of a hundred. */
const p95 = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/**
 * Members who each buy one pack after another, all of the same product, so that they all wait for one stock; then open
 * what they bought. Each is durable when it is answered. Last, the whole ledger is checked.
 */
export async function* benches(): AsyncIterable<Measure> {
  const keeper = { ...(await makeMember("keeper")), admin: true };
  const product = { game: "five-dyes", set: "WC", type: "booster", printRun: 1_000_000, price: 100 };
  // The benchmarks' database is kept: the product may be there from the last time.
  for (const { id } of await listProducts())
    await withdrawProduct(keeper, { key: newId(), productId: id, reason: "of the test" });
  const added = await addProduct(keeper, { key: newId(), ...product });
  if (!added.ok) throw new Error(added.error.code);
  const { productId } = added.value;
  const members = await Promise.all(Array.from({ length: SHOPPERS }, () => makeMember("shopper")));
  for (const member of members) {
    await welcomeMember(member.id);
    await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
      ok({
        transfers: [{ postings: move(COIN, 100_000_000, MINT, accountOf("purse", member.id)), memo: {} }],
        answer: {},
      }),
    );
  }

  const packs: { member: (typeof members)[number]; id: string }[] = [];
  const times: number[] = [];
  let begun = performance.now();
  await Promise.all(
    members.map(async (member) => {
      while (performance.now() - begun < SECONDS * 1_000) {
        const offer = await showOffer(member);
        if (!offer.ok) throw new Error(offer.error.code);
        const { first, commitments } = offer.value;
        const from = performance.now();
        const bought = await buyPacks(member, {
          ...{ key: newId(), productId, quantity: 1, unitPrice: product.price },
          ...{ first, commitment: commitments[0] ?? "", share: "bench" },
        });
        if (!bought.ok) throw new Error(bought.error.code);
        times.push(performance.now() - from);
        packs.push({ member, id: bought.value.packs[0] ?? "" });
      }
    }),
  );
  const took = (performance.now() - begun) / 1_000;
  yield rate("shop.purchases", times.length, took);
  yield { name: "shop.purchases.p95", value: p95(times), unit: "ms", n: times.length, seconds: took };

  const waiting = packs.slice(0, 1_000);
  const opened = waiting.length;
  begun = performance.now();
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      for (let pack = waiting.pop(); pack; pack = waiting.pop()) {
        const opening = await openPack(pack.member, pack.id);
        if (!opening.ok) throw new Error(opening.error.code);
      }
    }),
  );
  yield rate("shop.openings", opened, (performance.now() - begun) / 1_000);

  const checked = await reconcile();
  if (!checked.sound) throw new Error(`The ledger is not sound: ${JSON.stringify(checked.findings[0])}`);
  yield { name: "ledger.reconcile", value: checked.ms, unit: "ms", n: checked.transfers, seconds: checked.ms / 1_000 };
}
