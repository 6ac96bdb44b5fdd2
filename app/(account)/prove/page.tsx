import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ProveForm } from "@/components/accounts/prove-form";
import { Page } from "@/components/shell/page";
import { TextsOfSignIn } from "@/components/texts/doors/sign-in";
import { currentLanguage } from "@/lib/auth/language";
import { isProven } from "@/lib/auth/policy";
import { safeNext, signInPath } from "@/lib/auth/safe-next";
import { currentSession } from "@/lib/auth/session";
import { proofWays } from "@/lib/services/accounts/prove-session";
import { messagesOf } from "@/lib/texts/messages-of";
import { prove } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("accounts", await currentLanguage()).proof.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** A page of its own for what asks for a proof and has no form: back to where one was afterwards. */
export default async function ProvePage({ searchParams }: Props) {
  const next = safeNext((await searchParams).next);
  const session = await currentSession();
  if (!session) redirect(signInPath(next));
  if (isProven(session.provedAt, Date.now())) redirect(next);
  const language = await currentLanguage();
  return (
    <TextsOfSignIn language={language}>
      <Page title={messagesOf("accounts", language).proof.title} width="narrow">
        <ProveForm action={prove} next={next} by={await proofWays(session.member)} />
      </Page>
    </TextsOfSignIn>
  );
}
