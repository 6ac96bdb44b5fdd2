import { type Actor, canCollect } from "@/lib/auth/policy";
import type { Collection, Held } from "@/lib/contracts/collection";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { readUses } from "../decks/read-uses";
import { actingAs } from "../egos/acting";
import { readTradeLimit } from "../trades/trade-limit";

const NOTHING: Collection = { held: [], limit: 0, upTo: "0", shown: false, isPublic: false, registered: [] };

/** So long what came is new, looked at or not: a week. */
const NEW_FOR = 7 * 24 * 60 * 60 * 1_000;

/** What the actor has of a game's cards; those who have no binder have nothing. */
export async function readCollection(actor: Actor, game: string, now = new Date()): Promise<Collection> {
  if (!canCollect(actor)) return NOTHING;
  const { binder: account, sealed } = await actingAs(actor.id);
  const [binder, registered, uses, limit] = await Promise.all([
    prisma().binder.findUnique({ where: { userId_game: { userId: actor.id, game } } }),
    prisma().setRegistration.findMany({ where: { userId: actor.id, game }, select: { set: true } }),
    readUses(actor.id, game),
    readTradeLimit(actor.id),
  ]);
  const { rows } = await pool().query<Omit<Held, "decks"> & { upTo: string }>({
    name: "collection-read",
    text: `SELECT split_part(h.asset, '/', 2)::int AS number, h.balance::int AS have, h.bound, h.reserved::int AS offered,
                  LEAST(h.balance, p.fresh)::int AS fresh, p."upTo"::text AS "upTo"
           FROM "Holding" h CROSS JOIN LATERAL (
             SELECT (SELECT COALESCE(sum(amount), 0) FROM "Posting"
                     WHERE "accountId" = h."accountId" AND asset = h.asset AND id > $3 AND amount > 0
                       AND EXISTS (SELECT 1 FROM "Transfer" t WHERE t.id = "transferId" AND t.at > $4)) AS fresh,
                    (SELECT max(id) FROM "Posting" WHERE "accountId" = h."accountId" AND asset = h.asset) AS "upTo"
           ) p
           WHERE h."accountId" = $1 AND starts_with(h.asset, $2) AND h.balance > 0
           ORDER BY number`,
    values: [account, `card:${game}/`, binder?.seenPosting ?? 0n, new Date(now.getTime() - NEW_FOR)],
  });
  return {
    held: rows.map(({ number, have, bound, offered, fresh }) => ({
      ...{ number, have, bound, offered, fresh },
      decks: uses.get(number) ?? 0,
    })),
    limit,
    upTo: String(rows.reduce((most, { upTo }) => (BigInt(upTo) > most ? BigInt(upTo) : most), 0n)),
    shown: binder?.shown ?? true,
    isPublic: binder?.public ?? false,
    registered: sealed ? [] : registered.map(({ set }) => set),
  };
}
