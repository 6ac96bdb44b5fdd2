"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { fieldText } from "./problems";

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
  const shared = useTexts("accounts");
  const { nick, choose: t } = useTexts("signIn");
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <KeptForm action={send} className="flex flex-col gap-4">
      <FormProblem state={state} />
      <Field label={nick} help={t.help} error={fieldText(state.fields?.nick, shared)}>
        <TextInput
          name="nick"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={state.values?.nick ?? proposed}
        />
      </Field>
      <input type="hidden" name="next" value={next} />
      <Button type="submit" kind="primary" busy={busy}>
        {busy ? t.busy : t.verb}
      </Button>
    </KeptForm>
  );
}
