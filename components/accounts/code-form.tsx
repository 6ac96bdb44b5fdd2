"use client";
import { KeyRound } from "lucide-react";
import { useActionState, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import type { Refusal } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { signWithPasskey } from "./passkey-steps";
import { problemText } from "./problems";

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** Where to go afterwards; checked by the action. */
  next: string;
  /** Whether the member has an authenticator app. */
  code: boolean;
  /** Whether the member has a passkey. */
  passkey: boolean;
};

/** The second factor of a sign-in: a passkey, a code of the app, or one of the one-time codes. */
export function CodeForm({ action, next, code, passkey }: Props) {
  const shared = useTexts("accounts");
  const { checking, code: t } = useTexts("signIn");
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  const [signing, setSigning] = useState(false);
  const [failed, setFailed] = useState<Refusal | null>(null);
  const sign = async () => {
    setSigning(true);
    const signed = await signWithPasskey("sign-in");
    if (signed.ok) return location.assign(next);
    setSigning(false);
    setFailed(signed.error);
  };
  return (
    <div className="flex flex-col gap-6">
      {passkey && (
        <div className="flex flex-col gap-2">
          <Button
            kind="primary"
            icon={<KeyRound aria-hidden="true" className="size-5" />}
            busy={signing}
            onClick={() => void sign()}
          >
            {signing ? shared.passkey.busy : shared.passkey.use}
          </Button>
          <p role="alert" className="text-sm text-danger empty:hidden">
            {failed && problemText(failed, shared)}
          </p>
        </div>
      )}
      <KeptForm action={send} className="flex flex-col gap-4">
        <FormProblem state={state} />
        <Field label={code ? t.code : t.oneTime} help={code ? t.help : undefined}>
          <TextInput
            name="code"
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            className="font-mono"
          />
        </Field>
        <input type="hidden" name="next" value={next} />
        <Button type="submit" kind={passkey ? "secondary" : "primary"} busy={busy}>
          {busy ? checking : t.verb}
        </Button>
      </KeptForm>
    </div>
  );
}
