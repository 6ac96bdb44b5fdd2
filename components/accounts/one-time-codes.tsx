"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { FormDone, FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { ProofField } from "./proof-field";

type Props = {
  left: number;
  make: (state: FormState, form: FormData) => Promise<FormState>;
};

/** One-time codes: how many are left, and new ones, which are shown once. */
export function OneTimeCodes({ left, make }: Props) {
  const { codes: t } = useTexts("secondFactor");
  const [state, send, busy] = useActionState(make, NO_FORM_STATE);
  const codes = state.values?.codes?.split("\n") ?? [];
  return (
    <KeptForm action={send} className="flex flex-col items-start gap-3">
      {state.problem?.code !== "account/prove" && <FormProblem state={state} />}
      <p>{t.left(left)}</p>
      <FormDone state={state} />
      {codes.length > 0 && (
        <ul
          aria-label={t.list}
          className="grid grid-cols-1 gap-x-8 gap-y-1 rounded-sm bg-sunken px-4 py-3 font-mono tablet:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      )}
      <ProofField problem={state.problem} />
      <Button type="submit" busy={busy}>
        {busy ? t.busy : left === 0 ? t.make : t.makeNew}
      </Button>
    </KeptForm>
  );
}
