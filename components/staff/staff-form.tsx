"use client";
import { type ReactNode, useState } from "react";
import { Button } from "../ui/button";
import { DeedForm, type FormAction } from "../ui/deed-form";
import { staffProblem } from "./staff-words";

type Props = {
  action: FormAction;
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

/** A form of the staff with its one verb. */
export function StaffForm({ action, verb, busyVerb, kind = "primary", hidden, sure, className, children }: Props) {
  const [asked, setAsked] = useState(false);
  const ask = (): boolean => {
    const ready = asked || sure === undefined;
    setAsked(true);
    return ready;
  };
  return (
    <DeedForm
      action={action}
      words={staffProblem}
      keyed
      {...(hidden ? { hidden } : {})}
      onSend={ask}
      onAnswer={() => setAsked(false)}
      className={className ?? "flex flex-col gap-3"}
    >
      {(busy) => (
        <>
          {children}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" kind={asked && sure ? "danger" : kind} busy={busy}>
              {busy ? busyVerb : asked && sure ? sure : verb}
            </Button>
            {asked && sure && !busy && (
              <Button kind="ghost" onClick={() => setAsked(false)}>
                Leave it
              </Button>
            )}
          </div>
        </>
      )}
    </DeedForm>
  );
}
