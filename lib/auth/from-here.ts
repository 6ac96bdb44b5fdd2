import { OWN_ORIGINS } from "../env";

/**
 * Whether a request that changes something comes from a page of ours: browsers say where it comes from, and SameSite
 * cookies are the second lock. A client that is no browser says nothing and has no cookie but its own.
 */
export function isFromHere(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return request.headers.get("sec-fetch-site") === null;
  return OWN_ORIGINS.has(origin);
}
