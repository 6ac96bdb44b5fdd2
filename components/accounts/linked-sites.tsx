"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { IDENTITY_PROVIDERS, type IdentityProvider } from "@/lib/contracts/account-words";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { FormDone, FormProblem } from "./form-problem";
import { goToSite, SITE_NAMES } from "./go-to-site";
import { KeptForm } from "./kept-form";
import { ProofField } from "./proof-field";

type Action = (state: FormState, form: FormData) => Promise<FormState>;

type Props = {
  unlink: Action;
  /** Whether another site may be linked now: answers what `ProofField` needs. */
  allow: Action;
  linked: readonly IdentityProvider[];
  offered: readonly IdentityProvider[];
};

/** The other sites by which a member can sign in. */
export function LinkedSites({ unlink, allow, linked, offered }: Props) {
  const { sites: t } = useTexts("settings");
  const link: Action = async (before, form) => {
    const allowed = await allow(before, form);
    const provider = IDENTITY_PROVIDERS.find((known) => known === form.get("provider"));
    if (allowed.problem || !provider) return allowed;
    return goToSite(provider, "/settings").then(
      () => allowed,
      (): FormState => ({ problem: { code: "account/site_lost" } }),
    );
  };
  return (
    <div className="flex max-w-md flex-col gap-4">
      {linked.map((site) => (
        <SiteForm key={site} action={unlink} site={site} verb={t.unlink(SITE_NAMES[site])} named />
      ))}
      {offered
        .filter((site) => !linked.includes(site))
        .map((site) => (
          <SiteForm key={site} action={link} site={site} verb={t.link(SITE_NAMES[site])} />
        ))}
    </div>
  );
}

type FormProps = { action: Action; site: IdentityProvider; verb: string; named?: boolean };

/** A form for each: whatever is asked in between, it is about this site and no other. */
function SiteForm({ action, site, verb, named }: FormProps) {
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <KeptForm action={send} className="flex flex-col gap-3">
      {state.problem?.code !== "account/prove" && <FormProblem state={state} />}
      <div className="flex items-center justify-between gap-4">
        {named && <span className="font-medium">{SITE_NAMES[site]}</span>}
        <input type="hidden" name="provider" value={site} />
        <Button type="submit" dense busy={busy}>
          {verb}
        </Button>
      </div>
      <ProofField problem={state.problem} />
      <FormDone state={state} />
    </KeptForm>
  );
}
