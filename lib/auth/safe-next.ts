/**
 * Where to go after signing in: the given address if it is a path of this site, else the lobby. Refuses other origins
 * in all their disguises (`//host`, `/\host`, control characters) and the sign-in pages themselves.
 */
export function safeNext(next: unknown, otherwise = "/"): string {
  if (typeof next !== "string" || next.length > 512 || !next.startsWith("/")) return otherwise;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they resolve an address
  if (/[\\\u0000-\u001f\u007f]/.test(next)) return otherwise;
  const here = "http://here.invalid";
  if (!URL.canParse(next, here)) return otherwise;
  const url = new URL(next, here);
  if (url.origin !== here || /^\/(sign-in|sign-up|api)(\/|$)/.test(url.pathname) || url.pathname.startsWith("//"))
    return otherwise;
  return url.pathname + url.search + url.hash;
}

/** What somebody was about when it turned out that they are signed out: the sign-in page says that it was not done. */
export const SIGN_IN_REASONS = ["buying"] as const;
export type SignInReason = (typeof SIGN_IN_REASONS)[number];

/** The sign-in page that leads back to `next`. */
export function signInPath(next: string, reason?: SignInReason): string {
  const query = new URLSearchParams(safeNext(next) === "/" ? {} : { next: safeNext(next) });
  if (reason) query.set("reason", reason);
  return query.size === 0 ? "/sign-in" : `/sign-in?${query}`;
}

/** Where the second factor is asked for, on the way to `next`. */
export const codePath = (next: string): string =>
  safeNext(next) === "/" ? "/sign-in/code" : `/sign-in/code?next=${encodeURIComponent(safeNext(next))}`;
