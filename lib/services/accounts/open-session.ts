import { prisma, type Transaction } from "@/lib/db/client";
import { newSecretId } from "@/lib/db/ids";
import { touchSession } from "@/lib/db/session-store";
import { tell } from "../notices/tell";
import { deviceLabel } from "./device-label";
import { endSessions } from "./end-sessions";
import { SESSION_LIMITS } from "./session-limits";
import type { SignedIn } from "./signed-in";
import { welcomeMember } from "./welcome-member";

/** Where somebody signs in: what the browser calls itself, the id in its device cookie, the address it comes from. */
export type Place = { userAgent: string; deviceId: string; address: string };

/** Whose session begins, and in the place of which. */
type Begun = SignedIn & { replaces?: string | null };

/**
 * Begins a session and gives its id; null where what the sign-in rests on was taken back while it was judged: the
 * password is another now, or the session that it goes on from has ended. `replaces` is the session that the browser had
 * until now: it ends, so that no cookie from before a sign-in is worth anything after it. A sign-in from a device that
 * the member never used before is told to the member by a notice. A member who is new finds purse and packs ready.
 */
export async function openSession(
  { userId, freshNick = false, pending = false, passwordHash, goesOnFrom, replaces = null }: Begun,
  { userAgent, deviceId, address }: Place,
  now = new Date(),
): Promise<string | null> {
  const { lifetimeMs, pendingMs } = SESSION_LIMITS;
  const id = newSecretId();
  const device = deviceLabel(userAgent);
  const expiresAt = new Date(now.getTime() + (pending ? pendingMs : lifetimeMs));
  const begun = await prisma().$transaction(async (tx) => {
    // Held until the session is there: a new password comes before it, or ends it with all others.
    const [user] = await tx.$queryRaw<{ passwordHash: string | null }[]>`
      SELECT "passwordHash" FROM "User" WHERE id = ${userId} FOR SHARE`;
    if (passwordHash !== undefined && user?.passwordHash !== passwordHash) return null;
    if (goesOnFrom !== undefined && (await endSessions(tx, { id: goesOnFrom, userId }, now)) === 0) return null;
    if (replaces !== null) await endSessions(tx, { id: replaces }, now);
    await tx.session.create({
      data: {
        ...{ id, userId, device, address, expiresAt, pending, freshNick },
        ...{ createdAt: now, lastSeenAt: now, provedAt: pending ? null : now },
      },
    });
    if (!pending) await notePlace(tx, userId, { deviceId, address, device }, now);
    await prune(tx, userId, now);
    return id;
  });
  // Their profile says when they were last here.
  if (begun !== null && !pending) await touchSession(begun, now);
  // A job welcomes whoever is not welcomed here: nobody is kept out for it.
  if (begun !== null && !pending) await welcomeMember(userId).catch(() => {});
  return begun;
}

/** Notes device and address as known, and tells the member of a device that is new. */
async function notePlace(
  tx: Transaction,
  userId: string,
  { deviceId, address, device }: { deviceId: string; address: string; device: string },
  now: Date,
): Promise<void> {
  const { guest } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { guest: true } });
  if (guest) return;
  const devices = await tx.knownPlace.findMany({ where: { userId, kind: "device" }, select: { value: true } });
  if (devices.length > 0 && !devices.some(({ value }) => value === deviceId))
    await tell(tx, { kind: "new_device", to: [userId], data: { device, address } }, now);
  for (const [kind, value] of Object.entries({ device: deviceId, address }))
    await tx.knownPlace.upsert({
      where: { userId_kind_value: { userId, kind, value } },
      create: { userId, kind, value, firstAt: now, lastAt: now },
      update: { lastAt: now },
    });
}

/** Forgets what has ended long ago, and ends what is too much. */
async function prune(tx: Transaction, userId: string, now: Date): Promise<void> {
  const { keptMs, placeMs, most } = SESSION_LIMITS;
  const before = new Date(now.getTime() - keptMs);
  await tx.session.deleteMany({ where: { userId, OR: [{ endedAt: { lt: before } }, { expiresAt: { lt: before } }] } });
  await tx.knownPlace.deleteMany({ where: { userId, lastAt: { lt: new Date(now.getTime() - placeMs) } } });
  const surplus = await tx.session.findMany({
    where: { userId, endedAt: null },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    skip: most,
    select: { id: true },
  });
  for (const { id } of surplus) await endSessions(tx, { id }, now);
}
