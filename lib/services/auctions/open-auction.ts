import { type Actor, canCollect } from "@/lib/auth/policy";
import { MOST_AUCTIONS } from "@/lib/contracts/auction-words";
import type { OpenAuction } from "@/lib/contracts/auctions";
import { newId } from "@/lib/db/ids";
import { accountOf } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { perform } from "../ledger/perform";
import { haltOf, knownGoods, lackingOf } from "../trades/check-goods";
import { announceAuction } from "./auction-rows";
import { lotWords } from "./lot-words";

/**
 * Puts cards and packs up for whoever bids most; they are set aside until it is over. The same key does it once. Refuses
 * `auction/sign_in`, `auction/members_only`, `trade/no_such_thing`, `trade/halted`, `auction/too_many` that run, and
 * `trade/short` with what is not free.
 */
export async function openAuction(
  actor: Actor,
  { key, ...request }: OpenAuction,
): Promise<Result<{ id: string }, Refusal>> {
  if (!actor) return refuse("auction/sign_in");
  if (!canCollect(actor)) return refuse("auction/members_only");
  const { lot, start, buyNow, hours } = request;
  const names = await knownGoods(lot);
  if (!names.ok) return names;
  const asked = { lot: lot.map((good) => ({ ...good })), start, buyNow, hours };
  const locks = [`auctions of ${actor.id}`];
  const opened = await perform(
    { kind: "auction/act", key, request: asked, actorId: actor.id, locks },
    async (ledger) => {
      const { rows } = await ledger.client.query<{ open: number }>(
        `SELECT count(*)::int AS open FROM "Auction" WHERE "sellerId" = $1 AND state = 'open'`,
        [actor.id],
      );
      if ((rows[0]?.open ?? 0) >= MOST_AUCTIONS) return refuse("auction/too_many", { most: MOST_AUCTIONS });
      const halted = await haltOf(ledger.client, lot);
      if (halted) return { ok: false, error: halted };
      const places = lot.map(({ asset }) => ({ account: accountOf("binder", actor.id), asset }));
      await ledger.lock(places);
      const short = lackingOf(ledger, actor.id, lot);
      if (short.length > 0) return refuse("trade/short", { short: short.map((good) => ({ ...good })) });
      for (const { asset, amount } of lot) ledger.reserve({ account: accountOf("binder", actor.id), asset }, amount);
      const id = newId();
      await ledger.client.query(
        `INSERT INTO "Auction" (id, "sellerId", lot, start, "buyNow", "endsAt")
       VALUES ($1, $2, $3, $4, $5, clock_timestamp() + $6::int * interval '1 hour')`,
        [id, actor.id, JSON.stringify(lot), start, buyNow, hours],
      );
      return ok({
        transfers: [{ postings: [], memo: { auction: id, what: lotWords(lot, names.value) } }],
        answer: { id },
      });
    },
  );
  if (opened.ok) announceAuction(opened.value.id);
  return opened;
}
