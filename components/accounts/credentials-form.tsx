"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
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
  const shared = useTexts("accounts");
  const t = useTexts("signIn");
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  const isNew = purpose === "sign-up";
  return (
    <KeptForm action={send} className="flex flex-col gap-4">
      <FormProblem state={state} />
      <Field label={t.nick} help={isNew ? t.newNickHelp : undefined} error={fieldText(state.fields?.nick, shared)}>
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
        label={t.password}
        help={isNew ? t.newPasswordHelp : undefined}
        error={fieldText(state.fields?.password, shared)}
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
