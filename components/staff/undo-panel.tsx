import { Link } from "@/components/ui/link";
import type { FoundTransfer } from "@/lib/contracts/staff";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import type { StaffBooksTexts } from "@/lib/texts/staff-books/en";
import type { StaffFormsTexts } from "@/lib/texts/staff-forms/en";
import type { TransfersTexts } from "@/lib/texts/transfers/en";
import { transferName } from "@/lib/texts/transfers/say-transfer";
import { Said } from "../texts/said";
import type { FormAction } from "../ui/action-form";
import { Button, buttonClass } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { Time } from "../ui/time";
import { type LedgerView, ledgerPath } from "./ledger-path";
import { Doer } from "./member-link";
import { backwards, missingSentence } from "./move-words";
import { SaidHere } from "./said-here";
import { StaffField } from "./staff-field";
import { StaffForm } from "./staff-form";
import { staffProblem } from "./staff-words";
import { MoveLines } from "./transfer-list";

type Props = {
  view: LedgerView;
  /** The transfer of the number that was asked for; null if none was. */
  found: Result<FoundTransfer, Refusal> | null;
  reverse: FormAction;
  t: StaffBooksTexts;
  forms: StaffFormsTexts;
  names: TransfersTexts;
};

/** Undoing a transfer: first its number, then what would move back and for whom, then the button. */
export function UndoPanel({ view, found, reverse, t, forms, names }: Props) {
  return (
    <SaidHere>
      <form action="/staff/ledger#undo" className="flex items-start gap-3">
        <Field
          label={t.undoing.number}
          error={found && !found.ok ? staffProblem(found.error, forms) : undefined}
          className="min-w-0 flex-1"
        >
          <TextInput name="undo" required autoComplete="off" defaultValue={view.undo} className="font-mono" />
        </Field>
        <Button type="submit" kind="secondary" className="mt-6.75">
          {t.undoing.show}
        </Button>
      </form>
      {found?.ok && (
        <Found
          key={found.value.id}
          transfer={found.value}
          view={view}
          reverse={reverse}
          t={t}
          forms={forms}
          names={names}
        />
      )}
    </SaidHere>
  );
}

type FoundProps = Omit<Props, "found"> & { transfer: FoundTransfer };

function Found({ transfer, view, reverse, t, forms, names }: FoundProps) {
  const words = t.undoing;
  const who = (nick: string | null) => <Doer by={nick} house={t.house} />;
  const { id, kind, at, by, reason, moves, undone, stays, missing } = transfer;
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <p className="font-semibold">{transferName(kind, names)}</p>
        <p className="text-sm text-ink-3">
          <Said parts={t.transfers.at(<Time at={at} />, who(by))} />
        </p>
        <MoveLines moves={moves} t={t} />
        {reason && <p className="text-sm text-ink-2">{t.quoted(reason)}</p>}
      </div>
      {undone ? (
        <p className="text-ink-2">
          <Said parts={t.transfers.undoneAt(who(undone.by), <Time at={undone.at} />)} />
        </p>
      ) : stays ? (
        <p className="text-ink-2">{staffProblem(stays, forms)}</p>
      ) : (
        <>
          <div className="rounded-sm bg-sunken px-3.5 py-2.5">
            <p className="text-sm text-ink-2">{words.back}</p>
            <MoveLines moves={moves.map(backwards)} t={t} />
          </div>
          {missing.length > 0 ? (
            <div className="rounded-sm bg-warn-soft px-3.5 py-2.5 text-warn">
              <p>{words.missing}</p>
              <ul className="mt-1">
                {missing.map((one) => (
                  <li key={`${one.nick} ${one.what} ${one.name}`}>{missingSentence(one, t)}</li>
                ))}
              </ul>
            </div>
          ) : (
            <StaffForm
              action={reverse}
              verb={words.verb}
              busyVerb={words.busy}
              kind="danger"
              hidden={{ transferId: id }}
              beside={
                <Link href={ledgerPath({ ...view, undo: undefined })} className={buttonClass("ghost")}>
                  {forms.leave}
                </Link>
              }
            >
              <StaffField name="reason" label={words.reason}>
                <TextInput name="reason" required maxLength={200} autoComplete="off" />
              </StaffField>
            </StaffForm>
          )}
        </>
      )}
    </div>
  );
}
