import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { currentLanguage } from "@/lib/auth/language";
import { currentSession } from "@/lib/auth/session";
import { readTable } from "@/lib/services/tables/read-table";
import { textsOf } from "@/lib/texts/texts-of";
import { ROOMS } from "./rooms";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ sit?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await readTable((await params).id, null);
  return { title: page ? page.joined.table.settings.name : textsOf("shell", await currentLanguage()).noTable.title };
}

export default async function TableRoute({ params, searchParams }: Props) {
  const session = await currentSession();
  const page = await readTable((await params).id, session?.member.id ?? null);
  const Room = page && ROOMS[page.joined.world];
  if (!page || !Room) notFound();
  const language = await currentLanguage();
  return (
    <div lang={language} className="h-dvh desk:h-[calc(100dvh-56px)]">
      <Room
        key={session?.member.id ?? ""}
        page={page}
        session={session}
        language={language}
        sitDown={(await searchParams).sit === "1"}
      />
    </div>
  );
}
