import type { Transaction } from "./client";
import { prisma } from "./client";

/** What one process tells all others of: a table moved, a user's sessions ended, a line of chat, a change of the lobby, a notice, a letter, something that pages look at, what is dragged at a table. */
export const SIGNALS = ["table", "user", "chat", "lobby", "notice", "press", "topic", "drag"] as const;
export type Signal = (typeof SIGNALS)[number];

/** The PostgreSQL channel of a signal. */
export const channelOf = (signal: Signal): string => `guildhall_${signal}`;

/**
 * Sends a signal to every process that listens; within a transaction it leaves at its commit. `payload` is an id, never
 * content: listeners read what they may show. (`drag` alone carries content, and has its own sender: `drag-signal.ts`.)
 */
export const sendSignal = (signal: Signal, payload: string, tx: Transaction = prisma()): Promise<void> =>
  sendSignals(signal, [payload], tx);

/** Sends a signal of each of several things. */
export async function sendSignals(
  signal: Signal,
  payloads: readonly string[],
  tx: Transaction = prisma(),
): Promise<void> {
  await tx.$queryRaw`SELECT pg_notify(${channelOf(signal)}, payload)::text FROM unnest(${payloads}::text[]) AS payload`;
}
