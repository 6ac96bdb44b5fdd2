import { handFrame } from "@/lib/engine/diplomacy/game/hand-frame";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";
import type { StatusHolder, StatusParticipant } from "@/lib/engine/diplomacy/status/facts";
import type { Seat, UserId } from "@/lib/engine/kernel/game";
import { readPeople } from "@/lib/live/people";
import { foldedMoves } from "@/lib/live/read-log";
import type { LiveMatch } from "@/lib/worlds/world";
import type { DiplomacyTable } from "./master-table";

/** Who held a power: somebody on a seat (`user` null: a bot), or nobody. */
type Holder = "DUMMY" | "RESIGNED" | { readonly seat: Seat; readonly user: UserId | null };
type Change = { readonly phase: string; readonly holder: Holder };

const keyOf = (holder: Holder): string => (typeof holder === "string" ? holder : `${holder.seat} ${holder.user ?? ""}`);

/**
 * Who played each power before, the last one first, each with the phase in which whoever came next took over (PLAYER of a
 * status file). Who takes over in the phase of a resignation stands where RESIGNED stood. `named`: by their nicks.
 */
export async function playersBefore(
  { table }: Pick<DiplomacyTable, "table">,
  named: boolean,
): Promise<ReadonlyMap<PowerName, NonNullable<StatusParticipant["history"]>>> {
  const { seq } = table.match;
  const held = new Map<PowerName, Holder>();
  const changes = new Map<PowerName, Change[]>();
  for await (const { after } of foldedMoves(table, seq)) note(after, held, changes);
  const users = [...changes.values()].flatMap((all) =>
    all.flatMap(({ holder }) => (typeof holder === "string" || holder.user === null ? [] : [holder.user])),
  );
  const people = named ? await readPeople([...new Set(users)]) : {};
  const player = (holder: Holder): StatusHolder => {
    if (typeof holder === "string") return holder;
    const { seat, user } = holder;
    return handFrame("", 0, () => (user === null ? "" : (people[user]?.nick ?? ""))).person(seat) ?? "RESIGNED";
  };
  return new Map(
    [...changes].map(([power, all]) => [power, all.map(({ phase, holder }) => ({ phase, player: player(holder) }))]),
  );
}

/** Takes down who holds which power after a move, and what changed with it. */
function note({ game, table }: LiveMatch, held: Map<PowerName, Holder>, changes: Map<PowerName, Change[]>): void {
  const { powers, position } = game as State;
  for (const { name, kind, seat } of powers) {
    if (kind === "unplayed") continue;
    const occupant = kind === "player" && seat !== null ? table.seats[seat] : undefined;
    const now: Holder =
      kind === "dummy"
        ? "DUMMY"
        : kind === "resigned" || seat === null || !occupant || occupant.kind === "nobody"
          ? "RESIGNED"
          : { seat, user: occupant.kind === "user" ? occupant.user : null };
    const before = held.get(name);
    held.set(name, now);
    if (before === undefined || keyOf(before) === keyOf(now)) continue;
    const phase = phaseCode(position.phase);
    const known = changes.get(name) ?? [];
    if (before === "RESIGNED" && known[0]?.phase === phase) continue;
    changes.set(name, [{ phase, holder: before }, ...known]);
  }
}
