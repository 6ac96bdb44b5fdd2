import type { Seat } from "../../kernel/game";
import { ok, type Refusal, type Result } from "../../kernel/result";
import { type Act, type Decided, no } from "./act";
import type { Event, Moved } from "./event";
import { isAcross, turned } from "./frame";
import type { IntentOf, Put } from "./intent";
import { moveTo } from "./move";
import { kindOfZone, seatOfZone, zoneAt } from "./rules";
import { eyesOf, seesCard, seesWhole, whoKnows } from "./sight";
import type { Card, TableCard } from "./state";
import { type Taken, take } from "./take";
import { MOST_OBJECTS, type Place, type Spot } from "./vocabulary";

type To = { readonly place: Place; readonly end: "top" | "bottom" };

/** Cards that lie side by side on the table do so this far apart. */
const STEP = 20;

/** Where cards go; refuses a zone that is not there, and to play for somebody else. */
function destination({ rules, state, seat }: Act, put: Put): Result<To, Refusal> {
  if (put.to !== "zone") return ok({ place: put.to, end: "top" });
  const at = zoneAt(rules, state, put.zone);
  if (at < 0) return no("tabletop/no_such_zone");
  const { kind } = kindOfZone(rules, at);
  if (kind === "play" && seatOfZone(rules, at) !== seat) return no("tabletop/not_yours");
  return ok({ place: put.zone, end: kind === "pile" ? (put.end ?? "top") : "bottom" });
}

/** Whether a card is laid face down there. */
function liesDown(act: Act, put: Put, to: Place, card: Card | TableCard): boolean {
  if (put.to === "outside") return false;
  if (put.to === "table") return put.down ?? card.knows !== null;
  return put.down === true && kindOfZone(act.rules, zoneAt(act.rules, act.state, to)).kind === "play";
}

/** The spots on which cards are laid, in the frame of the even seats. */
function spotsOf({ rules, seat }: Act, put: Put, count: number): Spot[] | null {
  if (put.to !== "table") return null;
  const { x, y, angle = 0, step = STEP } = put;
  const { width } = rules.config;
  return Array.from({ length: count }, (_, i) => {
    const spot = { x: x + i * step, y, angle };
    return isAcross(seat) ? turned(spot, width) : spot;
  });
}

/**
 * The only way in which cards move: takes them one by one, mixes them among themselves if that is wanted, and puts
 * them one by one. A result that somebody has declared falls with it.
 */
export function transfer(act: Act, intent: IntentOf<"transfer">): Decided {
  const taken = take(act, intent.take);
  if (!taken.ok) return taken;
  const to = destination(act, intent.put);
  if (!to.ok) return to;
  const cancelled: Event[] = act.state.declared ? [{ type: "result_cancelled" }] : [];
  if (taken.value.place === "table" && intent.put.to === "table") {
    const moved = withinTable(act, intent.put, taken.value);
    return moved.ok ? ok([...moved.value, ...cancelled]) : moved;
  }
  const event = moving(act, intent, taken.value, to.value);
  return event.ok ? ok([event.value, ...cancelled]) : event;
}

function moving(act: Act, intent: IntentOf<"transfer">, taken: Taken, to: To): Result<Event, Refusal> {
  const { rules, state, seat, ctx } = act;
  const { put, shuffle = false, reveal } = intent;
  const { place, how } = taken;
  if (to.place === "outside" && place === "outside") return no("tabletop/same");
  if (to.place === "table" && state.objects.length + taken.cards.length > MOST_OBJECTS) return no("tabletop/too_many");
  if (reveal !== undefined && !mayTell(act, taken, put, to.place)) return no("tabletop/unseen");
  const mixed = shuffle && taken.cards.length > 1;
  const order = mixed ? ctx.random.shuffle(taken.cards) : taken.cards;
  const spots = spotsOf(act, put, order.length);
  const cards = order.map((card, i): Moved => {
    const down = liesDown(act, put, to.place, card);
    const knows = !down ? null : mixed ? [] : seats(whoKnows(rules, state, place, card, seat));
    const { number, owner } = card;
    const at = spots?.[i];
    return { was: card.id, id: state.nextId + i, number, owner, knows, ...(at ? { at } : {}) };
  });
  const event: Event = { type: "moved", seat, from: place, how, to: to.place, end: to.end, cards, shuffled: mixed };
  if (taken.places) event.places = taken.places;
  if (reveal !== undefined) {
    const values = cards.map(({ number }) => rules.book(number)?.attributes.get(reveal) ?? "");
    event.told = { attribute: reveal, values: mixed ? values.sort() : values };
  }
  return ok(event);
}

const seats = (list: readonly Seat[]): Seat[] => [...list];

/** An attribute is told only of cards that whoever tells it sees, before or after. */
function mayTell(act: Act, { place, cards }: Taken, put: Put, to: Place): boolean {
  const { rules, state, seat } = act;
  const eyes = eyesOf(seat);
  const at = zoneAt(rules, state, to);
  const open = cards.every((card) => !liesDown(act, put, to, card));
  if (open && to !== "table" && at >= 0 && seesWhole(rules, state, at, eyes)) return true;
  return cards.every((card) => seesCard(rules, state, place, card, eyes));
}

/** From the table to the table: the card stays what it is, face up or down, with its counters and what hangs on it. */
function withinTable(act: Act, { x, y, step = STEP }: Extract<Put, { to: "table" }>, { cards }: Taken): Decided {
  return moveTo(
    act,
    cards.map(({ id }, i) => ({ id, x: x + i * step, y })),
  );
}
