import type { Random } from "../../kernel/random";
import { type Field, provinceIndex } from "../adjudicate/field";
import { type MovementResult, resolveMovement } from "../adjudicate/movement";
import { captureCentres } from "../adjudicate/ownership";
import type { PowerName } from "../map/model";
import type { Order } from "../order";
import { legalOrders } from "../orders/legal";
import { guessed, type Known, NOTHING_KNOWN } from "./guess";
import { heuristicMoves, heuristicOrders, purposeOf } from "./heuristic";
import { nodesOf } from "./nodes";
import { type Values, valuesOf } from "./values";

/** How much is thought: guesses of what all others do, sets of one's own to begin with, and orders tried out in them. */
export type Effort = { readonly guesses: number; readonly beginnings: number; readonly trials: number };

const USUAL_EFFORT: Effort = { guesses: 8, beginnings: 12, trials: 120 };
/** Among more units than these less is tried: judging a turn takes as long as there are units in it. */
const USUAL_UNITS = 60;

/** And where units have more ways than these altogether: each is weighed. A member's map may give fifty to each. */
const USUAL_WAYS = 500;
const FEWEST_GUESSES = 2;

/** How much is thought where nobody says otherwise: about as long in every position. */
export function effortIn({ board, position, stands }: Field): Effort {
  const ways = stands.reduce((sum, at) => sum + (board.neighbours[at]?.length ?? 0), 0);
  const dense = Math.min(1, USUAL_WAYS / Math.max(1, ways));
  const share = Math.min(dense, USUAL_UNITS / Math.max(1, position.units.length));
  const { guesses, beginnings, trials } = USUAL_EFFORT;
  return {
    guesses: Math.max(FEWEST_GUESSES, Math.round(guesses * dense)),
    beginnings: Math.max(1, Math.round(beginnings * share)),
    trials: Math.round(trials * share),
  };
}

/** What a phase may bring, in centres. */
const CENTRE = 1;
/** A centre that will be taken, or lost, unless somebody does something about it. */
const CLAIM = 0.6;
const DISLODGED = 0.35;
/** What the best place of all is worth, against the worst. */
const PLACE = 0.9;
const LEADER = 0.15;

/**
 * What a power orders after it has tried its own orders against guesses of everybody else's, with the judge itself: each
 * guess is what the heuristic would do for the others, by chance, but for what is `known` of them. Retreats and
 * adjustments are the heuristic's best.
 */
export function searchOrders(
  field: Field,
  power: PowerName,
  random: Random,
  due: number,
  effort: Effort = effortIn(field),
  known: Known = NOTHING_KNOWN,
): Order[] {
  if (field.position.phase.type !== "MOVEMENT") return heuristicOrders(field, power, null, due);
  const values = valuesOf(field, power, purposeOf(field));
  const powers = new Set([power, ...known.powers]);
  const guesses = Array.from(guessed(field, { powers, orders: known.orders }, random, effort.guesses));
  const judge = new Judge(field, power, values, guesses);
  let best = judge.of(heuristicMoves(field, power, null, values));
  for (let i = 1; i < effort.beginnings; i++) {
    const next = judge.of(heuristicMoves(field, power, random, values));
    if (next.score > best.score) best = next;
  }
  return improve(field, power, best, judge, random, effort.trials).orders;
}

type Tried = { readonly orders: Order[]; readonly score: number };

/** Changes the order of one unit after the other as long as that helps. */
function improve(field: Field, power: PowerName, from: Tried, judge: Judge, random: Random, trials: number): Tried {
  const { board, position } = field;
  const own = position.units.filter((unit) => unit.power === power);
  const isOwn = new Set(own.map(({ at }) => provinceIndex(board, at)));
  const options = own.map((unit) =>
    legalOrders(field, unit).filter(
      (order) =>
        order.type === "hold" ||
        (order.type === "move" && !order.via) ||
        (order.type === "support" && isOwn.has(provinceIndex(board, order.of.at))),
    ),
  );
  const all = random.shuffle(options.flatMap((orders, unit) => orders.map((order) => ({ order, unit }))));
  let best = from;
  let left = trials;
  for (const { order, unit } of all) {
    if (left-- <= 0) break;
    const next = judge.of(best.orders.map((one, i) => (i === unit ? order : one)));
    if (next.score > best.score) best = next;
  }
  return best;
}

/** Tells how good orders are for a power: in the mean of what may come of them. */
class Judge {
  private readonly captures: boolean;
  private readonly most: number;

  constructor(
    private readonly field: Field,
    private readonly power: PowerName,
    private readonly values: Values,
    private readonly guesses: readonly (readonly Order[])[],
  ) {
    this.captures = purposeOf(field) === "fall";
    this.most = Math.max(1, ...values.worth);
  }

  of(orders: Order[]): Tried {
    let sum = 0;
    for (const guess of this.guesses) sum += this.score(resolveMovement(this.field, [...orders, ...guess]));
    return { orders, score: sum / Math.max(1, this.guesses.length) };
  }

  private score({ units, dislodged }: MovementResult): number {
    const { field, power, values } = this;
    const { board, position } = field;
    const nodes = nodesOf(board.map);
    const owners = captureCentres(board.map, position.owners, units);
    const whole = this.captures ? CENTRE : CLAIM;
    let score = 0;
    const counts = new Map<PowerName, number>();
    for (const centre in owners) {
      const [before, after] = [position.owners[centre], owners[centre]];
      counts.set(after!, (counts.get(after!) ?? 0) + 1);
      if (after === power) score += before === power ? CENTRE : whole;
      else if (before === power) score += CENTRE - whole;
    }
    let leader = 0;
    for (const [name, count] of counts) if (name !== power) leader = Math.max(leader, count);
    score -= LEADER * leader;
    for (const unit of units)
      if (unit.power === power) score += (PLACE * (values.worth[nodes.index(unit.type, unit.at)] ?? 0)) / this.most;
    for (const unit of dislodged) score += unit.power === power ? -DISLODGED : DISLODGED / 2;
    return score;
  }
}
