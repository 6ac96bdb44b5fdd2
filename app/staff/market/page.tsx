import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { ledgerPath } from "@/components/staff/ledger-path";
import { SaidHere } from "@/components/staff/said-here";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { DataTable } from "@/components/ui/data-table";
import { Empty } from "@/components/ui/empty";
import { TextInput } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { formatMoney } from "@/lib/engine/kernel/money";
import { listGames } from "@/lib/services/catalogue/games";
import { findOddTrades } from "@/lib/services/market/find-odd-trades";
import { listHalts } from "@/lib/services/market/set-halt";
import { messagesOf } from "@/lib/texts/messages-of";
import { halt } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("staff", await currentLanguage()).market.title };
}

/** What is stopped at the market, and trades that the staff may want to look at. */
export default async function StaffMarket() {
  const actor = await requireUser("/staff/market");
  const { market: t } = messagesOf("staff", await currentLanguage());
  const [halts, odd, games] = await Promise.all([listHalts(actor), findOddTrades(actor), listGames()]);
  if (!halts.ok || !odd.ok) notFound();
  const nameOf = (game: string, number: number): string =>
    games.find(({ name }) => name === game)?.database.byNumber.get(number)?.name ?? t.what;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[1fr_380px]">
      <Panel title={t.halts} lead={t.haltsLead}>
        <SaidHere>
          <DataTable
            caption={t.halts}
            rows={halts.value}
            rowKey={({ what }) => what}
            empty={<p className="text-ink-3">{t.none}</p>}
            columns={[
              { key: "what", head: t.what, cell: ({ card }) => card ?? t.all },
              { key: "reason", head: t.reason, cell: ({ reason }) => reason },
              {
                key: "by",
                head: t.by,
                className: "phone:hidden",
                cell: ({ by, at }) => (
                  <>
                    {by} <Time at={at} className="block text-sm text-ink-3" />
                  </>
                ),
              },
              {
                key: "go",
                head: t.go,
                headUnseen: true,
                right: true,
                cell: ({ what, card }) => (
                  <StaffForm
                    action={halt}
                    verb={t.go}
                    label={t.goOf(card ?? t.all)}
                    busyVerb={t.going}
                    kind="secondary"
                    hidden={{ what, halted: "0", reason: t.resumed }}
                    className="flex flex-col items-end gap-2"
                  />
                ),
              },
            ]}
          />
        </SaidHere>
      </Panel>
      <Panel title={t.stop}>
        <StaffForm action={halt} verb={t.stop} busyVerb={t.stopping} kind="danger" hidden={{ halted: "1" }}>
          <StaffField name="what" label={t.what} help={t.whatHelp}>
            <TextInput name="what" required autoComplete="off" maxLength={60} />
          </StaffField>
          <StaffField name="reason" label={t.reason} help={t.reasonHelp}>
            <TextInput name="reason" required autoComplete="off" maxLength={200} />
          </StaffField>
        </StaffForm>
      </Panel>
      <div className="desk:col-span-2">
        <Panel title={t.odd} lead={t.oddLead}>
          <DataTable
            caption={t.odd}
            rows={odd.value}
            rowKey={({ transferId }) => transferId}
            empty={<Empty>{t.oddNone}</Empty>}
            columns={[
              {
                key: "trade",
                head: t.trade,
                cell: ({ game, number, quantity, buyer, seller, at }) => (
                  <>
                    {t.said(buyer, quantity, nameOf(game, number), seller)}
                    <Time at={at} className="block text-sm text-ink-3" />
                  </>
                ),
              },
              { key: "price", head: t.price, right: true, cell: ({ price }) => formatMoney(price) },
              {
                key: "usual",
                head: t.usual,
                right: true,
                className: "phone:hidden",
                cell: ({ usual }) => formatMoney(usual),
              },
              { key: "why", head: t.why, cell: ({ times }) => (times > 0 ? t.toAndFro(times) : t.oddPrice) },
              {
                key: "open",
                head: t.open,
                headUnseen: true,
                right: true,
                cell: ({ transferId }) => (
                  <Link
                    href={ledgerPath({ undo: transferId })}
                    className="inline-flex min-h-6 items-center underline underline-offset-4"
                  >
                    {t.open}
                  </Link>
                ),
              },
            ]}
          />
        </Panel>
      </div>
    </div>
  );
}
