import { z } from "zod";
import { TERRAIN_FATES } from "../adjudicate/terrain";
import { Settings } from "./config";
import { LIST_EVENTS, ListsRead } from "./crystal/event";
import { DeadlineReasonJson } from "./deadline-reason";
import { OrderJson } from "./order-json";
import { MONEY_EVENTS, OffersResolved } from "./payola/event";
import { AbsenceRow, GATES, KINDS, STAGES } from "./state";
import { WhyJson } from "./why";

const name = z.string();
const names = z.array(name);
const Unit = z.object({ power: name, type: z.enum(["A", "F"]), at: name });
const Phase = z.object({ season: z.string(), year: z.int(), type: z.string() });
const right = z.enum(["&SC", "SC!", "SC?", "SC*"]);

/** A position as events carry it. */
export const PositionJson = z.object({
  phase: Phase,
  units: z.array(Unit),
  dislodged: z.array(Unit.extend({ from: name.nullable(), retreats: names })),
  owners: z.record(name, name),
  homes: z.record(name, names).optional(),
  rights: z.record(name, z.array(right)).optional(),
});

/** One order as it came out: who gave it, the result's name, why it did not succeed, and marks. */
export const ResultRow = z.object({
  power: name,
  order: OrderJson,
  result: z.string(),
  at: name.optional(),
  why: WhyJson.optional(),
  /** Whose unit a support or convoy is for, where nationalities are printed. */
  of: name.optional(),
  mark: z.enum(["signal", "phantom", "invalid"]).optional(),
});
export type ResultRow = z.infer<typeof ResultRow>;

/** A unit that the ground changed, as it stood; where it stands since, null: it is destroyed. */
export const TerrainRow = z.object({
  power: name,
  unit: z.object({ type: z.enum(["A", "F"]), at: name }),
  fate: z.enum(TERRAIN_FATES),
  to: name.nullable(),
  dislodged: z.literal(true).optional(),
});
export type TerrainRow = z.infer<typeof TerrainRow>;

const Controlled = z.object({ name, kind: z.enum(KINDS), seat: z.int().nullable(), control: names });

/** The facts of a Diplomacy game. Those that `isPersistent` names survive a rewind. */
export const DiplomacyEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("opened"), seats: z.int(), stage: z.enum(STAGES), secret: z.string().nullable() }),
  z.object({ type: z.literal("stage_set"), stage: z.enum(STAGES) }),
  z.object({ type: z.literal("power_chosen"), seat: z.int(), power: name.nullable() }),
  z.object({ type: z.literal("preferred"), seat: z.int(), powers: names }),
  z.object({
    type: z.literal("started"),
    powers: z.array(Controlled),
    position: PositionJson,
    gate: z.enum(GATES),
    /** When; absent in logs of before this was kept. */
    at: z.number().optional(),
  }),
  z.object({ type: z.literal("orders_set"), power: name, by: name.nullable(), orders: z.array(OrderJson).nullable() }),
  z.object({ type: z.literal("orders_confirmed"), power: name, orders: z.array(OrderJson) }),
  z.object({ type: z.literal("wait_set"), power: name, on: z.boolean() }),
  z.object({ type: z.literal("vote_set"), power: name, vote: z.string().nullable() }),
  z.object({ type: z.literal("proposed"), power: name, result: z.string() }),
  z.object({ type: z.literal("proposal_accepted"), power: name }),
  z.object({ type: z.literal("proposal_failed"), power: name }),
  z.object({ type: z.literal("absence_set"), absence: AbsenceRow }),
  z.object({ type: z.literal("absence_ended"), absence: AbsenceRow }),
  /** `left`: the table's seat was left, whoever did it. */
  z.object({ type: z.literal("resigned"), power: name, reason: z.enum(["own", "master", "late", "left"]) }),
  z.object({ type: z.literal("taken_over"), power: name, seat: z.int().nullable() }),
  z.object({ type: z.literal("control_set"), power: name, kind: z.enum(KINDS), control: names }),
  z.object({ type: z.literal("control_rotated"), power: name, control: names }),
  z.object({ type: z.literal("vassal_made"), power: name, of: name }),
  z.object({ type: z.literal("settings_changed"), settings: Settings }),
  /** The lines that the game adds to its map (MORPH) are these from now on. */
  z.object({ type: z.literal("map_changed"), morph: names }),
  z.object({ type: z.literal("messages_set"), power: name, lines: names }),
  /** The master has put the board otherwise; what of it is not shown, and what powers saw, as a file says it. */
  z.object({
    type: z.literal("position_set"),
    position: PositionJson,
    hidden: names,
    sees: z.record(name, names).optional(),
  }),
  z.object({
    type: z.literal("proposal_set"),
    proposal: z.object({ result: z.string(), by: name, yes: names }).nullable(),
  }),
  /** The phase for which a power is in disorder by the master's word (CD); null: it is not. */
  z.object({ type: z.literal("disorder_set"), power: name, phase: z.string().nullable() }),
  z.object({ type: z.literal("private_set"), secret: z.string().nullable() }),
  z.object({ type: z.literal("listed"), on: z.boolean() }),
  z.object({ type: z.literal("gate_set"), gate: z.enum(GATES) }),
  z.object({
    type: z.literal("deadline_set"),
    deadline: z.string().nullable(),
    at: z.number().nullable(),
    /** Why then. */
    reasons: z.array(DeadlineReasonJson),
    by: z.union([z.literal("rules"), z.literal("master"), name]),
  }),
  z.object({ type: z.literal("delayed"), to: z.number() }),
  z.object({ type: z.literal("checked"), at: z.number() }),
  /** Nobody could order between these instants. */
  z.object({ type: z.literal("slept"), from: z.number(), to: z.number() }),
  z.object({ type: z.literal("warned"), powers: names, spans: names }),
  /** The master has reminded those who owe orders. */
  z.object({ type: z.literal("nudged"), powers: names, at: z.number() }),
  z.object({ type: z.literal("late"), powers: names, everyone: z.boolean(), dismissal: z.number().nullable() }),
  z.object({
    ...{ type: z.literal("previewed"), phase: Phase, results: z.array(ResultRow), position: PositionJson },
    /** What would come of the offers (Payola), or of the lists (Crystal Ball). */
    entered: z.discriminatedUnion("type", [OffersResolved, ListsRead]).optional(),
  }),
  z.object({
    type: z.literal("phase_processed"),
    phase: Phase,
    results: z.array(ResultRow),
    position: PositionJson,
    hidden: names,
    /** Centres that each power saw; absent where everybody sees them, or nobody does. */
    sees: z.record(name, names).optional(),
  }),
  /** Centres have been taken: what each power counts now. */
  z.object({ type: z.literal("counted"), counts: z.record(name, z.int()), position: PositionJson }),
  /** The map has become another one on the way into this phase, and that is what it did to units. */
  z.object({
    type: z.literal("terrain_changed"),
    phase: Phase,
    changes: z.array(TerrainRow),
    position: PositionJson,
  }),
  z.object({ type: z.literal("phase_entered"), position: PositionJson, gate: z.enum(GATES) }),
  z.object({
    type: z.literal("ended"),
    victors: names,
    reason: z.string(),
    stage: z.enum(["completed", "terminated"]),
    at: z.number().optional(),
  }),
  z.object({ type: z.literal("revealed") }),
  ...MONEY_EVENTS,
  ...LIST_EVENTS,
]);
export type DiplomacyEvent = z.infer<typeof DiplomacyEvent>;
export type EventOf<T extends DiplomacyEvent["type"]> = Extract<DiplomacyEvent, { type: T }>;

const PERSISTENT: ReadonlySet<DiplomacyEvent["type"]> = new Set([
  "stage_set",
  "power_chosen",
  "preferred",
  "absence_set",
  "absence_ended",
  "resigned",
  "taken_over",
  "control_set",
  "settings_changed",
  "messages_set",
  "private_set",
  "listed",
  "nudged",
] as const);

/**
 * What a rollback keeps: whether the game is active, players, absences, control, rules, timing, description. Not the
 * lines added to the map: the board that it goes back to stood on the map of its time.
 */
export const isPersistent = ({ type }: DiplomacyEvent): boolean => PERSISTENT.has(type);
