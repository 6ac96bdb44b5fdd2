import type { Metadata } from "next";
import Link from "next/link";
import { TableRow } from "@/components/lobby/table-row";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { currentUser } from "@/lib/auth/session";
import { TableCursor } from "@/lib/contracts/live";
import { NO_FILTER, type TablePage } from "@/lib/contracts/lobby";
import type { TableCard } from "@/lib/contracts/table-card";
import { listMyTables } from "@/lib/services/tables/list-tables";
import { findOpenTables } from "@/lib/services/tables/open-tables";

export const metadata: Metadata = { title: "Tables" };

type Props = { searchParams: Promise<{ after?: string | string[] }> };

export default async function Tables({ searchParams }: Props) {
  const { after } = await searchParams;
  const cursor = TableCursor.safeParse(after).data ?? null;
  const member = await currentUser();
  const userId = member?.id ?? null;
  const [open, mine] = await Promise.all([findOpenTables(NO_FILTER, cursor), userId ? listMyTables(userId) : []]);
  const known = new Set(mine.map(({ id }) => id));
  const others = open.tables.filter(({ id }) => !known.has(id));
  const rows = (tables: TableCard[]) => (
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
        {member && cursor === null && (
          <Panel title="My tables">
            {mine.length > 0 ? rows(mine) : <Empty>You have not played at a table yet.</Empty>}
          </Panel>
        )}
        <Panel title="Open tables">
          {others.length > 0 ? (
            rows(others)
          ) : (
            <Empty>
              No {cursor !== null ? "more" : mine.length > 0 ? "other" : "open"} tables. Open one, and it appears in the
              lobby.
            </Empty>
          )}
          <Pages page={open} cursor={cursor} />
        </Panel>
      </div>
    </Page>
  );
}

/** How many tables are open in all, and the way to the next page of them. */
function Pages({ page: { next, total }, cursor }: { page: TablePage; cursor: string | null }) {
  if (next === null && cursor === null) return null;
  return (
    <nav aria-label="Pages of tables" className="mt-3 flex flex-wrap items-center gap-3">
      <p className="mr-auto text-sm text-ink-3">{total.toLocaleString("en")} tables are open.</p>
      {cursor !== null && (
        <Link href="/tables" className={buttonClass("secondary", true)}>
          First tables
        </Link>
      )}
      {next !== null && (
        <Link href={`/tables?after=${next}`} className={buttonClass("secondary", true)}>
          Next tables
        </Link>
      )}
    </nav>
  );
}
