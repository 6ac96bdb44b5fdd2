import type { UserId } from "../engine/kernel/game";
import { alsoKnownAs } from "./also-known-as";
import type { TableCard } from "./table-card";

/** How many lines of the list of open tables are shown, sent and kept fresh at once. */
export const TABLES_A_PAGE = 40;

/** What is looked for among the open tables. */
export type TableFilter = {
  /** All of these words in the names of table, game (whatever it is called), host and players. */
  words: string;
  /** The slug of a game; null: any. */
  game: string | null;
  /** A seat to be had, or this many seats in all. */
  seats: "any" | "free" | number;
  /** Those at which this user sits; null: whoever does. */
  player: UserId | null;
};

export const NO_FILTER: TableFilter = { words: "", game: null, seats: "any", player: null };

/** Some lines of the list; `next`: where more of them begin, null at the end; `total`: how many there are in all. */
export type TablePage = { tables: TableCard[]; next: string | null; total: number };

/** A game at open tables: at how many, and how many people there wait for others to begin. */
export type LobbyGame = { slug: string; name: string; tables: number; waiting: number };

/** The first page of the list, and what is played at all of its tables. */
export type FirstPage = TablePage & { games: LobbyGame[] };

/** What changed on the first page: its lines that are new or other than before; the rest only where it is other. */
export type FirstPageChange = { changed: TableCard[]; order?: string[] } & Partial<Omit<FirstPage, "tables">>;

/** The first page after a change; where its lines stand is told only when it is other than before. */
export function firstPageAfter(first: FirstPage, { changed, order, ...facts }: FirstPageChange): FirstPage {
  const known = new Map([...first.tables, ...changed].map((table) => [table.id, table]));
  const ids = order ?? first.tables.map(({ id }) => id);
  return { ...first, ...facts, tables: ids.flatMap((id) => known.get(id) ?? []) };
}

/** What the words of a search are looked for in. */
export const searchText = (table: TableCard): string =>
  [
    table.name,
    table.game.name,
    ...alsoKnownAs(table.game.slug),
    table.host?.nick ?? "",
    ...table.seats.map((seat) => seat.nick ?? ""),
  ]
    .join(" ")
    .toLowerCase();

/** Whether a table is one of those looked for; `text`: its `searchText`. */
export function fitsFilter(table: TableCard, filter: TableFilter, text = searchText(table)): boolean {
  const { words, game, seats, player } = filter;
  if (game !== null && table.game.slug !== game) return false;
  if (seats === "free" && !table.seats.some((seat) => seat.kind !== "user")) return false;
  if (typeof seats === "number" && table.seats.length !== seats) return false;
  if (player !== null && !table.seats.some(({ user }) => user === player)) return false;
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/**
 * What can be joined at once: an open table of the game where somebody is and a seat can be had, not yet by this user.
 * None at which nobody is named: whoever takes the first seat that there is did not choose that.
 */
export const isJoinable = (table: TableCard, game: string, userId: UserId | null): boolean =>
  table.game.slug === game &&
  table.entry === "open" &&
  !table.anonymous &&
  table.phase !== "over" &&
  table.seats.some((seat) => seat.kind !== "user") &&
  table.seats.some((seat) => seat.kind === "user" && !seat.away) &&
  !table.seats.some((seat) => seat.kind === "user" && seat.user === userId);

/** How many people wait for others to begin this game with. */
export const peopleWaiting = (tables: readonly TableCard[], game: string, userId: UserId | null): number =>
  tables
    .filter((table) => table.phase === "waiting" && isJoinable(table, game, userId))
    .flatMap((table) => table.seats.filter((seat) => seat.kind === "user" && !seat.away)).length;
