"use client";
import { useActionState } from "react";
import type { IdentityProvider } from "@/lib/contracts/account-words";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { FormProblem } from "./form-problem";
import { OtherSites, SITE_NAMES } from "./other-sites";

type Props = {
  unlink: (state: FormState, form: FormData) => Promise<FormState>;
  linked: readonly IdentityProvider[];
  offered: readonly IdentityProvider[];
};

/** The other sites by which a member can sign in. */
export function LinkedSites({ unlink, linked, offered }: Props) {
  const [state, send, busy] = useActionState(unlink, NO_FORM_STATE);
  return (
    <form action={send} className="flex max-w-md flex-col gap-3">
      <FormProblem state={state} />
      {linked.map((provider) => (
        <div key={provider} className="flex items-center justify-between gap-4">
          <span className="font-medium">{SITE_NAMES[provider]}</span>
          <Button type="submit" name="provider" value={provider} dense reason={busy ? "Wait a moment." : null}>
            Unlink {SITE_NAMES[provider]}
          </Button>
        </div>
      ))}
      <OtherSites providers={offered.filter((one) => !linked.includes(one))} next="/settings" verb="Link" />
    </form>
  );
}
