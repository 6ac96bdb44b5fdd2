import type { Instrumentation } from "next";
import type { Log } from "./lib/log/log";

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
  if (env.NODE_ENV === "production") endInOrder();
}

/** Logs what a page, an action or a route could not do. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { digest } = error as { digest?: string };
  (await webLog()).error({ method, route: routePath, digest, error: String(error) }, "A request failed");
};
