import type { PoolClient } from "pg";
import type { Member } from "@/lib/auth/policy";
import type { ShortGood } from "@/lib/contracts/trade-words";
import { confirmDeal, movesOf } from "@/lib/engine/ccg/trade/deal";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { perform } from "../ledger/perform";
import { haltOf, lackingOf } from "./check-goods";
import { openTradeOf, type TradeRow, tellOfTrade, tradeLock } from "./trade-rows";

/** How settling came out; `short`: what was not free, where that is why it did not. */
type Settling =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Result<never, Refusal>; readonly short?: readonly ShortGood[] };

/** Who of a trade is banned by now; null: nobody. */
async function keptOut(client: PoolClient, { deal }: TradeRow): Promise<string | null> {
  const { rows } = await client.query<{ nick: string }>({
    name: "trades-kept-out",
    text: `SELECT nick FROM "User" WHERE id = ANY($1) AND "bannedAt" IS NOT NULL AND ("bannedUntil" IS NULL OR "bannedUntil" > now())`,
    values: [deal.parties.map(({ member }) => member)],
  });
  return rows[0]?.nick ?? null;
}

/**
 * Settles a trade by the word of the last who agrees, in one transfer. Looked at again behind its lock and those of all
 * holdings: that it is open and the version that they saw, that nobody else took their word back (`trade/stale`), that none of its
 * cards is halted (`trade/halted`), that nobody is banned (`trade/no_such_member`), that all are there (`trade/short`, with whose and what).
 */
export async function settleTrade(
  member: Member,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Settling> {
  let short: ShortGood[] | undefined;
  const request = { id, version };
  const settled = await perform(
    { kind: "trade/settle", key: `${id}/${version}`, request, actorId: member.id, locks: [tradeLock(id)] },
    async (ledger, transferId) => {
      short = undefined;
      const row = await openTradeOf(ledger.client, { id, member: member.id });
      if (!row.ok) return row;
      const kept = await keptOut(ledger.client, row.value);
      if (kept !== null) return refuse("trade/no_such_member", { nick: kept });
      const agreed = confirmDeal(row.value.deal, member.id, version);
      if (!agreed.ok) return agreed;
      const { deal, settles } = agreed.value;
      if (!settles) return refuse("trade/stale", { version: deal.version });
      const postings = movesOf(deal);
      await ledger.lock(postings);
      const halted = await haltOf(
        ledger.client,
        deal.parties.flatMap(({ gives }) => gives),
      );
      short = deal.parties.flatMap(({ member: of, gives }, seat) =>
        lackingOf(ledger, of, gives).map((good) => ({ seat, ...good })),
      );
      if (halted) return { ok: false, error: halted };
      if (short.length > 0) return refuse("trade/short", { short: short.map((good) => ({ ...good })) });
      await ledger.client.query(
        `WITH sides AS (UPDATE "TradeSide" SET confirmed = true WHERE "tradeId" = $1)
         UPDATE "DirectTrade" SET state = 'settled', "transferId" = $2, short = NULL, "changedAt" = clock_timestamp() WHERE id = $1`,
        [id, transferId],
      );
      const users = deal.parties.flatMap((one) => (one.member === member.id ? [] : [one.member]));
      await tellOfTrade(ledger.client, "trade_settled", { id, users, nick: member.nick });
      const memo = { trade: id, who: row.value.nicks.join(", "), sides: row.value.nicks.length };
      return ok({ transfers: [{ postings, memo }], answer: { id } });
    },
  );
  return settled.ok ? { ok: true } : { ok: false, refusal: settled, ...(short ? { short } : {}) };
}
