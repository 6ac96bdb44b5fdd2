import type { Metadata } from "next";
import { Recovery } from "@/components/accounts/recovery";
import { TextsOfSignIn } from "@/components/texts/doors/sign-in";
import { currentLanguage } from "@/lib/auth/language";
import { hasMail } from "@/lib/services/notices/mail-from";
import { messagesOf } from "@/lib/texts/messages-of";
import { askRecovery, recover } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  const { title } = messagesOf("signIn", await currentLanguage()).recover;
  return { title, robots: { index: false } };
}

/** For whoever lost the password: a link by mail, or a one-time code, opens the account. */
export default async function RecoverPage() {
  return (
    <TextsOfSignIn language={await currentLanguage()}>
      <Recovery mails={hasMail()} {...{ askRecovery, recover }} />
    </TextsOfSignIn>
  );
}
