import { z } from "zod";
import { COMBOS } from "./template";

const seat = z.int().min(0);
const seats = z.array(seat);
const card = z.string().min(2).max(2);
const cards = z.array(card);
const yes = z.literal(true);
const turn = seat.nullable();
const bySeat = z.record(z.string(), z.number());
const owed = z.array(z.strictObject({ seat, to: seat, count: z.int().min(1) }));
const gifts = z.array(z.strictObject({ from: seat, to: seat, cards }));

/** A bid as the log keeps it. */
const bid = z.strictObject({
  seat,
  number: z.int().optional(),
  suite: z.string().optional(),
  pass: yes.optional(),
  blind: yes.optional(),
  sell: yes.optional(),
  redeal: yes.optional(),
  alone: yes.optional(),
});

const ENDINGS = ["played", "passed", "redeal", "stopped"] as const;

/**
 * The facts of a series. Cards are named as in the template and seats are numbers, so that a log reads by itself and
 * outlives the program. What follows from a move (who is on turn, what a trick is worth, the scores) is a fact too.
 */
export const eventSchema = z.discriminatedUnion("type", [
  /** The seats of the series, at its opening. */
  z.strictObject({ type: z.literal("seated"), seats }),
  /** Seats added or removed between deals: seat i was seat `from[i]`; totals go along. */
  z.strictObject({ type: z.literal("reseated"), from: seats }),
  /** `hands` are in the order of the seats; `deck` is the whole shuffled deck, top first. */
  z.strictObject({
    type: z.literal("dealt"),
    series: z.int(),
    deal: z.int(),
    deck: cards,
    hands: z.array(cards),
    talon: cards,
    lead: cards,
    trump: z.string().nullable(),
    /** The last card dealt, open in its hand, which makes the trump. */
    turned: card.optional(),
    phase: z.enum(["bidding", "distributing", "playing"]),
    turn,
    owed,
  }),
  z.strictObject({ type: z.literal("looked"), seat }),
  z.strictObject({ type: z.literal("bid"), bid, turn }),
  z.strictObject({
    type: z.literal("bid_won"),
    seat,
    bid,
    talon: cards,
    /** Who takes those cards, where it is not the winner. */
    taker: seat.optional(),
    /** Who plays no card in this deal: the partner of whoever plays alone. */
    out: seat.optional(),
    phase: z.enum(["distributing", "playing"]),
    turn,
    owed,
  }),
  /** Everybody has bid for themselves. */
  z.strictObject({ type: z.literal("bids_made"), turn: seat }),
  /** The winner put the talon on sale: their hand is as it was when they bid, and the talon as dealt. */
  z.strictObject({ type: z.literal("sold"), seat, bid, talon: cards, turn }),
  z.strictObject({ type: z.literal("redealt"), seat, bid }),
  /** Cards left this hand for others, who get them with `received`. */
  z.strictObject({ type: z.literal("given"), seat, gifts }),
  /** `phase`: what begins now; absent: play. */
  z.strictObject({ type: z.literal("received"), gifts, turn, phase: z.literal("bidding").optional() }),
  z.strictObject({
    type: z.literal("moved"),
    seat,
    cards,
    turn,
    pass: yes.optional(),
    crawl: yes.optional(),
    specials: z.array(z.string()).optional(),
    extras: z.record(z.string(), cards).optional(),
    /** What was played together, where a template says what may be. */
    combo: z.enum(COMBOS).optional(),
    /** The order of levels is turned round from here on. */
    reversed: yes.optional(),
    knock: yes.optional(),
    /** In a bout of attack and defence. */
    bout: yes.optional(),
    /** Thrown in beside an attack that lies there already. */
    thrown: yes.optional(),
    /** The attacking card that is beaten. */
    on: card.optional(),
    /** The suit that a wild card names. */
    named: z.string().optional(),
    /** So many cards has the next to draw. */
    owing: z.int().min(1).optional(),
    /** Turns go the other way round from here on. */
    turned: yes.optional(),
    /** Seats that are left out. */
    skipped: seats.optional(),
    /** Points of the specials declared. */
    points: z.number().optional(),
  }),
  z.strictObject({ type: z.literal("trump_set"), seat, suite: z.string() }),
  /** `uptake`: from the top of the stack downwards. `lead`: what came from the talon onto an emptied stack. */
  z.strictObject({ type: z.literal("retreated"), seat, uptake: cards, lead: cards, turn, bout: yes.optional() }),
  /** `turn`: who goes on, where cards are drawn instead of playing. */
  z.strictObject({
    type: z.literal("drew"),
    seat,
    cards,
    turn: turn.optional(),
    from: z.literal("discards").optional(),
  }),
  /** What lay below the top of the pile is the new talon, the last card to be drawn first. */
  z.strictObject({ type: z.literal("restocked"), cards }),
  /** Instead of the open card of the talon another one lies there. */
  z.strictObject({ type: z.literal("swapped"), seat, gives: card, takes: card }),
  /** The talon is turned over: nobody draws any more. */
  z.strictObject({ type: z.literal("closed"), seat }),
  /** Somebody knocked: how they arrange their hand, then how the other does, who lays cards off on it. */
  z.strictObject({
    type: z.literal("knocked"),
    seat,
    gin: z.boolean(),
    hands: z.array(z.strictObject({ seat, melds: z.array(cards), laidOff: cards, deadwood: cards, count: z.number() })),
  }),
  /** With so many points somebody ends the deal, rightly or not. */
  z.strictObject({ type: z.literal("claimed"), seat, points: z.number(), right: z.boolean() }),
  z.strictObject({ type: z.literal("trick_taken"), seat, points: z.number(), turn }),
  /** A round, or a trick that nobody took. */
  z.strictObject({ type: z.literal("round_ended"), seat: seat.nullable(), turn }),
  /** An attack is over: beaten, or taken up. `out`: who is out of cards from here on. */
  z.strictObject({ type: z.literal("bout_ended"), taker: seat.nullable(), cards, out: seats, turn }),
  z.strictObject({
    type: z.literal("deal_ended"),
    reason: z.enum(ENDINGS),
    redealBy: seat.nullable(),
    /** Points or ranks of this deal; null: it does not count. */
    scores: bySeat.nullable(),
    totals: bySeat.nullable(),
    ranks: bySeat.nullable(),
    winners: seats,
    /** Tricks beyond the bids, along the series, where a template counts them. */
    bags: bySeat.optional(),
    contract: bid.nullable(),
    /** Whose opening of this deal the next one refers to. */
    opener: turn,
    at: z.number(),
    due: z.number().nullable(),
  }),
  z.strictObject({ type: z.literal("series_completed"), winners: seats, totals: bySeat }),
  z.strictObject({ type: z.literal("countdown"), due: z.number() }),
  z.strictObject({ type: z.literal("reset"), series: z.int() }),
]);

export type CardEvent = z.infer<typeof eventSchema>;
export type EventOf<T extends CardEvent["type"]> = Extract<CardEvent, { type: T }>;
export type Gift = EventOf<"received">["gifts"][number];
