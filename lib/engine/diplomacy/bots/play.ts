import type { Random } from "../../kernel/random";
import type { Intent } from "../game/intent";
import { fieldOfView } from "../game/options";
import type { View } from "../game/view";
import type { DiplomacyMap, PowerName } from "../map/model";
import { printOrder } from "../orders/print-order";
import { searchOrders } from "./search";

type OrdersIntent = Extract<Intent, { type: "orders" }> & { power: PowerName };

const isOrders = (intent: Intent): intent is OrdersIntent => intent.type === "orders" && intent.power !== undefined;

/** After so many years a bot agrees to a draw: whoever plays against bots alone is not kept for ever. */
const PATIENCE = 8;

/** A vote for a draw of all, where this game has such votes and the bot has seen enough; null: none is due. */
function drawVote(map: DiplomacyMap, { inForce, position, can, own, powers }: View): Intent | null {
  const barred = (["NO_DRAW", "NO_DIAS", "PROPOSE_DIAS"] as const).some((rule) => inForce.includes(rule));
  if (barred || !can.vote || position.phase.year < map.begin.year + PATIENCE) return null;
  const power = powers.find(({ name, kind, vote }) => own.includes(name) && kind === "player" && vote !== "DIAS");
  return power ? { type: "vote", vote: "DIAS", power: power.name } : null;
}

/**
 * What a bot does for its seat: a vote for a draw after some years, else the orders of one of the powers that it orders
 * for, and that owes orders; null: nothing. `legal`: whole sets in which every order occurs that may be given; what its
 * own thought finds beyond them it leaves out.
 */
export function botIntent(map: DiplomacyMap, view: View, legal: readonly Intent[], random: Random): Intent | null {
  const vote = drawVote(map, view);
  if (vote && legal.length > 0) return vote;
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
