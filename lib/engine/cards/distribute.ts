import type { Seat } from "../kernel/game";
import { err, ok, type Refusal, type Result } from "../kernel/result";
import { byRank, opening } from "./deal";
import type { CardEvent, Gift } from "./event";
import { evolve } from "./evolve";
import { no } from "./refusals";
import { names, type Rules, sortHand } from "./rules";
import { placeOf, type State, without } from "./state";
import type { Card } from "./vocabulary";

/** Does this seat give its best cards (the lower half of the last ranking)? */
export function givesBest(rules: Rules, state: State, seat: Seat): boolean {
  if (state.contract || rules.passing !== null) return false;
  const ranked = byRank(state);
  return ranked.indexOf(seat) + 1 > Math.floor(ranked.length / 2);
}

/** Cards that a seat may give away now: all, or those at least as strong as the weakest that it must part with. */
export function givable(rules: Rules, state: State, seat: Seat): number[] | null {
  if (!givesBest(rules, state, seat)) return null;
  const at = placeOf(state, seat);
  const count = state.owes[at]!.reduce((sum, owed) => sum + owed.count, 0);
  const byStrength = state.hands[at]!.slice().sort((a, b) => rules.strength[b]! - rules.strength[a]!);
  const weakest = byStrength[count - 1];
  if (weakest === undefined) return byStrength;
  return state.hands[at]!.filter((card) => rules.strength[card]! >= rules.strength[weakest]!);
}

/**
 * Why this distribution is refused, in the order of `refusals.ts`; null: it is accepted. `given` maps receiver → card
 * names.
 */
export function checkDistribute(
  rules: Rules,
  state: State,
  seat: Seat,
  given: Readonly<Record<string, readonly Card[]>>,
): Refusal | null {
  if (state.phase !== "distributing") return no("distribute/not_distributing");
  const at = placeOf(state, seat);
  const owes = state.owes[at]!;
  if (owes.length === 0) return no("distribute/not_expected");
  const receivers = Object.keys(given);
  if (receivers.length === 0) return no("distribute/missing_data");
  if (receivers.some((to) => !owes.some((owed) => String(owed.to) === to))) return no("distribute/unknown_players");
  const all = receivers.flatMap((to) => given[to]!.map((card) => rules.idOf.get(card) ?? -1));
  const hand = state.hands[at]!;
  if (new Set(all).size < all.length || all.some((card) => !hand.includes(card))) return no("distribute/no_such_cards");
  for (const { to, count } of owes)
    if ((given[to]?.length ?? 0) !== count) return no("distribute/wrong_amount", { to, count });
  if (givesBest(rules, state, seat)) {
    const kept = without(hand, all).map((card) => rules.strength[card]!);
    const worst = Math.min(...all.map((card) => rules.strength[card]!));
    if (Math.max(...kept) > worst) return no("distribute/must_give_top_cards");
  }
  return null;
}

/**
 * Cards given; once nobody owes any more they all arrive at once, and play begins, or the bidding that an exchange went
 * before.
 */
export function distributeFacts(
  rules: Rules,
  state: State,
  seat: Seat,
  given: Readonly<Record<string, readonly Card[]>>,
  host: Seat | undefined,
): Result<CardEvent[], Refusal> {
  const refusal = checkDistribute(rules, state, seat, given);
  if (refusal) return err(refusal);
  const at = placeOf(state, seat);
  const gifts: Gift[] = state.owes[at]!.map(({ to }) => ({
    from: seat,
    to,
    cards: names(
      rules,
      sortHand(
        rules,
        given[to]!.map((card) => rules.idOf.get(card)!),
      ),
    ),
  }));
  const events: CardEvent[] = [{ type: "given", seat, gifts }];
  if (state.owes.every((owes, place) => place === at || owes.length === 0)) {
    const before = state.gifts.map((g) => ({ from: g.from, to: g.to, cards: names(rules, g.cards) }));
    const all = [...before, ...gifts];
    if (state.contract) events.push({ type: "received", gifts: all, turn: state.turn });
    else {
      const received: CardEvent = { type: "received", gifts: all, turn: null };
      const { hands } = [...events, received].reduce((s, event) => evolve(rules, s, event), state);
      const { phase, turn } = opening(rules, state, host, true, hands);
      events.push({ ...received, turn, ...(phase === "bidding" ? { phase } : {}) });
    }
  }
  return ok(events);
}
