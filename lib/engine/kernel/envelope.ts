import { z } from "zod";
import type { ClassMask } from "./classes";
import type { Share } from "./fairness";
import type { Actor, Instant } from "./game";
import { type TableEvent, TableEvent as TableEventSchema } from "./table/vocabulary";
import type { UpgradeStep } from "./upgrade";

/** How rows of older versions become today's as they are read; the first change of the form adds the first step. */
export const ENVELOPE_STEPS: readonly UpgradeStep[] = [];

/** Version of the envelope's form. */
export const ENVELOPE_VERSION = 1;

/**
 * What a row of the log holds: a fact of the table, a fact of the game, the opening of an epoch of chance with the
 * shares it rests on and the public commitment to its deal, or a rewind (only the kernel's fold understands the two).
 */
export type Payload<Event> =
  | { kind: "table"; event: TableEvent }
  | { kind: "game"; event: Event }
  | { kind: "epoch"; shares: Share[]; root: string | null; cards: number }
  | { kind: "rewound"; to: number; keep: boolean };

/** A fact of the table as a row holds it. */
export const tablePayload = (event: TableEvent): { kind: "table"; event: TableEvent } => ({ kind: "table", event });

/** One row of a table's append-only log. */
export type Row<Event> = {
  seq: number;
  epoch: number;
  at: Instant;
  moveId: string;
  actor: Actor;
  payload: Payload<Event>;
  /** The classes that receive something of it. */
  aud: ClassMask;
  /** The classes to which it tells something hidden until then. */
  news: ClassMask;
  /** Whether chance was drawn for its move. */
  drew: boolean;
};

const integer = z.number().int();

/** The stored form of a payload for a world with this schema of events. */
export function payloadSchema<Event>(event: z.ZodType<Event>) {
  return z.discriminatedUnion("kind", [
    z.object({ v: z.literal(ENVELOPE_VERSION), kind: z.literal("table"), event: TableEventSchema }),
    z.object({ v: z.literal(ENVELOPE_VERSION), kind: z.literal("game"), event }),
    z.object({
      v: z.literal(ENVELOPE_VERSION),
      kind: z.literal("epoch"),
      shares: z.array(z.object({ seat: integer, share: z.string() })),
      root: z.string().nullable(),
      cards: integer,
    }),
    z.object({ v: z.literal(ENVELOPE_VERSION), kind: z.literal("rewound"), to: integer, keep: z.boolean() }),
  ]);
}
