import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CodeForm } from "@/components/accounts/code-form";
import { Page } from "@/components/shell/page";
import { TextsOfSignIn } from "@/components/texts/doors/sign-in";
import { currentLanguage } from "@/lib/auth/language";
import { safeNext, signInPath } from "@/lib/auth/safe-next";
import { currentUser, pendingSession } from "@/lib/auth/session";
import { proofWays } from "@/lib/services/accounts/prove-session";
import { messagesOf } from "@/lib/texts/messages-of";
import { confirmCode, signOut } from "../../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("signIn", await currentLanguage()).code.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Between the password and being signed in: the second factor. */
export default async function CodePage({ searchParams }: Props) {
  const next = safeNext((await searchParams).next);
  const session = await pendingSession();
  if (!session) redirect((await currentUser()) ? next : signInPath(next));
  const ways = await proofWays(session.member);
  const language = await currentLanguage();
  const { code: t } = messagesOf("signIn", language);
  return (
    <TextsOfSignIn language={language}>
      <Page title={t.head} lead={t.lead(session.member.nick)} width="narrow">
        <div className="flex flex-col gap-6">
          <CodeForm action={confirmCode} next={next} code={ways.includes("code")} passkey={ways.includes("passkey")} />
          <form action={signOut} className="border-t border-line pt-4">
            <button type="submit" className="min-h-11 text-ink-2 underline underline-offset-4">
              {t.another}
            </button>
          </form>
        </div>
      </Page>
    </TextsOfSignIn>
  );
}
