import type { Metadata } from "next";
import { Suspense } from "react";
import { StatementFilters, statementPath } from "@/components/ccg/statement-filters";
import { StatementPlot } from "@/components/ccg/statement-plot";
import { StatementTable } from "@/components/ccg/statement-table";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect, type Member } from "@/lib/auth/policy";
import { currentSession, requireUser } from "@/lib/auth/session";
import { StatementFilter } from "@/lib/contracts/statement";
import { type Cents, formatMoney } from "@/lib/engine/kernel/money";
import { setNames } from "@/lib/services/catalogue/set-names";
import { readPurseHistory, readStatement } from "@/lib/services/ledger/read-statement";
import { messagesOf } from "@/lib/texts/messages-of";
import type { StatementTexts } from "@/lib/texts/statement/en";
import { namesOfProducts, purseOf } from "../reads";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("statement", await currentLanguage()).title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const ON_A_PAGE = 50;

/** Why a statement has no lines. */
function nothing({ from, to }: StatementFilter, t: StatementTexts["lines"]): string {
  if (from && to && from > to) return t.noDays;
  return from || to ? t.noneThen : t.none;
}

export default async function Statement({ searchParams }: Props) {
  const member = await requireUser("/statement");
  const t = messagesOf("statement", await currentLanguage());
  if (!canCollect(member))
    return (
      <Page title={t.title}>
        <Empty
          action={
            <Link href="/sign-up?next=/statement" className={buttonClass("primary")}>
              {t.keepAccount}
            </Link>
          }
        >
          {t.guest}
        </Empty>
      </Page>
    );
  const filter = StatementFilter.parse(await searchParams);
  const [{ money: purse, aside }, session] = await Promise.all([purseOf(member), currentSession()]);
  const zone = session?.preferences.zone ?? "UTC";
  return (
    <Page
      title={t.title}
      lead={t.lead(formatMoney(purse), aside > 0 ? formatMoney(aside) : null, zone)}
      verb={
        <a
          href={statementPath({ ...filter, before: undefined }, "/api/statement")}
          className={buttonClass("secondary")}
          download
        >
          {t.download}
        </a>
      }
    >
      <div className="flex flex-col gap-5">
        <Panel title={t.overTime}>
          <Suspense fallback={<Skeleton className="h-48" />}>
            <OverTime member={member} purse={purse} zone={zone} />
          </Suspense>
        </Panel>
        <StatementFilters filter={filter} t={t.filters} />
        <Suspense fallback={<Skeleton className="h-96" />}>
          <Lines member={member} filter={filter} zone={zone} />
        </Suspense>
      </div>
    </Page>
  );
}

async function OverTime({ member, purse, zone }: { member: Member; purse: Cents; zone: string }) {
  const points = await readPurseHistory(member);
  return <StatementPlot points={[...points, { at: Date.now(), balance: purse }]} zone={zone} />;
}

async function Lines({ member, filter, zone }: { member: Member; filter: StatementFilter; zone: string }) {
  const language = await currentLanguage();
  const { lines: t } = messagesOf("statement", language);
  const [lines, products, sets] = await Promise.all([
    readStatement(member, filter, { zone, most: ON_A_PAGE }),
    namesOfProducts(),
    setNames(),
  ]);
  const shown = lines.slice(0, ON_A_PAGE);
  const older = lines.length > ON_A_PAGE ? shown.at(-1)?.place : undefined;
  return (
    <>
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        {shown.length === 0 ? (
          <Empty
            action={
              <Link href="/statement" className={buttonClass("secondary")}>
                {t.showAll}
              </Link>
            }
          >
            {nothing(filter, t)}
          </Empty>
        ) : (
          <StatementTable
            lines={shown}
            products={products}
            sets={sets}
            t={t}
            transfers={messagesOf("transfers", language)}
          />
        )}
      </div>
      {older && (
        <Link href={statementPath({ ...filter, before: older })} className={`self-start ${buttonClass("secondary")}`}>
          {t.older}
        </Link>
      )}
    </>
  );
}
