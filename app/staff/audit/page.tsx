import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { auditSentence } from "@/components/staff/audit-words";
import { ledgerPath } from "@/components/staff/ledger-path";
import { MemberLink } from "@/components/staff/member-link";
import { buttonClass } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { Empty } from "@/components/ui/empty";
import { Time } from "@/components/ui/time";
import { requireUser } from "@/lib/auth/session";
import type { AuditLine } from "@/lib/contracts/staff";
import { isStorable } from "@/lib/contracts/storable";
import { listAudit } from "@/lib/services/staff/list-audit";

export const metadata: Metadata = { title: "Audit" };

type Props = { searchParams: Promise<{ before?: string | string[] }> };

const ON_A_PAGE = 60;

/** Who did what with the club's value, roles and settings. */
export default async function StaffAudit({ searchParams }: Props) {
  const given = (await searchParams).before;
  const before = typeof given === "string" && isStorable(given) ? given : undefined;
  const lines = await listAudit(await requireUser("/staff/audit"), { before, most: ON_A_PAGE + 1 });
  if (!lines.ok) notFound();
  const shown = lines.value.slice(0, ON_A_PAGE);
  const older = lines.value.length > ON_A_PAGE ? shown.at(-1)?.id : undefined;
  return (
    <Panel title="What the staff did">
      <DataTable
        caption="Actions of the staff, the latest first"
        rows={shown}
        rowKey={({ id }) => id}
        empty={<Empty>The staff has done nothing yet.</Empty>}
        columns={[
          {
            key: "at",
            head: "When",
            className: "phone:hidden align-top",
            cell: ({ at }) => <Time at={at} className="whitespace-nowrap text-ink-3" />,
          },
          {
            key: "what",
            head: "Who did what",
            className: "phone:px-0",
            cell: (line) => (
              <>
                <Sentence line={line} />
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
              Older lines
            </Link>
          )}
          {before && (
            <Link href="/staff/audit" className={buttonClass("ghost")}>
              The latest
            </Link>
          )}
        </p>
      )}
    </Panel>
  );
}

/** "anna granted $100.00 to bert: a prize", with members and transfers to follow. */
function Sentence({ line }: { line: AuditLine }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      {line.by === null ? "The house" : <MemberLink nick={line.by} />}{" "}
      {auditSentence(line).map((part) =>
        typeof part === "string" ? (
          part
        ) : "member" in part ? (
          <MemberLink key="member" nick={part.member} />
        ) : (
          <Link key="transfer" href={ledgerPath({ undo: part.transfer })} className="underline underline-offset-4">
            {part.text}
          </Link>
        ),
      )}
    </span>
  );
}
