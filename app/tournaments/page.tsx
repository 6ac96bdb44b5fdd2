import type { Metadata } from "next";
import { StayFresh } from "@/components/realtime/stay-fresh";
import { Page } from "@/components/shell/page";
import { TournamentList } from "@/components/tournaments/tournament-list";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import { listTournaments } from "@/lib/services/tournaments/read-tournament";
import { messagesOf } from "@/lib/texts/messages-of";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("tournaments", await currentLanguage()).title };
}

/** Tournaments that can be entered or are being played, and the last that are over. */
export default async function Tournaments() {
  const member = await currentUser();
  const t = messagesOf("tournaments", await currentLanguage());
  const { alive, over } = await listTournaments(member);
  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="middle"
      verb={
        canCollect(member) && (
          <Link href="/tournaments/new" className={buttonClass("primary")}>
            {t.begin}
          </Link>
        )
      }
    >
      <StayFresh topic="tournament:all" />
      {alive.length === 0 ? <Empty>{t.none}</Empty> : <TournamentList tournaments={alive} label={t.title} />}
      {over.length > 0 && (
        <section className="mt-8" aria-label={t.over}>
          <h2 className="mb-2 display-xl">{t.over}</h2>
          <TournamentList tournaments={over} label={t.over} />
        </section>
      )}
    </Page>
  );
}
