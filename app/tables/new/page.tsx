import type { Metadata } from "next";
import { OpenTableForm } from "@/components/lobby/open-table-form";
import { Page } from "@/components/shell/page";
import { Texts } from "@/components/texts/doors";
import { requireUser } from "@/lib/auth/session";
import { listMyTables } from "@/lib/services/tables/list-tables";
import { listTemplates } from "@/lib/services/templates/list-templates";
import { openTable } from "../actions";

export const metadata: Metadata = { title: "Open a table" };

export default async function NewTable({ searchParams }: { searchParams: Promise<{ game?: string }> }) {
  const { game = "" } = await searchParams;
  const member = await requireUser(`/tables/new${game ? `?game=${encodeURIComponent(game)}` : ""}`);
  const [{ house, mine, members }, tables] = await Promise.all([
    listTemplates({ actor: member }),
    listMyTables(member.id),
  ]);
  const games = [...house, ...mine, ...members].map(({ slug, name, versionId, seats }) => ({
    slug,
    name,
    versionId,
    seats,
  }));
  const chosen =
    games.find((known) => known.slug === game) ?? games.find((known) => known.slug === "thousand") ?? games[0];
  return (
    <Page
      title="Open a table"
      lead="You are the host: name, pace and who may join can be changed later."
      width="narrow"
    >
      <Texts page="new-table" language="en">
        <OpenTableForm
          games={games}
          chosen={chosen?.slug ?? ""}
          nick={member.nick}
          taken={tables.map(({ name }) => name)}
          open={openTable}
        />
      </Texts>
    </Page>
  );
}
