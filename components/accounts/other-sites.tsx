"use client";
import { useState } from "react";
import type { IdentityProvider } from "@/lib/contracts/account-words";
import { Button } from "../ui/button";

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

/** Ways in by other sites; only those whose keys the club has set. */
export function OtherSites({
  providers,
  next,
  verb,
}: {
  providers: readonly IdentityProvider[];
  next: string;
  verb: string;
}) {
  const [going, setGoing] = useState<IdentityProvider | null>(null);
  const [failed, setFailed] = useState(false);
  const go = (provider: IdentityProvider) => {
    setGoing(provider);
    setFailed(false);
    goToSite(provider, next).catch(() => {
      setGoing(null);
      setFailed(true);
    });
  };
  if (providers.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {providers.map((provider) => (
        <Button key={provider} busy={going === provider} onClick={() => go(provider)}>
          {verb} {SITE_NAMES[provider]}
        </Button>
      ))}
      {failed && (
        <p role="alert" className="text-sm text-danger">
          The other site cannot be reached. Try again, or use your nick and password.
        </p>
      )}
    </div>
  );
}
