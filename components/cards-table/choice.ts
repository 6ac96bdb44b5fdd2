import { levelOf } from "@/components/cards/card-parts";
import type { ComboKind } from "@/lib/engine/cards/template";
import type { Can, Card, Intent } from "@/lib/engine/cards/vocabulary";
import type { Refusal } from "@/lib/engine/kernel/result";

/** What the viewer has picked so far and not yet played. */
export type Choice = {
  cards: Card[];
  /** Those of `cards` that were put there along with another one: a tap on one says that it is meant. */
  along: Card[];
  /** Cards for the move's further groups, by name. */
  extras: Record<string, Card[]>;
  /** Cards to give, by receiver's seat. */
  gifts: Record<string, Card[]>;
  specials: string[];
  crawl: boolean;
  /** The group or receiver that the next card goes to; null: the first with room. */
  slot: string | null;
  bidNumber: number | null;
  bidSuite: string | null;
  /** The suit that a wild card names. */
  named: string | null;
  /** The card of an attack that is to be beaten; null: the only one that the chosen card beats. */
  target: Card | null;
};

export const NO_CHOICE: Choice = {
  cards: [],
  along: [],
  extras: {},
  gifts: {},
  specials: [],
  crawl: false,
  slot: null,
  bidNumber: null,
  bidSuite: null,
  named: null,
  target: null,
};

/** The slot of the move's own cards, beside the names of its further groups. */
export const MAIN = "cards";

type Slot = { name: string; room: number; held: Card[] };

function slotsOf(choice: Choice, can: Can): Slot[] {
  if (can.distribute) {
    return can.distribute.to.map(({ seat, count }) => ({
      name: String(seat),
      room: count,
      held: choice.gifts[seat] ?? [],
    }));
  }
  if (!can.move) return [];
  const { count, extras } = can.move;
  return [
    { name: MAIN, room: count ?? Number.POSITIVE_INFINITY, held: choice.cards },
    ...extras.map((extra) => ({
      name: extra.name,
      room: extra.count ?? Number.POSITIVE_INFINITY,
      held: choice.extras[extra.name] ?? [],
    })),
  ];
}

/** The slot that a tapped card would go to. */
export function openSlot(choice: Choice, can: Can): string {
  const slots = slotsOf(choice, can);
  const named = slots.find((slot) => slot.name === choice.slot);
  if (named) return named.name;
  const free = slots.find((slot) => slot.held.length < slot.room);
  return (free ?? slots[0])?.name ?? MAIN;
}

const withSlot = (choice: Choice, can: Can, name: string, cards: Card[]): Choice => {
  if (can.distribute) return { ...choice, gifts: { ...choice.gifts, [name]: cards } };
  if (name === MAIN) return { ...choice, cards };
  return { ...choice, extras: { ...choice.extras, [name]: cards } };
};

/** Where a card has been put, or null. */
export function slotOf(choice: Choice, card: Card): string | null {
  if (choice.cards.includes(card)) return MAIN;
  for (const group of [choice.extras, choice.gifts]) {
    const found = Object.entries(group).find(([, cards]) => cards.includes(card));
    if (found) return found[0];
  }
  return null;
}

/** Why this card cannot go where the next card goes; null: it can. */
export function refusalOf(choice: Choice, can: Can, card: Card): Refusal | null {
  if (slotOf(choice, card) !== null) return null;
  if (can.distribute) {
    const allowed = can.distribute.cards;
    return allowed === null || allowed.includes(card) ? null : { code: "distribute/must_give_top_cards" };
  }
  if (!can.move) return null;
  return openSlot(choice, can) === MAIN ? (can.move.cards[card] ?? null) : null;
}

/** Takes specials back that the chosen cards do not declare. */
function keepSpecials(choice: Choice, can: Can): Choice {
  const offered = specialsFor(choice, can);
  return { ...choice, specials: choice.specials.filter((name) => offered.includes(name)) };
}

/** A card taken out of the choice; one that came along with another is only confirmed. */
export function takeOut(choice: Choice, can: Can, card: Card): Choice {
  if (choice.along.includes(card)) return { ...choice, along: choice.along.filter((other) => other !== card) };
  const name = slotOf(choice, card);
  if (name === null) return choice;
  const held = slotsOf(choice, can).find((slot) => slot.name === name)?.held ?? [];
  const rest = held.filter((other) => other !== card);
  return keepSpecials({ ...withSlot(choice, can, name, rest), slot: name }, can);
}

/** The combinations of which all these cards are a part. */
const combosWith = (can: Can, cards: readonly Card[]): Card[][] =>
  (can.move?.combos ?? []).map((combo) => combo.cards).filter((set) => cards.every((card) => set.includes(card)));

/** What the chosen cards are together; null: nothing that may be played now, or the game has no combinations. */
export const comboIn = ({ cards }: Choice, can: Can | null): ComboKind | null =>
  can?.move?.combos?.find(
    (combo) => combo.cards.length === cards.length && cards.every((card) => combo.cards.includes(card)),
  )?.kind ?? null;

/**
 * A card added to those of a combination: where it fits with none of them it begins another; where it leaves one choice
 * only, the rest comes along.
 */
function intoCombo(choice: Choice, can: Can, card: Card): Choice {
  const begun = [...choice.cards, card];
  const cards = combosWith(can, begun).length > 0 ? begun : [card];
  const [only, ...others] = combosWith(can, cards);
  if (!only || others.length > 0) return { ...choice, cards, along: [], slot: null };
  return { ...choice, cards: only, along: only.filter((other) => !cards.includes(other)), slot: null };
}

/** Puts a card into the open slot; a full one gives back what it has held longest. */
export function putIn(choice: Choice, can: Can, card: Card, hand: readonly Card[]): Choice {
  const name = openSlot(choice, can);
  const slot = slotsOf(choice, can).find((each) => each.name === name);
  if (!slot) return choice;
  if (name === MAIN && can.move?.combos) return intoCombo(choice, can, card);
  let cards = [...slot.held, card];
  let along: Card[] = choice.along;
  if (name === MAIN && can.move?.sameLevel) {
    const level = levelOf(card);
    const fellows = hand.filter((other) => levelOf(other) === level && slotOf(choice, other) === null);
    if (slot.held.some((other) => levelOf(other) !== level) || slot.held.length === 0) {
      cards = [card, ...fellows.filter((other) => other !== card)].slice(0, Math.max(1, can.move.min));
      along = cards.slice(1);
    }
  }
  if (cards.length > slot.room) cards = cards.slice(cards.length - slot.room);
  const filled = keepSpecials({ ...withSlot(choice, can, name, cards), along, slot: null }, can);
  return name === MAIN && cards.includes(card) ? declared(filled, can) : filled;
}

/** The specials that the chosen cards can declare. */
export const specialsFor = (choice: Choice, can: Can): string[] =>
  (can.move?.specials ?? [])
    .filter((special) => choice.cards.some((card) => special.cards.includes(card)))
    .map((special) => special.name);

/** The suits of which one has to be named with the chosen card; empty: none has. */
export const suitsToName = ({ cards }: Choice, can: Can | null): string[] => {
  const { declare } = can?.move ?? {};
  return declare && cards.some((card) => declare.cards.includes(card)) ? declare.suites : [];
};

/** The cards of an attack that the chosen one beats. */
export const targetsOf = ({ cards }: Choice, can: Can | null): Card[] => {
  const [card] = cards;
  const { beats } = can?.move ?? {};
  return beats && card !== undefined ? Object.keys(beats).filter((on) => beats[on]?.includes(card)) : [];
};

/** The card that the chosen one is to beat: the one that was named, or the only one; null: it has to be named. */
function targetOf(choice: Choice, can: Can): Card | null {
  const targets = targetsOf(choice, can);
  if (choice.target !== null && targets.includes(choice.target)) return choice.target;
  return targets.length === 1 ? (targets[0] ?? null) : null;
}

/** The move that the choice makes, or null while something is missing. */
export function moveOf(choice: Choice, can: Can): Extract<Intent, { type: "move" }> | null {
  const move = can.move;
  if (!move || choice.cards.length < Math.max(1, move.min)) return null;
  if (move.count !== null && choice.cards.length !== move.count) return null;
  if (move.combos && comboIn(choice, can) === null) return null;
  const names = suitsToName(choice, can).length > 0;
  if (names && choice.named === null) return null;
  const on = move.beats ? targetOf(choice, can) : null;
  if (move.beats && on === null) return null;
  const extras: Record<string, Card[]> = {};
  for (const { name, count, required } of move.extras) {
    const held = choice.extras[name] ?? [];
    const enough = count === null ? held.length > 0 : held.length === count;
    if (!enough && (required || held.length > 0)) return null;
    if (enough) extras[name] = held;
  }
  return {
    type: "move",
    cards: choice.cards,
    ...(Object.keys(extras).length > 0 ? { extras } : {}),
    ...(choice.specials.length > 0 ? { specials: choice.specials } : {}),
    ...(choice.crawl && move.crawl ? { crawl: true } : {}),
    ...(names && choice.named !== null ? { declare: choice.named } : {}),
    ...(on === null ? {} : { on }),
  };
}

/** What is left when one knocks with the chosen card; null: one cannot. */
export function knockWith({ cards }: Choice, can: Can | null): number | null {
  const { deadwood } = can?.move ?? {};
  const left = cards.length === 1 ? deadwood?.by[cards[0]!] : undefined;
  return deadwood && left !== undefined && left <= deadwood.knock ? left : null;
}

/** The gift that the choice makes, or null while a receiver lacks cards. */
export function giftOf(choice: Choice, can: Can): Extract<Intent, { type: "distribute" }> | null {
  if (!can.distribute) return null;
  const complete = can.distribute.to.every(({ seat, count }) => choice.gifts[seat]?.length === count);
  return complete ? { type: "distribute", cards: choice.gifts } : null;
}

/** The bid that the pad shows: the smallest one until something else is chosen. */
export function bidOf(choice: Choice, can: Can, blind: boolean): Extract<Intent, { type: "bid" }> | null {
  const bid = can.bid;
  // A promise of tricks is nobody's default.
  if (!bid?.number || (bid.tricks && choice.bidNumber === null)) return null;
  const suite = choice.bidSuite ?? bid.suites?.[0] ?? null;
  return {
    type: "bid",
    number: Math.max(bid.min, choice.bidNumber ?? bid.min),
    ...(suite === null ? {} : { suite }),
    ...(blind ? { blind: true } : {}),
  };
}

/** The specials that a chosen card declares unless it is told not to: where one alone is offered, it only gains. */
function declared(choice: Choice, can: Can): Choice {
  const offered = specialsFor(choice, can);
  return offered.length === 1 && choice.specials.length === 0 ? { ...choice, specials: offered } : choice;
}

/** The cards that have to be given, where the rules leave no choice of them. */
function onlyGift(can: Can | null): Choice | null {
  const { to = [], cards = null } = can?.distribute ?? {};
  const [only, ...others] = to;
  return only && others.length === 0 && cards?.length === only.count
    ? { ...NO_CHOICE, gifts: { [only.seat]: [...cards] } }
    : null;
}

/**
 * What is chosen beforehand: the one card that may be played, and the cards that have to go with it where the hand
 * leaves no choice of them. Null: there is something to choose.
 */
export function onlyChoice(can: Can | null, hand: readonly Card[]): Choice | null {
  const gift = onlyGift(can);
  if (gift) return gift;
  const move = can?.move;
  // To throw a card in is never asked of anybody: one may wait.
  if (!can || !move || move.pass || move.part === "throws" || can.retreat || can.draw) return null;
  const legal = Object.keys(move.cards).filter((card) => move.cards[card] === null);
  const only = legal[0];
  if (only === undefined || legal.length > 1) return null;
  const choice = declared({ ...NO_CHOICE, cards: [only], along: [only] }, can);
  const rest = hand.filter((card) => card !== only);
  const extra = move.extras[0];
  if (!extra || move.extras.length > 1) return choice;
  return extra.required && extra.count === rest.length ? { ...choice, extras: { [extra.name]: rest } } : choice;
}

/** Whether a complete choice may go out by one tap: there is nothing to add to it, to declare or to hide. */
export function isQuick(choice: Choice, can: Can, hand: readonly Card[]): boolean {
  if (!can.move || can.move.crawl || specialsFor(choice, can).length > 0) return false;
  if (suitsToName(choice, can).length > 0) return false;
  if (targetsOf(choice, can).length > 1 || knockWith(choice, can) !== null) return false;
  if (can.move.combos) return combosWith(can, choice.cards).length === 1;
  const levels = new Set(choice.cards.map(levelOf));
  return can.move.count !== null || hand.every((card) => !levels.has(levelOf(card)) || choice.cards.includes(card));
}
