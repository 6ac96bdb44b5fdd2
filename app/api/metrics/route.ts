import { processMetrics } from "@/lib/services/metrics/process-metrics";
import { readMetrics } from "@/lib/services/metrics/read-metrics";

const registry = processMetrics("web");

/** The figures of this web process, for a Prometheus that names the token. */
export async function GET(request: Request): Promise<Response> {
  const read = await readMetrics(registry, request.headers.get("authorization"));
  if (!read) return new Response(null, { status: 404 });
  return new Response(read.body, { headers: { "Content-Type": read.type, "Cache-Control": "no-store" } });
}
