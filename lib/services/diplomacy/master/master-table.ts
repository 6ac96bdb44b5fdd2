import { createHash } from "node:crypto";
import type { Actor } from "@/lib/auth/policy";
import type { DiplomacyGame } from "@/lib/engine/diplomacy/game/compile";
import { fileNameOf, handFrame } from "@/lib/engine/diplomacy/game/hand-frame";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { tellsPlayers } from "@/lib/engine/diplomacy/game/view";
import { statusOf } from "@/lib/engine/diplomacy/game/write-file";
import type { StatusFacts } from "@/lib/engine/diplomacy/status/facts";
import { writeStatus } from "@/lib/engine/diplomacy/status/write";
import { type Access, accessOf } from "@/lib/engine/kernel/access";
import { isAnonymous } from "@/lib/engine/kernel/anonymity";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import type { LiveTable } from "@/lib/live/live-table";
import { currentTable } from "../../tables/read-proof";

/** A table of Diplomacy with its game's own types, and as whom somebody looks at it. */
export type DiplomacyTable = { table: LiveTable; game: DiplomacyGame; state: State; access: Access };

/** A game as it stands, for whoever may know that it is there. Refuses `diplomacy/unknown`. */
export async function gameFor(actor: Actor, id: string): Promise<Result<DiplomacyTable, Refusal>> {
  const table = await currentTable(id);
  if (table?.world.name !== "diplomacy") return refuse("diplomacy/unknown");
  const access = accessOf(table.game, table.match, actor?.id ?? null);
  const state = table.match.game as State;
  if (state.stage === "preparation" && access.office === null && !access.runs) return refuse("diplomacy/unknown");
  return ok({ table, game: table.game as unknown as DiplomacyGame, state, access });
}

/** A game of which somebody is the master. Refuses `diplomacy/unknown`, whatever it is to them otherwise. */
export async function masteredBy(actor: Actor, id: string): Promise<Result<DiplomacyTable, Refusal>> {
  const found = await gameFor(actor, id);
  return found.ok && found.value.access.office !== "master" ? refuse("diplomacy/unknown") : found;
}

/** Whether whoever looks may know who plays what. */
export const namesPlayers = ({ table, game, state, access }: DiplomacyTable): boolean =>
  access.office === "master" || (!isAnonymous(table.game, table.match) && tellsPlayers(game.at(state), state));

/** The facts of a game's status file; players are called by their nicks, but where the game names nobody any more. */
export function factsOf(found: DiplomacyTable, now: number): StatusFacts {
  const { table, game, state } = found;
  const { match, people } = table;
  const names = namesPlayers(found);
  const nick = (seat: number): string => {
    const occupant = match.table.seats[seat];
    return names && occupant?.kind === "user" ? (people[occupant.user]?.nick ?? "") : "";
  };
  return statusOf(game, state, handFrame(fileNameOf(match.table.settings.name), now, nick));
}

/** The status file, and a mark of what it says: DELAY runs by itself, and is no part of it. */
export function fileOf(found: DiplomacyTable, now: number): { file: string; mark: string } {
  const facts = factsOf(found, now);
  const { delay: _, ...still } = facts;
  return { file: writeStatus(facts), mark: createHash("sha256").update(writeStatus(still)).digest("base64url") };
}
