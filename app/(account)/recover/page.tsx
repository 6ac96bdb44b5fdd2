import type { Metadata } from "next";
import { RecoverForm } from "@/components/accounts/recover-form";
import { Page } from "@/components/shell/page";
import { TextsOfSignIn } from "@/components/texts/doors/sign-in";
import { currentLanguage } from "@/lib/auth/language";
import { messagesOf } from "@/lib/texts/messages-of";
import { recover } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("signIn", await currentLanguage()).recover.title };
}

/** For whoever lost the password: a one-time code opens the account. */
export default async function RecoverPage() {
  const language = await currentLanguage();
  const { recover: t } = messagesOf("signIn", language);
  return (
    <TextsOfSignIn language={language}>
      <Page title={t.title} lead={t.lead} width="narrow">
        <RecoverForm action={recover} />
      </Page>
    </TextsOfSignIn>
  );
}
