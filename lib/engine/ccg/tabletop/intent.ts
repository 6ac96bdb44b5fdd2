import { z } from "zod";
import { DeckCheck } from "./deck-check";
import {
  COLOURS,
  FACES,
  FARTHEST,
  MOST_ARROWS,
  MOST_AT_ONCE,
  MOST_CHAINED,
  MOST_COUNTERS,
  MOST_IN_DECK,
  MOST_SCORE,
  RESULTS,
} from "./vocabulary";

const seat = z.int().min(0).max(7);
const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const number = z.int().min(0).max(1_000_000);
const count = z.int().min(1).max(MOST_IN_DECK);
const place = z.int().min(0).max(100_000);
const at = z.int().min(-FARTHEST).max(FARTHEST);
const angle = z.int().min(0).max(359);
const zone = z.string().min(3).max(33);
const ids = z.array(id).min(1).max(MOST_AT_ONCE);
const line = z.string().max(200);

/** What is taken. Names where there are names; a position only where there is nothing else, with the zone's `rev`. */
export const Take = z.discriminatedUnion("how", [
  /** Cards of a zone that whoever asks can see, or is looking through. */
  z.strictObject({ how: z.literal("cards"), zone, ids: z.array(id).min(1).max(MOST_IN_DECK) }),
  z.strictObject({ how: z.literal("top"), zone, count }),
  z.strictObject({ how: z.literal("bottom"), zone, count }),
  /** By positions from the top, 0 the first. */
  z.strictObject({ how: z.literal("places"), zone, places: z.array(place).min(1).max(MOST_AT_ONCE), rev: id }),
  /** Whichever chance gives: from a hand that one does not see. */
  z.strictObject({ how: z.literal("chance"), zone, count }),
  z.strictObject({ how: z.literal("table"), ids }),
  /** Cards that were not in the game: tokens. */
  z.strictObject({ how: z.literal("outside"), numbers: z.array(number).min(1).max(50) }),
]);
export type Take = z.infer<typeof Take>;

/** Where it goes. Onto a pile one by one, so that the last one lies on top; in a hand at its end. */
export const Put = z.discriminatedUnion("to", [
  z.strictObject({
    to: z.literal("zone"),
    zone,
    end: z.enum(["top", "bottom"]).optional(),
    /** In the own `play`: face down. */
    down: z.boolean().optional(),
  }),
  /** Side by side, `step` apart. `down`: face down; absent: as it was played. What lies there already stays as it lies. */
  z.strictObject({
    to: z.literal("table"),
    x: at,
    y: at,
    angle: angle.optional(),
    step: z.int().min(-500).max(500).optional(),
    down: z.boolean().optional(),
  }),
  z.strictObject({ to: z.literal("outside") }),
]);
export type Put = z.infer<typeof Put>;

/** Where an arrow begins or ends: at a card on the table, or at a player. */
export const End = z.union([z.strictObject({ card: id }), z.strictObject({ seat })]);
export type End = z.infer<typeof End>;

/** What is done with cards, and may be asked for several at once. */
const ON_CARDS = [
  /** `shuffle`: the taken cards among themselves; `reveal`: an attribute of theirs is told to all. */
  z.strictObject({
    type: z.literal("transfer"),
    take: Take,
    put: Put,
    shuffle: z.boolean().optional(),
    reveal: z.string().min(1).max(60).optional(),
  }),
  z.strictObject({ type: z.literal("shuffle"), zone }),
  z.strictObject({ type: z.literal("search"), zone, close: z.boolean().optional() }),
  /** Who sees one's own zone from now on. */
  z.strictObject({ type: z.literal("show"), zone, sight: z.int().min(0).max(7) }),
  /** Shows a card of one's own zone to all; it then lies at the end. */
  z.strictObject({ type: z.literal("reveal"), zone, id }),
  z.strictObject({ type: z.literal("rotate"), objects: ids, angle }),
  /** Without `to`: over; a card of two faces to the other one. */
  z.strictObject({ type: z.literal("flip"), objects: ids, to: z.enum(FACES).optional() }),
  z.strictObject({
    type: z.literal("move"),
    objects: z
      .array(z.strictObject({ id, x: at, y: at }))
      .min(1)
      .max(MOST_AT_ONCE),
  }),
  z.strictObject({ type: z.literal("raise"), objects: ids }),
  z.strictObject({ type: z.literal("lower"), objects: ids }),
  z.strictObject({ type: z.literal("attach"), objects: ids, to: id }),
  z.strictObject({ type: z.literal("detach"), objects: ids }),
  z.strictObject({
    type: z.literal("count"),
    objects: ids,
    colour: z.enum(COLOURS),
    by: z.int().min(-MOST_COUNTERS).max(MOST_COUNTERS),
  }),
  /** Points at cards, for a moment. */
  z.strictObject({ type: z.literal("touch"), objects: ids }),
  /** Draws arrows, which stay until the turn ends; takes one's own away: those at these cards, or all. */
  z.strictObject({ type: z.literal("arrow"), from: z.array(End).min(1).max(MOST_ARROWS), to: End }),
  z.strictObject({ type: z.literal("unarrow"), cards: ids.optional() }),
  z.strictObject({ type: z.literal("control"), objects: ids, seat }),
  z.strictObject({ type: z.literal("score_card"), objects: ids, by: z.int().min(-999).max(999) }),
  z.strictObject({ type: z.literal("score"), seat, value: z.int().min(-MOST_SCORE).max(MOST_SCORE) }),
] as const;
const OnCards = z.discriminatedUnion("type", ON_CARDS);

/** Everything that one may ask of a tabletop. Coordinates are in the frame of whoever asks. */
export const Intent = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("begin") }),
  z.strictObject({ type: z.literal("again") }),
  /** A deck: the cards of each part by number, top first. `check`: the house's own word, whatever was sent. */
  z.strictObject({
    type: z.literal("bring"),
    parts: z.record(z.string().max(60), z.array(number).max(MOST_IN_DECK)),
    check: DeckCheck.optional(),
  }),
  ...ON_CARDS,
  /** Several acts as one: all are done, or none (but those before a refusal that came after a shuffle or a look); taken back as one. */
  z.strictObject({ type: z.literal("chain"), acts: z.array(OnCards).min(2).max(MOST_CHAINED) }),
  z.strictObject({ type: z.literal("roll"), dice: z.int().min(1).max(20), sides: z.int().min(2).max(1_000) }),
  z.strictObject({ type: z.literal("toss") }),
  /** Something of the game's own that is told to all: a symbol, a word. */
  z.strictObject({ type: z.literal("special"), what: line.min(1) }),
  z.strictObject({ type: z.literal("bid"), text: line.min(1) }),
  z.strictObject({ type: z.literal("end_turn") }),
  z.strictObject({ type: z.literal("phase"), phase: z.int().min(0).max(19) }),
  z.strictObject({ type: z.literal("timer"), act: z.enum(["grab", "pass", "stop"]) }),
  /** The clock's: somebody's time is used up. */
  z.strictObject({ type: z.literal("flag"), seat }),
  z.strictObject({ type: z.literal("declare"), result: z.enum(RESULTS), text: line.optional() }),
  z.strictObject({ type: z.literal("accept") }),
  z.strictObject({ type: z.literal("concede") }),
  /**
   * The judge's: who has won a game that its players cannot agree about, the others of their side with them. All of
   * them: it is a draw; null: it counts nowhere.
   */
  z.strictObject({ type: z.literal("judge"), winners: z.array(seat).min(1).max(8).nullable() }),
  /** Whether another's act against a rule of the game is done all the same. */
  z.strictObject({ type: z.literal("allow"), yes: z.boolean() }),
  /** Plays this turn without the rules of the game's script: the others are asked, unless it has failed. */
  z.strictObject({ type: z.literal("by_hand") }),
  /** A command of the game's own script. */
  z.strictObject({ type: z.literal("command"), name: z.string().min(1).max(40), objects: ids.optional() }),
]);
export type Intent = z.infer<typeof Intent>;
export type IntentOf<T extends Intent["type"]> = Extract<Intent, { type: T }>;
/** An intent that may be one of several that are asked for at once. */
export type Chained = z.infer<typeof OnCards>;
