import { deviceCookieName, sealDevice } from "../../auth/device-token";
import { sealSession, sessionCookieName } from "../../auth/session-cookie";
import { newDeviceId } from "../../services/accounts/known-places";
import { openSession } from "../../services/accounts/open-session";

/** The cookies of a browser in which a member is signed in, by name. The environment names the secret of the house. */
export async function cookiesOf(userId: string): Promise<Record<string, string>> {
  const deviceId = newDeviceId();
  const session = await openSession({ userId }, { userAgent: "a bench", deviceId, address: "127.0.0.1" });
  if (session === null) throw new Error("No session begins.");
  return { [sessionCookieName()]: await sealSession(session), [deviceCookieName()]: await sealDevice(deviceId) };
}
