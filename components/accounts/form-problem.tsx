"use client";
import { useEffect, useRef } from "react";
import { useTexts } from "@/components/texts/context";
import type { FormState } from "@/lib/contracts/form";
import { problemText } from "./problems";

/** What kept a form from going through, said above it and read out; the focus goes to what needs fixing. */
export function FormProblem({ state }: { state: FormState }) {
  const t = useTexts("accounts");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!state.problem) return;
    const wrong = box.current?.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? box.current)?.focus();
  }, [state]);
  if (!state.problem) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-sm border border-danger bg-danger-soft px-3.5 py-2.5 text-ink outline-none"
    >
      {problemText(state.problem, t)}
    </div>
  );
}

/** Says that a form was saved. */
export function FormDone({ state }: { state: FormState }) {
  return (
    <p role="status" className="text-ok">
      {state.done}
    </p>
  );
}
