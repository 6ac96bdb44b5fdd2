import type { Metadata } from "next";
import { PlayCards } from "@/components/lobby/play-cards";
import { TableRow } from "@/components/lobby/table-row";
import { Page, Panel } from "@/components/shell/page";
import { TextsOfLobby } from "@/components/texts/doors/lobby";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { TableCursor } from "@/lib/contracts/live";
import { NO_FILTER, type TablePage } from "@/lib/contracts/lobby";
import type { TableCard } from "@/lib/contracts/table-card";
import { listMyTables } from "@/lib/services/tables/list-tables";
import { findOpenTables } from "@/lib/services/tables/open-tables";
import type { LobbyTexts } from "@/lib/texts/lobby/en";
import { messagesOf } from "@/lib/texts/messages-of";
import { playAgainstBot } from "./tabletop/actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("lobby", await currentLanguage()).list.title };
}

type Props = { searchParams: Promise<{ after?: string | string[] }> };

export default async function Tables({ searchParams }: Props) {
  const { after } = await searchParams;
  const cursor = TableCursor.safeParse(after).data ?? null;
  const member = await currentUser();
  const language = await currentLanguage();
  const { list: t, open: words } = messagesOf("lobby", language);
  const userId = member?.id ?? null;
  const [open, mine] = await Promise.all([findOpenTables(NO_FILTER, cursor), member ? listMyTables(member) : []]);
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
    <TextsOfLobby language={language}>
      <Page
        title={t.title}
        lead={member ? t.lead : t.leadVisitor}
        verb={
          <div className="flex flex-wrap gap-2">
            <Link href="/tournaments" className={buttonClass("secondary")}>
              {messagesOf("tournaments", language).title}
            </Link>
            <PlayCards play={playAgainstBot} />
            <Link href="/tables/new" className={buttonClass("primary")}>
              {words.open}
            </Link>
          </div>
        }
      >
        <div className="flex flex-col gap-5">
          {member && cursor === null && (
            <Panel title={t.mine}>{mine.length > 0 ? rows(mine) : <Empty>{t.noneOfMine}</Empty>}</Panel>
          )}
          <Panel title={words.title}>
            {others.length > 0 ? (
              rows(others)
            ) : (
              <Empty>{t.none[cursor !== null ? "more" : mine.length > 0 ? "other" : "open"]}</Empty>
            )}
            <Pages page={open} cursor={cursor} t={t} />
          </Panel>
        </div>
      </Page>
    </TextsOfLobby>
  );
}

/** How many tables are open in all, and the way to the next page of them. */
function Pages({
  page: { next, total },
  cursor,
  t,
}: {
  page: TablePage;
  cursor: string | null;
  t: LobbyTexts["list"];
}) {
  if (next === null && cursor === null) return null;
  return (
    <nav aria-label={t.pages} className="mt-3 flex flex-wrap items-center gap-3">
      <p className="mr-auto text-sm text-ink-3">{t.total(total)}</p>
      {cursor !== null && (
        <Link href="/tables" className={buttonClass("secondary", true)}>
          {t.firstPage}
        </Link>
      )}
      {next !== null && (
        <Link href={`/tables?after=${next}`} className={buttonClass("secondary", true)}>
          {t.nextPage}
        </Link>
      )}
    </nav>
  );
}
