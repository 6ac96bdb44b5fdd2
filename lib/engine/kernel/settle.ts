import { type Payload, tablePayload } from "./envelope";
import type { Ctx, Game, Seat } from "./game";
import type { Match } from "./match";
import { playOf } from "./play-of";
import { vacate } from "./table/decide";
import { evolveTable } from "./table/evolve";
import type { Occupant, TableState } from "./table/vocabulary";

type Moved<State> = { before: State; after: Match<State>; rewound: boolean };

/**
 * Whether a seat has somebody: not one that a bot keeps for whoever left it, who agrees to nothing any more. Whoever was removed
 * is still asked, so that nobody decides alone what they have thrown the others out of.
 */
function isThere({ held }: TableState, occupant: Occupant, seat: Seat): boolean {
  if (occupant.kind !== "bot" || occupant.keeps === null) return occupant.kind !== "nobody";
  return held.some((one) => one.removed && one.seat === seat && one.user === occupant.keeps);
}

/**
 * Table and game agree about who sits: a seat that the game has just made vacant is freed, and the game hears of every
 * seat whether it has somebody. A rewind goes back in the game alone, so there the table is right.
 */
export function settleSeats<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  { before, after, rewound }: Moved<State>,
  ctx: Ctx,
): { payloads: Payload<Event>[]; state: State } {
  const payloads: Payload<Event>[] = [];
  let { table, game: state } = after;
  const known = new Set(game.vacant?.(before));
  for (const seat of rewound ? [] : (game.vacant?.(state) ?? [])) {
    if (known.has(seat) || table.seats[seat]?.kind === "nobody") continue;
    for (const event of vacate(table, seat, ctx.now, { kicked: false, play: playOf(game, state) })) {
      payloads.push(tablePayload(event));
      table = evolveTable(table, event);
    }
  }
  table.seats.forEach((occupant, seat) => {
    const taken = isThere(table, occupant, seat);
    const bot = occupant.kind === "bot" && occupant.keeps === null;
    for (const event of game.occupied?.(state, seat, taken, ctx, bot) ?? []) {
      payloads.push({ kind: "game", event });
      state = game.evolve(state, event);
    }
  });
  return { payloads, state };
}
