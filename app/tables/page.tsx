import type { Metadata } from "next";
import Link from "next/link";
import { TableRow } from "@/components/lobby/table-row";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { currentUser } from "@/lib/auth/session";
import { listMyTables, listPublicTables } from "@/lib/services/tables/list-tables";

export const metadata: Metadata = { title: "Tables" };

export default async function Tables() {
  const member = await currentUser();
  const userId = member?.id ?? null;
  const [open, mine] = await Promise.all([listPublicTables(), userId ? listMyTables(userId) : []]);
  const known = new Set(mine.map(({ id }) => id));
  const others = open.filter(({ id }) => !known.has(id));
  const rows = (tables: typeof open) => (
    <ul>
      {tables.map((table) => (
        <TableRow key={table.id} table={table} userId={userId} />
      ))}
    </ul>
  );
  return (
    <Page
      title="Tables"
      lead={
        member
          ? "The ones you have played at or watched, and others that anybody can join or watch."
          : "Anybody can watch these tables. Sign in or play as a guest to take a seat."
      }
      verb={
        <Link href="/tables/new" className={buttonClass("primary")}>
          Open a table
        </Link>
      }
    >
      <div className="flex flex-col gap-5">
        {member && (
          <Panel title="My tables">
            {mine.length > 0 ? rows(mine) : <Empty>You have not played at a table yet.</Empty>}
          </Panel>
        )}
        <Panel title="Open tables">
          {others.length > 0 ? (
            rows(others)
          ) : (
            <Empty>No {mine.length > 0 ? "other" : "open"} tables. Open one, and it appears in the lobby.</Empty>
          )}
        </Panel>
      </div>
    </Page>
  );
}
