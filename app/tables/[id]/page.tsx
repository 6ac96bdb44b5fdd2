import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TablePage } from "@/components/realtime/table-page";
import { Markdown } from "@/components/ui/markdown";
import { currentSession } from "@/lib/auth/session";
import { templateWords } from "@/lib/engine/cards/words";
import { readTable } from "@/lib/services/tables/read-table";
import { playAsGuest } from "../../(account)/actions";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ sit?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await readTable((await params).id, null);
  return { title: page ? page.joined.table.settings.name : "No such table" };
}

export default async function TableRoute({ params, searchParams }: Props) {
  const session = await currentSession();
  const page = await readTable((await params).id, session?.member.id ?? null);
  if (!page) notFound();
  const preferences = session?.preferences;
  const lang = preferences?.locale ?? "en";
  const { description } = templateWords(page.info, [lang]);
  return (
    <div className="h-dvh desk:h-[calc(100dvh-56px)]">
      <TablePage
        key={session?.member.id ?? ""}
        id={page.id}
        joined={page.joined}
        sheet={page.sheet}
        info={page.info}
        userId={session?.member.id ?? null}
        prefs={preferences ? { faces: preferences.cardFaces, fourColour: preferences.fourColours } : {}}
        lang={lang}
        rules={description ? <Markdown>{description}</Markdown> : null}
        sitDown={(await searchParams).sit === "1"}
        playAsGuest={playAsGuest}
      />
    </div>
  );
}
