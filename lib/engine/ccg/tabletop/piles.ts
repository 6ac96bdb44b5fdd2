import type { Random } from "../../kernel/random";
import { ok, refuse } from "../../kernel/result";
import { type Act, type Decided, no } from "./act";
import type { Event } from "./event";
import { evolve } from "./evolve";
import type { IntentOf } from "./intent";
import { kindOfZone, type Rules, refOfZone, seatOfZone, zoneAt } from "./rules";
import { eyesOf, seesZone } from "./sight";
import type { State } from "./state";
import { MOST_IN_DECK, refOf } from "./vocabulary";

/** A deck is laid into its piles, once for each player; in a game that runs already it is shuffled at once. Whether it is legal and whose it is, the house looks. */
export function bring({ rules, state, seat, ctx }: Act, { parts, check }: IntentOf<"bring">): Decided {
  if (state.players[seat]?.deck !== null) return no("tabletop/brought");
  const lists = Object.entries(parts).filter(([, numbers]) => numbers.length > 0);
  const size = lists.reduce((sum, [, numbers]) => sum + numbers.length, 0);
  if (size > MOST_IN_DECK) return no("tabletop/too_many");
  if (size === 0) return no("tabletop/nothing_there");
  const piles: Extract<Event, { type: "brought" }>["piles"] = [];
  for (const [part, numbers] of lists) {
    const kind = rules.kinds.find((other) => other.part === part);
    if (!kind) return refuse("tabletop/no_such_part", { part });
    const wrong = numbers.find((number) => !rules.book(number)?.collectible);
    if (wrong !== undefined) return refuse("tabletop/no_such_card", { card: wrong });
    piles.push({ zone: refOf(seat, kind.name), numbers: [...numbers] });
  }
  const brought: Event = { type: "brought", seat, piles };
  const checked: Event[] = check ? [{ type: "checked", seat, check }] : [];
  if (state.stage === "waiting") return ok([brought, ...checked]);
  const names = new Set(piles.map(({ zone }) => zone));
  const shuffles = mixed(rules, evolve(rules, state, brought), ctx.random, (zone) => names.has(zone));
  return ok([brought, ...checked, ...shuffles]);
}

/** Shuffles the piles that begin shuffled, those that fit; each by whoever they belong to. */
export function mixed(
  rules: Rules,
  state: State,
  random: Random,
  fits: (zone: string) => boolean = () => true,
): Event[] {
  const events: Event[] = [];
  let first = state.nextId;
  for (const [at, { cards }] of state.zones.entries()) {
    const zone = refOfZone(rules, at);
    if (!kindOfZone(rules, at).mixed || cards.length === 0 || !fits(zone)) continue;
    const order = random.shuffle(cards.map((_, i) => i));
    events.push({ type: "shuffled", seat: seatOfZone(rules, at), zone, order, first });
    first += cards.length;
  }
  return events;
}

/** A pile, a hand or what is set aside is shuffled; its cards are other things from then on. */
export function shuffle({ rules, state, seat, ctx }: Act, { zone }: IntentOf<"shuffle">): Decided {
  const at = zoneAt(rules, state, zone);
  const cards = state.zones[at]?.cards;
  if (!cards) return no("tabletop/no_such_zone");
  if (kindOfZone(rules, at).kind === "play") return no("tabletop/not_yours");
  const order = ctx.random.shuffle(cards.map((_, i) => i));
  return ok([{ type: "shuffled", seat, zone, order, first: state.nextId }]);
}

/** Looks through a pile, and puts it back: everybody is told, only who looks sees it. */
export function search({ rules, state, seat }: Act, { zone, close = false }: IntentOf<"search">): Decided {
  const at = zoneAt(rules, state, zone);
  const pile = state.zones[at];
  if (!pile) return no("tabletop/no_such_zone");
  if (kindOfZone(rules, at).kind !== "pile") return no("tabletop/no_search");
  if (close) return pile.looking.includes(seat) ? ok([{ type: "closed", seat, zone }]) : no("tabletop/same");
  return ok([{ type: "searched", seat, zone }]);
}

/**
 * Who sees one's own zone from now on. Its cards get new ids: in a hand by their kind, so that those who see it now do
 * not learn in which order they were drawn.
 */
export function show({ rules, state, seat }: Act, { zone, sight }: IntentOf<"show">): Decided {
  const at = zoneAt(rules, state, zone);
  const shown = state.zones[at];
  if (!shown) return no("tabletop/no_such_zone");
  const { kind } = kindOfZone(rules, at);
  if (kind === "play" || seatOfZone(rules, at) !== seat) return no("tabletop/not_yours");
  if (shown.sight === sight) return no("tabletop/same");
  const order = shown.cards.map((_, i) => i);
  if (kind !== "pile") order.sort((a, b) => shown.cards[a]!.number - shown.cards[b]!.number);
  const ids: number[] = [];
  for (const [rank, i] of order.entries()) ids[i] = state.nextId + rank;
  return ok([{ type: "shown", seat, zone, sight, ids }]);
}

/** Shows one card of one's own hand, or of what is set aside, to all. */
export function reveal({ rules, state, seat }: Act, { zone, id }: IntentOf<"reveal">): Decided {
  const at = zoneAt(rules, state, zone);
  const held = state.zones[at];
  if (!held) return no("tabletop/no_such_zone");
  const { kind } = kindOfZone(rules, at);
  if ((kind !== "hand" && kind !== "aside") || seatOfZone(rules, at) !== seat) return no("tabletop/not_yours");
  if (!seesZone(rules, state, at, eyesOf(seat))) return no("tabletop/unseen");
  if (!held.cards.some((card) => card.id === id)) return no("tabletop/nothing_there");
  return ok([{ type: "revealed", seat, zone, was: id, id: state.nextId }]);
}
