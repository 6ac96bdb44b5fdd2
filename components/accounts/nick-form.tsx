"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { NickInput } from "./nick-input";

/** The choice of a nick; `proposed` was derived from what another site said. */
export function NickForm({
  action,
  next,
  proposed,
}: {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  next: string;
  proposed: string;
}) {
  const { choose: t } = useTexts("signIn");
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <KeptForm action={send} className="flex flex-col gap-4">
      <FormProblem state={state} />
      <NickInput state={state} help={t.help} given={proposed} />
      <input type="hidden" name="next" value={next} />
      <Button type="submit" kind="primary" busy={busy}>
        {busy ? t.busy : t.verb}
      </Button>
    </KeptForm>
  );
}
