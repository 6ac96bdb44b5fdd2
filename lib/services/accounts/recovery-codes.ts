import { createHash } from "node:crypto";
import { makePassword } from "@/lib/auth/password";
import type { Member } from "@/lib/auth/policy";
import { prisma, type Transaction } from "@/lib/db/client";
import { recordAudit } from "../audit/record-audit";
import { tell } from "../notices/tell";

/** How many one-time codes a member is given at a time. */
const OWN_CODES = 10;

/** Who made a code: the member, an administrator for them, or the house, which sent it to the member's main address. */
export type CodeMaker = "self" | "staff" | "mail";
const BY = {
  self: { byId: null, mailed: false },
  staff: { byId: { not: null } },
  mail: { mailed: true },
} as const satisfies Record<CodeMaker, object>;

/** A code has 118 bits of chance: a plain hash of it cannot be guessed back. */
export const hashOfCode = (code: string): string =>
  createHash("sha256")
    .update(`recovery ${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`)
    .digest("base64url");

/** What is written down of a new code. */
export const newCode = (): { code: string; hash: string } => {
  const code = makePassword(6);
  return { code, hash: hashOfCode(code) };
};

/** Whether a text has the form of a code: twenty-four letters and digits, however they are grouped. */
export const isCodeLike = (text: string): boolean => text.replace(/[^A-Za-z0-9]/g, "").length === 24;

/** New one-time codes for a member, shown once; those from before are worth nothing any more. */
export async function makeOwnCodes({ id: userId }: Member, address: string): Promise<string[]> {
  const made = Array.from({ length: OWN_CODES }, newCode);
  await prisma().$transaction(async (tx) => {
    await tx.recoveryCode.deleteMany({ where: { userId, ...BY.self } });
    await tx.recoveryCode.createMany({ data: made.map(({ hash }) => ({ hash, userId })) });
    await recordAudit({ userId, action: "account/codes_made", address }, tx);
    await tell(tx, { kind: "codes_made", to: [userId], data: { address } });
  });
  return made.map(({ code }) => code);
}

/** How many of a member's own codes were not used yet. */
export const countOwnCodes = ({ id: userId }: Member): Promise<number> =>
  prisma().recoveryCode.count({ where: { userId, ...BY.self, usedAt: null } });

const good = (userId: string, code: string, now: Date) => ({
  ...{ hash: hashOfCode(code), userId, usedAt: null },
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
});

/**
 * Makes codes that were sent by mail worth nothing: the account is open again, its password is another, or its mails went
 * or go elsewhere. Whoever reads a mailbox that is not the member's any more has nothing of those from before.
 */
export async function endMailedCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId, ...BY.mail } });
}

/** Who made a code of a member that may be used; null if it is none, was used before or has run out. */
export async function findRecoveryCode(userId: string, code: string, now = new Date()): Promise<CodeMaker | null> {
  const row = await prisma().recoveryCode.findFirst({ where: good(userId, code, now) });
  return row && (row.mailed ? "mail" : row.byId === null ? "self" : "staff");
}

/** Uses up a code of this maker; false if it cannot be used. Of two at once one gets through. */
export async function takeRecoveryCode(
  tx: Transaction,
  { userId, code, by, now = new Date() }: { userId: string; code: string; by: CodeMaker; now?: Date },
): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { ...good(userId, code, now), ...BY[by] },
    data: { usedAt: now },
  });
  return count === 1;
}
