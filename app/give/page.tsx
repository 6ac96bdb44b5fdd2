import type { Metadata } from "next";
import { z } from "zod";
import { WhileEgo } from "@/components/sealed/while-ego";
import { Page } from "@/components/shell/page";
import { NO_DRAFT } from "@/components/trades/draft-goods";
import { GiveForm } from "@/components/trades/give-form";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { requireUser } from "@/lib/auth/session";
import { listPartners } from "@/lib/services/trades/list-partners";
import { readSpares } from "@/lib/services/trades/read-spares";
import { messagesOf } from "@/lib/texts/messages-of";
import { purseOf } from "../reads";
import { give } from "../trades/actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("trades", await currentLanguage()).give.title };
}

/** To whom, and which asset lies there already. */
const Asked = z.object({ to: z.string().max(60).catch(""), asset: z.string().max(80).catch("") });
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Gives money, cards and packs to another member. */
export default async function GivePage({ searchParams }: Props) {
  const member = await requireUser("/give");
  const t = messagesOf("trades", await currentLanguage());
  if (!canCollect(member))
    return (
      <Page title={t.give.title} width="narrow">
        <Empty
          action={
            <Link href="/sign-up?next=/give" className={buttonClass("primary")}>
              {messagesOf("ccg", await currentLanguage()).keepAccount}
            </Link>
          }
        >
          {t.problems.membersOnly}
        </Empty>
      </Page>
    );
  if ((await purseOf(member)).sealed)
    return (
      <Page title={t.give.title} width="narrow">
        <WhileEgo t={messagesOf("sealed", await currentLanguage()).ego} />
      </Page>
    );
  const { to, asset } = Asked.parse(await searchParams);
  const [spares, partners] = await Promise.all([readSpares(member), listPartners(member)]);
  const chosen = spares.items.find((one) => one.asset === asset);
  return (
    <Page title={t.give.title} lead={t.give.lead} width="narrow">
      <div className="rounded-md border border-line bg-surface p-4 tablet:p-5">
        <GiveForm
          key={`${to} ${asset}`}
          {...{ spares, to, partners, give }}
          self={member.id}
          draft={chosen ? { ...NO_DRAFT, pieces: [{ asset: chosen.asset, amount: 1 }] } : NO_DRAFT}
        />
      </div>
    </Page>
  );
}
