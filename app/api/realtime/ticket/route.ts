import { currentSession, renewSession } from "@/lib/auth/session";
import { signTicket } from "@/lib/auth/ticket";

/** A ticket for the live connection; 204 where nobody is signed in, who then watches unnamed. */
export async function GET(): Promise<Response> {
  const session = await currentSession();
  const headers = { "Cache-Control": "no-store" };
  if (!session) return new Response(null, { status: 204, headers });
  await renewSession();
  return Response.json({ ticket: await signTicket(session.id), userId: session.member.id }, { headers });
}
