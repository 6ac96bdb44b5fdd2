import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { SwitchesForm } from "@/components/notices/switches-form";
import { Page, Panel } from "@/components/shell/page";
import { TextsOfNotify } from "@/components/texts/doors/notify";
import { buttonClass } from "@/components/ui/button";
import { currentLanguage } from "@/lib/auth/language";
import { signInPath } from "@/lib/auth/safe-next";
import { currentSession } from "@/lib/auth/session";
import { readNoticeSettings } from "@/lib/services/notices/notice-settings";
import { messagesOf } from "@/lib/texts/messages-of";
import { saveSettings } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("notify", await currentLanguage()).title };
}

export default async function NoticeSettingsPage() {
  const session = await currentSession();
  if (!session) redirect(signInPath("/settings/notices"));
  const { member, preferences } = session;
  const settings = await readNoticeSettings(member);
  const language = await currentLanguage();
  const t = messagesOf("notify", language);
  return (
    <TextsOfNotify language={language}>
      <Page
        title={t.title}
        lead={t.lead}
        width="middle"
        verb={
          <Link href="/inbox" className={buttonClass("secondary")}>
            {t.toInbox}
          </Link>
        }
      >
        <div className="flex flex-col gap-4">
          <Panel title={t.what.title}>
            <SwitchesForm
              action={saveSettings}
              settings={settings}
              zone={preferences.zone}
              channels={["inbox"]}
              guest={member.guest}
            />
          </Panel>
        </div>
      </Page>
    </TextsOfNotify>
  );
}
