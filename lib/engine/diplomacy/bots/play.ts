import type { Random } from "../../kernel/random";
import type { Intent } from "../game/intent";
import { fieldOfView } from "../game/options";
import type { View } from "../game/view";
import type { DiplomacyMap, PowerName } from "../map/model";
import { printOrder } from "../orders/print-order";
import { searchOrders } from "./search";

type OrdersIntent = Extract<Intent, { type: "orders" }> & { power: PowerName };

const isOrders = (intent: Intent): intent is OrdersIntent => intent.type === "orders" && intent.power !== undefined;

/**
 * What a bot enters for one of the powers that its seat orders for, and that owes orders; null: for none. `legal`: whole
 * sets in which every order occurs that may be given; what its own thought finds beyond them it leaves out.
 */
export function botOrders(map: DiplomacyMap, view: View, legal: readonly Intent[], random: Random): Intent | null {
  const sets = legal.filter(isOrders);
  const [first] = sets;
  if (!first) return null;
  const { power } = first;
  const own = sets.filter((set) => set.power === power);
  const allowed = new Set(own.flatMap(({ text }) => text.split("\n")));
  const due = view.powers.find(({ name }) => name === power)?.due ?? 0;
  const wanted = searchOrders(fieldOfView(map, view), power, random, due).map(printOrder);
  const lines = wanted.filter((line) => allowed.has(line));
  // Each unit is asked for, each build and removal too: without one of them the set is no answer.
  if (lines.length < wanted.length || lines.length === 0) return own[random.below(own.length)] ?? null;
  return { type: "orders", power, text: lines.join("\n") };
}
