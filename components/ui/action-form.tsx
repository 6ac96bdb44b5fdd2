"use client";
import { type ReactNode, startTransition, useActionState, useEffect, useRef, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import type { Refusal } from "@/lib/engine/kernel/result";
import { randomText } from "./random-text";
import { unlessLost } from "./unless-lost";

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;

const LOST: FormState = { problem: { code: "wire/unavailable" } };
/** Is it not known whether it was done? No answer came, or the house could not ask its database. */
export const isLost = ({ problem }: FormState): boolean => problem?.code === "wire/unavailable";

type Props = {
  action: FormAction;
  /** The sentence for a refusal, or for the first field that is wrong. */
  words(refusal: Refusal): string;
  /** Hidden fields of the action. */
  hidden?: Readonly<Record<string, string>>;
  /** Sends a key that ends with the action, so that a double press does it once. */
  keyed?: boolean;
  /** Asked before it is sent; false holds it back. */
  onSend?(): boolean;
  onAnswer?(): void;
  className?: string;
  /** The fields and verbs; `busy` while it runs. */
  children(busy: boolean): ReactNode;
};

/** A small form that says what its action came to; what was typed stays when it is refused. */
export function ActionForm({ action, words, hidden = {}, keyed, onSend, onAnswer, className, children }: Props) {
  const [state, send, busy] = useActionState(
    (before: FormState, form: FormData) => unlessLost(action(before, form), LOST),
    NO_FORM_STATE,
  );
  const { lost } = useTexts("ui");
  const [key, setKey] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const answered = useRef(onAnswer);
  answered.current = onAnswer;
  useEffect(() => {
    // The answer that was lost comes again under the same key.
    if (isLost(state)) return;
    setKey(randomText(12));
    answered.current?.();
    if (state.done) form.current?.reset();
  }, [state]);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (onSend && !onSend()) return;
        const data = new FormData(event.currentTarget);
        if (keyed && key === "") {
          // Sent as soon as the page could be: before the first key was drawn.
          const first = randomText(12);
          setKey(first);
          data.set("key", first);
        }
        // A transition by hand, for a form that React sends itself forgets what was typed.
        startTransition(() => send(data));
      }}
      className={className}
    >
      {keyed && <input type="hidden" name="key" value={key} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(busy)}
      <div role="status" className="text-sm empty:hidden">
        {state.problem && (
          <p className="whitespace-pre-line text-danger [overflow-wrap:anywhere]">
            {isLost(state)
              ? lost
              : words({ ...state.problem, code: Object.values(state.fields ?? {})[0] ?? state.problem.code })}
          </p>
        )}
        {state.done && <p className="text-ok">{state.done}</p>}
      </div>
    </form>
  );
}
