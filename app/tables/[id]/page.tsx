import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { currentLanguage } from "@/lib/auth/language";
import { currentSession, isLapsed } from "@/lib/auth/session";
import { messagesOf } from "@/lib/texts/messages-of";
import { tableNameIn } from "@/lib/texts/table-name";
import { StoppedBanner } from "../../clock-banner";
import { tableHere } from "../../reads";
import { MatchBanner } from "./match-banner";
import { ROOMS } from "./rooms";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ sit?: string; seat?: string; deck?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await tableHere((await params).id);
  const t = messagesOf("shell", await currentLanguage());
  return { title: page ? tableNameIn(t, page.joined.table.settings) : t.noTable.title };
}

export default async function TableRoute({ params, searchParams }: Props) {
  const [session, page] = [await currentSession(), await tableHere((await params).id)];
  const Room = page && ROOMS[page.joined.world];
  if (!page || !Room) notFound();
  const [{ sit, seat, deck }, language] = [await searchParams, await currentLanguage()];
  return (
    <div className="flex h-dvh flex-col desk:h-[calc(100dvh-56px)] print:block print:h-auto">
      {page.joined.world === "diplomacy" && <StoppedBanner language={language} brief />}
      {page.joined.table.settings.houseRun && <MatchBanner tableId={page.id} language={language} />}
      <div className="min-h-0 flex-1">
        <Room
          key={session?.member.id ?? ""}
          page={page}
          session={session}
          language={language}
          lapsed={await isLapsed()}
          sitDown={sit === "1" && (/^\d{1,2}$/.test(seat ?? "") ? Number(seat) : true)}
          lend={deck === "lent"}
        />
      </div>
    </div>
  );
}
