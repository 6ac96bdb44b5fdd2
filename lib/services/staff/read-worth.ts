import { type Actor, canAdminister } from "@/lib/auth/policy";
import type { SetShare, WorthDay } from "@/lib/contracts/staff";
import { pool } from "@/lib/db/pool";
import { inEveryFinish } from "@/lib/engine/ccg/cards/model";
import { isCollectible } from "@/lib/engine/ccg/filter/vocabulary";
import { cardAsset, MINT } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { cardValue } from "../catalogue/card-values";
import { listGames } from "../catalogue/games";
import { readSettings } from "../economy/read-settings";
import { fromFirstDay } from "./first-day";
import { sharesByDay } from "./set-shares";

/** What all cards of members are worth by day, and how complete the sets of those who collect them are. */
export type Worth = { readonly days: readonly WorthDay[]; readonly sets: readonly SetShare[] };

const DAYS = `generate_series(date_trunc('day', $1::timestamptz AT TIME ZONE 'UTC') - make_interval(days => $2),
                              date_trunc('day', $1::timestamptz AT TIME ZONE 'UTC'), '1 day') d`;
const SINCE = `t.at >= date_trunc('day', $1::timestamptz AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - make_interval(days => $2)`;

/**
 * Both, of the last `days` days or since there are cards, at the values of today: cards come from the mint, so what it gave and got back says what
 * there is. Completeness counts plain copies. Refuses `staff/not_allowed`.
 */
export async function readWorth(actor: Actor, days = 60, now = new Date()): Promise<Result<Worth, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const [games, settings] = await Promise.all([listGames(), readSettings()]);
  const cards = games.flatMap(({ name, database }) =>
    inEveryFinish(database).map((card) => ({
      asset: cardAsset(name, card.number),
      value: cardValue(card, settings),
      set: card.foilOf === null && isCollectible(card) ? `${name}/${card.set}` : "",
    })),
  );
  const span = [now, days - 1];
  const priced = [cards.map(({ asset }) => asset), cards.map(({ value }) => value)];
  const sets = [cards.map(({ asset }) => asset), cards.map(({ set }) => set)];
  const [moved, held, have, changed] = await Promise.all([
    pool().query<{ day: string; change: string }>(
      `SELECT to_char(d, 'YYYY-MM-DD') AS day, COALESCE(change, 0)::text AS change FROM ${DAYS}
       LEFT JOIN (
         SELECT date_trunc('day', t.at AT TIME ZONE 'UTC') AS d, sum(-p.amount * v.value) AS change
         FROM "Transfer" t JOIN "Posting" p ON p."transferId" = t.id AND p."accountId" = '${MINT}'
         JOIN unnest($3::text[], $4::int[]) AS v(asset, value) ON v.asset = p.asset WHERE ${SINCE} GROUP BY 1
       ) moved USING (d) ORDER BY d`,
      [...span, ...priced],
    ),
    pool().query<{ sum: string | null }>(
      `SELECT sum(h.balance * v.value)::text AS sum FROM "Holding" h
       JOIN unnest($1::text[], $2::int[]) AS v(asset, value) ON v.asset = h.asset`,
      priced,
    ),
    pool().query<{ set: string; account: string; cards: number }>(
      `SELECT v.set, h."accountId" AS account, count(*)::int AS cards FROM "Holding" h
       JOIN unnest($1::text[], $2::text[]) AS v(asset, set) ON v.asset = h.asset AND v.set <> ''
       WHERE h.balance > 0 AND starts_with(h."accountId", 'binder:') GROUP BY 1, 2`,
      sets,
    ),
    // A first copy leaves as many as came; a last one leaves none.
    pool().query<{ day: string; set: string; account: string; change: number }>(
      `SELECT to_char(t.at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, v.set, p."accountId" AS account,
              sum(CASE WHEN p.amount > 0 THEN 1 ELSE -1 END)::int AS change
       FROM "Transfer" t JOIN "Posting" p ON p."transferId" = t.id AND starts_with(p."accountId", 'binder:')
       JOIN unnest($3::text[], $4::text[]) AS v(asset, set) ON v.asset = p.asset AND v.set <> ''
       WHERE ${SINCE} AND ((p.amount > 0 AND p.balance = p.amount) OR (p.amount < 0 AND p.balance = 0))
       GROUP BY 1, 2, 3`,
      [...span, ...sets],
    ),
  ]);
  // From what is there now back to each day before.
  let worth = Number(held.rows[0]?.sum ?? 0);
  const told = moved.rows.toReversed().map(({ day, change }): WorthDay => {
    const one = { day, worth };
    worth -= Number(change);
    return one;
  });
  const names = games.flatMap(({ name, database }) =>
    database.sets.map((set) => ({ code: `${name}/${set.abbreviation}`, name: set.name })),
  );
  const sizes = new Map<string, number>();
  for (const { set } of cards) sizes.set(set, (sizes.get(set) ?? 0) + 1);
  const shown = fromFirstDay(told.reverse(), (day) => day.worth === 0);
  const all = shown.map(({ day }) => day);
  const shares = names.flatMap(({ code, name }): SetShare[] => {
    const of = <T extends { set: string }>(rows: readonly T[]) => rows.filter(({ set }) => set === code);
    const size = sizes.get(code) ?? 0;
    if (size === 0 || of(have.rows).length + of(changed.rows).length === 0) return [];
    return [{ code, name, shares: sharesByDay(all, size, of(have.rows), of(changed.rows)) }];
  });
  return ok({ days: shown, sets: shares });
}
