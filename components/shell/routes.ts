/** The rooms that the navigation leads to. */
export const ROOMS = [
  { href: "/", label: "Lobby" },
  { href: "/tables", label: "Tables" },
  { href: "/games", label: "Games" },
] as const;

/** Whether a room's link is the one of the page shown. */
export const isIn = (path: string, href: string): boolean =>
  href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);

/** At a table the verb takes the bottom bar's place on a phone, and the table has a title bar of its own. */
export const isAtTable = (path: string): boolean => /^\/tables\/(?!new(\/|$))[^/]+/.test(path);
