"use client";
import { useActionState } from "react";
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
  if (on) return <OneVerb action={remove} verb="Remove the app" busyVerb="Removing…" text="An app is set up." />;
  if (!setup) return <OneVerb action={begin} verb="Set up an app" busyVerb="Preparing…" />;
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
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <div className="flex flex-wrap items-start gap-5">
      <img
        src={setup.picture}
        alt="QR code to scan with the app"
        width={200}
        height={200}
        className="rounded-sm bg-[#fff]"
      />
      <KeptForm action={send} className="flex min-w-0 flex-1 basis-64 flex-col gap-4">
        {state.problem?.code !== "account/prove" && <FormProblem state={state} />}
        <p>
          Scan the picture with your app, or type this secret there:{" "}
          <span className="block pt-1 font-mono break-words">{setup.secret}</span>
        </p>
        <Field label="Code that the app shows now">
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
            {busy ? "Checking…" : "Turn it on"}
          </Button>
        </div>
        <FormDone state={state} />
      </KeptForm>
    </div>
  );
}
