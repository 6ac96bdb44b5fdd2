import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { InboxList } from "@/components/notices/inbox-list";
import { InboxNews } from "@/components/notices/inbox-news";
import { Page } from "@/components/shell/page";
import { TextsOfInbox } from "@/components/texts/doors/inbox";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { signInPath } from "@/lib/auth/safe-next";
import { currentSession } from "@/lib/auth/session";
import { listNotices } from "@/lib/services/notices/inbox";
import { messagesOf } from "@/lib/texts/messages-of";
import { noticeFacts } from "@/lib/texts/notices/read-facts";
import { markRead } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("notices", await currentLanguage()).title };
}

export default async function InboxPage() {
  const session = await currentSession();
  if (!session) redirect(signInPath("/inbox"));
  const [notices, language] = await Promise.all([listNotices(session.member), currentLanguage()]);
  const [t, shell] = [messagesOf("notices", language), messagesOf("shell", language)];
  const reader = { language, zone: session.preferences.zone };
  const said = notices.map(({ kind, data, ...notice }) => ({
    ...notice,
    sentence: t.said[kind](noticeFacts(data, shell, reader)),
  }));
  return (
    <TextsOfInbox language={language}>
      <Page
        title={t.title}
        lead={t.lead}
        width="middle"
        verb={
          <Link href="/settings/notices" className={buttonClass("secondary")}>
            {t.settings}
          </Link>
        }
      >
        <InboxNews unread={session.notices} />
        {said.length > 0 ? <InboxList notices={said} markRead={markRead} /> : <Empty>{t.empty}</Empty>}
      </Page>
    </TextsOfInbox>
  );
}
