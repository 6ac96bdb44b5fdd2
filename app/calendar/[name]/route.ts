import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { enter } from "@/lib/services/doors/door";
import { currentAsking } from "@/lib/web/asking";

type Props = { params: Promise<{ name: string }> };

/** A member's deadlines for their calendar program: it comes without cookies, and the address alone says whose they are. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const outcome = await enter(diplomacyDoors.calendar, await currentAsking(), await params);
  if (!outcome.ok) return new Response(null, { status: outcome.error.code === "table/slower" ? 429 : 404 });
  const { body, etag } = outcome.value;
  const headers = { ETag: etag, "Cache-Control": "private, max-age=300", "X-Robots-Tag": "noindex" };
  if (request.headers.get("if-none-match")?.split(/,\s*/).includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } });
}
