import "server-only";
import { startSession } from "../auth/session";
import { ok, type Refusal, type Result } from "../engine/kernel/result";
import type { SignedIn } from "../services/accounts/signed-in";

/** What a door that signs in comes to at a route: its session begins, and its id is nobody's but the cookie's. */
export async function startsSession(who: SignedIn): Promise<Result<null, Refusal>> {
  const begun = await startSession(who);
  return begun.ok ? ok(null) : begun;
}
