import { z } from "zod";
import { PositionJson, TerrainRow } from "../engine/diplomacy/game/event";
import { Balance, BoughtJson, ReportJson, StatementJson } from "../engine/diplomacy/game/payola/event";
import type { SeenRow } from "../engine/diplomacy/game/see-results";
import type { Phase } from "../engine/diplomacy/map/model";
import type { Position } from "../engine/diplomacy/position";

/** What a viewer saw of a phase that was processed, as the engine tells it. */
export const SeenPhase = z.object({
  type: z.literal("phase_processed"),
  phase: z.object({ season: z.string(), year: z.int(), type: z.string() }),
  results: z.array(z.custom<SeenRow>()),
  position: PositionJson,
});

const name = z.string();
const PhaseJson = SeenPhase.shape.phase;

/** What a viewer was told of the money of a phase (Payola): their own balances and statements, or everybody's. */
export const SeenMoney = z.object({
  type: z.literal("offers_resolved"),
  balances: z.record(name, Balance),
  statements: z.record(name, StatementJson),
  forfeits: z.array(name),
  totals: z.array(z.object({ power: name, unit: name, order: name, paid: z.int() })).optional(),
  /** With all offers, for who sees everything. */
  units: z.array(BoughtJson.extend({ power: name, unit: name })).optional(),
});
export type SeenMoney = z.infer<typeof SeenMoney>;

/** Incomes as a viewer was told of them. */
export const SeenIncome = z.object({
  type: z.literal("income_paid"),
  phase: PhaseJson,
  balances: z.record(name, Balance),
  reports: z.record(name, ReportJson),
});
export type SeenIncome = z.infer<typeof SeenIncome>;

/** What became of the lists of a phase (Crystal Ball), as a viewer was told of it. */
export const SeenLists = z.object({
  type: z.literal("lists_read"),
  notes: z.record(name, z.array(z.tuple([name, name]))),
  largest: z.int().optional(),
  smallest: z.int().optional(),
  missing: z.array(name),
});
export type SeenLists = z.infer<typeof SeenLists>;

/** What the ground did to units on the way to the next phase, as a viewer was told of it. */
export const SeenTerrain = z.object({
  type: z.literal("terrain_changed"),
  phase: PhaseJson,
  changes: z.array(TerrainRow),
});
export type SeenTerrain = z.infer<typeof SeenTerrain>;

/** A phase that was played, as its viewer saw it: the board before, what came of the orders, the board after. `at` in ms. */
export type PlayedPhase = {
  at: number;
  phase: Phase;
  before: Position;
  results: readonly SeenRow[];
  after: Position;
  money?: SeenMoney;
  /** Paid on the way to the phase that followed. */
  income?: SeenIncome;
  lists?: SeenLists;
  /** On the way to the phases that followed, one after the other. */
  terrain?: readonly SeenTerrain[];
};

/**
 * The phases of a game that stand, oldest first: those after the first `from` of them, which whoever asks has. `mark`: to be
 * shown when it is asked again, so that only what has come since is sent.
 */
export type GameHistory = { from: number; phases: readonly PlayedPhase[]; mark: string };

/** An answer with what goes before it, of which whoever asked knew. */
export const withKnown = (known: GameHistory | null, { from, phases, mark }: GameHistory): GameHistory => ({
  ...{ from: 0, mark },
  phases: [...(known?.phases.slice(0, from) ?? []), ...phases],
});

/** That orders of a power are held: since when (ms), what they are, and a SHA-256 of all that. */
export type OrderReceipt = {
  at: number;
  /** Short, such as `S1901M`. */
  phase: string;
  power: string;
  /** As the judge prints them. */
  orders: string[];
  hash: string;
};
