import { clientAddress } from "@/lib/auth/client-address";
import { isFromHere } from "@/lib/auth/from-here";
import { isProven } from "@/lib/auth/policy";
import { currentSession, pendingSession, startSession } from "@/lib/auth/session";
import { PasskeyRequest } from "@/lib/contracts/passkey";
import { type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { addPasskey, askPasskey, checkPasskey, offerPasskey } from "@/lib/services/accounts/passkeys";
import { countOne } from "@/lib/services/accounts/rate-limits";
import type { Session } from "@/lib/services/accounts/read-session";
import type { SignedIn } from "@/lib/services/accounts/signed-in";

/** More than any authenticator's answer needs. */
const MOST_BYTES = 48_000;

/** Passkeys: what the browser needs to make or use one, and what it made of it. Answers a `Result`. */
export async function POST(request: Request): Promise<Response> {
  const answer = (body: Result<unknown, Refusal>, status = 200) =>
    Response.json(body, { status: body.ok ? status : 400, headers: { "Cache-Control": "no-store" } });
  if (!isFromHere(request)) return answer(refuse("account/elsewhere"));
  if (Number(request.headers.get("content-length") ?? MOST_BYTES + 1) > MOST_BYTES)
    return answer(refuse("wire/malformed"));
  const asked = PasskeyRequest.safeParse(await request.json().catch(() => null));
  if (!asked.success) return answer(refuse("wire/malformed"));
  const [full, pending] = [await currentSession(), await pendingSession()];
  const session = full ?? pending;
  if (!session || session.member.guest) return answer(refuse("account/session_ended"));
  const seconds = await countOne("passkey", session.id);
  if (seconds > 0) return answer(refuse("account/wait", { seconds }));
  return answer(await handle(asked.data, session));
}

/** Begins the session that a right passkey opens; its id is nobody's but the cookie's. */
async function goOn(checked: Result<unknown, Refusal>, who: SignedIn): Promise<Result<unknown, Refusal>> {
  if (!checked.ok) return checked;
  const begun = await startSession(who);
  return begun.ok ? checked : begun;
}

async function handle(asked: PasskeyRequest, session: Session): Promise<Result<unknown, Refusal>> {
  const { id: sessionId, pending, member } = session;
  const userId = member.id;
  switch (asked.step) {
    case "offer":
    case "add": {
      if (pending) return refuse("account/session_ended");
      if (!isProven(session.provedAt, Date.now())) return refuse("account/prove");
      if (asked.step === "offer") return offerPasskey(sessionId, member);
      const { response, name } = asked;
      return addPasskey({ sessionId, userId, response, name, address: await clientAddress() });
    }
    case "ask":
      return askPasskey(sessionId, userId);
    case "sign-in": {
      if (!pending) return refuse("account/session_ended");
      const checked = await checkPasskey({ sessionId, userId, response: asked.response });
      return goOn(checked, { userId, freshNick: session.freshNick, goesOnFrom: sessionId });
    }
    case "prove": {
      if (pending) return refuse("account/session_ended");
      const checked = await checkPasskey({ sessionId, userId, response: asked.response });
      return goOn(checked, { userId, goesOnFrom: sessionId });
    }
  }
}
