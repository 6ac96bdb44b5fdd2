import { z } from "zod";

/** What a status file says, as data. Keys that it does not mention are absent; `map` is by default standard. */

export const PHASE_STATES = ["PHASE", "AWAIT", "SKIP", "WAIT"] as const;

/** A person of the player database: `#42|jo@ex.org|Jo_Ray`; without a number `NO-ID` or nothing. */
const Person = z.object({ id: z.string(), email: z.string(), name: z.string() });

const Holder = z.union([Person, z.literal("DUMMY"), z.literal("RESIGNED")]);

/** Words of one line. */
const words = z.array(z.string());
const text = words;

const Participant = z.object({
  player: Holder.optional(),
  /** Who played before, the last one first, each with the phase in which the one named before them took over. */
  history: z.array(z.object({ phase: z.string(), player: Holder })).optional(),
  addresses: words.optional(),
  password: z.string().optional(),
  control: words.optional(),
  omniscient: z.literal(true).optional(),
  /** `OMNISCIENT!`: copies of all press come by mail. */
  copies: z.literal(true).optional(),
  wait: z.literal(true).optional(),
  cd: z.literal(true).optional(),
  vote: z.string().optional(),
  msg: text.optional(),
  home: words.optional(),
  /** Owned centres, and `SC!`, `SC?`, `SC*`. */
  centers: words.optional(),
  sees: words.optional(),
  hides: words.optional(),
  /** `$`: cash; other currencies by their letters. */
  funds: z.record(z.string(), z.int()).optional(),
  /** Dislodged units (`F ION`) and where they may go. */
  retreats: z.record(z.string(), words).optional(),
  units: words.optional(),
  /** Whole lines, as they were entered, in capitals. */
  orders: words.optional(),
  /** Payola: to whom it gave money in this phase, whose offers its units prefer, and its own ones, as whole lines. */
  sent: words.optional(),
  accept: z.string().optional(),
  sheet: text.optional(),
  /** Crystal Ball: the lists for the next movement phase, and for the one after it, as whole lines. */
  sooner: text.optional(),
  later: text.optional(),
});

const Count = z.union([z.int(), z.literal("?")]);

/** The schema of `StatusFacts`; keys that it does not know are dropped. */
export const StatusFacts = z.object({
  game: z.string(),
  phase: z.union([
    z.literal("FORMING"),
    z.literal("COMPLETED"),
    z.object({ state: z.enum(PHASE_STATES), season: z.string(), year: z.int(), type: z.string() }),
    z.null(),
  ]),
  map: z.string(),
  trial: z.literal(true).optional(),
  morph: text.optional(),
  teams: z.array(words).optional(),
  master: Person.extend({ addresses: words.optional(), password: z.string().optional() }).nullable(),
  tester: z.string().optional(),
  groups: words.optional(),
  start: z.string().optional(),
  finish: z.string().optional(),
  result: z.object({ phase: z.string(), victors: words }).optional(),
  need: z.array(z.object({ power: z.string(), units: Count, centers: Count })).optional(),
  desc: text.optional(),
  name: text.optional(),
  private: z.string().nullable(),
  rotate: words.optional(),
  /** As written, in capitals, `!` kept. */
  rules: words,
  allow: words.optional(),
  proposal: z.object({ result: z.string(), by: z.string() }).optional(),
  deadline: z.string().nullable(),
  zone: z.string().nullable(),
  delay: z.int().optional(),
  timing: z.record(z.string(), z.string()),
  /** Payola's lines of TAX and CAP. */
  taxes: text.optional(),
  /** Lines of older judges, kept as they are. */
  judge: z.string().optional(),
  signon: z.string().optional(),
  powers: z.record(z.string(), Participant),
  observers: z.array(Participant.extend({ type: z.string(), name: z.string() })),
});

export type StatusFacts = z.infer<typeof StatusFacts>;
export type StatusPhase = StatusFacts["phase"];
export type StatusPerson = z.infer<typeof Person>;
export type StatusHolder = z.infer<typeof Holder>;
export type StatusParticipant = z.infer<typeof Participant>;
