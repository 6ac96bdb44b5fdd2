import type { PoolClient } from "pg";
import type { Observed } from "@/lib/engine/kernel/fold";
import { ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import type { LiveTable } from "@/lib/live/live-table";
import { keepDrafts } from "../drafts/keep-drafts";
import { type BroughtDeck, checkBrought } from "../tabletop/check-brought";
import { keepGames } from "../tabletop/keep-games";
import { keepsLockedDeck } from "../tournaments/locked-deck";
import { recordMatch } from "../tournaments/record-match";
import { onOwnSeat, seatsKept } from "./kept-seats";
import type { PlayMove } from "./play-move-request";

/** What a move writes besides its rows, in their transaction. A refusal undoes all of it, and is the answer. */
export type Beside = (client: PoolClient) => Promise<Refusal | null>;

/** A move as it is decided; `found`: what the house looked up for it, to be written beside it. */
export type Prepared = { readonly move: PlayMove; readonly found: BroughtDeck | null };

/** What the house adds to a request before it is decided: what it finds of a deck. Decided anew, it is the same. */
export async function preparedFor(table: LiveTable, move: PlayMove): Promise<Result<Prepared, Refusal>> {
  const { world } = table;
  if (move.request.to === "table") {
    const intent = await onOwnSeat(table.id, move.user, move.request.intent);
    return ok({ move: { ...move, request: { to: "table", intent } }, found: null });
  }
  if (world.name !== "tabletop") return ok({ move, found: null });
  const checked = await checkBrought(table, move.user, move.request.intent);
  if (!checked.ok) return checked;
  if (checked.value === null) return ok({ move, found: null });
  const { intent, found } = checked.value;
  const locked = await keepsLockedDeck(table, move.user, found);
  if (locked) return { ok: false, error: locked };
  return ok({ move: { ...move, request: { to: "game", intent } }, found });
}

/** What is written beside a move; null: nothing. */
export function besideOf(table: LiveTable, observed: Observed<unknown>, { move, found }: Prepared): Beside | null {
  const judgment = typeof move.as === "object" && "judge" in move.as ? move.as.judge : null;
  const all = [
    seatsKept(table.id, observed),
    table.world.name === "tabletop" ? keepGames(table, observed, { found, judgment }) : null,
    recordMatch(table, observed),
    table.world.name === "draft" ? keepDrafts(table, observed) : null,
  ];
  const some = all.filter((beside) => beside !== null);
  if (some.length === 0) return null;
  return async (client) => {
    for (const beside of some) {
      const refused = await beside(client);
      if (refused) return refused;
    }
    return null;
  };
}
