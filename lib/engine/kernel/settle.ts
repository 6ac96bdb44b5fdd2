import { type Payload, tablePayload } from "./envelope";
import type { Ctx, Game } from "./game";
import type { Match } from "./match";
import { playOf } from "./play-of";
import { vacate } from "./table/decide";
import { evolveTable } from "./table/evolve";

type Moved<State> = { before: State; after: Match<State>; rewound: boolean };

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
    for (const event of game.occupied?.(state, seat, occupant.kind !== "nobody", ctx) ?? []) {
      payloads.push({ kind: "game", event });
      state = game.evolve(state, event);
    }
  });
  return { payloads, state };
}
