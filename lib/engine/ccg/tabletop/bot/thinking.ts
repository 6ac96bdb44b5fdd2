import type { Seat } from "../../../kernel/game";
import type { Random } from "../../../kernel/random";
import { decide } from "../decide";
import { evolve } from "../evolve";
import type { Intent } from "../intent";
import type { Rules } from "../rules";
import { type Offer, withChosen } from "../script/offer";
import { offersFor } from "../script/offers";
import type { State } from "../state";
import { worthOf } from "./worth";

/** How many acts one thought may try: what keeps it short, the same on every machine. */
const MOST_TRIED = 150;
/** A card's own chain of things that wait is followed so far. */
const DEEPEST = 3;

/** What trying an act comes to. */
export type Tried = { readonly intent: Intent; readonly state: State; readonly worth: number };

/** One thought of a bot: tries acts by the game's rules on a state that it imagines, for as long as it may. */
export class Thinking {
  private left = MOST_TRIED;

  constructor(
    readonly rules: Rules,
    readonly seat: Seat,
    private readonly random: Random,
  ) {}

  get isTired(): boolean {
    return this.left <= 0;
  }

  offers(state: State, seat = this.seat): readonly Offer[] {
    return offersFor(this.rules, state, seat);
  }

  /** The state after an act; null where the rules are against it, or thinking has to end. */
  after(state: State, intent: Intent, seat = this.seat): State | null {
    if (this.left <= 0) return null;
    this.left--;
    const { random, rules } = this;
    const decided = decide(rules, state, { seat }, intent, { now: 0, random, openEpoch: () => random });
    return decided.ok ? decided.value.reduce((before, event) => evolve(rules, before, event), state) : null;
  }

  /** An act, with the best way of doing what it makes wait; null where it cannot be done. */
  tried(state: State, intent: Intent, depth = 0): Tried | null {
    const after = this.after(state, intent);
    if (!after) return null;
    const now = { intent, state: after, worth: this.worth(after) };
    if (depth >= DEEPEST || after.outcome) return now;
    const waiting = this.offers(after).find((offer) => isWaiting(offer));
    if (!waiting) return now;
    const best = this.best(after, choices(waiting), depth + 1);
    return best ? { ...best, intent } : now;
  }

  /** The best of these acts; null: none can be done. */
  best(state: State, intents: readonly Intent[], depth = 0): Tried | null {
    let best: Tried | null = null;
    for (const intent of intents) {
      const tried = this.tried(state, intent, depth);
      if (tried && (best === null || tried.worth > best.worth)) best = tried;
    }
    return best;
  }

  worth(state: State, seat = this.seat): number {
    return worthOf(this.rules, state, seat);
  }
}

const isWaiting = ({ intent }: Offer): boolean => intent.type === "command" && intent.name === "effect";

/** An offer with each card that may be chosen, one at a time; without one where none has to be. */
export function choices(offer: Offer): Intent[] {
  const { choose } = offer;
  if (!choose) return [offer.intent];
  const singles = choose.least <= 1 ? choose.ids.map((id) => withChosen(offer, [id])) : [];
  return choose.least === 0 ? [offer.intent, ...singles] : singles;
}
