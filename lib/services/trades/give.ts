import type { PoolClient } from "pg";
import { type Actor, canCollect } from "@/lib/auth/policy";
import type { Given } from "@/lib/contracts/trade-words";
import type { Give } from "@/lib/contracts/trades";
import { handOver } from "@/lib/engine/ccg/trade/goods";
import { accountOf, COIN } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readSettings } from "../economy/read-settings";
import { perform } from "../ledger/perform";
import { haltOf, knownGoods, lackingOf, placesOf } from "./check-goods";
import { countGoods, sayGoods } from "./count-goods";
import { findPartner } from "./find-partner";

/** What a member gave away in money within a day. */
async function givenToday(client: PoolClient, userId: string): Promise<number> {
  const { rows } = await client.query<{ sum: string }>({
    name: "trades-given-today",
    text: `SELECT COALESCE(-sum(p.amount), 0) AS sum FROM "Transfer" t
           JOIN "Posting" p ON p."transferId" = t.id AND p."accountId" = $1 AND p.asset = '${COIN}'
           WHERE t.kind = 'gift/give' AND t.at > now() - interval '1 day' AND t."actorId" = $2`,
    values: [accountOf("purse", userId), userId],
  });
  return Number(rows[0]?.sum ?? 0);
}

/**
 * Gives money, cards and closed packs to another member, who is told. The same key gives once. Refuses
 * `trade/sign_in`, `trade/members_only`, whatever `findPartner` and `knownGoods` refuse, `trade/halted`,
 * `trade/gift_limit` and `trade/gift_day` (the most at once, and within a day, as the staff set it), and `trade/short`
 * with what is not free: registered copies and what is set aside stay.
 */
export async function give(actor: Actor, { key, ...request }: Give): Promise<Result<Given, Refusal>> {
  if (!actor) return refuse("trade/sign_in");
  if (!canCollect(actor)) return refuse("trade/members_only");
  const { goods, note } = request;
  const [to, names, settings] = await Promise.all([findPartner(actor, request.to), knownGoods(goods), readSettings()]);
  if (!to.ok) return to;
  if (!names.ok) return names;
  const { id, nick } = to.value;
  const money = goods.find(({ asset }) => asset === COIN)?.amount ?? 0;
  const asked = { to: id, goods: goods.map((good) => ({ ...good })), note };
  return perform({ kind: "gift/give", key, request: asked, actorId: actor.id }, async (ledger, transferId) => {
    await ledger.lock(placesOf(goods, actor.id, id));
    const halted = await haltOf(ledger.client, goods);
    if (halted) return { ok: false, error: halted };
    if (money > settings.giftLimit) return refuse("trade/gift_limit", { most: settings.giftLimit });
    // Behind the lock of the purse: two gifts at once are counted one after the other.
    const left = money === 0 ? 0 : settings.giftsPerDay - (await givenToday(ledger.client, actor.id));
    if (money > left) return refuse("trade/gift_day", { most: settings.giftsPerDay, left: Math.max(0, left) });
    const short = lackingOf(ledger, actor.id, goods);
    if (short.length > 0) return refuse("trade/short", { short: short.map((good) => ({ ...good })) });
    await ledger.client.query(
      `INSERT INTO "Outbox" (key, kind, users, data, at) VALUES ('gift/' || $1, 'gift_received', ARRAY[$2], $3, now())`,
      [transferId, id, JSON.stringify({ nick: actor.nick, note, ...countGoods(goods) })],
    );
    return ok({
      transfers: [
        {
          postings: handOver(goods, actor.id, id),
          memo: { from: actor.nick, to: nick, note, ...sayGoods(goods, names.value) },
        },
      ],
      answer: { to: nick, goods: goods.map((good) => ({ ...good })) },
    });
  });
}
