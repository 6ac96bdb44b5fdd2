"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { IdentityProvider } from "@/lib/contracts/account-words";
import { Button } from "../ui/button";
import { goToSite, SITE_NAMES } from "./go-to-site";

/** Ways in by other sites; only those whose keys the club has set. */
export function OtherSites({
  providers,
  next,
  purpose,
}: {
  providers: readonly IdentityProvider[];
  next: string;
  purpose: "sign-in" | "sign-up";
}) {
  const t = useTexts("signIn");
  const { bySite } = purpose === "sign-in" ? t.in : t.up;
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
          {bySite(SITE_NAMES[provider])}
        </Button>
      ))}
      {failed && (
        <p role="alert" className="text-sm text-danger">
          {t.siteLost}
        </p>
      )}
    </div>
  );
}
