import type { Member } from "@/lib/auth/policy";
import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import { TabletopConfig } from "@/lib/engine/ccg/tabletop/config";
import type { UserId } from "@/lib/engine/kernel/game";
import { ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { createTableOf } from "../tables/create-table";
import { keepSeats } from "../tables/kept-seats";
import { playMove } from "../tables/play-move";

/** A game that lies somewhere already: how, who plays it (null: a bot), and for what. */
type Kept = { readonly body: unknown; readonly users: readonly (UserId | null)[]; readonly bet?: number };

/**
 * Opens a table for a game that goes on: its seats are kept for its players, who are asked to come. `network`: where a guest asks
 * from. Refuses what opening a table does.
 */
export async function openKept(
  member: Member,
  { body, users, bet = 0 }: Kept,
  network: string,
): Promise<Result<{ id: string }, Refusal>> {
  const { staked: _, ...plain } = TabletopConfig.parse(body);
  const config = bet > 0 ? { ...plain, staked: true as const } : plain;
  const opened = await createTableOf(
    member,
    {
      ...{ world: "tabletop", body: config, called: config.title, seats: users.length, asMaster: false },
      settings: { public: false, entry: "open", moveSeconds: null, ...(bet > 0 ? { bet } : {}) },
    },
    network,
  );
  if (!opened.ok) return opened;
  const tableId = opened.value.id;
  await keepSeats(pool(), tableId, users);
  for (const [seat, user] of users.entries()) {
    if (user === member.id) continue;
    const intent = user === null ? { type: "seat_bot", seat } : { type: "invite", user, office: null };
    // Whoever cannot be asked any more is waited for in vain: the others see the seat.
    await playMove({ tableId, moveId: newId(), user: member.id, as: "host", request: { to: "table", intent } });
  }
  return ok({ id: tableId });
}
