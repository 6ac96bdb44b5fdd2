import { seesEverything } from "../../kernel/classes";
import type { Actor, Ctx, Game, Narration, Seat, Seen, Viewer } from "../../kernel/game";
import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { chooseCard } from "./choose-card";
import { DraftConfig, hashOfDraft, packSize, type Traits } from "./config";
import { Event, Intent } from "./event";
import { drawPacks } from "./prove-draft";
import { heldBy, isDone, pickingSeats, type State, waitingAt } from "./state";
import { type View, view } from "./view";

export type DraftGame = Game<State, Intent, Event, View> & {
  readonly config: DraftConfig;
  legal(state: State, seat: Seat): Intent[];
  occupied(state: State, seat: Seat, taken: boolean, ctx: Ctx, bot: boolean): Event[];
  reseat(state: State, from: Seat[], ctx: Ctx): Result<Event[], Refusal>;
  /** The card that is taken for a seat by rule: of a bot, or when its time is up. */
  byRule(pool: readonly number[], pack: readonly number[]): number;
};

const SEATS = { min: 2, max: 8 } as const;

const blank = (hash: string, seats: number): State => ({
  ...{ hash, stage: "waiting", packs: [] },
  picks: Array.from({ length: seats }, () => []),
  late: Array.from({ length: seats }, () => []),
  due: Array.from({ length: seats }, () => null),
  agreed: Array.from({ length: seats }, () => false),
  bots: Array.from({ length: seats }, () => false),
});

/**
 * A booster draft of this configuration: everybody picks at once out of the pack before them and passes the rest on; packs
 * wait before whoever is slow. Throws a `ZodError` on what is no configuration.
 */
export function compileDraft(body: unknown): DraftGame {
  const config = DraftConfig.parse(body);
  const hash = hashOfDraft(config);
  const size = packSize(config.contents) ?? 0;
  const traits = new Map<number, Traits>(config.cards.map((card) => [card[0], card]));
  const byRule = (pool: readonly number[], pack: readonly number[]): number =>
    chooseCard(traits, pool, pack, config.price !== null);
  const till = (at: number): number | null => (config.seconds === null ? null : at + config.seconds * 1_000);

  /** Whoever has a pack that they did not have before has all of their time; who keeps one goes on with theirs. */
  function clocked(before: State, after: State, at: number, fresh: (seat: Seat) => boolean): State {
    const had = new Set(pickingSeats(before));
    const has = new Set(pickingSeats(after));
    const due = after.due.map((was, seat) => (!has.has(seat) ? null : had.has(seat) && !fresh(seat) ? was : till(at)));
    return { ...after, due };
  }

  function evolve(state: State, event: Event): State {
    switch (event.type) {
      case "seated":
        return blank(hash, event.seats);
      case "agreed":
        return { ...state, agreed: state.agreed.with(event.seat, event.on) };
      case "bot_seated":
        return { ...state, bots: state.bots.with(event.seat, event.on) };
      case "began": {
        const packs = event.packs.map((round) => round.map((pack) => pack.toSorted((a, b) => a - b)));
        return clocked(state, { ...state, stage: "playing", packs }, event.at, () => true);
      }
      case "picked": {
        const { seat, card, at } = event;
        const nth = state.picks[seat]?.length ?? 0;
        const picks = state.picks.with(seat, [...(state.picks[seat] ?? []), card]);
        const late = event.late ? state.late.with(seat, [...(state.late[seat] ?? []), nth]) : state.late;
        return clocked(state, { ...state, picks, late }, at, (one) => one === seat);
      }
      case "clock_restarted":
        return clocked(state, state, event.at, () => true);
      case "ended":
        return { ...state, stage: "over", due: state.due.map(() => null) };
    }
  }

  /** Whether everybody who has to pay has agreed to it. */
  const isAgreed = ({ agreed, bots }: State): boolean =>
    config.price === null || agreed.every((one, seat) => one || bots[seat]);

  /** A pick, and the end if it was the last. */
  function picked(state: State, event: Extract<Event, { type: "picked" }>): Event[] {
    return isDone(evolve(state, event)) ? [event, { type: "ended" }] : [event];
  }

  /** Picks by rule, once for each of these seats that has a pack. */
  function pickFor(seats: readonly Seat[], state: State, now: number): { events: Event[]; after: State } {
    const events: Event[] = [];
    let after = state;
    for (const seat of seats) {
      const held = heldBy(after, seat);
      if (!held) continue;
      const card = byRule(after.picks[seat] ?? [], held.cards);
      const more = picked(after, { type: "picked", seat, card, late: true, at: now });
      for (const event of more) after = evolve(after, event);
      events.push(...more);
    }
    return { events, after };
  }

  function expire(state: State, now: number): Event[] {
    const late = state.due.flatMap((due, seat) => (due !== null && due <= now ? [seat] : []));
    return pickFor(late, state, now).events;
  }

  function finish(state: State, now: number): Event[] {
    const events: Event[] = [];
    for (let at = state; at.stage === "playing"; ) {
      const { events: more, after } = pickFor(pickingSeats(at), at, now);
      events.push(...more);
      at = after;
    }
    return events;
  }

  function decide(state: State, actor: Actor, intent: Intent, ctx: Ctx): Result<Event[], Refusal> {
    const role = "role" in actor ? actor.role : null;
    switch (intent.type) {
      case "begin": {
        if (state.stage !== "waiting") return refuse("draft/begun");
        if (role !== "clock" && role !== "host") return refuse("draft/not_host");
        if (!isAgreed(state)) return refuse("draft/not_agreed");
        const random = ctx.openEpoch();
        const packs = drawPacks(config.contents, config.packs, state.picks.length, random);
        return ok([{ type: "began", packs, at: ctx.now }]);
      }
      case "agree": {
        if (!("seat" in actor) || actor.user === undefined) return refuse("draft/not_seated");
        if (state.stage !== "waiting" || config.price === null) return refuse("draft/nothing_to_pay");
        return ok(state.agreed[actor.seat] ? [] : [{ type: "agreed", seat: actor.seat, on: true }]);
      }
      case "expire":
        return role === "clock" ? ok(expire(state, ctx.now)) : refuse("draft/not_clock");
      case "finish":
        return role === "clock" ? ok(finish(state, ctx.now)) : refuse("draft/not_clock");
      case "pick": {
        if (!("seat" in actor)) return refuse("draft/not_seated");
        if (state.stage !== "playing") return refuse(state.stage === "over" ? "draft/over" : "draft/not_begun");
        const { seat } = actor;
        if (intent.nth !== state.picks[seat]?.length) return refuse("draft/picked_already");
        const held = heldBy(state, seat);
        if (!held) return refuse("draft/no_pack");
        if (!held.cards.includes(intent.card)) return refuse("draft/not_in_pack");
        return ok(picked(state, { type: "picked", seat, card: intent.card, late: false, at: ctx.now }));
      }
    }
  }

  return {
    ...{ config, hash, byRule, decide, evolve },
    schema: { intent: Intent, event: Event },
    initial: blank(hash, 0),
    seats: SEATS,
    // Others pick meanwhile: what was taken stays taken.
    takeback: false,
    setup: (seats) => [{ type: "seated", seats: seats.length }],
    waitsFor: (state) => {
      const dues = state.due.filter((due) => due !== null);
      const due = dues.length > 0 ? { due: { at: Math.min(...dues), intent: { type: "expire" } as const } } : {};
      return { seats: pickingSeats(state), ...due };
    },
    legal: (state, seat) => {
      const nth = state.picks[seat]?.length ?? 0;
      return [...new Set(heldBy(state, seat)?.cards)].map((card) => ({ type: "pick", card, nth }));
    },
    view: (state, viewer) => view(config, size, state, viewer),
    see,
    narrate,
    outcome: ({ stage, picks }) =>
      stage === "over" ? { places: [picks.map((_, seat) => seat)], reason: "drafted" } : null,
    reseat: ({ stage }, from) => {
      if (stage !== "waiting" || from.length < SEATS.min || from.length > SEATS.max) return refuse("draft/fixed_seats");
      return ok([{ type: "seated", seats: from.length }]);
    },
    begin: (state) => (state.stage === "waiting" && isAgreed(state) ? { type: "begin" } : null),
    // Who agreed to pay is known of whoever sits there now, and of nobody else.
    occupied: ({ stage, agreed, bots }, seat, taken, _ctx, bot) => {
      if (config.price === null || stage !== "waiting") return [];
      const events: Event[] = [];
      if (bots[seat] !== bot) events.push({ type: "bot_seated", seat, on: bot });
      if (agreed[seat] && (!taken || bot)) events.push({ type: "agreed", seat, on: false });
      return events;
    },
    idle: ({ stage }) => stage !== "playing",
    resume: ({ stage }, _cause, { now }) => (stage === "playing" ? [{ type: "clock_restarted", at: now }] : []),
    committed: (event) => (event.type === "began" ? event.packs.flat(2).map(String) : null),
  };
}

/** Whether a pack comes before a viewer who had none. */
const comesTo = ({ seats }: Viewer, before: State, after: State): boolean =>
  [...seats].some((seat) => waitingAt(before, seat) === 0 && waitingAt(after, seat) > 0);

/** What a viewer learns of an event: that somebody picked, of themselves what; what lay in packs only their view shows. */
function see(event: Event, before: State, after: State, viewer: Viewer): Seen {
  switch (event.type) {
    case "began":
      return { type: "began", news: true };
    case "picked": {
      const { type, seat, card, late } = event;
      if (!viewer.seats.has(seat) && !seesEverything(viewer.role))
        return { type, seat, late, ...(comesTo(viewer, before, after) ? { news: true } : {}) };
      return { type, seat, card, late, news: true };
    }
    case "ended":
      return { type: "ended", news: true };
    default:
      return event;
  }
}

function narrate(seen: Seen): Narration | null {
  switch (seen.type) {
    case "agreed":
      return seen.on === true ? { code: "draft/agreed", data: { seat: seen.seat ?? null } } : null;
    case "began":
      return { code: "draft/began", data: {} };
    case "ended":
      return { code: "draft/ended", data: {}, tone: "result" };
    // Each pick would be a line: only what the clock did is told.
    case "picked":
      return seen.late === true ? { code: "draft/late", data: { seat: seen.seat ?? null } } : null;
    default:
      return null;
  }
}
