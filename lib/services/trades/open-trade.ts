import { type Actor, canCollect } from "@/lib/auth/policy";
import { MOST_OPEN_TRADES, TRADE_DAYS } from "@/lib/contracts/trade-words";
import type { OpenTrade } from "@/lib/contracts/trades";
import { newId } from "@/lib/db/ids";
import { lockNames } from "@/lib/db/ledger-store";
import { announceTopics } from "@/lib/db/topic-signal";
import { transact } from "@/lib/db/transaction";
import type { Party } from "@/lib/engine/ccg/trade/deal";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { knownGoods } from "./check-goods";
import { findPartner } from "./find-partner";
import { tellOfTrade } from "./trade-rows";

/** Who begins a trade, with whom in the ring, and what each is to give. */
export type NewTrade = {
  readonly madeById: string;
  readonly nick: string;
  readonly key: string;
  readonly parties: readonly Omit<Party, "confirmed">[];
  /** Whether whoever makes it agrees to it from the first. */
  readonly agreed?: boolean;
};

/**
 * Makes a trade, once by a key, and tells all but whoever made it; its id. Refuses `trade/too_many` open ones of theirs.
 */
export async function makeTrade({
  madeById,
  nick,
  key,
  parties,
  agreed = false,
}: NewTrade): Promise<Result<{ id: string }, Refusal>> {
  const ownKey = `${madeById}:${key}`;
  return transact(async (client): Promise<Result<{ id: string }, Refusal>> => {
    // One at a time for a member, so that they do not begin more than they may.
    await lockNames(client, [`trades of ${madeById}`]);
    const { rows } = await client.query<{ known: string | null; open: number }>(
      `SELECT (SELECT id FROM "DirectTrade" WHERE key = $1) AS known,
              (SELECT count(*) FROM "DirectTrade" WHERE "madeById" = $2 AND state = 'open')::int AS open`,
      [ownKey, madeById],
    );
    const [{ known, open } = { known: null, open: 0 }] = rows;
    if (known !== null) return ok({ id: known });
    if (open >= MOST_OPEN_TRADES) return refuse("trade/too_many", { most: MOST_OPEN_TRADES });
    const id = newId();
    await client.query(
      `WITH made AS (
         INSERT INTO "DirectTrade" (id, key, "madeById", "expiresAt") VALUES ($1, $2, $3, now() + ${TRADE_DAYS} * interval '1 day')
       )
       INSERT INTO "TradeSide" ("tradeId", seat, "userId", gives, confirmed)
       SELECT $1, p.seat, p.member, p.gives, $5::boolean AND p.member = $3 FROM jsonb_to_recordset($4::jsonb) AS p(seat int, member text, gives jsonb)`,
      [
        id,
        ownKey,
        madeById,
        JSON.stringify(parties.map(({ member, gives }, seat) => ({ seat, member, gives }))),
        agreed,
      ],
    );
    const users = parties.flatMap(({ member }) => (member === madeById ? [] : [member]));
    await tellOfTrade(client, "trade_offered", { id, users, nick });
    return ok({ id });
  });
}

/**
 * Begins a trade with another member, who is told: with what one puts there, and what one wishes for. Nothing is set aside
 * until both agree. The same key makes one. Refuses `trade/sign_in`, `trade/members_only`, whatever `findPartner`,
 * `knownGoods` and `makeTrade` refuse.
 */
export async function openTrade(actor: Actor, input: OpenTrade): Promise<Result<{ id: string }, Refusal>> {
  if (!actor) return refuse("trade/sign_in");
  if (!canCollect(actor)) return refuse("trade/members_only");
  const [partner, names] = await Promise.all([
    findPartner(actor, input.with),
    knownGoods([...input.gives, ...input.wants]),
  ]);
  if (!partner.ok) return partner;
  if (!names.ok) return names;
  const made = await makeTrade({
    ...{ madeById: actor.id, nick: actor.nick, key: input.key },
    parties: [
      { member: actor.id, gives: input.gives },
      { member: partner.value.id, gives: input.wants },
    ],
  });
  if (made.ok) announceTopics([`trade:${made.value.id}`]);
  return made;
}
