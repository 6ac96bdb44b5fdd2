"use client";
import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import type { Narration, Seat } from "@/lib/engine/kernel/game";

type Props = {
  view: View;
  /** Who may answer; null: this viewer may not. */
  you: Seat | null;
  nameOf(seat: Seat): string;
  /** A fact in the reader's words. */
  tell(say: Narration): string | null;
  /** Answers what is asked here, if nothing has happened since: something else may be asked by then. */
  answer(intent: Intent): void;
};

/** What waits for the others: a declared result, an act against a rule. */
export function Consents({ view, you, nameOf, tell, answer }: Props) {
  const { room: t } = useTexts("tabletop");
  const { declared, asked } = view;
  const said = ({ seat, text, act }: NonNullable<View["asked"]>): string => {
    const done = act && tell(act);
    return text === "" && done ? done : t.asked(nameOf(seat), text, done);
  };
  return (
    <>
      {declared && view.stage === "playing" && (
        <Asked text={t.declared(nameOf(declared.seat), declared.result)}>
          {you !== null && !declared.accepted.includes(you) && (
            <Button dense kind="brass" onClick={() => answer({ type: "accept" })}>
              {t.accept}
            </Button>
          )}
        </Asked>
      )}
      {asked && (
        <Asked text={said(asked)}>
          {you !== null && asked.seat !== you && !asked.allowed.includes(you) && (
            <>
              <Button dense kind="brass" onClick={() => answer({ type: "allow", yes: true })}>
                {t.acts.let}
              </Button>
              <Button dense kind="outline" onClick={() => answer({ type: "allow", yes: false })}>
                {t.acts.deny}
              </Button>
            </>
          )}
        </Asked>
      )}
    </>
  );
}

/** Something that waits for consent, above the table. */
const Asked = ({ text, children }: { text: string; children: ReactNode }) => (
  <div role="status" className="flex flex-wrap items-center justify-center gap-3 bg-felt-deep px-3 py-1.5">
    {text}
    {children}
  </div>
);
