import type { UserId } from "../engine/kernel/game";
import type { TableCard } from "./live";

/** What can be joined at once: an open table of the game where somebody is and a seat can be had, not yet by this user. */
export const isJoinable = (table: TableCard, game: string, userId: UserId | null): boolean =>
  table.game.slug === game &&
  table.entry === "open" &&
  table.phase !== "over" &&
  table.seats.some((seat) => seat.kind !== "user") &&
  table.seats.some((seat) => seat.kind === "user" && !seat.away) &&
  !table.seats.some((seat) => seat.kind === "user" && seat.user === userId);

/** How many people wait for others to begin this game with. */
export const peopleWaiting = (tables: readonly TableCard[], game: string, userId: UserId | null): number =>
  tables
    .filter((table) => table.phase === "waiting" && isJoinable(table, game, userId))
    .flatMap((table) => table.seats.filter((seat) => seat.kind === "user" && !seat.away)).length;
