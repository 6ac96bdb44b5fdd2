"use server";
import type { Pricing } from "@/lib/contracts/market";
import type { Listed, OrderState } from "@/lib/contracts/market-words";
import { err, ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { marketDoors } from "@/lib/services/doors/market";
import { through } from "@/lib/web/form-door";

/** Books, purse and binder have changed, or were not what the page showed. */
const way = { changes: ["/"], stale: () => true };

/** Buys or sells a card. */
export async function order(given: unknown): Promise<OrderState> {
  const placed = await through(marketDoors.placeOrder, given, way);
  return placed.ok ? { is: "placed", placed: placed.value.value } : { is: "refused", problem: placed.error };
}

/** Takes an order back, or all of one listing. */
export async function cancel(given: unknown): Promise<Result<{ cancelled: number; gone: number }, Refusal>> {
  const done = await through(marketDoors.cancelOrders, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Offers many cards at once. */
export async function list(given: unknown): Promise<Result<Listed, Refusal>> {
  const listed = await through(marketDoors.listMany, given, way);
  return listed.ok ? ok(listed.value.value) : err(listed.error);
}

/** Sets how one prices what one sells. */
export async function price(given: unknown): Promise<Result<Pricing, Refusal>> {
  const set = await through(marketDoors.setPricing, given, way);
  return set.ok ? ok(set.value.value) : err(set.error);
}
