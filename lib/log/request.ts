import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** The header that carries a request's id from proxy to process, and back to whoever asked. */
export const REQUEST_ID = "x-request-id";

const ID = /^[\w.-]{8,64}$/;

// The framework bundles the front door apart from the pages: each would have one of its own.
const remembered = globalThis as { guildhallRequests?: AsyncLocalStorage<string> };
remembered.guildhallRequests ??= new AsyncLocalStorage<string>();
const requests = remembered.guildhallRequests;

/** The id that a request brought along, where it has the form of one; else a new one. */
export const requestIdOf = (brought: unknown): string =>
  typeof brought === "string" && ID.test(brought) ? brought : randomUUID();

/** Whatever this turn does from here on, and all that follows from it, belongs to this request. */
export const enterRequest = (id: string): void => requests.enterWith(id);

/** The request that is being answered; null outside of one. */
export const currentRequest = (): string | null => requests.getStore() ?? null;
