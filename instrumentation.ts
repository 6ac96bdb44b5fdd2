/** Runs once before the site answers its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { appOrigin, env } = await import("./lib/env");
  const { guardFrontDoor } = await import("./lib/auth/front-door");
  guardFrontDoor({ trustProxy: env.TRUST_PROXY, secure: appOrigin().startsWith("https:") });
}
