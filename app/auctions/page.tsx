import type { Metadata } from "next";
import { AuctionList } from "@/components/auctions/auction-list";
import { StayFresh } from "@/components/realtime/stay-fresh";
import { Page } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import { listAuctions, listOwnOver } from "@/lib/services/auctions/read-auction";
import { messagesOf } from "@/lib/texts/messages-of";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("auctions", await currentLanguage()).title };
}

/** The auctions that run, those that end first first; and one's own that are over. */
export default async function Auctions() {
  const [member, language] = [await currentUser(), await currentLanguage()];
  const t = messagesOf("auctions", language);
  const [auctions, over] = await Promise.all([listAuctions(member), member ? listOwnOver(member) : []]);
  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="middle"
      verb={
        canCollect(member) && (
          <Link href="/auctions/new" className={buttonClass("primary")}>
            {t.begin}
          </Link>
        )
      }
    >
      <StayFresh topic="auction:all" />
      {auctions.length === 0 ? <Empty>{t.none}</Empty> : <AuctionList auctions={auctions} label={t.title} />}
      {over.length > 0 && (
        <section className="mt-8" aria-label={t.over}>
          <h2 className="mb-2 display-xl">{t.over}</h2>
          <AuctionList auctions={over} label={t.over} />
        </section>
      )}
    </Page>
  );
}
