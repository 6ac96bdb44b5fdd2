import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { openPurse } from "../ledger/open-purse";
import { makePackSeed } from "../shop/pack-seed";

/** How many members one run of the job welcomes. */
const AT_ONCE = 500;

/**
 * Gives a member what every page of theirs reads: the starting money in their purse, and the seed of their packs. Done
 * when a session of theirs begins, so that looking at a page writes nothing. Doing it again changes nothing; a guest has
 * neither.
 */
export async function welcomeMember(userId: string): Promise<void> {
  const [member, started] = await Promise.all([
    prisma().user.findFirst({ where: { id: userId, guest: false }, select: { id: true } }),
    prisma().transfer.findUnique({ where: { key: `pay/start:${userId}:start` }, select: { id: true } }),
  ]);
  if (!member) return;
  await makePackSeed(userId);
  if (!started) await openPurse(userId);
}

/** Welcomes those whom their sign-in did not: members from before, and where it was interrupted. Returns how many. */
export async function welcomeMembers(): Promise<number> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT u.id FROM "User" u
     WHERE NOT u.guest AND (
       NOT EXISTS (SELECT 1 FROM "PackSeed" p WHERE p."userId" = u.id)
       OR NOT EXISTS (SELECT 1 FROM "Transfer" t WHERE t.key = 'pay/start:' || u.id || ':start'))
     ORDER BY u.id LIMIT $1`,
    [AT_ONCE],
  );
  for (const { id } of rows) await welcomeMember(id);
  return rows.length;
}
