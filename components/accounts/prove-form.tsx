"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import type { ProofWay } from "@/lib/contracts/account-words";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { ProofField } from "./proof-field";

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** Where to go afterwards; checked by the action. */
  next: string;
  by: ProofWay[];
};

/** Only the proof, for what has no form of its own. */
export function ProveForm({ action, next, by }: Props) {
  const { checking, prove: t } = useTexts("signIn");
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  const asked = state.problem?.code === "account/prove" ? state.problem : { code: "account/prove", data: { by } };
  return (
    <KeptForm action={send} className="flex flex-col gap-4">
      {state.problem?.code !== "account/prove" && <FormProblem state={state} />}
      <ProofField problem={asked} />
      <input type="hidden" name="next" value={next} />
      <Button type="submit" kind="primary" busy={busy}>
        {busy ? checking : t.verb}
      </Button>
    </KeptForm>
  );
}
