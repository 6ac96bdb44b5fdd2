import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { type Act, no } from "./act";
import { objectOf } from "./attachments";
import type { Take } from "./intent";
import { kindOfZone, seatOfZone, zoneAt } from "./rules";
import { eyesOf, seesCard, seesZone } from "./sight";
import type { Card, TableCard } from "./state";
import { MOST_BROUGHT_IN, type Place } from "./vocabulary";

/** What was taken hold of, in the order in which it was named. */
export type Taken = {
  readonly place: Place;
  readonly how: Take["how"];
  readonly cards: readonly (Card | TableCard)[];
  readonly places?: number[];
};

const present = <T>(cards: readonly (T | undefined)[]): T[] => cards.filter((card) => card !== undefined);

/**
 * Takes hold of cards. What is not there any more is left out; nothing there at all is refused. Any player may
 * take any card; but a card that one does not see has no name, and from another's hidden hand only chance gives.
 */
export function take(act: Act, from: Take): Result<Taken, Refusal> {
  const taken = hold(act, from);
  return taken.ok && taken.value.cards.length === 0 ? no("tabletop/nothing_there") : taken;
}

function hold(act: Act, from: Take): Result<Taken, Refusal> {
  const { rules, state, seat, ctx } = act;
  const { how } = from;
  if (how === "table") {
    const cards = present([...new Set(from.ids)].map((id) => objectOf(state.objects, id)));
    return ok({ place: "table", how, cards });
  }
  if (how === "outside") return fromOutside(act, from.numbers);
  const at = zoneAt(rules, state, from.zone);
  const zone = state.zones[at];
  if (!zone) return no("tabletop/no_such_zone");
  const { kind } = kindOfZone(rules, at);
  if (kind === "play" && seatOfZone(rules, at) !== seat) return no("tabletop/not_yours");
  const eyes = eyesOf(seat);
  const sees = seesZone(rules, state, at, eyes);
  const { cards: all } = zone;
  const place = from.zone;
  switch (how) {
    case "cards": {
      if (!sees) return no("tabletop/unseen");
      const wanted = [...new Set(from.ids)].map((id) => all.find((card) => card.id === id));
      // A card that lies face down among those being played is seen as a thing, whoever knows which it is.
      const seen =
        kind === "play"
          ? wanted
          : wanted.map((card) => (card && seesCard(rules, state, place, card, eyes) ? card : undefined));
      return ok({ place, how, cards: present(seen) });
    }
    case "chance": {
      const order = ctx.random.shuffle(all.map((_, i) => i));
      return ok({ place, how, cards: order.slice(0, from.count).map((i) => all[i]!) });
    }
    default:
      // In which order a hand was drawn its player knows, and nobody else, shown or not.
      if (kind !== "pile" && !(sees && seatOfZone(rules, at) === seat)) return no("tabletop/by_chance");
  }
  switch (how) {
    case "top":
      return ok({ place, how, cards: all.slice(0, from.count) });
    case "bottom":
      return ok({ place, how, cards: all.slice(-from.count).reverse() });
    case "places": {
      if (from.rev !== zone.rev) return no("tabletop/stale");
      const places = [...new Set(from.places)].filter((i) => i < all.length);
      return ok({ place, how, cards: places.map((i) => all[i]!), places });
    }
  }
}

/** Tokens: any card of the game, as many as a table holds. */
function fromOutside({ rules, state, seat }: Act, numbers: readonly number[]): Result<Taken, Refusal> {
  const unknown = numbers.find((number) => rules.book(number) === null);
  if (unknown !== undefined) return refuse("tabletop/no_such_card", { card: unknown });
  const there = state.zones.reduce((sum, { cards }) => sum + cards.length, state.objects.length);
  const decks = state.players.reduce((sum, { deck }) => sum + (deck ?? 0), 0);
  if (there + numbers.length > decks + MOST_BROUGHT_IN) return no("tabletop/too_many");
  const cards = numbers.map((number): Card => ({ id: 0, number, owner: seat, knows: null }));
  return ok({ place: "outside", how: "outside", cards });
}
