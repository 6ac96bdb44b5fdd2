"use server";
import type { Given } from "@/lib/contracts/trade-words";
import { err, ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { tradeDoors } from "@/lib/services/doors/trades";
import { through } from "@/lib/web/form-door";

/** Purse and binder have changed, or were not what the page showed. */
const way = { changes: ["/"], stale: () => true };

/** Begins a trade with another member. */
export async function begin(given: unknown): Promise<Result<{ id: string }, Refusal>> {
  const done = await through(tradeDoors.openTrade, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Proposes a swap to one or two others. */
export async function propose(given: unknown): Promise<Result<{ id: string }, Refusal>> {
  const done = await through(tradeDoors.proposeSwap, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Sets from how many copies on one's others are for trade. */
export async function setLimit(given: unknown): Promise<Result<{ limit: number | null }, Refusal>> {
  const done = await through(tradeDoors.setTradeLimit, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Puts other goods on a side of a trade. */
export async function change(given: unknown): Promise<Result<{ version: number }, Refusal>> {
  const done = await through(tradeDoors.changeTrade, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Agrees to a trade, or takes that back. */
export async function confirm(given: unknown): Promise<Result<{ settled: boolean }, Refusal>> {
  const done = await through(tradeDoors.confirmTrade, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Ends a trade. */
export async function close(given: unknown): Promise<Result<{ id: string }, Refusal>> {
  const done = await through(tradeDoors.closeTrade, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Gives something to another member. */
export async function give(given: unknown): Promise<Result<Given, Refusal>> {
  const done = await through(tradeDoors.give, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}
