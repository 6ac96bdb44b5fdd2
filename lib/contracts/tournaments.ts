import { z } from "zod";
import { plainText } from "../engine/kernel/plain-text";
import { STYLES } from "../engine/tournament/vocabulary";
import { isStorable } from "./storable";
import {
  LONGEST_ABOUT,
  LONGEST_CALL,
  LONGEST_TOURNAMENT_NAME,
  MOST_ENTRANTS,
  MOST_PRIZES,
  MOST_ROUNDS,
  ROUND_MINUTES,
} from "./tournament-words";

const Key = z.string().min(8).max(80).refine(isStorable);
const Id = z.string().min(1).max(40).refine(isStorable);
const line = (most: number) =>
  z
    .string()
    .transform((text) => plainText(text).trim())
    .pipe(z.string().max(most));

/** The most that one place brings, in cents. */
const MOST_PRIZE = 1_000_000;

/** Opens a tournament, and stakes its prizes. */
export const CreateTournament = z
  .object({
    key: Key,
    name: line(LONGEST_TOURNAMENT_NAME).pipe(z.string().min(1, "tournament/name")),
    about: z
      .string()
      .max(LONGEST_ABOUT)
      .transform((text) => plainText(text, { join: true, breaks: true })),
    /** `tabletop:GAME:MANNER`, `cards:TEMPLATE_VERSION`, `diplomacy:MAP`. */
    game: z.string().min(1).max(100).refine(isStorable),
    style: z.enum(STYLES),
    /** How many sit at a match; where the game leaves it open. */
    seats: z.number().int().min(2).max(48),
    rounds: z.number().int().min(1).max(MOST_ROUNDS).nullable(),
    roundMinutes: z.number().int().min(ROUND_MINUTES.least).max(ROUND_MINUTES.most),
    most: z.number().int().min(2).max(MOST_ENTRANTS),
    prizes: z.array(z.number().int().min(0).max(MOST_PRIZE)).max(MOST_PRIZES),
    startsAt: z.number().int(),
    format: z.string().min(1).max(80).nullable(),
    ownCards: z.boolean(),
    /** The sealed event whose locked decks are played. */
    sealedEventId: Id.nullable(),
  })
  .refine(({ style, seats }) => style !== "elimination" || seats === 2, { path: ["style"], error: "tournament/pairs" });
export type CreateTournament = z.infer<typeof CreateTournament>;

export const OneTournament = z.object({ id: Id });
export type OneTournament = z.infer<typeof OneTournament>;

/** Enters, or brings another deck before it begins. */
export const EnterTournament = z.object({ id: Id, deckId: Id.nullable() });
export type EnterTournament = z.infer<typeof EnterTournament>;

const OfMatch = OneTournament.extend({
  round: z.number().int().min(1).max(99),
  number: z.number().int().min(1).max(MOST_ENTRANTS),
});

/** The judge's decision: nicks, the best first, those who tie together. */
export const JudgeMatch = OfMatch.extend({
  places: z.array(z.array(z.string().min(1).max(60)).min(1).max(48)).max(48),
});
export type JudgeMatch = z.infer<typeof JudgeMatch>;

export const CallJudge = OfMatch.extend({ call: line(LONGEST_CALL).pipe(z.string().min(1, "tournament/call")) });
export type CallJudge = z.infer<typeof CallJudge>;

/** What lies in the database. */
export const StoredPlan = z.object({
  style: z.enum(STYLES),
  scoring: z.enum(["places", "centres"]),
  seats: z.object({ min: z.number(), max: z.number(), best: z.number() }),
  rounds: z.number().nullable(),
});
export const StoredPlaces = z.array(z.array(z.string()));
export const StoredScores = z.record(z.string(), z.number());
