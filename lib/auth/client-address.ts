import "server-only";
import { headers } from "next/headers";
import { addressPrefix } from "./address";

/**
 * The address of whoever asks (of IPv6 its prefix), for rate limits and the audit log. Behind a proxy of one's own
 * (TRUST_PROXY) it is the last one that the proxy appended; else the front door has put the connection's own into the
 * header.
 */
export async function clientAddress(): Promise<string> {
  const last = (await headers()).get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return addressPrefix(last || "unknown");
}
