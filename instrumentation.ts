/** Runs once before the site answers its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("./lib/env");
  const { pinClientAddress } = await import("./lib/auth/pin-client-address");
  if (!env.TRUST_PROXY) pinClientAddress();
}
