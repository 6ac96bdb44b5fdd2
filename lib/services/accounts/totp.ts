import { Secret, TOTP } from "otpauth";
import type { Member } from "@/lib/auth/policy";
import { prisma, type Transaction } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { tell } from "../notices/tell";
import { openSecret, sealSecret } from "./secret-box";

/** Seconds that a code holds; the one before and the one after are taken too, for clocks that differ. */
const PERIOD = 30;
const WINDOW = 1;

/** RFC 6238 as every app knows it: SHA-1, six digits, half a minute. */
const totpOf = (secret: Secret, label = ""): TOTP =>
  new TOTP({ issuer: "Guildhall", label, secret, algorithm: "SHA1", digits: 6, period: PERIOD });

/** What an app is set up with: the address in the QR code, and the secret to type by hand in groups of four. */
export type TotpSetup = { uri: string; secret: string };

/** Makes a new secret for an authenticator app; nothing is asked for until a first code from it was right. */
export async function beginTotp({ id: userId }: Member): Promise<Result<null, Refusal>> {
  const present = await prisma().totp.findUnique({ where: { userId } });
  if (present?.confirmedAt) return refuse("account/totp_there");
  const row = { secret: sealSecret(new Secret({ size: 20 }).base32, userId), createdAt: new Date(), lastCounter: null };
  await prisma().totp.upsert({ where: { userId }, create: { userId, ...row }, update: row });
  return ok(null);
}

/** The setup that waits for its first code; null if there is none. */
export async function readTotpSetup({ id: userId, nick }: Member): Promise<TotpSetup | null> {
  const row = await prisma().totp.findUnique({ where: { userId } });
  const base32 = row && !row.confirmedAt ? openSecret(row.secret, userId) : null;
  if (base32 === null) return null;
  const uri = totpOf(Secret.fromBase32(base32), nick).toString();
  return { uri, secret: base32.replace(/(.{4})(?=.)/g, "$1 ") };
}

/** Takes the first code of a new app. Refuses `account/wrong_code`. */
export async function confirmTotp(
  { id: userId }: Member,
  { code }: { code: string },
  address: string,
): Promise<Result<null, Refusal>> {
  return prisma().$transaction(async (tx) => {
    if (!(await takeCode(tx, userId, code, false))) return refuse("account/wrong_code");
    await tx.totp.update({ where: { userId }, data: { confirmedAt: new Date() } });
    await recordAudit({ userId, action: "account/totp_added", address }, tx);
    await tell(tx, { kind: "totp_added", to: [userId], data: { address } });
    return ok(null);
  });
}

export async function removeTotp({ id: userId }: Member, address: string): Promise<void> {
  await prisma().$transaction(async (tx) => {
    const { count } = await tx.totp.deleteMany({ where: { userId } });
    if (count === 0) return;
    await recordAudit({ userId, action: "account/totp_removed", address }, tx);
    await tell(tx, { kind: "totp_removed", to: [userId], data: { address } });
  });
}

/** Whether this is a present code of the member's app; it is used up by asking. */
export const checkTotp = ({ id: userId }: Member, code: string, now = Date.now()): Promise<boolean> =>
  prisma().$transaction((tx) => takeCode(tx, userId, code, true, now));

async function takeCode(
  tx: Transaction,
  userId: string,
  code: string,
  confirmed: boolean,
  now = Date.now(),
): Promise<boolean> {
  const row = await tx.totp.findUnique({ where: { userId } });
  if (!row || (row.confirmedAt !== null) !== confirmed) return false;
  const base32 = openSecret(row.secret, userId);
  const digits = code.replace(/\s/g, "");
  if (base32 === null || !/^\d{6}$/.test(digits)) return false;
  const delta = totpOf(Secret.fromBase32(base32)).validate({ token: digits, timestamp: now, window: WINDOW });
  if (delta === null) return false;
  const counter = Math.floor(now / 1000 / PERIOD) + delta;
  // Of two who send the same code at once, one gets through.
  const { count } = await tx.totp.updateMany({
    where: { userId, OR: [{ lastCounter: null }, { lastCounter: { lt: counter } }] },
    data: { lastCounter: counter },
  });
  return count === 1;
}
