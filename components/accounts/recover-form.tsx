"use client";
import { useActionState } from "react";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { PasswordInput } from "./password-input";
import { fieldText } from "./problems";

/** Nick, one-time code and the password that holds from now on. */
export function RecoverForm({ action }: { action: (state: FormState, form: FormData) => Promise<FormState> }) {
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <KeptForm action={send} className="flex flex-col gap-4">
      <FormProblem state={state} />
      <Field label="Nick" error={fieldText(state.fields?.nick)}>
        <TextInput
          name="nick"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={state.values?.nick}
        />
      </Field>
      <Field
        label="One-time code"
        help="Twenty-four letters and digits in six groups."
        error={fieldText(state.fields?.code)}
      >
        <TextInput
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          className="font-mono"
          defaultValue={state.values?.code}
        />
      </Field>
      <Field
        label="New password"
        help="At least 10 characters. All devices are signed out."
        error={fieldText(state.fields?.password)}
      >
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Button type="submit" kind="primary" busy={busy}>
        {busy ? "Opening…" : "Open the account"}
      </Button>
    </KeptForm>
  );
}
