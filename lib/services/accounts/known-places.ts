import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { SESSION_LIMITS } from "./session-limits";

/** The id of a browser that signs in for the first time. */
export const newDeviceId = (): string => newId();

/**
 * Whether the member of a nick has signed in from this device or address before; both are false for a nick that nobody
 * has. The same one query for every nick, so that its time tells nothing.
 */
export async function findKnownPlaces(
  nickKey: string,
  { deviceId, address }: { deviceId: string | null; address: string },
  now = new Date(),
): Promise<{ device: boolean; address: boolean }> {
  const since = new Date(now.getTime() - SESSION_LIMITS.placeMs);
  const places = await prisma().knownPlace.findMany({
    where: {
      ...{ user: { nickKey }, lastAt: { gt: since } },
      OR: [
        { kind: "address", value: address },
        { kind: "device", value: deviceId ?? "" },
      ],
    },
    select: { kind: true },
  });
  const has = (kind: string) => places.some((place) => place.kind === kind);
  return { device: has("device"), address: has("address") };
}
