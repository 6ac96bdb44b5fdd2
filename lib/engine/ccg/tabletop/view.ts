import { seesEverything } from "../../kernel/classes";
import type { Narration, Outcome, Seat, Viewer } from "../../kernel/game";
import type { Json } from "../../kernel/result";
import { actShown } from "./asked-act";
import type { DeckCheck } from "./deck-check";
import { seesTurned, turned } from "./frame";
import { kindOfZone, type Rules, refOfZone, seatOfZone } from "./rules";
import type { Offer } from "./script/offer";
import { asideFor, offersFor, whyStuck } from "./script/offers";
import { knowsCard, seesTopOnly, seesZone } from "./sight";
import type { Arrow, Asked, Card, Declared, State, TableCard, Zone } from "./state";
import type { Colour, Face, Stage, ZoneRef } from "./vocabulary";

/** A card that a viewer sees; `number` null: face down, and not for them to look at. */
export type CardView = { readonly id: number; readonly number: number | null };

export type ZoneView = {
  readonly zone: ZoneRef;
  readonly seat: Seat;
  readonly name: string;
  readonly kind: "hand" | "aside" | "play" | "pile";
  readonly count: number;
  readonly rev: number;
  readonly sight: number;
  /** Who looks through it just now. */
  readonly looking: readonly Seat[];
  /** Null: this viewer sees none of them. Of some piles only the top one is here. */
  readonly cards: readonly CardView[] | null;
  /** The back of a pile's top card. */
  readonly back: number | null;
};

export type ObjectView = {
  readonly number: number | null;
  /** What shows of a card that lies face down. */
  readonly back: number;
  readonly owner: Seat;
  readonly control: Seat;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly z: number;
  readonly face: Face;
  readonly parent: number | null;
  readonly counters: { readonly [colour in Colour]?: number };
  readonly score: number | null;
};

export type SeatView = {
  readonly present: boolean;
  readonly out: boolean;
  readonly score: number;
  readonly deck: number | null;
  /** What the house found of their deck. */
  readonly check: DeckCheck | null;
  /** A bid was made; what it says stands here for its maker, and for those who see everything. */
  readonly hasBid: boolean;
  readonly bid: string | null;
  readonly spent: number;
  /** Their time is used up. */
  readonly flagged: boolean;
};

export type View = {
  readonly stage: Stage;
  /** Who was not asked here has to name a word to join. */
  readonly asksWord: boolean;
  readonly seats: readonly SeatView[];
  readonly zones: readonly ZoneView[];
  /** By id. Spots are in the viewer's own frame. */
  readonly objects: { readonly [id: string]: ObjectView };
  readonly arrows: readonly Arrow[];
  readonly turn: State["turn"];
  readonly declared: Declared | null;
  readonly outcome: Outcome | null;
  /** An act against a rule of the game that waits for the others. */
  readonly asked: (Omit<Asked, "intent"> & { readonly act: Narration | null }) | null;
  /** The game is played without its script's rules, until the turn ends at least. */
  readonly byHand: boolean;
  /** The script fails where it has to say what this viewer may do. */
  readonly stuck: boolean;
  /** What the game's script shows everybody, a dictionary as a list of pairs; null: nothing. */
  readonly shown: Json;
  /** What this viewer may do now, as the game's script says; none where there is no script, and for whoever does not play. */
  readonly offers: readonly Offer[];
  /** What is legal for them too, and seldom wanted. */
  readonly aside: readonly Offer[];
};

/** The cards of a zone as far as a viewer sees them. Of another's hand nobody learns the order in which it was drawn. */
function cardsFor(rules: Rules, state: State, at: number, viewer: Viewer): CardView[] | null {
  if (!seesZone(rules, state, at, viewer)) return null;
  const { cards } = state.zones[at]!;
  const seen = seesTopOnly(rules, state, at, viewer) ? cards.slice(0, 1) : cards;
  const views = seen.map((card): CardView => ({ id: card.id, number: knowsCard(card, viewer) ? card.number : null }));
  const { kind } = kindOfZone(rules, at);
  const hides = (kind === "hand" || kind === "aside") && !viewer.seats.has(seatOfZone(rules, at));
  return hides ? views.sort((a, b) => a.id - b.id) : views;
}

function zoneFor(rules: Rules, state: State, zone: Zone, at: number, viewer: Viewer): ZoneView {
  const { name, kind } = kindOfZone(rules, at);
  const top: Card | undefined = kind === "pile" ? zone.cards[0] : undefined;
  return {
    zone: refOfZone(rules, at),
    seat: seatOfZone(rules, at),
    ...{ name, kind, count: zone.cards.length, rev: zone.rev, sight: zone.sight, looking: zone.looking },
    cards: cardsFor(rules, state, at, viewer),
    back: top ? (rules.book(top.number)?.back ?? 0) : null,
  };
}

function objectFor(rules: Rules, card: TableCard, viewer: Viewer, across: boolean): ObjectView {
  const spot = across ? turned(card, rules.config.width) : card;
  return {
    number: knowsCard(card, viewer) ? card.number : null,
    back: rules.book(card.number)?.back ?? 0,
    ...{ owner: card.owner, control: card.control, x: spot.x, y: spot.y, angle: spot.angle, z: card.z },
    ...{ face: card.face, parent: card.parent, counters: card.counters, score: card.score },
  };
}

type Shown = Map<string, ZoneView | ObjectView>;

/** What was shown of zones and cards, for as long as they are as they were: an act costs what it changes, not what lies there. */
const shownBefore = new WeakMap<Rules, WeakMap<Zone | TableCard, Shown>>();

function shownOf(rules: Rules, of: Zone | TableCard): Shown {
  const all = shownBefore.get(rules) ?? new WeakMap<Zone | TableCard, Shown>();
  const shown = all.get(of) ?? new Map();
  all.set(of, shown);
  shownBefore.set(rules, all);
  return shown;
}

/** Makes what is shown of something, or gives it again. `by`: all that it depends on besides. */
function again<V extends ZoneView | ObjectView>(rules: Rules, of: Zone | TableCard, by: string, make: () => V): V {
  const shown = shownOf(rules, of);
  const view = (shown.get(by) as V | undefined) ?? make();
  shown.set(by, view);
  return view;
}

/**
 * As whom a viewer is shown what lies there. Until a saved game goes on nobody plays a hand of it: whoever sits down may sit
 * down elsewhere yet, and it may still be played where it was saved. So everybody sees what a spectator sees.
 */
const eyesFor = (rules: Rules, state: State, viewer: Viewer): Viewer =>
  isSavedYet(rules, state) ? { seats: new Set(), role: "spectator" } : viewer;

/** Does a saved game wait here for its players? */
export const isSavedYet = ({ config }: Rules, { stage }: Pick<State, "stage">): boolean =>
  config.start !== undefined && stage === "waiting";

/** All that a viewer may know of a tabletop. */
export function view(rules: Rules, state: State, of: Viewer): View {
  const across = seesTurned(of);
  const viewer = eyesFor(rules, state, of);
  const eyes = `${viewer.role} ${[...viewer.seats].join()}`;
  const { stage, players, zones, objects, arrows, turn, declared, outcome, asked, byHand, shown } = state;
  return {
    stage,
    asksWord: state.secret !== null,
    seats: players.map(({ present, out, score, deck, check, bid, spent, flagged }, seat) => ({
      ...{ present, out, score, deck, check, hasBid: bid !== null, spent, flagged },
      bid: viewer.seats.has(seat) || seesEverything(viewer.role) ? bid : null,
    })),
    zones: zones.map((zone, at) => again(rules, zone, `${at} ${eyes}`, () => zoneFor(rules, state, zone, at, viewer))),
    objects: Object.fromEntries(
      objects.map((card) => [
        card.id,
        again(rules, card, `${knowsCard(card, viewer)} ${across}`, () => objectFor(rules, card, viewer, across)),
      ]),
    ),
    arrows,
    turn,
    declared,
    outcome,
    asked: asked && {
      ...{ seat: asked.seat, text: asked.text, allowed: asked.allowed },
      act: actShown(rules, state, asked, viewer).say,
    },
    byHand,
    stuck: viewer.role === "player" && [...viewer.seats].some((seat) => whyStuck(rules, state, seat) !== null),
    shown,
    offers: viewer.role === "player" ? [...viewer.seats].flatMap((seat) => offersFor(rules, state, seat)) : [],
    aside: viewer.role === "player" ? [...viewer.seats].flatMap((seat) => asideFor(rules, state, seat)) : [],
  };
}
