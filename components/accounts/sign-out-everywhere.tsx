"use client";
import { useActionState } from "react";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { FormProblem } from "./form-problem";

/** Ends all sessions: for a lost phone or a borrowed computer. */
export function SignOutEverywhere({ action }: { action: (state: FormState, form: FormData) => Promise<FormState> }) {
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <form action={send} className="flex flex-col items-start gap-3">
      <FormProblem state={state} />
      <Button type="submit" busy={busy}>
        {busy ? "Signing out…" : "Sign out everywhere"}
      </Button>
    </form>
  );
}
