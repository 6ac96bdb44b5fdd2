import type { Metadata } from "next";
import Link from "next/link";
import { LazyPursePlot } from "@/components/ccg/lazy-plots";
import { StatementFilters, statementPath } from "@/components/ccg/statement-filters";
import { StatementTable } from "@/components/ccg/statement-table";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { canCollect } from "@/lib/auth/policy";
import { currentSession, requireUser } from "@/lib/auth/session";
import { StatementFilter } from "@/lib/contracts/statement";
import { formatMoney } from "@/lib/engine/kernel/money";
import { productNames } from "@/lib/services/catalogue/product-names";
import { setNames } from "@/lib/services/catalogue/set-names";
import { readPurse } from "@/lib/services/ledger/open-purse";
import { readPurseHistory, readStatement } from "@/lib/services/ledger/read-statement";

export const metadata: Metadata = { title: "Statement" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const ON_A_PAGE = 50;

/** Why a statement has no lines. */
function nothing({ from, to }: StatementFilter): string {
  if (from && to && from > to) return "These days end before they begin: there are none.";
  return from || to ? "Nothing happened in these days." : "Nothing of this kind happened yet.";
}

export default async function Statement({ searchParams }: Props) {
  const member = await requireUser("/statement");
  if (!canCollect(member))
    return (
      <Page title="Statement">
        <Empty
          action={
            <Link href="/sign-up?next=/statement" className={buttonClass("primary")}>
              Keep this account
            </Link>
          }
        >
          Guests have no purse. Choose a nick and a password, and yours is opened with its starting money.
        </Empty>
      </Page>
    );
  const filter = StatementFilter.parse(await searchParams);
  const purse = await readPurse(member);
  const [session, lines, points, products, sets] = await Promise.all([
    currentSession(),
    currentSession().then((here) =>
      readStatement(member.id, filter, { zone: here?.preferences.zone ?? "UTC", most: ON_A_PAGE }),
    ),
    readPurseHistory(member.id),
    productNames(),
    setNames(),
  ]);
  const shown = lines.slice(0, ON_A_PAGE);
  const older = lines.length > ON_A_PAGE ? shown.at(-1)?.place : undefined;
  return (
    <Page
      title="Statement"
      lead={`In your purse: ${formatMoney(purse)}. Days are those of ${session?.preferences.zone ?? "UTC"}.`}
      verb={
        <a
          href={statementPath({ ...filter, before: undefined }, "/api/statement")}
          className={buttonClass("secondary")}
          download
        >
          Download as CSV
        </a>
      }
    >
      <div className="flex flex-col gap-5">
        {points.length > 0 && (
          <Panel title="Your purse over time">
            <LazyPursePlot
              points={[...points, { at: Date.now(), balance: purse }]}
              zone={session?.preferences.zone ?? "UTC"}
            />
          </Panel>
        )}
        <StatementFilters filter={filter} />
        <div className="overflow-hidden rounded-md border border-line bg-surface">
          {shown.length === 0 ? (
            <Empty
              action={
                <Link href="/statement" className={buttonClass("secondary")}>
                  Show all
                </Link>
              }
            >
              {nothing(filter)}
            </Empty>
          ) : (
            <StatementTable lines={shown} products={products} sets={sets} />
          )}
        </div>
        {older && (
          <Link href={statementPath({ ...filter, before: older })} className={`self-start ${buttonClass("secondary")}`}>
            Older lines
          </Link>
        )}
      </div>
    </Page>
  );
}
