import "server-only";
import { clientAddress } from "../auth/client-address";
import { knownDevice } from "../auth/device-cookie";
import { currentSession, pendingSession } from "../auth/session";
import type { Asking } from "../services/doors/door";

/** Who asks with this request. A session that waits for its second factor is nobody's yet: it comes without a member. */
export async function currentAsking(): Promise<Asking> {
  const [address, deviceId, session] = await Promise.all([clientAddress(), knownDevice(), currentSession()]);
  return { member: session?.member ?? null, session: session ?? (await pendingSession()), address, deviceId };
}
