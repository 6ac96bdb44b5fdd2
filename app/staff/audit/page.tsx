import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { DataTable } from "@/components/ui/data-table";
import { Empty } from "@/components/ui/empty";
import { Time } from "@/components/ui/time";
import { currentUser } from "@/lib/auth/session";
import { listAudit } from "@/lib/services/staff/list-audit";

export const metadata: Metadata = { title: "Audit" };

/** Who did what with the world's value, roles and settings. */
export default async function StaffAudit() {
  const lines = await listAudit(await currentUser());
  if (!lines.ok) notFound();
  return (
    <Panel title="What the staff did">
      <DataTable
        caption="Deeds of the staff, the latest first"
        rows={lines.value}
        rowKey={({ id }) => id}
        empty={<Empty>The staff has done nothing yet.</Empty>}
        columns={[
          { key: "at", head: "When", cell: ({ at }) => <Time at={at} className="whitespace-nowrap text-ink-3" /> },
          { key: "by", head: "Who", cell: ({ by }) => by ?? "the house" },
          { key: "action", head: "What", cell: ({ action }) => action.replace(/^.*\//, "").replaceAll("_", " ") },
          { key: "data", head: "Facts", cell: ({ data }) => <span className="text-sm break-words">{data}</span> },
        ]}
      />
    </Panel>
  );
}
