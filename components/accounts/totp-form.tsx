"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { FormDone, FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { ProofField } from "./proof-field";

type Action = (state: FormState, form: FormData) => Promise<FormState>;

type Props = {
  /** Whether an app is set up. */
  on: boolean;
  /** One that waits for its first code: the secret to type by hand, and the address of a picture to scan. */
  setup: { secret: string; picture: string } | null;
  begin: Action;
  finish: Action;
  remove: Action;
};

/** Setting up an authenticator app, and removing it. */
export function TotpForm({ on, setup, begin, finish, remove }: Props) {
  const { app: t } = useTexts("secondFactor");
  if (on) return <OneVerb action={remove} verb={t.remove} busyVerb={t.removeBusy} text={t.on} />;
  if (!setup) return <OneVerb action={begin} verb={t.begin} busyVerb={t.beginBusy} />;
  return <Finish setup={setup} action={finish} />;
}

function OneVerb({ action, verb, busyVerb, text }: { action: Action; verb: string; busyVerb: string; text?: string }) {
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <KeptForm action={send} className="flex flex-col items-start gap-3">
      {state.problem?.code !== "account/prove" && <FormProblem state={state} />}
      {text && <p>{text}</p>}
      <ProofField problem={state.problem} />
      <Button type="submit" busy={busy}>
        {busy ? busyVerb : verb}
      </Button>
    </KeptForm>
  );
}

function Finish({ setup, action }: { setup: { secret: string; picture: string }; action: Action }) {
  const { app: t } = useTexts("secondFactor");
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <div className="flex flex-wrap items-start gap-5">
      <img src={setup.picture} alt={t.picture} width={200} height={200} className="rounded-sm bg-[#fff]" />
      <KeptForm action={send} className="flex min-w-0 flex-1 basis-64 flex-col gap-4">
        {state.problem?.code !== "account/prove" && <FormProblem state={state} />}
        <p>
          {t.scan} <span className="block pt-1 font-mono break-words">{setup.secret}</span>
        </p>
        <Field label={t.code}>
          <TextInput
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            className="font-mono"
          />
        </Field>
        <ProofField problem={state.problem} />
        <div>
          <Button type="submit" kind="primary" busy={busy}>
            {busy ? t.finishBusy : t.finish}
          </Button>
        </div>
        <FormDone state={state} />
      </KeptForm>
    </div>
  );
}
