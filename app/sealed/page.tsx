import type { Metadata } from "next";
import { EgoPanel } from "@/components/sealed/ego-panel";
import { SealedList } from "@/components/sealed/sealed-list";
import { Page, Panel } from "@/components/shell/page";
import { TextsOfSealed } from "@/components/texts/doors/sealed";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { requireUser } from "@/lib/auth/session";
import { readEgo } from "@/lib/services/egos/read-ego";
import { listSealed } from "@/lib/services/sealed/read-event";
import { messagesOf } from "@/lib/texts/messages-of";
import { purseOf } from "../reads";
import { begin, end, go } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("sealed", await currentLanguage()).title };
}

/** One's alter ego, and sealed events. */
export default async function SealedPage() {
  const member = await requireUser("/sealed");
  const language = await currentLanguage();
  const t = messagesOf("sealed", language);
  if (!canCollect(member))
    return (
      <Page title={t.title} width="narrow">
        <Empty
          action={
            <Link href="/sign-up?next=/sealed" className={buttonClass("primary")}>
              {messagesOf("ccg", language).keepAccount}
            </Link>
          }
        >
          {t.guests}
        </Empty>
      </Page>
    );
  const [ego, purse, events] = await Promise.all([readEgo(member), purseOf(member), listSealed()]);
  return (
    <Page title={t.title} lead={t.lead} width="narrow">
      <TextsOfSealed language={language}>
        <div className="rounded-md border border-line bg-surface p-4 tablet:p-5">
          <EgoPanel ego={ego} own={purse.sealed ? null : purse.money - purse.aside} {...{ begin, go, end }} />
        </div>
        <Panel title={t.events.title} className="mt-8">
          <p className="text-ink-2">{t.events.lead}</p>
          <SealedList events={events} now={Date.now()} />
          <Link href="/sealed/hold" className={`${buttonClass("secondary")} self-start`}>
            {t.events.hold}
          </Link>
        </Panel>
      </TextsOfSealed>
    </Page>
  );
}
