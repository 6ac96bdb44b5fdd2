"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { FormDone, FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { PasswordInput } from "./password-input";
import { fieldText } from "./problems";
import { ProofField } from "./proof-field";

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  nick: string;
  /** False for an account that came from another site: then there is no present one to ask for. */
  hasPassword: boolean;
};

/** A new password; a manager learns it under the right nick. */
export function PasswordForm({ action, nick, hasPassword }: Props) {
  const shared = useTexts("accounts");
  const { password: t } = useTexts("settings");
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  const isWrong = state.problem?.code === "account/wrong_password";
  return (
    <KeptForm action={send} className="flex max-w-md flex-col gap-4">
      {!isWrong && state.problem?.code !== "account/prove" && <FormProblem state={state} />}
      <input type="text" name="nick" autoComplete="username" value={nick} readOnly hidden />
      {hasPassword && (
        <Field label={t.current} error={fieldText(isWrong ? "account/wrong_password" : state.fields?.current, shared)}>
          <PasswordInput name="current" autoComplete="current-password" required />
        </Field>
      )}
      <Field label={t.new} help={t.newHelp} error={fieldText(state.fields?.password, shared)}>
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <ProofField problem={state.problem} />
      <div className="flex items-center gap-4">
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? t.busy : hasPassword ? t.change : t.set}
        </Button>
        <FormDone state={state} />
      </div>
    </KeptForm>
  );
}
