import type { PoolClient } from "pg";
import type { DraftGame } from "@/lib/engine/ccg/draft/compile";
import type { DraftConfig } from "@/lib/engine/ccg/draft/config";
import type { Event } from "@/lib/engine/ccg/draft/event";
import type { State } from "@/lib/engine/ccg/draft/state";
import type { Observed } from "@/lib/engine/kernel/fold";
import type { Match } from "@/lib/engine/kernel/match";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { LiveTable } from "@/lib/live/live-table";
import { playingEgos } from "../egos/plays-ego";
import { type Drafter, enterDraft, giveCards } from "./draft-money";

type Write = (client: PoolClient) => Promise<Refusal | null>;

/** What becomes of money and cards with a move at a draft, to be written in its transaction; null: nothing. */
export function keepDrafts(table: LiveTable, observed: Observed<unknown>): Write | null {
  const { config } = table.game as unknown as DraftGame;
  const after = observed.after as Match<State>;
  const writes = observed.rows.flatMap(({ payload }): Write[] => {
    if (payload.kind === "table") {
      const { event } = payload;
      return event.type === "sat" && after.game.stage === "waiting"
        ? [(client) => hasPrice(client, config, event.user, event.seat)]
        : [];
    }
    if (payload.kind !== "game") return [];
    const { type } = payload.event as Event;
    if (type === "began") return [(client) => enterDraft(client, table.id, config, draftersAt(after))];
    return type === "ended" ? [(client) => giveCards(client, table.id, config, after.game.picks)] : [];
  });
  if (writes.length === 0) return null;
  return async (client) => {
    for (const write of writes) {
      const refused = await write(client);
      if (refused) return refused;
    }
    return null;
  };
}

const draftersAt = ({ table }: Match<State>): Drafter[] =>
  table.seats.flatMap((occupant, seat) => (occupant.kind === "user" ? [{ seat, user: occupant.user }] : []));

/** Whoever sits down where packs are bought can pay for theirs: a draft would not begin otherwise. */
async function hasPrice(
  client: PoolClient,
  { price, packs }: DraftConfig,
  user: string,
  seat: number,
): Promise<Refusal | null> {
  if (price === null) return null;
  if ((await playingEgos(client, [user])).length > 0) return { code: "table/ego", data: { seat } };
  const { rows } = await client.query<{ free: string }>(
    `SELECT balance - bound - reserved AS free FROM "Holding" WHERE "accountId" = $1 AND asset = 'coin'`,
    [`purse:${user}`],
  );
  return Number(rows[0]?.free ?? 0) < price * packs ? { code: "draft/short", data: { seat } } : null;
}
