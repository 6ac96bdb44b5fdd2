import { z } from "zod";
import { MANNERS } from "./script/game-script";
import { FLAGS, OWN_ZONES } from "./vocabulary";

const bits = z.int().min(0).max(7);
const name = z
  .string()
  .min(1)
  .max(30)
  .regex(/^[^/]+$/, "A name has no slash in it");

/** A pile that every player has. */
const Pile = z.strictObject({
  name,
  /** Who sees its cards at first (`SIGHT`). */
  sight: bits,
  /** The part of a deck list that lies here at the start; absent: the part of its own name. */
  part: z.string().min(1).max(60).optional(),
  /** Whoever sees it sees its top card alone. */
  topOnly: z.boolean().optional(),
  /** It is shuffled when a game begins. */
  mixed: z.boolean().optional(),
});
export type Pile = z.infer<typeof Pile>;

/** A tabletop as a table pins it. `start`: a saved position from which it begins (`saved.ts`). */
export const TabletopConfig = z
  .strictObject({
    v: z.literal(1),
    /** The card game whose cards are on it. */
    game: z.string().min(1).max(60),
    title: z.string().min(1).max(80),
    seats: z.strictObject({ min: z.int().min(1).max(8), max: z.int().min(1).max(8) }),
    /** Seats across from each other play together: even ones against odd ones. */
    teams: z.boolean(),
    /** The score with which everybody begins. */
    score: z.int().min(-9_999).max(9_999),
    piles: z.array(Pile).min(1).max(12),
    phases: z.array(z.string().min(1).max(40)).max(20),
    /** How wide the table is: the sides see it turned round. */
    width: z.int().min(100).max(10_000),
    /** The game's script, how far it is minded, and whether bots play by what it offers. */
    script: z
      .strictObject({ text: z.string().max(200_000), manner: z.enum(MANNERS), bots: z.boolean().optional() })
      .optional(),
    /** A chess clock, which runs by itself: how long each has for a game, in seconds, and what happens then. */
    clock: z.strictObject({ seconds: z.int().min(10).max(86_400), flag: z.enum(FLAGS) }).optional(),
    /** The rules file that decks have to be legal by: in the format of this name, else in any of its formats. */
    format: z
      .strictObject({
        title: z.string().min(1).max(200),
        text: z.string().max(200_000),
        name: z.string().min(1).max(200).optional(),
      })
      .optional(),
    /** Something hangs on who wins: the game's script may then ask for consent where it would otherwise trust. */
    staked: z.literal(true).optional(),
    start: z.unknown().optional(),
    /** The position is of a game that was played to its end: what is made of it counts nowhere. */
    forked: z.literal(true).optional(),
    /** The seats that bots had there, and have again. */
    botSeats: z.array(z.int().min(0).max(7)).max(8).optional(),
  })
  .refine(({ seats }) => seats.min <= seats.max, { path: ["seats"], message: "More seats at least than at most" })
  .refine(({ piles }) => new Set([...OWN_ZONES, ...piles.map((pile) => pile.name)]).size === 3 + piles.length, {
    path: ["piles"],
    message: "Two zones of one name",
  });
export type TabletopConfig = z.infer<typeof TabletopConfig>;

/** What the tabletop has to know of a card; nobody's secrets are in it. */
export type CardFacts = {
  /** Its back, as a card number, and its second face, if it has one. */
  readonly back: number;
  readonly other: number | null;
  /** Whether it can be in a deck; tokens and helpers come from outside alone. */
  readonly collectible: boolean;
  readonly attributes: ReadonlyMap<string, string>;
};

/** The cards of a game by number; null: there is no such card. */
export type CardBook = (number: number) => CardFacts | null;
