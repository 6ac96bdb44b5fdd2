import { type Actor, canSell } from "@/lib/auth/policy";
import { pool } from "@/lib/db/pool";
import type { Cents } from "@/lib/engine/kernel/money";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

/** What was sold on a day (UTC). */
export type SalesDay = { readonly day: string; readonly packs: number; readonly earned: Cents };
export type ProductSales = {
  readonly productId: string;
  readonly name: string;
  readonly packs: number;
  readonly earned: Cents;
  readonly buyers: number;
};
export type Sales = { readonly days: readonly SalesDay[]; readonly products: readonly ProductSales[] };

/** The sales of the last `days` days: by day, days without any included, and by product. */
export async function readSales(actor: Actor, days = 30): Promise<Result<Sales, Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  const since = [days - 1];
  const [byDay, byProduct] = await Promise.all([
    pool().query<{ day: string; packs: number; earned: string }>(
      `SELECT to_char(d, 'YYYY-MM-DD') AS day, COALESCE(sold.packs, 0)::int AS packs, COALESCE(sold.earned, 0)::text AS earned
       FROM generate_series(date_trunc('day', now() AT TIME ZONE 'UTC') - make_interval(days => $1),
                            date_trunc('day', now() AT TIME ZONE 'UTC'), '1 day') d
       LEFT JOIN (
         SELECT date_trunc('day', at AT TIME ZONE 'UTC') AS d, sum(quantity) AS packs,
                sum((quantity - tickets)::bigint * "unitPrice") AS earned
         FROM "Purchase"
         WHERE at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - make_interval(days => $1) GROUP BY 1
       ) sold USING (d) ORDER BY d`,
      since,
    ),
    pool().query<{ productId: string; name: string; packs: number; earned: string; buyers: number }>(
      `SELECT r.id AS "productId", r.name, sum(p.quantity)::int AS packs,
              sum((p.quantity - p.tickets)::bigint * p."unitPrice")::text AS earned,
              count(DISTINCT p."userId")::int AS buyers
       FROM "Purchase" p JOIN "Product" r ON r.id = p."productId"
       WHERE p.at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - make_interval(days => $1)
       GROUP BY r.id ORDER BY 3 DESC`,
      since,
    ),
  ]);
  return ok({
    days: byDay.rows.map((row) => ({ ...row, earned: Number(row.earned) })),
    products: byProduct.rows.map((row) => ({ ...row, earned: Number(row.earned) })),
  });
}
