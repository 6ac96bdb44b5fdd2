import "server-only";
import { startSession } from "../auth/session";
import { ok, type Refusal, type Result } from "../engine/kernel/result";
import { readSession } from "../services/accounts/read-session";
import { accountDoors } from "../services/doors/accounts";
import { type Asking, enter } from "../services/doors/door";
import { currentAsking } from "./asking";

/** Whoever asks, as a guest with a session from now on if they are not signed in. `zone`: their browser's. */
export async function playerOrGuest(zone: string): Promise<Result<Asking, Refusal>> {
  const asking = await currentAsking();
  const guest = await enter(accountDoors.playAsGuest, asking, { zone });
  if (!guest.ok) return guest;
  const begun = guest.value && (await startSession(guest.value));
  if (begun && !begun.ok) return begun;
  // The cookie of a session that begins with this request is none that it came with.
  const session = begun ? await readSession(begun.value) : asking.session;
  return ok({ ...asking, session, member: session?.member ?? null });
}
