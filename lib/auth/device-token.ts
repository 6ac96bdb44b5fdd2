import { jwtVerify, SignJWT } from "jose";
import { authSecret } from "../env";
import { cookieName } from "./session-cookie";

const AUDIENCE = "device";

export const deviceCookieName = (): string => cookieName("guildhall.device");
const key = (): Uint8Array => new TextEncoder().encode(`device ${authSecret()}`);

/** The cookie of a device: its id, signed. */
export const sealDevice = (deviceId: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(deviceId)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .sign(key());

/** The device that a cookie names; null if it is forged or none. */
export async function unsealDevice(cookie: string | undefined): Promise<string | null> {
  if (!cookie) return null;
  try {
    const { payload } = await jwtVerify(cookie, key(), { audience: AUDIENCE, algorithms: ["HS256"] });
    return typeof payload.sub === "string" ? payload.sub : null;
  } catch {
    return null;
  }
}
