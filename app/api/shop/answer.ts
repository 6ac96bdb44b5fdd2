import { isStorable } from "@/lib/contracts/storable";
import type { Refusal, Result } from "@/lib/engine/kernel/result";

const STATUS: Readonly<Record<string, number>> = {
  "shop/sign_in": 401,
  "shop/members_only": 403,
  "shop/elsewhere": 403,
  "shop/malformed": 400,
  "shop/no_such_pack": 404,
  "shop/wait": 429,
};

/** A result as JSON: `{value}`, or `{error: {code, data}}` with a status that fits. */
export function answer<T>(result: Result<T, Refusal>): Response {
  const headers = { "Cache-Control": "no-store" };
  return result.ok
    ? Response.json({ value: result.value }, { headers })
    : Response.json({ error: result.error }, { status: STATUS[result.error.code] ?? 409, headers });
}

/** The body of a request as JSON; null if it is none, or too large to be meant well. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.text().catch(() => "");
  if (text.length > 10_000) return null;
  try {
    const body: unknown = JSON.parse(text);
    return isStorable(body) ? body : null;
  } catch {
    return null;
  }
}
