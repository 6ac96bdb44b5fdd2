import { createHash, timingSafeEqual } from "node:crypto";
import type { Registry } from "prom-client";
import { env } from "@/lib/env";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether an `Authorization` header carries the token of `METRICS_TOKEN`. Without that variable nobody's does. */
function mayReadMetrics(authorization: string | null | undefined): boolean {
  if (!env.METRICS_TOKEN) return false;
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${env.METRICS_TOKEN}`));
}

/** All figures of a registry, in the text form of Prometheus; null: whoever asks may not read them. */
export async function readMetrics(
  registry: Registry,
  authorization: string | null | undefined,
): Promise<{ type: string; body: string } | null> {
  if (!mayReadMetrics(authorization)) return null;
  return { type: registry.contentType, body: await registry.metrics() };
}
