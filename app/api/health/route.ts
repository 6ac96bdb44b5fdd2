import { checkHealth } from "@/lib/services/accounts/check-health";

/** For whoever watches over the site: whether it can reach its database. */
export async function GET(): Promise<Response> {
  const healthy = await checkHealth();
  return Response.json({ ok: healthy }, { status: healthy ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
