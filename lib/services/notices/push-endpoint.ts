import { env } from "@/lib/env";

/** The push services of the browsers that there are: their hosts, and the domains under which each has hosts of its own. */
const HOSTS: ReadonlySet<string> = new Set([
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
]);
const DOMAINS = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"] as const;

/**
 * Whether this is an address of a push service that browsers use: the house asks no other, so that nobody makes it ask
 * machines of their choice. `loopback`: a service on this machine that tests may use besides.
 */
export function isPushEndpoint(address: string, loopback: string | undefined = env.PUSH_LOOPBACK): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "" || address.length > 1_000) return false;
  if (loopback !== undefined && url.origin === new URL(loopback).origin) return true;
  if (url.protocol !== "https:" || url.port !== "") return false;
  return HOSTS.has(url.hostname) || DOMAINS.some((domain) => url.hostname.endsWith(domain));
}
