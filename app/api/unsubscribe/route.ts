import { redirect } from "next/navigation";
import { enter } from "@/lib/services/doors/door";
import { noticeDoors } from "@/lib/services/doors/notices";
import { currentAsking } from "@/lib/web/asking";

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

/** One click in a mail program (RFC 8058): it comes from anywhere, without cookies, and the token alone says what stops. */
export async function POST(request: Request): Promise<Response> {
  const outcome = await enter(noticeDoors.stopMails, await currentAsking(), { token: tokenOf(request) });
  const status = outcome.ok ? 200 : outcome.error.code === "account/wait" ? 429 : 400;
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}

/** Somebody opens the link: programs that look at all links of a mail must not stop anything. */
export async function GET(request: Request): Promise<never> {
  redirect(`/unsubscribe?token=${encodeURIComponent(tokenOf(request).slice(0, 200))}`);
}
