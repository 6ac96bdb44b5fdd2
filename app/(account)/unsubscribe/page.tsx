import type { Metadata } from "next";
import { LinkForm } from "@/components/notices/link-form";
import { Page } from "@/components/shell/page";
import { TextsOfNotify } from "@/components/texts/doors/notify";
import { buttonClass } from "@/components/ui/button";
import { ErrorPanel } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { readStop } from "@/lib/services/notices/stop-mails";
import { messagesOf } from "@/lib/texts/messages-of";
import { stopMails } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  const { title } = messagesOf("notify", await currentLanguage()).unsubscribe;
  return { title, referrer: "strict-origin", robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function UnsubscribePage({ searchParams }: Props) {
  const { token: given } = await searchParams;
  const token = typeof given === "string" ? given : "";
  const language = await currentLanguage();
  const { unsubscribe: t, topics } = messagesOf("notify", language);
  const stop = readStop(token);
  const lead = stop === null ? {} : { lead: stop === "all" ? t.leadAll : t.lead(topics[stop]) };
  return (
    <TextsOfNotify language={language}>
      <Page title={t.title} width="narrow" {...lead}>
        <div className="flex flex-col items-start gap-6">
          {stop === null ? (
            <ErrorPanel title={t.dead}>{t.deadText}</ErrorPanel>
          ) : (
            <LinkForm action={stopMails} token={token} verb={t.verb} busyVerb={t.busy} />
          )}
          <Link href="/settings/notices" className={buttonClass("secondary")}>
            {t.toSettings}
          </Link>
        </div>
      </Page>
    </TextsOfNotify>
  );
}
