"use client";
import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { useLanguage } from "@/components/texts/context";
import { TextsOfAccounts } from "@/components/texts/doors/accounts";
import type { Refusal } from "@/lib/engine/kernel/result";
import { ProofField } from "../accounts/proof-field";
import { useTexts } from "../texts/context";
import { ActionForm, type FormAction, isLost } from "../ui/action-form";
import { Button } from "../ui/button";
import { useSay } from "./said-here";
import { FieldProblems } from "./staff-field";
import { staffProblem } from "./staff-words";

type Props = {
  action: FormAction;
  verb: string;
  /** The verb with what it is done to, read out where the same verb stands in each line of a list. */
  label?: string;
  busyVerb: string;
  kind?: "primary" | "secondary" | "danger";
  /** Hidden fields of the action. */
  hidden?: Readonly<Record<string, string>>;
  /** An action that cannot be taken back: the first press asks, the second does it. */
  sure?: string;
  /** The verb that stands beside it: a link away from the action. */
  beside?: ReactNode;
  className?: string;
  /** `StaffField`s. */
  children?: ReactNode;
};

const NOTHING_WRONG: Readonly<Record<string, string>> = {};

/** Something in the form that this place is in. */
const findIn = (place: HTMLElement | null, what: string) => place?.closest("form")?.querySelector<HTMLElement>(what);

/** A form of the staff with its one verb. What it did is said round it (`SaidHere`), or else below its verb. */
export function StaffForm(props: Props) {
  const { action, verb, label, busyVerb, kind = "primary", hidden, sure, beside, className, children } = props;
  const t = useTexts("staffForms");
  const [asked, setAsked] = useState(false);
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const [proof, setProof] = useState<Refusal | undefined>();
  const place = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const say = useSay();
  useEffect(() => {
    if (wrong !== NOTHING_WRONG) findIn(place.current, "[aria-invalid]")?.focus();
  }, [wrong]);

  const act: FormAction = async (state, form) => {
    const { fields = NOTHING_WRONG, ...answer } = await action(state, form);
    if (isLost(answer)) return answer;
    setWrong(fields);
    const asksProof = answer.problem?.code === "account/prove";
    setProof(asksProof ? answer.problem : undefined);
    if (asksProof) return {};
    const refused = answer.problem && fields === NOTHING_WRONG ? staffProblem(answer.problem, t) : undefined;
    const text = answer.done ?? refused;
    if (!say || text === undefined) return answer;
    // With the page as it is now, not before: whoever reads it and types on does so in the form that stays.
    startTransition(() => say({ text, refused: refused !== undefined }));
    return {};
  };
  const ask = (): boolean => {
    const ready = asked || sure === undefined;
    setAsked(true);
    return ready;
  };
  const asking = asked && sure !== undefined;
  return (
    <ActionForm
      action={act}
      words={(refusal) => staffProblem(refusal, t)}
      keyed
      {...(hidden ? { hidden } : {})}
      onSend={ask}
      onAnswer={() => proof || setAsked(false)}
      className={className ?? "flex flex-col gap-3"}
    >
      {(busy) => (
        <FieldProblems value={wrong}>
          {children}
          {proof && (
            <TextsOfAccounts language={language}>
              <ProofField problem={proof} />
            </TextsOfAccounts>
          )}
          <div ref={place} className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              kind={asking ? "danger" : kind}
              busy={busy}
              aria-label={busy || asking ? undefined : label}
            >
              {busy ? busyVerb : asking ? sure : verb}
            </Button>
            {asking && !busy && (
              <Button
                kind="ghost"
                onClick={() => {
                  setAsked(false);
                  findIn(place.current, "[type=submit]")?.focus();
                }}
              >
                {t.leave}
              </Button>
            )}
            {beside}
          </div>
        </FieldProblems>
      )}
    </ActionForm>
  );
}
