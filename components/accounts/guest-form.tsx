"use client";
import { useActionState } from "react";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button, type ButtonKind } from "../ui/button";
import { FormProblem } from "./form-problem";
import { ZoneInput } from "./zone-input";

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  next: string;
  verb: string;
  /** While the guest is made. */
  busyVerb: string;
  kind?: ButtonKind;
};

/** One click and one plays: the account can be kept later. */
export function GuestForm({ action, next, verb, busyVerb, kind }: Props) {
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <form action={send} className="flex flex-col gap-3">
      <FormProblem state={state} />
      <input type="hidden" name="next" value={next} />
      <ZoneInput />
      <Button type="submit" kind={kind} busy={busy}>
        {busy ? busyVerb : verb}
      </Button>
    </form>
  );
}
