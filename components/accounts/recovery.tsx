"use client";
import { useSyncExternalStore } from "react";
import { Page, Panel } from "@/components/shell/page";
import { useTexts } from "@/components/texts/context";
import type { FormState } from "@/lib/contracts/form";
import { AskRecoveryForm } from "./ask-recovery-form";
import { RecoverForm } from "./recover-form";

type Action = (state: FormState, form: FormData) => Promise<FormState>;
type Props = {
  /** Whether the house sends mails. */
  mails: boolean;
  askRecovery: Action;
  recover: Action;
};

const hear = (changed: () => void) => {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
};

/** What stands after `#`: no request carries it, so no log of any server keeps it. */
const useFragment = (): URLSearchParams => {
  const fragment = useSyncExternalStore(
    hear,
    () => window.location.hash.slice(1),
    () => "",
  );
  return new URLSearchParams(fragment);
};

/** For whoever lost the password: a link by mail fills nick and code in, and either can be typed. */
export function Recovery({ mails, askRecovery, recover }: Props) {
  const { recover: t } = useTexts("signIn");
  const link = useFragment();
  const given = { nick: (link.get("nick") ?? "").slice(0, 100), code: (link.get("code") ?? "").slice(0, 100) };
  const alone = given.code !== "" || !mails;
  const form = <RecoverForm key={`${given.nick} ${given.code}`} action={recover} given={given} />;
  return (
    <Page title={t.title} {...(alone ? { lead: given.code ? t.linkLead : t.lead } : {})} width="narrow">
      {alone ? (
        form
      ) : (
        <>
          <Panel title={t.mail.title} lead={t.mail.lead}>
            <AskRecoveryForm action={askRecovery} />
          </Panel>
          <Panel title={t.byCode} lead={t.lead} className="mt-6">
            {form}
          </Panel>
        </>
      )}
    </Page>
  );
}
