import type { Instant, Outcome, Seat } from "../../kernel/game";
import type { Json } from "../../kernel/result";
import type { DeckCheck } from "./deck-check";
import type { End, Intent } from "./intent";
import type { Colour, Face, GameResult, Stage } from "./vocabulary";

/**
 * A card in a zone. `id` is new wherever a card comes to lie and after each shuffle, so that it tells nothing of where
 * the card was. `knows`: where it lies face down, the seats that may look at it; null: as its zone's bits say.
 */
export type Card = {
  readonly id: number;
  readonly number: number;
  /** Whose deck it came from; for a token, who brought it. */
  readonly owner: Seat;
  readonly knows: readonly Seat[] | null;
};

/** A player's hand, cards set aside, cards being played, or a pile; its first card is the top one. */
export type Zone = {
  readonly cards: readonly Card[];
  readonly sight: number;
  /** Counts the changes of what is in it: whoever names a position says which of them they saw. */
  readonly rev: number;
  /** Who is looking through it although the bits do not show it to them. */
  readonly looking: readonly Seat[];
};

/** A card on the table. Its spot is in the frame of the even seats. */
export type TableCard = {
  readonly id: number;
  readonly number: number;
  readonly owner: Seat;
  /** Face down: who may look at it. Null otherwise. */
  readonly knows: readonly Seat[] | null;
  /** Who plays with it. */
  readonly control: Seat;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** What lies above has more. */
  readonly z: number;
  readonly face: Face;
  /** The card that it is attached to. */
  readonly parent: number | null;
  readonly counters: { readonly [colour in Colour]?: number };
  readonly score: number | null;
};

/** Somebody points from one thing to another. */
export type Arrow = { readonly seat: Seat; readonly from: End; readonly to: End };

export type Player = {
  /** Somebody sits there. */
  readonly present: boolean;
  /** They have conceded. */
  readonly out: boolean;
  readonly score: number;
  /** How many cards their deck had; null: they have not brought one yet. */
  readonly deck: number | null;
  /** What the house found of it; null: nothing yet, or nobody looked. */
  readonly check: DeckCheck | null;
  readonly bid: string | null;
  /** Time on their clock, in milliseconds. */
  readonly spent: number;
  /** They have used up their time, and it was told. */
  readonly flagged: boolean;
};

export type Turn = {
  readonly seat: Seat | null;
  /** From 1; 0 before the first. */
  readonly number: number;
  /** Its place in the list of phases; null: none was announced yet. */
  readonly phase: number | null;
  /** Whose clock runs, and since when. */
  readonly running: Seat | null;
  readonly since: Instant;
};

/** A result that somebody has declared, as it went for them, and who has agreed. */
export type Declared = {
  readonly seat: Seat;
  readonly result: GameResult;
  readonly text: string;
  readonly accepted: readonly Seat[];
};

/** An act against a rule of the game, put to the others: what the rule says, and who lets it through so far. */
export type Asked = {
  readonly seat: Seat;
  readonly text: string;
  readonly intent: Intent;
  readonly allowed: readonly Seat[];
};

export type State = {
  readonly hash: string;
  /** The word that joining needs, in capitals; null: none. It is shown to nobody. */
  readonly secret: string | null;
  readonly stage: Stage;
  readonly nextId: number;
  /** The heights of the next card that is laid on top, and of the next that goes below all. */
  readonly top: number;
  readonly bottom: number;
  /** Seat by seat: hand, aside, play, then the piles. */
  readonly zones: readonly Zone[];
  readonly objects: readonly TableCard[];
  /** In the order in which they were drawn; until the turn ends, or what they are at leaves the table. */
  readonly arrows: readonly Arrow[];
  readonly players: readonly Player[];
  readonly turn: Turn;
  readonly declared: Declared | null;
  readonly outcome: Outcome | null;
  readonly asked: Asked | null;
  /** The rules of the game's script stand still: it has failed, or all have agreed to play this turn without them. */
  readonly byHand: boolean;
  /** What the game's script keeps, and what it shows everybody; null: nothing yet. */
  readonly vars: Json;
  readonly shown: Json;
};

/** The state with some of it changed: one literal, so that all states have one shape. */
export const changed = (state: State, part: Partial<State>): State => ({
  hash: state.hash,
  secret: part.secret === undefined ? state.secret : part.secret,
  stage: part.stage ?? state.stage,
  nextId: part.nextId ?? state.nextId,
  top: part.top ?? state.top,
  bottom: part.bottom ?? state.bottom,
  zones: part.zones ?? state.zones,
  objects: part.objects ?? state.objects,
  arrows: part.arrows ?? state.arrows,
  players: part.players ?? state.players,
  turn: part.turn ?? state.turn,
  declared: part.declared === undefined ? state.declared : part.declared,
  outcome: part.outcome === undefined ? state.outcome : part.outcome,
  asked: part.asked === undefined ? state.asked : part.asked,
  byHand: part.byHand ?? state.byHand,
  vars: part.vars === undefined ? state.vars : part.vars,
  shown: part.shown === undefined ? state.shown : part.shown,
});

/** A card on the table with some of it changed; the same reason. */
export const withPart = (card: TableCard, part: Partial<TableCard>): TableCard => ({
  id: card.id,
  number: card.number,
  owner: card.owner,
  knows: part.knows === undefined ? card.knows : part.knows,
  control: part.control ?? card.control,
  x: part.x ?? card.x,
  y: part.y ?? card.y,
  angle: part.angle ?? card.angle,
  z: part.z ?? card.z,
  face: part.face ?? card.face,
  parent: part.parent === undefined ? card.parent : part.parent,
  counters: part.counters ?? card.counters,
  score: part.score === undefined ? card.score : part.score,
});

/** A player with some of it changed. */
export const withPlayer = (player: Player, part: Partial<Player>): Player => ({
  present: part.present ?? player.present,
  out: part.out ?? player.out,
  score: part.score ?? player.score,
  deck: part.deck === undefined ? player.deck : part.deck,
  check: part.check === undefined ? player.check : part.check,
  bid: part.bid === undefined ? player.bid : part.bid,
  spent: part.spent ?? player.spent,
  flagged: part.flagged ?? player.flagged,
});
