import type { Metadata } from "next";
import { AuctionForm } from "@/components/auctions/auction-form";
import { WhileEgo } from "@/components/sealed/while-ego";
import { Page } from "@/components/shell/page";
import { NO_DRAFT } from "@/components/trades/draft-goods";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { requireUser } from "@/lib/auth/session";
import { readSpares } from "@/lib/services/trades/read-spares";
import { messagesOf } from "@/lib/texts/messages-of";
import { purseOf } from "../../reads";
import { open } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("auctions", await currentLanguage()).form.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Puts cards and packs up for whoever bids most. */
export default async function NewAuction({ searchParams }: Props) {
  const member = await requireUser("/auctions/new");
  const language = await currentLanguage();
  const { form: t, problems } = messagesOf("auctions", language);
  if (!canCollect(member))
    return (
      <Page title={t.title} width="narrow">
        <Empty
          action={
            <Link href="/sign-up?next=/auctions/new" className={buttonClass("primary")}>
              {messagesOf("ccg", language).keepAccount}
            </Link>
          }
        >
          {problems.membersOnly}
        </Empty>
      </Page>
    );
  if ((await purseOf(member)).sealed)
    return (
      <Page title={t.title} width="narrow">
        <WhileEgo t={messagesOf("sealed", language).ego} />
      </Page>
    );
  const { asset } = await searchParams;
  const spares = await readSpares(member);
  const chosen = spares.items.find((one) => one.asset === asset);
  return (
    <Page title={t.title} lead={t.lead} width="narrow">
      <div className="rounded-md border border-line bg-surface p-4 tablet:p-5">
        <AuctionForm
          key={chosen?.asset}
          {...{ spares, open }}
          draft={chosen ? { ...NO_DRAFT, pieces: [{ asset: chosen.asset, amount: 1 }] } : NO_DRAFT}
        />
      </div>
    </Page>
  );
}
