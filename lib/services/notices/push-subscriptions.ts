import { createECDH } from "node:crypto";
import type { Member } from "@/lib/auth/policy";
import { type Device, readDevice } from "@/lib/contracts/account-words";
import type { PushForm } from "@/lib/contracts/push";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import type { Session } from "../accounts/read-session";
import { isPushEndpoint } from "./push-endpoint";

/** How many browsers of a member are told; another takes the place of the oldest. */
const MOST = 10;

/** A browser that is told, as its member sees it. */
export type PushLine = { id: string; device: Device; since: number; endpoint: string };

/** Whether messages can be sealed for this key: a point on the curve. */
function isPoint(key: string): boolean {
  try {
    const own = createECDH("prime256v1");
    own.generateKeys();
    own.computeSecret(Buffer.from(key, "base64url"));
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells a member in this browser from now on; whoever was told in it before is not any more. Refuses
 * `notices/push_unknown` where it is no service that browsers use.
 */
export async function addPush(
  { id, member: { id: userId } }: Session,
  { endpoint, keys: { p256dh, auth } }: PushForm,
  deviceId: string | null,
): Promise<Result<null, Refusal>> {
  if (!isPushEndpoint(endpoint) || !isPoint(p256dh)) return refuse("notices/push_unknown");
  const { device } = await prisma().session.findUniqueOrThrow({ where: { id }, select: { device: true } });
  const data = { userId, p256dh, auth, device, deviceId, createdAt: new Date() };
  await prisma().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId} FOR UPDATE`;
    await tx.pushSubscription.upsert({ where: { endpoint }, create: { id: newId(), endpoint, ...data }, update: data });
    const old = await tx.pushSubscription.findMany({ where: { userId }, orderBy: { createdAt: "desc" }, skip: MOST });
    await tx.pushSubscription.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
  });
  return ok(null);
}

/** The browsers in which a member is told, the newest first. */
export async function listPushes({ id: userId }: Member): Promise<PushLine[]> {
  const rows = await prisma().pushSubscription.findMany({ where: { userId }, orderBy: { createdAt: "desc" } });
  return rows.map(({ id, device, createdAt, endpoint }) => ({
    ...{ id, device: readDevice(device), since: createdAt.getTime(), endpoint },
  }));
}

/** Tells a member in this browser no more; ids of others' do nothing. */
export async function removePush({ id: userId }: Member, { push: id }: { push: string }): Promise<null> {
  await prisma().pushSubscription.deleteMany({ where: { id, userId } });
  return null;
}

/** Whoever signed out of a browser is not told in it any more: it may be somebody else's next. */
export async function endPushesOf(deviceId: string): Promise<void> {
  await prisma().pushSubscription.deleteMany({ where: { deviceId } });
}
