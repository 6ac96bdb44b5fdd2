type Room = {
  readonly href: string;
  readonly name: string;
  /** Addresses elsewhere that belong to it. */
  readonly also?: readonly string[];
};

/** The rooms that the navigation leads to; what belongs to cards stands together. */
export const ROOMS = [
  { href: "/", name: "lobby" },
  { href: "/tables", name: "tables", also: ["/tournaments"] },
  { href: "/games", name: "games" },
  { href: "/collection", name: "cards", also: ["/cards", "/decks", "/sealed"] },
  { href: "/shop", name: "shop" },
  { href: "/market", name: "market", also: ["/give", "/trades", "/auctions", "/swaps"] },
  { href: "/diplomacy", name: "diplomacy" },
] as const satisfies readonly Room[];

/** Whether a room's link is the one of the page shown. */
const isIn = (path: string, href: string): boolean =>
  href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);

/** Whether a page belongs to a room. */
export const isInRoom = (path: string, { href, also = [] }: Room): boolean =>
  [href, ...also].some((place) => isIn(path, place));

/** While a pack is opened, its verb takes the bottom bar's place on a phone. */
export const isAtPack = (path: string): boolean => /^\/shop\/packs\/[^/]+/.test(path);

/** At a table the verb takes the bottom bar's place on a phone, and the table has a title bar of its own. */
export const isAtTable = (path: string): boolean => /^\/tables\/(?!(new|tabletop|draft)(\/|$))[^/]+/.test(path);

/** On a map the verb takes the bottom bar's place on a phone. */
export const isAtMap = (path: string): boolean => isIn(path, "/diplomacy/sandbox");
