import Link from "next/link";
import type { TransferLine } from "@/lib/contracts/staff";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { kindWord } from "../ccg/transfer-words";
import type { FormAction } from "../ui/action-form";
import { Button, buttonClass } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { Time } from "../ui/time";
import { type LedgerView, ledgerPath } from "./ledger-path";
import { Doer } from "./member-link";
import { backwards } from "./move-words";
import { SaidHere } from "./said-here";
import { StaffField } from "./staff-field";
import { StaffForm } from "./staff-form";
import { staffProblem } from "./staff-words";
import { MoveLines } from "./transfer-list";

type Props = {
  view: LedgerView;
  /** The transfer of the number that was asked for; null if none was. */
  found: Result<TransferLine, Refusal> | null;
  reverse: FormAction;
};

/** Undoing a transfer: first its number, then what would move back and for whom, then the button. */
export function UndoPanel({ view, found, reverse }: Props) {
  return (
    <SaidHere>
      <form action="/staff/ledger#undo" className="flex items-start gap-3">
        <Field
          label="Number of the transfer"
          error={found && !found.ok ? staffProblem(found.error) : undefined}
          className="min-w-0 flex-1"
        >
          <TextInput name="undo" required autoComplete="off" defaultValue={view.undo} className="font-mono" />
        </Field>
        <Button type="submit" kind="secondary" className="mt-6.75">
          Show it
        </Button>
      </form>
      {found?.ok && <Found key={found.value.id} transfer={found.value} view={view} reverse={reverse} />}
    </SaidHere>
  );
}

function Found({ transfer, view, reverse }: { transfer: TransferLine; view: LedgerView; reverse: FormAction }) {
  const { id, kind, at, by, reason, moves, undone, stays } = transfer;
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <p className="font-semibold">{kindWord(kind)}</p>
        <p className="text-sm text-ink-3">
          <Time at={at} />, by <Doer by={by} />
        </p>
        <MoveLines moves={moves} />
        {reason && <p className="text-sm text-ink-2">“{reason}”</p>}
      </div>
      {undone ? (
        <p className="text-ink-2">
          Undone by <Doer by={undone.by} />, <Time at={undone.at} />.
        </p>
      ) : stays ? (
        <p className="text-ink-2">{staffProblem(stays)}</p>
      ) : (
        <>
          <div className="rounded-sm bg-sunken px-3.5 py-2.5">
            <p className="text-sm text-ink-2">Undoing it moves back:</p>
            <MoveLines moves={moves.map(backwards)} />
          </div>
          <StaffForm
            action={reverse}
            verb="Yes, undo it"
            busyVerb="Undoing…"
            kind="danger"
            hidden={{ transferId: id }}
            beside={
              <Link href={ledgerPath({ ...view, undo: undefined })} className={buttonClass("ghost")}>
                Leave it
              </Link>
            }
          >
            <StaffField name="reason" label="Reason">
              <TextInput name="reason" required maxLength={200} autoComplete="off" />
            </StaffField>
          </StaffForm>
        </>
      )}
    </div>
  );
}
