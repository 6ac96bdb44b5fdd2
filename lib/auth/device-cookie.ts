import "server-only";
import { jwtVerify, SignJWT } from "jose";
import { cookies } from "next/headers";
import { authSecret } from "../env";
import { newDeviceId } from "../services/accounts/known-places";
import { cookieName, cookieOptions } from "./session-cookie";

const AUDIENCE = "device";
/** The longest that browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

const name = (): string => cookieName("guildhall.device");
const key = (): Uint8Array => new TextEncoder().encode(`device ${authSecret()}`);

/** The id of this browser; null if it never signed in here, or its cookie is not one of ours. */
export async function knownDevice(): Promise<string | null> {
  const token = (await cookies()).get(name())?.value;
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, key(), { audience: AUDIENCE, algorithms: ["HS256"] });
    return typeof payload.sub === "string" ? payload.sub : null;
  } catch {
    return null;
  }
}

/**
 * The id of this browser, which from now on has one: a signed cookie that outlives sessions. It signs nobody in; it only
 * lets a member's own browser past limits that strangers used up. Only where cookies can be written.
 */
export async function keepDevice(): Promise<string> {
  const id = (await knownDevice()) ?? newDeviceId();
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(id)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .sign(key());
  (await cookies()).set(name(), token, cookieOptions(DEVICE_SECONDS));
  return id;
}
