import unhomoglyph from "unhomoglyph";
import { isReservedNick, RESERVED_NICKS } from "@/lib/contracts/account";
import { NICK_MAX, NICK_MIN, nickKey } from "@/lib/contracts/account-words";
import { prisma, type Transaction } from "@/lib/db/client";

/**
 * What a text looks like, by Unicode's table of confusable characters: texts that look alike have the same. Nothing to
 * be shown.
 */
export const looksOf = (text: string): string => unhomoglyph(unhomoglyph(text).toLowerCase()).toLowerCase();

const RESERVED_LOOKS = new Set(RESERVED_NICKS.flatMap((word) => [looksOf(word), looksOf(word.toUpperCase())]));

/** Whether a text would pass for a word of the house: `rnoderator`, `adm1n`, `КЕЕРЕR`. */
const looksReserved = (text: string): boolean =>
  RESERVED_LOOKS.has(looksOf(text)) || RESERVED_LOOKS.has(looksOf(text.toLowerCase()));

/** The columns of a member's nick, which belong together. */
export const nickColumns = (nick: string) => ({ nick, nickKey: nickKey(nick), nickLooks: looksOf(nick) });

/** Whether a write failed because somebody else holds the nick, or one that looks the same. */
export const isNickTaken = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "P2002" &&
  /nickKey|nickLooks/.test(JSON.stringify(error));

/**
 * Why a nick of the right form cannot be had: `account/nick_reserved`, `account/nick_taken`, or `account/nick_alike` when
 * somebody's looks the same; null if it can. Asked before expensive work; against two at once the database's rule
 * decides.
 */
export async function findNickFault(nick: string, tx: Transaction = prisma()): Promise<string | null> {
  if (isReservedNick(nick) || looksReserved(nick)) return "account/nick_reserved";
  const looks = [looksOf(nick), looksOf(nickKey(nick))];
  const holders = await tx.user.findMany({
    where: { OR: [{ nickKey: nickKey(nick) }, { nickLooks: { in: looks } }] },
    select: { nickKey: true },
  });
  if (holders.length === 0) return null;
  return holders.some((holder) => holder.nickKey === nickKey(nick)) ? "account/nick_taken" : "account/nick_alike";
}

/**
 * A free nick that comes close to what another site calls somebody: accents dropped, other characters as `_`, a number
 * appended if it is taken, reserved or looks like one that is.
 */
export async function freeNick(tx: Transaction, wanted: string): Promise<string> {
  const plain = wanted
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9_-]+/g, "_")
    .replace(/^[_-]+|[_-]+$/g, "")
    .slice(0, NICK_MAX - 4);
  const stem = plain.length >= NICK_MIN ? plain : "member";
  for (let tail = 1; tail < 10_000; tail++) {
    const nick = tail === 1 ? stem : `${stem}${tail}`;
    if ((await findNickFault(nick, tx)) === null) return nick;
  }
  throw new Error(`No free nick like ${stem}`);
}
