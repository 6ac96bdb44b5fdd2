import type { Metadata } from "next";
import Link from "next/link";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { currentLanguage } from "@/lib/auth/language";
import { messagesOf } from "@/lib/texts/messages-of";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("sandbox", await currentLanguage()).room.title };
}

export default async function DiplomacyRoom() {
  const { room: t } = messagesOf("sandbox", await currentLanguage());
  return (
    <Page title={t.title} lead={t.lead} width="middle">
      <Panel title={t.sandboxTitle} lead={t.sandboxLead}>
        <Link href="/diplomacy/sandbox" className={buttonClass("primary")}>
          {t.open}
        </Link>
      </Panel>
    </Page>
  );
}
