import type { Seat } from "../../../kernel/game";
import type { Random } from "../../../kernel/random";
import type { Intent } from "../intent";
import { type Rules, zoneAt } from "../rules";
import { type Offer, withChosen } from "../script/offer";
import type { State } from "../state";
import type { View } from "../view";
import { refOf } from "../vocabulary";
import { imagine, isImagined } from "./imagine";
import { bestGuards, bestMarch } from "./parade";
import { choices, Thinking } from "./thinking";
import { costOf, isVat } from "./worth";

/** An act has to better things by so much to be worth its cards. */
const WORTH_IT = 0.2;

/**
 * What a bot does on its seat at a strict table of Five Dyes: of all that the rules offer it what leaves things best, tried on a
 * state in which it knows no more than its view. Null: nothing is asked of it. Its thinking is bounded by acts, not by time.
 */
export function chooseAct(rules: Rules, view: View, seat: Seat, random: Random): Intent | null {
  const { offers } = view;
  if (offers.length === 0) return null;
  const named = (name: string): Offer | undefined =>
    offers.find(({ intent }) => intent.type === "command" && intent.name === name);
  const first = named("hand") ?? named("done");
  if (first) return first.intent;
  const consent = named("let");
  if (consent) return saysSo(view) ? consent.intent : (named("refuse")?.intent ?? null);
  // It asks for nothing that its rival has to answer; what its cards bring about waits for them.
  if (named("refuse")) return null;
  const state = imagine(rules, view, seat);
  const discard = named("discard");
  if (discard?.choose) return withChosen(discard, least(rules, state, seat, discard.choose));
  const mulligan = named("mulligan");
  if (mulligan && isPoorHand(rules, state, seat)) return mulligan.intent;
  const thinking = new Thinking(rules, seat, random);
  const waiting = named("effect");
  if (waiting) {
    const leave = named("leave");
    const ways = [...choices(waiting), ...(leave ? [leave.intent] : [])];
    return thinking.best(state, ways)?.intent ?? ways[0] ?? null;
  }
  const act = bestAct(thinking, state, offers);
  if (act) return act;
  if (named("guarded")) return bestGuards(thinking, state);
  const march = named("march");
  return (march && bestMarch(thinking, state, march)) ?? nextStep(rules, state, seat, offers);
}

/** Whether the rules found that what a card says has to be done by hand; else its player alone says so, who may be wrong. */
function saysSo({ shown }: View): boolean {
  const entry = Array.isArray(shown) ? shown.find((pair) => Array.isArray(pair) && pair[0] === "wants") : undefined;
  const wants = Array.isArray(entry) ? entry[1] : undefined;
  return Array.isArray(wants) && wants[3] === "said";
}

/** A first hand with which nothing could be done for long. */
function isPoorHand(rules: Rules, state: State, seat: Seat): boolean {
  const hand = handOf(rules, state, seat);
  const vats = hand.filter(({ number }) => isVat(rules.book(number))).length;
  return vats < 2 || vats > 5;
}

const handOf = (rules: Rules, state: State, seat: Seat) =>
  state.zones[zoneAt(rules, state, refOf(seat, "hand"))]?.cards ?? [];

/** The card that is best played now, or what a card can do; null: nothing of that helps. */
function bestAct(thinking: Thinking, state: State, offers: readonly Offer[]): Intent | null {
  const acts = offers.filter(({ intent }) => {
    if (intent.type === "command") return intent.name === "use";
    return intent.type === "transfer" && intent.put.to === "table" && !takesImagined(intent);
  });
  const best = thinking.best(state, acts.flatMap(choices));
  return best && best.worth > thinking.worth(state) + WORTH_IT ? best.intent : null;
}

const takesImagined = (intent: Intent): boolean =>
  intent.type === "transfer" && intent.take.how === "cards" && intent.take.ids.some(isImagined);

/** On to the parade if anybody may march there, else to the end of the turn; what is too much is discarded before. */
function nextStep(rules: Rules, state: State, seat: Seat, offers: readonly Offer[]): Intent | null {
  const discard = offers.find(({ intent }) => intent.type === "transfer" && intent.put.to === "zone");
  if (discard?.choose) return withChosen(discard, least(rules, state, seat, discard.choose));
  const parade = offers.find(({ intent }) => intent.type === "phase" && intent.phase === 2);
  const end = offers.find(({ intent }) => intent.type === "end_turn");
  const dusk = offers.find(({ intent }) => intent.type === "phase" && intent.phase === 3);
  return (parade ?? end ?? dusk)?.intent ?? null;
}

/** The cards of a hand that are missed least. */
function least(rules: Rules, state: State, seat: Seat, choose: NonNullable<Offer["choose"]>): number[] {
  const vats = state.objects.filter(({ control, number }) => control === seat && isVat(rules.book(number))).length;
  const missed = (number: number): number => {
    const facts = rules.book(number);
    if (isVat(facts)) return vats < 5 ? 9 : 0;
    return costOf(facts) <= vats + 1 ? 4 + costOf(facts) : 2;
  };
  const hand = handOf(rules, state, seat).filter(({ id }) => choose.ids.includes(id));
  return hand
    .toSorted((a, b) => missed(a.number) - missed(b.number) || a.id - b.id)
    .slice(0, choose.least)
    .map(({ id }) => id);
}
