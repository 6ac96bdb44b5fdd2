import type { Member } from "@/lib/auth/policy";
import { prisma, type Transaction } from "@/lib/db/client";
import { countOwnCodes } from "./recovery-codes";

/** What a member has besides the password, as they see it; times in ms since the epoch. */
export type SecondFactor = {
  totp: boolean;
  passkeys: { id: string; name: string; createdAt: number; usedAt: number | null }[];
  /** One-time codes that were not used yet. */
  codesLeft: number;
};

/** Whether signing in asks this member for a second factor. */
export async function hasSecondFactor(userId: string, tx: Transaction = prisma()): Promise<boolean> {
  const [totp, passkey] = [
    await tx.totp.findFirst({ where: { userId, confirmedAt: { not: null } }, select: { userId: true } }),
    await tx.passkey.findFirst({ where: { userId }, select: { id: true } }),
  ];
  return totp !== null || passkey !== null;
}

/** A member's second factors, for the settings. */
export async function readSecondFactor(member: Member): Promise<SecondFactor> {
  const userId = member.id;
  const [totp, passkeys, codesLeft] = await Promise.all([
    prisma().totp.findFirst({ where: { userId, confirmedAt: { not: null } }, select: { userId: true } }),
    prisma().passkey.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
    countOwnCodes(member),
  ]);
  return {
    totp: totp !== null,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      ...{ id, name, createdAt: createdAt.getTime() },
      usedAt: usedAt?.getTime() ?? null,
    })),
    codesLeft,
  };
}
