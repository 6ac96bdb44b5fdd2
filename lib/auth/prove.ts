import "server-only";
import { type FormState, textOf } from "../contracts/form";
import { err, type Json, ok, type Result } from "../engine/kernel/result";
import { proofWays, proveSession } from "../services/accounts/prove-session";
import type { Session } from "../services/accounts/read-session";
import { isProven } from "./policy";
import { startSession } from "./session";

/**
 * Lets a form go on if its sender has shown within ten minutes that it is they, or sends the proof along in the field
 * `proof`: the id of the session that goes on, a new one after a proof. Else what the form answers: `account/prove` with
 * the ways there are, and with what was wrong with the proof that came. The form keeps what was typed, asks for the proof
 * and is sent again.
 */
export async function askProof(session: Session, form: FormData): Promise<Result<string, FormState>> {
  if (isProven(session.provedAt, Date.now())) return ok(session.id);
  const by: Json = await proofWays(session.member);
  const proof = textOf(form, "proof");
  if (proof === "") return err({ problem: { code: "account/prove", data: { by } } });
  const proved = await proveSession(session, { proof });
  // A new session after every proof: a copy of the cookie from before does not become a proven one.
  const begun = proved.ok ? await startSession({ userId: session.member.id, goesOnFrom: session.id }) : proved;
  if (begun.ok) return begun;
  const { code, data = null } = begun.error;
  return err({ problem: { code: "account/prove", data: { by, wrong: { code, data } } } });
}
