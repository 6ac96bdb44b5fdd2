import type { Seat } from "../../../kernel/game";
import { SeededRandom } from "../../../kernel/random";
import type { Json } from "../../../kernel/result";
import { no } from "../act";
import type { Intent, Take } from "../intent";
import { freeSpotOf } from "../places";
import type { Rules } from "../rules";
import type { State } from "../state";
import { refOf } from "../vocabulary";
import { Hooks } from "./hooks";
import { awaitedIn, type Offer } from "./offer";
import { Stage } from "./stage";
import { toJson } from "./values";

const MOST_OFFERS = 200;

/** How a script names an offer that is seldom wanted: a command, which stands in the menu. */
const ASIDE = "aside";

/** What a script's `offers` gives for each: a list in this order. */
function offerIn(rules: Rules, state: State, seat: Seat, given: Json): Offer[] {
  if (!Array.isArray(given)) return [];
  const [label, how, name, ids, among, least, most] = given;
  if (typeof label !== "string" || !isIds(ids) || !isIds(among)) return [];
  const intent = intentOf(rules, state, seat, { how, name, ids });
  if (!intent) return [];
  const isChoice = among.length > 0 && typeof least === "number" && typeof most === "number" && most > 0;
  return [{ label: label.slice(0, 120), intent, choose: isChoice ? { ids: among, least, most } : null }];
}

const isIds = (value: Json | undefined): value is number[] =>
  Array.isArray(value) && value.every((id) => typeof id === "number");

type How = { readonly how: Json | undefined; readonly name: Json | undefined; readonly ids: readonly number[] };

function intentOf(rules: Rules, state: State, seat: Seat, { how, name, ids }: How): Intent | null {
  const take: Take = { how: "cards", zone: refOf(seat, "hand"), ids: [...ids] };
  switch (how) {
    case "command":
    case ASIDE:
      return typeof name === "string"
        ? { type: "command", name, ...(ids.length > 0 ? { objects: [...ids] } : {}) }
        : null;
    case "lay": {
      const spot = freeSpotOf(seat, state.objects, rules.config.width, ids.length, name === "back");
      return { type: "transfer", take, put: { to: "table", ...spot } };
    }
    case "put":
      return typeof name === "string" ? { type: "transfer", take, put: { to: "zone", zone: name } } : null;
    case "phase":
      return typeof name === "number" ? { type: "phase", phase: name } : null;
    case "end_turn":
      return { type: "end_turn" };
    default:
      return null;
  }
}

/** `aside`: what is legal too, and seldom wanted; `failure`: why the script could not say it. */
type Offered = { readonly offers: readonly Offer[]; readonly aside: readonly Offer[]; readonly failure: string | null };

const NOTHING: Offered = { offers: [], aside: [], failure: null };
const offered = new WeakMap<State, Map<Seat, Offered>>();

/**
 * What a seat may do now by its game's script, as its function `offers` says; none where there is no such script. The function
 * looks only: it has no chance, and what it would do is refused.
 */
export const offersFor = (rules: Rules, state: State, seat: Seat): readonly Offer[] =>
  offeredTo(rules, state, seat).offers;

/** What is legal too, but seldom what is wanted: it stands in the menu, and no bot looks at it. */
export const asideFor = (rules: Rules, state: State, seat: Seat): readonly Offer[] =>
  offeredTo(rules, state, seat).aside;

/** Why the script fails to say what a seat may do of which the game awaits something; null: it does not. */
export const whyStuck = (rules: Rules, state: State, seat: Seat): string | null =>
  awaitedIn(state.shown).some((one) => one.seat === seat) ? offeredTo(rules, state, seat).failure : null;

function offeredTo(rules: Rules, state: State, seat: Seat): Offered {
  const { script } = rules;
  if (!script || script.problem || state.byHand) return NOTHING;
  if (state.stage !== "playing" || state.players[seat]?.out !== false) return NOTHING;
  const known = offered.get(state) ?? new Map<Seat, Offered>();
  offered.set(state, known);
  const before = known.get(seat);
  if (before) return before;
  const random = new SeededRandom(0);
  const ctx = { now: 0, random, openEpoch: () => random };
  const stage = new Stage(rules, state, seat, ctx, () => no("tabletop/rule"));
  const hooks = new Hooks(script, stage);
  const given = toJson(hooks.ask("offers", seat));
  const lists = Array.isArray(given) ? given.slice(0, MOST_OFFERS) : [];
  const isAside = (one: Json): boolean => Array.isArray(one) && one[1] === ASIDE;
  const read = (some: readonly Json[]): Offer[] => some.flatMap((one) => offerIn(rules, state, seat, one));
  const all: Offered = {
    offers: read(lists.filter((one) => !isAside(one))),
    aside: read(lists.filter(isAside)),
    failure: hooks.failure,
  };
  known.set(seat, all);
  return all;
}
