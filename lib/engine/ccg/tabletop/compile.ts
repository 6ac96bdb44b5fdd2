import type { Actor, Ctx, Game, Seat, Viewer } from "../../kernel/game";
import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import type { CardSource } from "../../script/card-source";
import type { CardDatabase } from "../cards/model";
import { flagAt } from "./clock";
import { type CardBook, type CardFacts, TabletopConfig } from "./config";
import { decide } from "./decide";
import { Event } from "./event";
import { evolve, initialOf } from "./evolve";
import { Intent } from "./intent";
import { narrate } from "./narrate";
import { occupied } from "./results";
import { type Rules, rulesOf } from "./rules";
import { Position } from "./saved";
import { awaitedIn } from "./script/offer";
import { see } from "./see";
import type { State } from "./state";
import { isAnswered, seatsInPlay } from "./talk";
import { isSavedYet, type View, view } from "./view";

export type TabletopGame = Game<State, Intent, Event, View> & {
  readonly rules: Rules;
  reseat(state: State, from: Seat[], ctx: Ctx): Result<Event[], Refusal>;
  occupied(state: State, seat: Seat, taken: boolean, ctx: Ctx): Event[];
};

/** The seats that have to bring a deck, that are asked, or of which the game awaits something. */
function awaitedSeats(state: State): Seat[] {
  const { stage, players, shown, asked, declared, byHand, turn } = state;
  if (stage === "waiting") return players.flatMap(({ deck }, seat) => (deck === null ? [seat] : []));
  if (stage !== "playing") return [];
  const answer = asked ? seatsInPlay(state).filter((seat) => !isAnswered(asked, seat)) : [];
  if (!byHand) return [...new Set([...answer, ...awaitedIn(shown).map(({ seat }) => seat)])];
  // By hand a game ends by what its players say, and a turn by whose it is.
  const agree = declared ? seatsInPlay(state).filter((seat) => !declared.accepted.includes(seat)) : [];
  return [...new Set([...answer, ...agree, ...(asked || turn.seat === null ? [] : [turn.seat])])];
}

/** What a tabletop knows of the cards of a game. */
export function bookOf({ byNumber }: CardDatabase): CardBook {
  const facts = new Map<number, CardFacts>();
  for (const [number, { back, hidden, attributes }] of byNumber) {
    const flip = Number(attributes.get("flipid") ?? Number.NaN);
    const other = Number.isInteger(flip) && byNumber.has(flip) ? flip : null;
    facts.set(number, { back, other, collectible: !hidden, attributes });
  }
  return (number) => facts.get(number) ?? null;
}

/**
 * A tabletop for the cards of `book`, under the hash of its configuration; `cards` is lent to its script. Throws a `ZodError` where `body` is none: only
 * checked ones are stored.
 */
export function compileTabletop(body: unknown, hash: string, book: CardBook, cards?: CardSource): TabletopGame {
  const config = TabletopConfig.parse(body);
  const start = config.start === undefined ? null : Position.parse(config.start);
  const rules = rulesOf(hash, config, book, cards);
  const botsPlay = config.script?.bots === true && config.script.manner === "strict";
  const seats = start ? { min: start.seats, max: start.seats } : config.seats;
  return {
    rules,
    hash,
    schema: { intent: Intent, event: Event },
    initial: initialOf(rules),
    seats,
    takeback: true,
    offices: ["observer", "omniscient", "master"],
    setup: (taken) => [
      { type: "seated", seats: taken.length },
      ...(start ? [{ type: "restored", position: start } as const] : []),
    ],
    decide: (state: State, actor: Actor, intent: Intent, ctx: Ctx) => decide(rules, state, actor, intent, ctx),
    evolve: (state: State, event: Event) => evolve(rules, state, event),
    // Nobody is pressed: whose turn it is says the view. Bots play where the rules say what is awaited.
    waitsFor: (state: State) => {
      const flag = flagAt(rules, state);
      const due = flag && { at: flag.at, intent: { type: "flag", seat: flag.seat } as const };
      return { seats: botsPlay ? awaitedSeats(state) : [], ...(due ? { due } : {}) };
    },
    // Time that nobody could play in is nobody's.
    resume: (state: State, _cause, { now }: Ctx) =>
      config.clock && state.turn.running !== null && state.stage === "playing"
        ? [{ type: "clock_set", running: state.turn.running, since: now }]
        : [],
    patient: true,
    word: ({ secret }: State) => secret,
    view: (state: State, viewer: Viewer) => view(rules, state, viewer),
    see: (event: Event, before: State, after: State, viewer: Viewer) => see(rules, event, before, after, viewer),
    narrate,
    outcome: ({ outcome }) => outcome,
    reseat: (state: State, from: Seat[]) => {
      if (start !== null || state.stage !== "waiting" || from.length < seats.min || from.length > seats.max)
        return refuse("tabletop/fixed_seats");
      return ok([{ type: "reseated", seats: from.length, from }]);
    },
    occupied: (state: State, seat: Seat, taken: boolean) => occupied(rules, state, seat, taken),
    // Once everybody has brought a deck.
    begin: ({ stage, players }) =>
      stage === "waiting" && players.every(({ deck }) => deck !== null) ? { type: "begin" } : null,
    again: { type: "again" },
    idle: ({ stage }) => stage !== "playing",
    hides: (state) => isSavedYet(rules, state),
  };
}
