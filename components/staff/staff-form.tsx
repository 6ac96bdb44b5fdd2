"use client";
import { type ReactNode, startTransition, useActionState, useEffect, useRef, useState } from "react";
import type { FormState } from "@/lib/contracts/form";
import { NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { randomText } from "../ui/random-text";
import { staffProblem } from "./staff-words";

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  verb: string;
  busyVerb: string;
  kind?: "primary" | "secondary" | "danger";
  /** Hidden fields of the deed. */
  hidden?: Readonly<Record<string, string>>;
  /** A deed that cannot be taken back: the first press asks, the second does it. */
  sure?: string;
  className?: string;
  children?: ReactNode;
};

/**
 * A form of the staff. Each carries a key that ends with the deed, so that a double press does it once; what was typed
 * stays when it is refused.
 */
export function StaffForm({ action, verb, busyVerb, kind = "primary", hidden = {}, sure, className, children }: Props) {
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  const [key, setKey] = useState("");
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    setKey(randomText(12));
    setAsked(false);
    if (state.done) form.current?.reset();
  }, [state]);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (sure && !asked) {
          setAsked(true);
          return;
        }
        const data = new FormData(event.currentTarget);
        // A transition by hand, for a form that React sends itself forgets what was typed.
        startTransition(() => send(data));
      }}
      className={className ?? "flex flex-col gap-3"}
    >
      <input type="hidden" name="key" value={key} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind={asked ? "danger" : kind} busy={busy}>
          {busy ? busyVerb : asked ? (sure ?? verb) : verb}
        </Button>
        {asked && !busy && (
          <Button kind="ghost" onClick={() => setAsked(false)}>
            Leave it
          </Button>
        )}
      </div>
      <div role="status" aria-live="polite" className="empty:hidden">
        {state.problem && (
          <p className="text-danger">
            {staffProblem({ ...state.problem, code: Object.values(state.fields ?? {})[0] ?? state.problem.code })}
          </p>
        )}
        {state.done && <p className="text-ok">{state.done}</p>}
      </div>
    </form>
  );
}
