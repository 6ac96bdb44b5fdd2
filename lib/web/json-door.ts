import "server-only";
import { isFromHere } from "../auth/from-here";
import { type Refusal, type Result, refuse } from "../engine/kernel/result";
import { type Door, enter, type WHO } from "../services/doors/door";
import { currentAsking } from "./asking";
import { unlessAway } from "./unless-away";

/** What a refusal that is decided before the service is asked is called on the wire. */
const STATUS = { signIn: 401, notAllowed: 403, malformed: 400, slower: 429 } as const;

type Mount<Output> = {
  /** Characters of the body at most. */
  most?: number;
  /** What is still to be done once the service has answered, such as writing a cookie; what it gives is the answer. */
  done?(value: Output): Promise<Result<unknown, Refusal>>;
  /** The statuses of the service's own refusals; else 409. */
  status?: Readonly<Record<string, number>>;
  /** What follows `?` in the address is part of what the door takes. */
  query?: true;
  /** What it gives is a text, to be kept under this name. */
  file?: string;
};

/** A result as JSON: `{value}`, or `{error: {code, data}}` with a status that fits. Never kept by anybody. */
function answerJson<T>(result: Result<T, Refusal>, status = 409): Response {
  const headers = { "Cache-Control": "no-store" };
  return result.ok
    ? Response.json({ value: result.value }, { headers })
    : Response.json({ error: result.error }, { status, headers });
}

const answerFile = (text: string, name: string): Response =>
  new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });

/** The body of a request as JSON; undefined if it is none, or too large to be meant well. */
async function readBody(request: Request, most: number): Promise<unknown> {
  const text = await request.text().catch(() => "");
  if (text.length > most) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * A route on a door: its body, or the parts of its address, is what the door takes. What changes something is answered to
 * pages of this site alone.
 */
export function jsonDoor<Input, Output, W extends keyof typeof WHO>(
  door: Door<Input, Output, W>,
  { most = 10_000, status = {}, done, query, file }: Mount<Output> = {},
): (request: Request, context?: { params: Promise<Record<string, string>> }) => Promise<Response> {
  const statusOf = ({ code }: Refusal): number => {
    const own = Object.entries(door.codes).find(([, refused]) => refused === code)?.[0];
    return status[code] ?? STATUS[own as keyof typeof STATUS] ?? 409;
  };
  return async (request, context) => {
    const isRead = request.method === "GET";
    if (!isRead && !isFromHere(request)) return answerJson(refuse("wire/elsewhere"), 403);
    const asked = query ? Object.fromEntries(new URL(request.url).searchParams) : {};
    const params = { ...asked, ...(await context?.params) };
    const given = isRead || Object.keys(params).length > 0 ? params : await readBody(request, most);
    const outcome = await unlessAway(async () => {
      const entered = await enter(door, await currentAsking(), given);
      return entered.ok && done ? done(entered.value) : entered;
    });
    if (!outcome) return answerJson(refuse("wire/unavailable"), 503);
    if (outcome.ok && file !== undefined) return answerFile(String(outcome.value), file);
    return outcome.ok ? answerJson(outcome) : answerJson(outcome, statusOf(outcome.error));
  };
}
