import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { ledgerPath } from "@/components/staff/ledger-path";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { staffProblem } from "@/components/staff/staff-words";
import { TransferFilters } from "@/components/staff/transfer-filters";
import { TransferList } from "@/components/staff/transfer-list";
import { UndoPanel } from "@/components/staff/undo-panel";
import { Said } from "@/components/texts/said";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { TextInput } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { TRANSFER_KINDS } from "@/lib/contracts/transfers";
import { formatMoney } from "@/lib/engine/kernel/money";
import { listTransfers, readTransfer, TransferFilter } from "@/lib/services/staff/list-transfers";
import { readLedgerState } from "@/lib/services/staff/read-ledger-state";
import { messagesOf } from "@/lib/texts/messages-of";
import { check, give, reverse } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("staff", await currentLanguage()).ledger.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The ledger as the administrator keeps it: its last check, grants, transfers and how they are undone. */
export default async function StaffLedger({ searchParams }: Props) {
  const view = TransferFilter.parse(await searchParams);
  const { undo, ...filter } = view;
  const member = await requireUser(ledgerPath(view));
  const [state, transfers, found] = await Promise.all([
    readLedgerState(member),
    listTransfers(member, filter),
    undo ? readTransfer(member, undo) : null,
  ]);
  if (!state.ok) notFound();
  const { check: last, wholeAt, money, cards, packs } = state.value;
  const language = await currentLanguage();
  const staff = messagesOf("staff", language);
  const t = staff.ledger;
  const books = messagesOf("staffBooks", language);
  const forms = messagesOf("staffForms", language);
  const names = messagesOf("transfers", language);
  const lines = transfers.ok ? transfers.value.lines : [];
  const older = transfers.ok ? transfers.value.older : null;
  return (
    <div className="flex flex-col gap-5">
      <Panel title={t.state[last === null ? "never" : last.sound ? "sound" : "unsound"]} lead={t.lead}>
        {last && (
          <p className={last.sound ? "text-ok" : "text-danger"}>
            <Said parts={t[last.whole ? "checked" : "checkedLately"](last.transfers, last.ms, <Time at={last.at} />)} />
          </p>
        )}
        {last && !last.whole && wholeAt !== null && (
          <p className="text-sm text-ink-3">
            <Said parts={t.wholeChecked(<Time at={wholeAt} />)} />
          </p>
        )}
        {last && last.findings.length > 0 && (
          <ul className="mt-2 flex flex-col gap-1 font-mono text-sm break-all">
            {last.findings.map(({ check: name, at, found }) => (
              <li key={`${name} ${at}`}>
                <b className="font-semibold">{name}</b>: {at} ({found})
              </li>
            ))}
          </ul>
        )}
        <dl className="my-4 grid grid-cols-3 gap-3">
          {[
            [t.money, formatMoney(money)],
            [t.cards, String(cards)],
            [t.packs, String(packs)],
          ].map(([name, value]) => (
            <div key={name} className="rounded-sm bg-sunken px-3 py-2">
              <dt className="text-sm text-ink-3">{name}</dt>
              <dd className="text-lg font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <StaffForm action={check} verb={t.check} busyVerb={t.checking} kind="secondary" />
      </Panel>
      <div className="grid items-start gap-5 desk:grid-cols-2">
        <Panel title={t.grant} lead={t.grantLead}>
          <StaffForm action={give} verb={t.grantVerb} busyVerb={t.moving}>
            <div className="grid grid-cols-[1fr_130px] gap-3">
              <StaffField name="nick" label={t.member}>
                <TextInput name="nick" required autoComplete="off" />
              </StaffField>
              <StaffField name="amount" label={t.sum}>
                <TextInput name="amount" required inputMode="text" autoComplete="off" />
              </StaffField>
            </div>
            <StaffField name="reason" label={t.reason}>
              <TextInput name="reason" required maxLength={200} autoComplete="off" />
            </StaffField>
          </StaffForm>
        </Panel>
        <div id="undo" className="scroll-mt-20">
          <Panel title={t.undo} lead={t.undoLead}>
            <UndoPanel view={view} found={found} reverse={reverse} t={books} forms={forms} names={names} />
          </Panel>
        </div>
      </div>
      <div id="transfers" className="scroll-mt-20">
        <Panel title={t.transfers} lead={t.transfersLead}>
          <TransferFilters
            view={view}
            kinds={TRANSFER_KINDS}
            problem={transfers.ok ? undefined : staffProblem(transfers.error, forms)}
            t={books.transfers}
            names={names}
          />
          {lines.length === 0 ? (
            <Empty>{t.none}</Empty>
          ) : (
            <TransferList lines={lines} view={view} t={books} names={names} />
          )}
          {(older || filter.before) && (
            <div className="mt-4 flex gap-2">
              {older && (
                <Link href={ledgerPath({ ...filter, before: older })} className={buttonClass("secondary")}>
                  {t.older}
                </Link>
              )}
              {filter.before && (
                <Link href={ledgerPath({ ...filter, before: undefined })} className={buttonClass("ghost")}>
                  {staff.latest}
                </Link>
              )}
            </div>
          )}
        </Panel>
      </div>
    </div>
  );
}
