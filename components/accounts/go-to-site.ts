import type { IdentityProvider } from "@/lib/contracts/account-words";

export const SITE_NAMES: Record<IdentityProvider, string> = { github: "GitHub", google: "Google", discord: "Discord" };

/** A text of an answer of next-auth; throws where it is not there. */
async function textOf(answer: Response, key: string): Promise<string> {
  const body: unknown = await answer.json();
  const value =
    typeof body === "object" && body !== null ? Object.entries(body).find(([name]) => name === key)?.[1] : null;
  if (!answer.ok || typeof value !== "string") throw new Error(`No ${key} in the answer`);
  return value;
}

/** Asks the site for the other one's address and goes there. */
export async function goToSite(provider: IdentityProvider, back: string): Promise<void> {
  const csrfToken = await textOf(await fetch("/api/auth/csrf"), "csrfToken");
  const body = new URLSearchParams({ csrfToken, callbackUrl: back, json: "true" });
  location.assign(await textOf(await fetch(`/api/auth/signin/${provider}`, { method: "POST", body }), "url"));
}
