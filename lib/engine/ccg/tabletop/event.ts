import { z } from "zod";
import type { Json } from "../../kernel/result";
import { DeckCheck } from "./deck-check";
import { End, Intent } from "./intent";
import { Position } from "./saved";
import { COLOURS, FACES, RESULTS } from "./vocabulary";

const seat = z.int().min(0).max(7);
const id = z.int().min(0);
const ids = z.array(id);
const place = z.string();
const json: z.ZodType<Json> = z.json();
const knows = z.array(seat).nullable();

/** A card on its way. `was`: its id where it lay; `id`: the one that it has from now on. */
const Moved = z.strictObject({
  was: id,
  id,
  number: z.int(),
  owner: seat,
  knows,
  /** On the table: where, in the frame of the even seats. */
  at: z.strictObject({ x: z.number(), y: z.number(), angle: z.number() }).optional(),
});
export type Moved = z.infer<typeof Moved>;

export const Event = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("seated"), seats: z.int().min(1).max(8) }),
  z.strictObject({ type: z.literal("restored"), position: Position }),
  /** `from`: who each seat was before, with the deck that they have brought; a seat that is none of those: nobody yet. */
  z.strictObject({ type: z.literal("reseated"), seats: z.int().min(1).max(8), from: z.array(z.int()).optional() }),
  /** The word that joining needs, in capitals; null: none. */
  z.strictObject({ type: z.literal("private_set"), secret: z.string().nullable() }),
  z.strictObject({ type: z.literal("occupied"), seat, taken: z.boolean() }),
  z.strictObject({ type: z.literal("began"), first: seat, at: z.number() }),
  /** In logs of before decks were brought anew: it began again at once, without any. */
  z.strictObject({ type: z.literal("restarted"), first: seat, at: z.number() }),
  /** All who sit here want another game: the table is empty, and begins once they have brought their decks. */
  z.strictObject({ type: z.literal("cleared") }),
  /** By piles: the cards, top first. Their ids follow from the next free one. */
  z.strictObject({
    type: z.literal("brought"),
    seat,
    piles: z.array(z.strictObject({ zone: place, numbers: z.array(z.int()) })),
  }),
  /** What the house found of the deck that was brought. */
  z.strictObject({ type: z.literal("checked"), seat, check: DeckCheck }),
  z.strictObject({
    type: z.literal("moved"),
    seat,
    from: place,
    /** How they were taken, and onto which end they are put. */
    how: z.enum(["cards", "top", "bottom", "places", "chance", "table", "outside"]),
    to: place,
    end: z.enum(["top", "bottom"]),
    /** In the order in which they are put. */
    cards: z.array(Moved),
    shuffled: z.boolean(),
    places: z.array(z.int()).optional(),
    told: z.strictObject({ attribute: z.string(), values: z.array(z.string()) }).optional(),
  }),
  /** `order`: the old positions in their new order; ids from `first` on. */
  z.strictObject({ type: z.literal("shuffled"), seat, zone: place, order: z.array(z.int()), first: id }),
  z.strictObject({ type: z.literal("searched"), seat, zone: place }),
  z.strictObject({ type: z.literal("closed"), seat, zone: place }),
  /** `ids`: new ones for its cards, in their order. */
  z.strictObject({ type: z.literal("shown"), seat, zone: place, sight: z.int().min(0).max(7), ids }),
  z.strictObject({ type: z.literal("revealed"), seat, zone: place, was: id, id }),
  z.strictObject({ type: z.literal("rotated"), seat, objects: ids, angle: z.number() }),
  z.strictObject({ type: z.literal("flipped"), seat, objects: z.array(z.strictObject({ id, face: z.enum(FACES) })) }),
  z.strictObject({
    type: z.literal("placed"),
    seat,
    objects: z.array(z.strictObject({ id, x: z.number(), y: z.number() })),
  }),
  z.strictObject({ type: z.literal("raised"), seat, objects: ids }),
  z.strictObject({ type: z.literal("lowered"), seat, objects: ids }),
  z.strictObject({ type: z.literal("attached"), seat, objects: ids, to: id }),
  z.strictObject({ type: z.literal("detached"), seat, objects: ids }),
  /** `by`: by how many each really changed; `tried`: by how many it was to. */
  z.strictObject({
    type: z.literal("counted"),
    seat,
    colour: z.enum(COLOURS),
    tried: z.int(),
    objects: z.array(z.strictObject({ id, by: z.int() })),
  }),
  /** `to`: in logs of before arrows stayed, where they pointed. */
  z.strictObject({ type: z.literal("touched"), seat, objects: ids, to: id.nullable() }),
  z.strictObject({ type: z.literal("arrows_drawn"), seat, from: z.array(End), to: End }),
  z.strictObject({ type: z.literal("arrows_removed"), seat, cards: ids.nullable() }),
  z.strictObject({ type: z.literal("controlled"), seat, objects: ids, by: seat }),
  z.strictObject({ type: z.literal("card_scored"), seat, objects: z.array(z.strictObject({ id, score: z.int() })) }),
  z.strictObject({ type: z.literal("scored"), seat, of: seat, value: z.int() }),
  z.strictObject({ type: z.literal("rolled"), seat, sides: z.int(), dice: z.array(z.int()) }),
  z.strictObject({ type: z.literal("tossed"), seat, heads: z.boolean() }),
  z.strictObject({ type: z.literal("special"), seat, what: z.string() }),
  z.strictObject({ type: z.literal("bid"), seat, text: z.string() }),
  z.strictObject({ type: z.literal("bids_opened"), bids: z.array(z.strictObject({ seat, text: z.string() })) }),
  z.strictObject({ type: z.literal("turn_ended"), seat, next: seat }),
  z.strictObject({ type: z.literal("phase"), seat, phase: z.int().min(0).max(19) }),
  z.strictObject({ type: z.literal("timer"), seat, running: seat.nullable(), at: z.number() }),
  /** The clock of the table's own: it runs for another; `since`: from then on, and nothing is added up (after a pause). */
  z.strictObject({ type: z.literal("clock_passed"), running: seat, at: z.number() }),
  z.strictObject({ type: z.literal("clock_set"), running: seat, since: z.number() }),
  /** Their time is used up. */
  z.strictObject({ type: z.literal("flagged"), seat }),
  z.strictObject({ type: z.literal("declared"), seat, result: z.enum(RESULTS), text: z.string() }),
  z.strictObject({ type: z.literal("accepted"), seat }),
  /** A card was moved after a result was declared. */
  z.strictObject({ type: z.literal("result_cancelled") }),
  z.strictObject({ type: z.literal("conceded"), seat }),
  /** By the rules of the game somebody has lost. */
  z.strictObject({ type: z.literal("defeated"), seat }),
  z.strictObject({ type: z.literal("ended"), places: z.array(z.array(seat)), reason: z.string() }),
  /** A rule is against what somebody asks: the others say whether it is done all the same. */
  z.strictObject({ type: z.literal("asked"), seat, text: z.string(), intent: Intent }),
  z.strictObject({ type: z.literal("allowed"), seat, done: z.boolean() }),
  z.strictObject({ type: z.literal("denied"), seat }),
  z.strictObject({ type: z.literal("commanded"), seat, label: z.string() }),
  /** Of the game's script: what it says, what it keeps and shows, and that it failed. */
  z.strictObject({ type: z.literal("said"), text: z.string() }),
  z.strictObject({ type: z.literal("scripted"), vars: json, shown: json }),
  z.strictObject({ type: z.literal("script_failed"), hook: z.string(), message: z.string() }),
  /** All have agreed to play this turn without the script's rules; and with the next turn they are back. */
  z.strictObject({ type: z.literal("by_hand"), seat }),
  z.strictObject({ type: z.literal("rules_back") }),
]);
export type Event = z.infer<typeof Event>;
export type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;
