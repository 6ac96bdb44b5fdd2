import { cost } from "./bot-bid";
import { chooseInBout } from "./bot-bout";
import { type Eye, leastBy } from "./bot-eye";
import { chooseByMelds } from "./bot-melds";
import { chooseStock } from "./bot-stock";
import { pickUpCard, trickCard } from "./bot-trick";
import { specialWorth } from "./special-worth";
import type { Can, Card, Intent, TemplateInfo, View } from "./vocabulary";

type Move = Extract<Intent, { type: "move" }>;
type CanMove = NonNullable<Can["move"]>;

/** Chooses a move, a pass or a retreat; null: it knows none. */
export function choosePlay(view: View, can: Can, eye: Eye, info: TemplateInfo | undefined): Intent | null {
  const { move } = can;
  if (move?.part) return chooseInBout(view, can, move, eye);
  const melding = chooseByMelds(view, can, eye, info);
  if (melding) return melding;
  const early = chooseStock(view, can, eye, info);
  if (early) return early;
  const playable = move ? eye.hand.filter((card) => move.cards[card] === null) : [];
  if (!move || playable.length === 0) {
    if (can.draw) return { type: "draw" };
    if (can.retreat) return { type: "retreat" };
    return move?.pass ? { type: "move", pass: true } : null;
  }
  if (move.specials.length > 0) return declare(view, move, eye, info);
  if (info?.matches || move.declare) return answer(move, playable, eye);
  if (move.combos) return combine(view, move, eye);
  if (move.count === 1 || eye.hand.length === 1) {
    const own = info?.picksUp ? pickUpCard(view, playable, eye) : null;
    const card = own ?? (view.stack ? cheapest(playable, eye) : trickCard(view, playable, eye));
    return withExtras(move, eye, { type: "move", cards: [card] });
  }
  return shed(view, move, playable, eye);
}

/** Declares the special that is worth most with the weakest card that makes it. */
function declare({ trump }: View, move: CanMove, eye: Eye, info: TemplateInfo | undefined): Intent {
  const points = (name: string, card: Card): number => {
    const worth = info?.specials.find((special) => special.name === name)?.points;
    return specialWorth(worth, eye.suit(card), trump) ?? 0;
  };
  const all = move.specials.flatMap(({ name, cards }) => cards.map((card) => ({ name, card })));
  const best = leastBy(all, ({ name, card }) => eye.worth(card) - points(name, card))!;
  return withExtras(move, eye, { type: "move", cards: [best.card], specials: [best.name] });
}

const cheapest = (cards: readonly Card[], eye: Eye): Card => leastBy(cards, (card) => cost(eye, card))!;

/** In games of matching: what does something or counts much first, cards that answer everything last. */
function answer(move: CanMove, playable: readonly Card[], eye: Eye): Intent {
  const naming = move.declare?.cards ?? [];
  const ofSuit = (suit: string): number => eye.hand.filter((card) => eye.suit(card) === suit).length;
  const card = leastBy(playable, (one) => (naming.includes(one) ? 1_000 : -ofSuit(eye.suit(one)) - eye.left(one)))!;
  if (!naming.includes(card)) return { type: "move", cards: [card] };
  const kept = (suit: string): number => ofSuit(suit) - (eye.suit(card) === suit ? 1 : 0);
  const suite = leastBy(move.declare!.suites, (one) => -kept(one))!;
  return { type: "move", cards: [card], declare: suite };
}

/** How much weaker the strongest card of a lead may be for each card more that goes with it. */
const GOES_ALONG = 0.2;

/** The weakest combination that will do: to lead, one that takes many cards along; the best cards wait while hands are full. */
function combine(view: View, move: CanMove, eye: Eye): Intent | null {
  const leads = !view.plays.some((play) => play.kind === "play");
  const costOf = (cards: readonly Card[]): number =>
    Math.max(...cards.map(eye.worth)) - (leads ? GOES_ALONG * cards.length : 0);
  const cards = leastBy(move.combos?.map((combo) => combo.cards) ?? [], costOf);
  const waits = cards && !leads && move.pass && eye.hand.length > 8 && cards.every((card) => eye.worth(card) > 0.95);
  if (!cards || waits) return move.pass ? { type: "move", pass: true } : null;
  return { type: "move", cards };
}

/** In shedding games: the weakest group that will do, as many as there are; strong cards wait while hands are full. */
function shed(view: View, move: CanMove, playable: readonly Card[], eye: Eye): Intent | null {
  const groups = new Map<string, Card[]>();
  for (const card of playable) {
    const key = `${move.sameLevel ? eye.level(card) : ""}${move.sameSuit ? eye.suit(card) : ""}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  const least = move.count ?? move.min;
  const fitting = [...groups.values()].filter((group) => group.length >= least);
  /** The place of a card among those held, the strongest first. */
  const place = (card: Card): number => {
    const at = eye.hand.indexOf(card);
    return view.reversed ? eye.hand.length - 1 - at : at;
  };
  const weakest = leastBy(fitting, (group) => -place(group[0]!));
  if (!weakest) return move.pass ? { type: "move", pass: true } : null;
  const opened = view.plays.length > 0;
  const cards = weakest.slice(0, move.count ?? (opened ? least : weakest.length));
  const spares = eye.hand.length > 5 && place(weakest[0]!) < 2 && weakest.length > cards.length;
  if (opened && spares && move.pass) return { type: "move", pass: true };
  return withExtras(move, eye, { type: "move", cards });
}

/** Adds the card groups that go with a move: the cards that are missed least. */
function withExtras(move: CanMove, eye: Eye, intent: Move): Move {
  let rest = eye.hand.filter((card) => !intent.cards?.includes(card)).toSorted((a, b) => cost(eye, a) - cost(eye, b));
  for (const { name, count, required } of move.extras) {
    if (!required || rest.length === 0) continue;
    const group = rest.slice(0, count ?? 1);
    intent.extras = { ...intent.extras, [name]: group };
    rest = rest.slice(group.length);
  }
  return intent;
}
