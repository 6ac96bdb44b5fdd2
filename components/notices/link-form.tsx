"use client";
import { useActionState } from "react";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { FormProblem } from "../accounts/form-problem";
import { KeptForm } from "../accounts/kept-form";
import { Button } from "../ui/button";

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  token: string;
  verb: string;
  busyVerb: string;
};

/** One button for what the link of a mail does: nothing happens by opening it alone. */
export function LinkForm({ action, token, verb, busyVerb }: Props) {
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  if (state.done)
    return (
      <p role="status" className="text-ok">
        {state.done}
      </p>
    );
  return (
    <KeptForm action={send} className="flex flex-col items-start gap-4">
      <FormProblem state={state} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" kind="primary" busy={busy}>
        {busy ? busyVerb : verb}
      </Button>
    </KeptForm>
  );
}
