import type { Member } from "@/lib/auth/policy";
import { pool } from "@/lib/db/pool";
import { accountOf } from "@/lib/engine/kernel/ledger";

/** So many nicks at most are suggested, of so many of one's last trades and movements of one's accounts. */
const [MOST, LOOKED_AT] = [30, 300];

/**
 * Nicks of those whom a member traded with directly, gave something or got something from, in the order of the alphabet:
 * suggested while one types to whom. Nobody else's nicks: a list of all members is the staff's. Postings come by -id, as in
 * `readStatement`: by the primary key it would walk back through everybody's.
 */
export async function listPartners({ id }: Pick<Member, "id">): Promise<readonly string[]> {
  const { rows } = await pool().query<{ nick: string }>({
    name: "trades-partners",
    text: `WITH trades AS (SELECT "tradeId" FROM "TradeSide" WHERE "userId" = $1 ORDER BY "tradeId" DESC LIMIT $4),
                moves AS (SELECT "transferId" FROM "Posting" WHERE "accountId" = $2 AND "accountId" <> 'mint' ORDER BY -id LIMIT $4),
                more AS (SELECT "transferId" FROM "Posting" WHERE "accountId" = $3 AND "accountId" <> 'mint' ORDER BY -id LIMIT $4),
                gifts AS (SELECT t.id FROM "Transfer" t
                          WHERE t.id IN (SELECT "transferId" FROM moves UNION SELECT "transferId" FROM more) AND t.kind = 'gift/give'),
                others AS (SELECT s."userId" FROM "TradeSide" s JOIN trades USING ("tradeId")
                           UNION SELECT a."ownerId" FROM gifts g JOIN "Posting" p ON p."transferId" = g.id
                                 JOIN "Account" a ON a.id = p."accountId")
           SELECT u.nick FROM "User" u JOIN others o ON o."userId" = u.id
           WHERE u.id <> $1 AND NOT u.guest ORDER BY u."nickKey" LIMIT $5`,
    values: [id, accountOf("purse", id), accountOf("binder", id), LOOKED_AT, MOST],
  });
  return rows.map(({ nick }) => nick);
}
