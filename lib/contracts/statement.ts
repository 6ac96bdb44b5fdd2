import { z } from "zod";
import type { Cents } from "../engine/kernel/money";
import { STATEMENT_PARTS } from "./transfers";

const day = z.iso.date().optional().catch(undefined);

/** The filters of a statement, as its address has them; what is not valid is left out. */
export const StatementFilter = z.object({
  part: z.enum(STATEMENT_PARTS).optional().catch(undefined),
  /** Days in the reader's zone, both included. */
  from: day,
  to: day,
  /** Lines older than this one. */
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .catch(undefined),
});
export type StatementFilter = z.infer<typeof StatementFilter>;

/** So much of something came, or left. */
export type StatementItem = { readonly asset: string; readonly amount: number };

/** A transfer as it touched one member. */
export type StatementLine = {
  readonly id: string;
  /** Where it stands: the `before` of what follows. */
  readonly place: string;
  readonly kind: string;
  readonly at: number;
  readonly memo: Readonly<Record<string, string | number>>;
  /** What came to the purse, or left it. */
  readonly coins: Cents;
  /** What was in the purse after it; null if it did not touch the purse. */
  readonly balance: Cents | null;
  readonly items: readonly StatementItem[];
};

/** What was in the purse at a moment. */
export type PursePoint = { readonly at: number; readonly balance: Cents };
