import { OWN_ORIGINS } from "../env";

const KB = 1024;

/**
 * The largest body of a request, in bytes, by the beginning of its path; the first that fits counts. Pages take forms:
 * the largest is a template's text, but for the staff's files of cards. Beyond 1 MB the framework takes none itself.
 */
const BODY_LIMITS: readonly { prefix: string; bytes: number }[] = [
  { prefix: "/api/auth/", bytes: 16 * KB },
  { prefix: "/api/", bytes: 64 * KB },
  { prefix: "/_next/", bytes: KB },
  { prefix: "/socket.io", bytes: 128 * KB },
  { prefix: "/staff/cards", bytes: 1024 * KB },
  { prefix: "/", bytes: 512 * KB },
];

/** The largest body that a request to this path may have, in bytes. */
export function bodyLimit(path: string): number {
  return BODY_LIMITS.find(({ prefix }) => path.startsWith(prefix))?.bytes ?? KB;
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** The hosts under which this house is asked: its own address and those that the administrator has named. */
const OWN_HOSTS: ReadonlySet<string> = new Set([...OWN_ORIGINS].flatMap((origin) => hostOf(origin) ?? []));

/** What may be asked from anywhere: a mail program ends its mails without cookies, by a token alone (RFC 8058). */
const FROM_ANYWHERE = /^\/api\/unsubscribe(\?|$)/;

/**
 * Whether a form of another site asks: a browser names the origin of whatever a page sends, and `null` for a page that
 * has none or hides it, which none of ours does. Where nothing is named, the cookies' SameSite has to do.
 */
export function isForeignForm(
  { method, url = "" }: { method?: string; url?: string },
  { origin, host }: { origin?: string; host?: string },
): boolean {
  if (method !== "POST" || origin === undefined || FROM_ANYWHERE.test(url)) return false;
  const from = hostOf(origin);
  return from === null || !(OWN_HOSTS.has(from) || from === host?.toLowerCase());
}

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/;

/**
 * Whether a request that names this host is for this house. From the machine itself also the names that every machine
 * has: for whoever watches over the site, and for a proxy beside it.
 */
export function isOurHost(host: string | undefined, address: string | undefined): boolean {
  if (host === undefined) return false;
  if (OWN_HOSTS.has(host.toLowerCase())) return true;
  return LOOPBACK_HOST.test(host) && LOOPBACK_ADDRESS.test(address ?? "");
}
