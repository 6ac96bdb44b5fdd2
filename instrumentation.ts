import type { Instrumentation } from "next";
import type { Log } from "./lib/log/log";

const REPORTS_AFTER_MS = 60_000;

let made: Log | undefined;
const webLog = async (): Promise<Log> => (made ??= (await import("./lib/log/log")).makeLog("web"));

/** Runs once before the site answers its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { appOrigin, env } = await import("./lib/env");
  const { guardFrontDoor } = await import("./lib/auth/front-door");
  const secure = appOrigin().startsWith("https:");
  guardFrontDoor({ trustProxy: env.TRUST_PROXY, secure, log: await webLog() });
  const { endInOrder } = await import("./lib/web/end-in-order");
  if (env.NODE_ENV !== "production") return;
  endInOrder();
  const { wantMissingReports } = await import("./lib/services/templates/play-reports");
  const log = await webLog();
  // The first visitors come first.
  setTimeout(() => {
    wantMissingReports().catch((error: unknown) =>
      log.error({ error: String(error) }, "Reports of games are not made"),
    );
  }, REPORTS_AFTER_MS).unref();
}

/** Logs what a page, an action or a route could not do. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { digest } = error as { digest?: string };
  (await webLog()).error({ method, route: routePath, digest, error: String(error) }, "A request failed");
};
