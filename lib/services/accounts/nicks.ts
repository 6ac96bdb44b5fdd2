import { isReservedNick } from "@/lib/contracts/account";
import { NICK_MAX, NICK_MIN, nickKey } from "@/lib/contracts/account-words";
import type { Transaction } from "@/lib/db/client";

/** Whether a write failed because somebody else holds the nick. */
export const isNickTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "P2002" && /nickKey/.test(JSON.stringify(error));

/**
 * A free nick that comes close to what another site calls somebody: accents dropped, other characters as `_`, a number
 * appended if it is taken or reserved.
 */
export async function freeNick(wanted: string, tx: Transaction): Promise<string> {
  const plain = wanted
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9_-]+/g, "_")
    .replace(/^[_-]+|[_-]+$/g, "")
    .slice(0, NICK_MAX - 4);
  const stem = plain.length >= NICK_MIN ? plain : "member";
  for (let tail = 1; tail < 10_000; tail++) {
    const nick = tail === 1 ? stem : `${stem}${tail}`;
    if (isReservedNick(nick)) continue;
    const holder = await tx.user.findUnique({ where: { nickKey: nickKey(nick) }, select: { id: true } });
    if (!holder) return nick;
  }
  throw new Error(`No free nick like ${stem}`);
}
