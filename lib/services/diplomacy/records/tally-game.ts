import type { DiplomacyGame } from "@/lib/engine/diplomacy/game/compile";
import { DiplomacyEvent } from "@/lib/engine/diplomacy/game/event";
import { type PartResult, partResult, wasInTime } from "@/lib/engine/diplomacy/game/part";
import { isLive, isOver, type State } from "@/lib/engine/diplomacy/game/state";
import { tellsPlayers } from "@/lib/engine/diplomacy/game/view";
import type { Row } from "@/lib/engine/kernel/envelope";
import type { LiveTable } from "@/lib/live/live-table";
import { foldedMoves } from "@/lib/live/read-log";
import type { LiveMatch } from "@/lib/worlds/world";

/** What somebody did with a power in a game; `result` null: they still play it. */
export type Part = { user: string; power: string; result: PartResult | null; phases: number; inTime: number };

/** What a game comes to for profiles. `open`: everybody may know who did it. */
export type Tally = { parts: Part[]; open: boolean; bots: boolean };

type Count = { readonly phases: number; readonly inTime: number };
type Counts = ReadonlyMap<string, Count>;
/** What holds at the end of a move: phases counted, and who was late in the present one. */
type Kept = { readonly counts: Counts; readonly late: ReadonlySet<string> };

const keyOf = (user: string, power: string): string => `${user} ${power}`;

/** Who plays which power, as pairs of user and power: people with a power of the map. */
function players(game: DiplomacyGame, { table, game: given }: LiveMatch): [string, string][] {
  const state = given as State;
  const roles = new Set(game.map.powers.flatMap(({ name, role }) => (role === undefined ? [] : [name])));
  return state.powers.flatMap(({ name, kind, seat }): [string, string][] => {
    const occupant = kind !== "player" || seat === null || roles.has(name) ? undefined : table.seats[seat];
    return occupant?.kind === "user" ? [[occupant.user, name]] : [];
  });
}

const eventsOf = (move: readonly Row<unknown>[]): DiplomacyEvent[] =>
  move.flatMap(({ payload }) => (payload.kind === "game" ? [DiplomacyEvent.parse(payload.event)] : []));

/**
 * What a game comes to, from its log: a phase that a rollback took back does not count, who resigned in it has. While it is
 * played it is open only where names, lateness and what is asked of whom are no secret; afterwards where names are none.
 */
export async function tallyOf(table: LiveTable): Promise<Tally> {
  const game = table.game as unknown as DiplomacyGame;
  const held = new Map<string, [string, string]>();
  let kept: Kept = { counts: new Map(), late: new Set() };
  const known: { seq: number; kept: Kept }[] = [{ seq: 0, kept }];
  let before: LiveMatch | null = null;
  let bots = false;
  let still: readonly string[] = [];
  for await (const { move, after } of foldedMoves(table, table.match.seq)) {
    const rewound = move.find(({ payload }) => payload.kind === "rewound")?.payload;
    if (rewound?.kind === "rewound") kept = known.findLast(({ seq }) => seq <= rewound.to)?.kept ?? kept;
    else if (before) kept = counted(game, before, move, kept);
    if (isLive(after.game as State)) {
      for (const [user, power] of players(game, after)) held.set(keyOf(user, power), [user, power]);
      bots ||= after.table.seats.some(({ kind }) => kind === "bot");
    }
    // Whoever leaves once it is over has played it to the end.
    if (!before || !isOver(before.game as State))
      still = players(game, after).map(([user, power]) => keyOf(user, power));
    before = after;
    known.push({ seq: after.seq, kept });
  }
  const state = table.match.game as State;
  const parts = [...held].map(([key, [user, power]]): Part => {
    const { phases, inTime } = kept.counts.get(key) ?? { phases: 0, inTime: 0 };
    return { user, power, phases, inTime, result: still.includes(key) ? partResult(state, power) : "resigned" };
  });
  return { parts, open: isOpen(game, table), bots };
}

/** What a move adds: the phase that it processes, and who is late in the one that it does not. */
function counted(game: DiplomacyGame, before: LiveMatch, move: readonly Row<unknown>[], { counts, late }: Kept): Kept {
  const events = eventsOf(move);
  const state = before.game as State;
  const at = move[0]?.at ?? 0;
  const isProcessed = events.some(({ type }) => type === "phase_processed");
  const named = new Set(late);
  const gone = new Set<string>();
  for (const event of events) {
    if (event.type === "late") for (const power of event.powers) named.add(power);
    if (event.type === "resigned" && (event.reason === "late" || named.has(event.power))) gone.add(event.power);
  }
  const ordered = new Set(
    events.flatMap((event) =>
      (event.type === "orders_set" && event.orders) || event.type === "sheet_set" ? [event.power] : [],
    ),
  );
  const asked = players(game, before).filter(([, power]) => isProcessed || gone.has(power));
  if (asked.length === 0) return { counts, late: isProcessed ? new Set() : named };
  const next = new Map(counts);
  for (const [user, power] of asked) {
    const facts = { at, late: gone.has(power) || named.has(power), ordered: ordered.has(power) };
    const inTime = wasInTime(game, state, power, facts);
    if (inTime === null) continue;
    const key = keyOf(user, power);
    const so = next.get(key) ?? { phases: 0, inTime: 0 };
    next.set(key, { phases: so.phases + 1, inTime: so.inTime + (inTime ? 1 : 0) });
  }
  return { counts: next, late: isProcessed ? new Set() : new Set([...named].filter((power) => !gone.has(power))) };
}

/** Whether everybody may know who plays what, and how reliably: as far as the game's own page tells it. */
function isOpen(game: DiplomacyGame, { match }: LiveTable): boolean {
  const state = match.game as State;
  if (isOver(state))
    return tellsPlayers(game.at(state), state) && !(match.table.settings.anonymous && game.conceals?.(state));
  const { inForce, powers } = game.view(state, { seats: new Set(), role: "spectator" });
  const isTold = powers.every(({ kind, seat }) => kind !== "player" || seat !== null);
  return isTold && !match.table.settings.anonymous && !inForce.includes("HIDE_LATE_POWERS");
}
