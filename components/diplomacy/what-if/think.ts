import { adjustmentsDue } from "@/lib/engine/diplomacy/adjudicate/adjustments";
import { fieldOf } from "@/lib/engine/diplomacy/adjudicate/field";
import type { Known } from "@/lib/engine/diplomacy/bots/guess";
import { oddsOf, type UnitOdds } from "@/lib/engine/diplomacy/bots/odds";
import { searchOrders } from "@/lib/engine/diplomacy/bots/search";
import type { mapOf } from "@/lib/engine/diplomacy/game/options";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";
import type { GivenOrder } from "@/lib/engine/diplomacy/order";
import { checkAgain } from "@/lib/engine/diplomacy/orders/parse-order";
import type { Position } from "@/lib/engine/diplomacy/position";
import { SeededRandom } from "@/lib/engine/kernel/random";

/** What is thought about: a position as far as its viewer sees it, and what they and the others order as they guess. */
export type Question = {
  /** Of the game's configuration what makes its map. */
  readonly config: Parameters<typeof mapOf>[0];
  readonly position: Position;
  readonly rules: readonly string[];
  /** Powers that nobody plays: their units hold. */
  readonly dummies: readonly PowerName[];
  readonly own: readonly PowerName[];
  /** Orders of one's own powers, and of those that one guesses at; all others are guessed by the bots. */
  readonly given: readonly GivenOrder[];
  /** Whether one's own orders are to be found as well. */
  readonly reply: boolean;
  readonly samples: number;
  readonly seed: number;
};

export type Thought = {
  /** The best orders that were found for one's own powers; null: they were not asked for. */
  readonly reply: readonly GivenOrder[] | null;
  /** In movement phases how often one's orders come about, unit by unit, out of so many guesses; else none. */
  readonly odds: readonly UnitOdds[];
  readonly samples: number;
  /** How long it took. */
  readonly millis: number;
};

/** A reply is wanted once, not six times a second as bots do: it is thought about longer. */
const EFFORT = { guesses: 16, beginnings: 16, trials: 240 };

/** Thinks about a question: the same question has the same answer. */
export function think(map: DiplomacyMap, question: Question): Thought {
  const begun = performance.now();
  const { position, rules, own, samples, seed } = question;
  const field = fieldOf(map, position, new Set(rules), { dummies: new Set(question.dummies) });
  const random = new SeededRandom(seed);
  const isMovement = position.phase.type === "MOVEMENT";
  const due = position.phase.type === "ADJUSTMENTS" ? adjustmentsDue(map, position, field.rules) : null;
  const others = question.given.filter(({ power }) => !own.includes(power));
  const settled = [...own, ...question.dummies, ...others.map(({ power }) => power)];
  const known = (given: readonly GivenOrder[]): Known => ({
    powers: new Set(settled),
    orders: given.map(({ order }) => order),
  });
  let given = question.given;
  if (question.reply)
    for (const power of own) {
      const rest = given.filter((one) => one.power !== power);
      const found = searchOrders(field, power, random, due?.get(power) ?? 0, EFFORT, known(rest));
      const allowed = found.filter((order) => checkAgain(field, power, order).ok);
      given = [...rest, ...allowed.map((order) => ({ power, order }))];
    }
  const odds = isMovement ? own.flatMap((power) => oddsOf(field, power, known(given), random, samples).units) : [];
  return {
    reply: question.reply ? given.filter(({ power }) => own.includes(power)) : null,
    ...{ odds, samples, millis: performance.now() - begun },
  };
}
