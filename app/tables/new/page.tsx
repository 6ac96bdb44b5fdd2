import type { Metadata } from "next";
import { variantsIn } from "@/components/games/variants";
import { OpenTableForm } from "@/components/lobby/open-table-form";
import { Page } from "@/components/shell/page";
import { TextsOfNewTable } from "@/components/texts/doors/new-table";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { listMyTables } from "@/lib/services/tables/list-tables";
import { listTemplates } from "@/lib/services/templates/list-templates";
import { messagesOf } from "@/lib/texts/messages-of";
import { openTable } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("lobby", await currentLanguage()).form.title };
}

export default async function NewTable({ searchParams }: { searchParams: Promise<{ game?: string }> }) {
  const { game = "" } = await searchParams;
  const language = await currentLanguage();
  const { form: t } = messagesOf("lobby", language);
  const member = await requireUser(`/tables/new${game ? `?game=${encodeURIComponent(game)}` : ""}`);
  const [{ house, mine, members }, tables] = await Promise.all([listTemplates(member), listMyTables(member)]);
  const games = [...house, ...mine, ...members].map(({ slug, name, versionId, seats, variants, words }) => ({
    slug,
    name,
    versionId,
    seats,
    variants: variantsIn(variants, words, language),
  }));
  const chosen =
    games.find((known) => known.slug === game) ?? games.find((known) => known.slug === "thousand") ?? games[0];
  return (
    <Page title={t.title} lead={t.lead} width="narrow">
      <TextsOfNewTable language={language}>
        <OpenTableForm
          games={games}
          chosen={chosen?.slug ?? ""}
          nick={member.nick}
          taken={tables.map(({ name }) => name)}
          open={openTable}
        />
      </TextsOfNewTable>
      <p className="mt-6">
        <Link href="/tables/tabletop" className="underline underline-offset-4">
          {messagesOf("tabletop", language).open.link}
        </Link>{" "}
        ·{" "}
        <Link href="/tables/draft" className="underline underline-offset-4">
          {messagesOf("draft", language).open.link}
        </Link>
      </p>
    </Page>
  );
}
