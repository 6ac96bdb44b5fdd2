"use client";
import { Play } from "lucide-react";
import { type ReactNode, useActionState } from "react";
import { ZoneInput } from "@/components/accounts/zone-input";
import { Button } from "@/components/ui/button";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { StartProblem } from "./start-problem";

/** What is done by the press; it leads to the table. */
export type GoToTable = (before: FormState, form: FormData) => Promise<FormState>;

type Props = {
  play: GoToTable;
  kind: "brass" | "secondary";
  /** Less high, between other small buttons. */
  dense?: boolean;
  /** What goes along, by its name. */
  given?: Readonly<Record<string, string>>;
  /** What the button says. */
  children: ReactNode;
};

/** To a table in one press; whoever is not signed in plays as a guest. */
export function PressToPlay({ play, kind, dense = false, given = {}, children }: Props) {
  const [state, submit, busy] = useActionState(play, NO_FORM_STATE);
  return (
    <form action={submit}>
      <ZoneInput />
      {Object.entries(given).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind={kind} dense={dense} busy={busy} icon={<Play className="size-4.5" />}>
        {children}
      </Button>
      <StartProblem of={state} hidden={busy} />
    </form>
  );
}
