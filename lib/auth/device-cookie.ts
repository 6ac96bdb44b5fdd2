import "server-only";
import { cookies } from "next/headers";
import { newDeviceId } from "../services/accounts/known-places";
import { deviceCookieName, sealDevice, unsealDevice } from "./device-token";
import { cookieOptions } from "./session-cookie";

/** The longest that browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** The id of this browser; null if it never signed in here, or its cookie is not one of ours. */
export const knownDevice = async (): Promise<string | null> =>
  unsealDevice((await cookies()).get(deviceCookieName())?.value);

/**
 * The id of this browser, which from now on has one: a signed cookie that outlives sessions. It signs nobody in; it only
 * lets a member's own browser past limits that strangers used up. Only where cookies can be written.
 */
export async function keepDevice(): Promise<string> {
  const id = (await knownDevice()) ?? newDeviceId();
  (await cookies()).set(deviceCookieName(), await sealDevice(id), cookieOptions(DEVICE_SECONDS));
  return id;
}
