"use client";
import { useActionState } from "react";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { PasswordInput } from "./password-input";
import { fieldText } from "./problems";
import { ZoneInput } from "./zone-input";

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** Where to go afterwards; checked by the action. */
  next: string;
  /** A new account asks for a new password and tells the rules; signing in does neither. */
  purpose: "sign-in" | "sign-up";
  verb: string;
  busyVerb: string;
};

/** Nick and password. */
export function CredentialsForm({ action, next, purpose, verb, busyVerb }: Props) {
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  const isNew = purpose === "sign-up";
  return (
    <KeptForm action={send} className="flex flex-col gap-4">
      <FormProblem state={state} />
      <Field
        label="Nick"
        help={isNew ? "2 to 20 letters, digits, _ or -. Others see it." : undefined}
        error={fieldText(state.fields?.nick)}
      >
        <TextInput
          name="nick"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          maxLength={isNew ? 40 : 100}
          defaultValue={state.values?.nick}
        />
      </Field>
      <Field
        label="Password"
        help={isNew ? "At least 10 characters." : undefined}
        error={fieldText(state.fields?.password)}
      >
        <PasswordInput name="password" required autoComplete={isNew ? "new-password" : "current-password"} />
      </Field>
      <input type="hidden" name="next" value={next} />
      {isNew && <ZoneInput />}
      <Button type="submit" kind="primary" busy={busy}>
        {busy ? busyVerb : verb}
      </Button>
    </KeptForm>
  );
}
