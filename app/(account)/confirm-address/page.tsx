import type { Metadata } from "next";
import { LinkForm } from "@/components/notices/link-form";
import { Page } from "@/components/shell/page";
import { TextsOfNotify } from "@/components/texts/doors/notify";
import { ErrorPanel } from "@/components/ui/empty";
import { currentLanguage } from "@/lib/auth/language";
import { readConfirmation } from "@/lib/services/notices/addresses";
import { messagesOf } from "@/lib/texts/messages-of";
import { confirmAddress } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  const { title } = messagesOf("notify", await currentLanguage()).confirm;
  // The address holds the token and is told to nobody; the origin is, without which a form sent by no script is refused.
  return { title, referrer: "strict-origin", robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ConfirmAddressPage({ searchParams }: Props) {
  const { token: given } = await searchParams;
  const token = typeof given === "string" ? given : "";
  const language = await currentLanguage();
  const { confirm: t } = messagesOf("notify", language);
  const found = await readConfirmation(token);
  return (
    <TextsOfNotify language={language}>
      <Page title={t.title} width="narrow" {...(found ? { lead: t.lead(found.nick, found.address) } : {})}>
        {found ? (
          <div className="flex flex-col gap-4">
            <LinkForm action={confirmAddress} token={token} verb={t.verb} busyVerb={t.busy} />
            <p className="text-ink-2">{t.notYou}</p>
          </div>
        ) : (
          <ErrorPanel title={t.dead}>{t.deadText}</ErrorPanel>
        )}
      </Page>
    </TextsOfNotify>
  );
}
