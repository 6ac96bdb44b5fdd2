import { classOfSeat } from "@/lib/engine/kernel/classes";
import { botLabel, epochKey } from "@/lib/engine/kernel/fairness";
import type { Seat } from "@/lib/engine/kernel/game";
import { HmacRandom } from "@/lib/engine/kernel/random";
import type { LiveTable } from "@/lib/live/live-table";
import { shownTo } from "./show-table";

/**
 * What a bot does on this seat now; null: nothing is asked of it. It is given the seat's view, its legal intents and a
 * stream of chance of its own: never the state.
 */
export function botIntent(table: LiveTable, seat: Seat): unknown {
  const { world, game, match, chain, info } = table;
  const legal = game.legal?.(match.game, seat) ?? [];
  const key = () => epochKey(chain.link(match.epoch), match.epoch, match.shares);
  const random = new HmacRandom(key, botLabel(table.id, match.epoch, match.seq + 1, seat));
  return world.bot({ view: shownTo(table, classOfSeat(seat)), legal, random, info, seat });
}
