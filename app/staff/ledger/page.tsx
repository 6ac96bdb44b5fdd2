import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { KIND_WORDS } from "@/components/ccg/transfer-words";
import { Panel } from "@/components/shell/page";
import { StaffForm } from "@/components/staff/staff-form";
import { DataTable } from "@/components/ui/data-table";
import { Field, TextInput } from "@/components/ui/field";
import { Time } from "@/components/ui/time";
import { currentUser } from "@/lib/auth/session";
import { formatMoney } from "@/lib/engine/kernel/money";
import { readLedgerState } from "@/lib/services/staff/read-ledger-state";
import { check, give, reverse } from "../actions";

export const metadata: Metadata = { title: "Ledger" };

/** The ledger as the administrator keeps it: its last check, grants, transfers that are undone. */
export default async function StaffLedger() {
  const state = await readLedgerState(await currentUser());
  if (!state.ok) notFound();
  const { check: last, money, cards, packs, recent } = state.value;
  return (
    <div className="flex flex-col gap-5">
      <Panel
        title={last === null ? "Never checked" : last.sound ? "The ledger is sound" : "The ledger is not sound"}
        lead="Every asset sums to zero, holdings equal postings, closed packs and bound copies are where they should be. Checked every hour."
      >
        {last && (
          <p className={last.sound ? "text-ok" : "text-danger"}>
            {last.transfers} transfers, checked in {last.ms} ms, <Time at={last.at} />
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
            ["Money", formatMoney(money)],
            ["Cards", String(cards)],
            ["Closed packs", String(packs)],
          ].map(([name, value]) => (
            <div key={name} className="rounded-sm bg-sunken px-3 py-2">
              <dt className="text-sm text-ink-3">{name}</dt>
              <dd className="text-lg font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <StaffForm action={check} verb="Check now" busyVerb="Checking…" kind="secondary" />
      </Panel>
      <div className="grid items-start gap-5 desk:grid-cols-2">
        <Panel
          title="Grant or debit"
          lead="Money from the mint to a purse. Below zero takes it away. The member reads the reason."
        >
          <StaffForm action={give} verb="Move the money" busyVerb="Moving…">
            <div className="grid grid-cols-[1fr_130px] gap-3">
              <Field label="Member">
                <TextInput name="nick" required autoComplete="off" />
              </Field>
              <Field label="Sum in $">
                <TextInput name="amount" required inputMode="text" autoComplete="off" />
              </Field>
            </div>
            <Field label="Reason">
              <TextInput name="reason" required maxLength={200} autoComplete="off" />
            </Field>
          </StaffForm>
        </Panel>
        <Panel title="Undo a transfer" lead="By another one that moves everything back. Both stay in the books.">
          <StaffForm action={reverse} verb="Undo it" busyVerb="Undoing…" sure="Yes, undo this transfer">
            <Field label="Number of the transfer">
              <TextInput name="transferId" required autoComplete="off" className="font-mono" />
            </Field>
            <Field label="Reason">
              <TextInput name="reason" required maxLength={200} autoComplete="off" />
            </Field>
          </StaffForm>
        </Panel>
      </div>
      <Panel title="Latest transfers">
        <DataTable
          caption="Latest transfers"
          rows={recent}
          rowKey={({ id }) => id}
          columns={[
            { key: "at", head: "When", cell: ({ at }) => <Time at={at} className="whitespace-nowrap text-ink-3" /> },
            {
              key: "kind",
              head: "What",
              cell: ({ kind, reversed }) => `${KIND_WORDS[kind] ?? kind}${reversed ? ", undone" : ""}`,
            },
            { key: "by", head: "By", cell: ({ by }) => by ?? "the house" },
            { key: "id", head: "Number", cell: ({ id }) => <span className="font-mono text-sm">{id}</span> },
          ]}
        />
      </Panel>
    </div>
  );
}
