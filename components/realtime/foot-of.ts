import type { TableView } from "@/lib/engine/kernel/table/view";
import type { GameStanding } from "./game-standing";
import type { ConnectionState } from "./open-socket";

type Standing = {
  connection: ConnectionState;
  /** The session that the browser had was over before the page came. */
  lapsed: boolean;
  table: TableView;
  game: GameStanding;
  seat: number | null;
  isHost: boolean;
};

/** What stands in the verb's place while there is nothing to play for this viewer. */
export type FootKind =
  /** The session is over; `seated`: of somebody who sits here. */
  | { is: "signed_out"; seated: boolean }
  | { is: "closed" | "watching" | "away" | "paused" }
  /** The game is over, for whoever sits there; `once`: there is no rematch. */
  | ({ is: "complete"; seat: number; once?: true } & Pick<GameStanding, "brings" | "another">)
  /** Seats wait for players. */
  | { is: "short"; vacant: number[]; botless?: true };

/** What stands in the verb's place; null: the verbs do. */
export function footOf({ connection, lapsed, table, game, seat, isHost }: Standing): FootKind | null {
  if (connection === "ended" || lapsed) return { is: "signed_out", seated: seat !== null };
  if (table.closed) return { is: "closed" };
  const own = seat === null ? undefined : table.seats[seat];
  if (seat === null || own?.kind !== "user") return { is: "watching" };
  if (own.shadow) return { is: "away" };
  if (game.over)
    return {
      ...{ is: "complete", seat },
      ...(game.once ? { once: true } : {}),
      ...(game.brings ? { brings: game.brings } : {}),
      ...(game.another === undefined ? {} : { another: game.another }),
    };
  // In play the others keep their verbs in sight; the host has the one that ends the pause.
  if (!game.idle) return table.paused && isHost ? { is: "paused" } : null;
  const vacant = table.seats.flatMap(({ kind }, at) => (kind === "nobody" ? [at] : []));
  const botless = game.botless || (game.correspondence === true && !isHost);
  if (vacant.length > 0) return { is: "short", vacant, ...(botless ? { botless: true } : {}) };
  return table.paused ? { is: "paused" } : null;
}
