import "server-only";
import { type FormState, textOf } from "../contracts/form";
import type { Json } from "../engine/kernel/result";
import { proofWays, proveSession } from "../services/accounts/prove-session";
import type { Session } from "../services/accounts/read-session";
import { isProven } from "./policy";

/**
 * Lets a form go on if its sender has shown within ten minutes that it is they, or sends the proof along in the field
 * `proof`; null then. Else what the form answers: `account/prove` with the ways there are, and with what was wrong with
 * the proof that came. The form keeps what was typed, asks for the proof and is sent again.
 */
export async function askProof(session: Session, form: FormData): Promise<FormState | null> {
  if (isProven(session.provedAt, Date.now())) return null;
  const by: Json = await proofWays(session.member.id);
  const proof = textOf(form, "proof");
  if (proof === "") return { problem: { code: "account/prove", data: { by } } };
  const proved = await proveSession({ sessionId: session.id, userId: session.member.id, proof });
  if (proved.ok) return null;
  const { code, data = null } = proved.error;
  return { problem: { code: "account/prove", data: { by, wrong: { code, data } } } };
}
