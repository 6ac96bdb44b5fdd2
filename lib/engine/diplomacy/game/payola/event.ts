import { z } from "zod";
import { Purse } from "./purse";

const name = z.string();
const names = z.array(name);
const Phase = z.object({ season: z.string(), year: z.int(), type: z.string() });
const Stated = z.object({ order: z.string(), paid: z.int() });
/** What a purse holds after a phase. */
export const Balance = z.object({ funds: z.int(), profits: z.int() });
const sums = z.record(name, z.int());

/** What a power is told of a movement phase (`payola/statement.ts`). */
export const StatementJson = z.object({
  ownUnits: z.array(z.object({ order: z.string(), paid: z.int().optional(), notMine: z.boolean() })).optional(),
  accepted: z.array(Stated).optional(),
  sheet: names.optional(),
  before: z.int().optional(),
  cost: z.int().optional(),
  reduced: z.int().optional(),
  unitIncome: z.int().optional(),
  after: z.int(),
});

/** What a power is told of its income; under ZEROSUM with what centres brought and took along. */
export const ReportJson = z.object({
  before: z.int(),
  tax: z.int().optional(),
  profits: z.int().optional(),
  gained: sums.optional(),
  lost: sums.optional(),
  after: z.int(),
});

export const BoughtJson = z.object({
  order: z.string(),
  paid: z.int(),
  payers: sums,
  backers: names,
  candidates: sums,
});

/** All offers of a movement phase are decided. `preferences`: the lists as they were drawn. */
export const OffersResolved = z.object({
  type: z.literal("offers_resolved"),
  phase: Phase,
  balances: z.record(name, Balance),
  statements: z.record(name, StatementJson),
  /** Who lost all their money (NO_DONATIONS). */
  forfeits: names,
  preferences: z.record(name, names),
  rounds: z.int(),
  reductions: sums,
  units: z.array(BoughtJson.extend({ power: name, unit: name })),
});

/** The facts that only a game of Payola has. */
export const MONEY_EVENTS = [
  /** Purses as they are when play begins, or as a file has them. */
  z.object({ type: z.literal("purses_set"), purses: z.record(name, Purse) }),
  z.object({ type: z.literal("sheet_set"), power: name, by: name.nullable(), lines: names }),
  z.object({ type: z.literal("acceptance_set"), power: name, list: z.string() }),
  z.object({ type: z.literal("gift_made"), from: name, to: name, amount: z.int() }),
  OffersResolved,
  z.object({
    type: z.literal("income_paid"),
    phase: Phase,
    balances: z.record(name, Balance),
    reports: z.record(name, ReportJson),
  }),
] as const;
