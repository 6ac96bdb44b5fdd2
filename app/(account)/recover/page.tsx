import type { Metadata } from "next";
import { AskRecoveryForm } from "@/components/accounts/ask-recovery-form";
import { RecoverForm } from "@/components/accounts/recover-form";
import { Page, Panel } from "@/components/shell/page";
import { TextsOfSignIn } from "@/components/texts/doors/sign-in";
import { currentLanguage } from "@/lib/auth/language";
import { hasMail } from "@/lib/services/notices/mail-from";
import { messagesOf } from "@/lib/texts/messages-of";
import { askRecovery, recover } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  const { title } = messagesOf("signIn", await currentLanguage()).recover;
  // The address may hold a code and is told to nobody; the origin is, without which a form sent by no script is refused.
  return { title, referrer: "strict-origin", robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const textOf = (given: string | string[] | undefined): string => (typeof given === "string" ? given.slice(0, 100) : "");

/** For whoever lost the password: a link by mail, or a one-time code, opens the account. */
export default async function RecoverPage({ searchParams }: Props) {
  const language = await currentLanguage();
  const { recover: t } = messagesOf("signIn", language);
  const { nick, code } = await searchParams;
  const given = { nick: textOf(nick), code: textOf(code) };
  const alone = given.code !== "" || !hasMail();
  const form = <RecoverForm action={recover} given={given} />;
  return (
    <TextsOfSignIn language={language}>
      <Page title={t.title} {...(alone ? { lead: given.code ? t.linkLead : t.lead } : {})} width="narrow">
        {alone ? (
          form
        ) : (
          <>
            <Panel title={t.mail.title} lead={t.mail.lead}>
              <AskRecoveryForm action={askRecovery} />
            </Panel>
            <Panel title={t.byCode} lead={t.lead} className="mt-6">
              {form}
            </Panel>
          </>
        )}
      </Page>
    </TextsOfSignIn>
  );
}
