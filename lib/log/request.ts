import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** The header that carries a request's id from proxy to process, and back to whoever asked. */
export const REQUEST_ID = "x-request-id";

const ID = /^[\w.-]{8,64}$/;

// The framework bundles the front door apart from the pages: each would have one of its own.
const remembered = globalThis as { guildhallRequests?: AsyncLocalStorage<Asked> };
remembered.guildhallRequests ??= new AsyncLocalStorage<Asked>();
const requests = remembered.guildhallRequests;

/**
 * A request that is being answered: its id, and whether its answer is 503. `ifBroken`: the database could not be asked, so that what
 * fails fails by that.
 */
export type Asked = { readonly id: string; unavailable: "no" | "ifBroken" | "yes" };

/** The id that a request brought along, where it has the form of one; else a new one. */
export const requestIdOf = (brought: unknown): string =>
  typeof brought === "string" && ID.test(brought) ? brought : randomUUID();

/** Whatever this turn does from here on, and all that follows from it, belongs to this request. */
export function enterRequest(id: string): Asked {
  const asked: Asked = { id, unavailable: "no" };
  requests.enterWith(asked);
  return asked;
}

/** The request that is being answered; null outside of one. */
export const currentRequest = (): string | null => requests.getStore()?.id ?? null;

/** The database could not be asked for the request that is being answered: if it breaks, it is unavailable. */
export function noteDatabaseAway(): void {
  const asked = requests.getStore();
  if (asked?.unavailable === "no") asked.unavailable = "ifBroken";
}

/** The request that is being answered could not be done for now, which its answer says in words. */
export function answerUnavailable(): void {
  const asked = requests.getStore();
  if (asked) asked.unavailable = "yes";
}
