import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { type AuditTexts, auditSentence } from "@/components/staff/audit-words";
import { ledgerPath } from "@/components/staff/ledger-path";
import { MemberLink } from "@/components/staff/member-link";
import { Said } from "@/components/texts/said";
import { buttonClass } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import type { AuditLine } from "@/lib/contracts/staff";
import { isStorable } from "@/lib/contracts/storable";
import { listAudit } from "@/lib/services/staff/list-audit";
import { messagesOf } from "@/lib/texts/messages-of";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("staff", await currentLanguage()).audit.title };
}

type Props = { searchParams: Promise<{ before?: string | string[] }> };

const ON_A_PAGE = 60;

/** Who did what with the club's value, roles and settings. */
export default async function StaffAudit({ searchParams }: Props) {
  const given = (await searchParams).before;
  const before = typeof given === "string" && isStorable(given) ? given : undefined;
  const lines = await listAudit(await requireUser("/staff/audit"), { before, most: ON_A_PAGE + 1 });
  if (!lines.ok) notFound();
  const language = await currentLanguage();
  const staff = messagesOf("staff", language);
  const t = staff.audit;
  const texts: AuditTexts = {
    ...{ staff, books: messagesOf("staffBooks", language) },
    rarity: messagesOf("ccg", language).rarity,
  };
  const shown = lines.value.slice(0, ON_A_PAGE);
  const older = lines.value.length > ON_A_PAGE ? shown.at(-1)?.id : undefined;
  return (
    <Panel title={t.heading}>
      <DataTable
        caption={t.caption}
        rows={shown}
        rowKey={({ id }) => id}
        empty={<Empty>{t.none}</Empty>}
        columns={[
          {
            key: "at",
            head: t.when,
            className: "phone:hidden align-top",
            cell: ({ at }) => <Time at={at} className="whitespace-nowrap text-ink-3" />,
          },
          {
            key: "what",
            head: t.what,
            className: "phone:px-0",
            cell: (line) => (
              <>
                <Sentence line={line} texts={texts} />
                <Time at={line.at} className="block text-sm text-ink-3 tablet:hidden" />
              </>
            ),
          },
        ]}
      />
      {(older || before) && (
        <p className="mt-4 flex gap-2">
          {older && (
            <Link href={`/staff/audit?before=${older}`} className={buttonClass("secondary")}>
              {t.older}
            </Link>
          )}
          {before && (
            <Link href="/staff/audit" className={buttonClass("ghost")}>
              {staff.latest}
            </Link>
          )}
        </p>
      )}
    </Panel>
  );
}

/** "anna granted $100.00 to bert: a prize", with members and transfers to follow. */
function Sentence({ line, texts }: { line: AuditLine; texts: AuditTexts }) {
  const link = (nick: string) => <MemberLink nick={nick} />;
  return (
    <span className="[overflow-wrap:anywhere]">
      <Said
        parts={auditSentence(line, texts, {
          by: line.by === null ? texts.books.houseFirst : link(line.by),
          member: link,
          moment: (at) => <Time at={at} />,
          transfer: (id, text) => (
            <Link href={ledgerPath({ undo: id })} className="underline underline-offset-4">
              {text}
            </Link>
          ),
        })}
      />
    </span>
  );
}
