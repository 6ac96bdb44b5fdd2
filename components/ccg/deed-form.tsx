"use client";
import { type ReactNode, startTransition, useActionState, useEffect, useRef } from "react";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { collectionProblem } from "./collection-words";

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;

type Props = {
  action: FormAction;
  /** Hidden fields of the deed. */
  hidden: Readonly<Record<string, string>>;
  className?: string;
  /** The fields and verbs; `busy` while it runs. */
  children(busy: boolean): ReactNode;
};

/** A small form of the collection that says what it came to; what was typed stays when it is refused. */
export function DeedForm({ action, hidden, className, children }: Props) {
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.done) form.current?.reset();
  }, [state]);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        startTransition(() => send(data));
      }}
      className={className}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(busy)}
      <div role="status" className="text-sm empty:hidden">
        {state.problem && <p className="text-danger">{collectionProblem(state.problem)}</p>}
        {state.done && <p className="text-ok">{state.done}</p>}
      </div>
    </form>
  );
}
