import type { PoolClient } from "pg";
import { pool } from "@/lib/db/pool";
import type { Observed } from "@/lib/engine/kernel/fold";
import type { Seat, UserId } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import { TableIntent } from "@/lib/engine/kernel/table/vocabulary";

/** Keeps the seats of a new table, in their order, for these people: nobody else may take them. Null: a bot has it. */
export async function keepSeats(
  client: Pick<PoolClient, "query">,
  tableId: string,
  users: readonly (UserId | null)[],
): Promise<void> {
  await client.query(
    `INSERT INTO "KeptSeat" ("tableId", seat, "userId")
     SELECT $1, n - 1, u FROM unnest($2::text[]) WITH ORDINALITY AS t(u, n) WHERE u IS NOT NULL`,
    [tableId, users],
  );
}

/** Whoever asks for any seat where one is kept for them gets that one. */
export async function onOwnSeat(tableId: string, user: UserId | null, intent: unknown): Promise<unknown> {
  const asked = TableIntent.safeParse(intent);
  if (user === null || !asked.success || asked.data.type !== "sit" || asked.data.seat !== undefined) return intent;
  const { rows } = await pool().query<{ seat: Seat }>(
    'SELECT seat FROM "KeptSeat" WHERE "tableId" = $1 AND "userId" = $2 ORDER BY seat LIMIT 1',
    [tableId, user],
  );
  return rows[0] ? { ...asked.data, seat: rows[0].seat } : intent;
}

/** Refuses `table/seat_kept` where a move seats somebody, or lines them up, on a seat that is kept for another; null: it seats nobody. */
export function seatsKept(
  tableId: string,
  { rows }: Observed<unknown>,
): ((client: PoolClient) => Promise<Refusal | null>) | null {
  const taken = rows.flatMap(({ payload }): [Seat, UserId][] =>
    payload.kind === "table" && (payload.event.type === "sat" || payload.event.type === "lined_up")
      ? [[payload.event.seat, payload.event.user]]
      : [],
  );
  if (taken.length === 0) return null;
  return async (client) => {
    const { rows: others } = await client.query<{ seat: Seat }>(
      `SELECT k.seat FROM "KeptSeat" k JOIN unnest($2::int[], $3::text[]) AS t(seat, id) ON t.seat = k.seat
       WHERE k."tableId" = $1 AND k."userId" <> t.id`,
      [tableId, taken.map(([seat]) => seat), taken.map(([, user]) => user)],
    );
    const [other] = others;
    return other ? { code: "table/seat_kept", data: { seat: other.seat } } : null;
  };
}
