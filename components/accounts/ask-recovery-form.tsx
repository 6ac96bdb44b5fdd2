"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { FormDone, FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { NickInput } from "./nick-input";

/** Asks for a link by mail, by the nick alone: what is answered is the same for every nick. */
export function AskRecoveryForm({ action }: { action: (state: FormState, form: FormData) => Promise<FormState> }) {
  const { recover } = useTexts("signIn");
  const { mail: t } = recover;
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <KeptForm action={send} className="flex flex-col gap-4">
      <FormProblem state={state} />
      <NickInput state={state} />
      <Button type="submit" busy={busy}>
        {busy ? t.busy : t.verb}
      </Button>
      <FormDone state={state} />
    </KeptForm>
  );
}
