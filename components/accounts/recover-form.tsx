"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { NickInput } from "./nick-input";
import { PasswordInput } from "./password-input";
import { fieldText } from "./problems";

/** Nick, one-time code and the password that holds from now on. */
export function RecoverForm({
  action,
  given,
}: {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** What the link of a mail has filled in. */
  given: { readonly nick: string; readonly code: string };
}) {
  const shared = useTexts("accounts");
  const { recover: t } = useTexts("signIn");
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <KeptForm action={send} className="flex flex-col gap-4">
      <FormProblem state={state} />
      <NickInput state={state} given={given.nick} />
      <Field label={t.code} help={t.codeHelp} error={fieldText(state.fields?.code, shared)}>
        <TextInput
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          className="font-mono"
          defaultValue={state.values?.code ?? given.code}
        />
      </Field>
      <Field label={t.password} help={t.passwordHelp} error={fieldText(state.fields?.password, shared)}>
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Button type="submit" kind="primary" busy={busy}>
        {busy ? t.busy : t.verb}
      </Button>
    </KeptForm>
  );
}
