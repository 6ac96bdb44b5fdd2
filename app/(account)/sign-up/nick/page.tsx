import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { NickForm } from "@/components/accounts/nick-form";
import { Page } from "@/components/shell/page";
import { TextsOfSignIn } from "@/components/texts/doors/sign-in";
import { currentLanguage } from "@/lib/auth/language";
import { codePath, safeNext } from "@/lib/auth/safe-next";
import { currentSession, pendingSession } from "@/lib/auth/session";
import { messagesOf } from "@/lib/texts/messages-of";
import { nameMyself } from "../../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("signIn", await currentLanguage()).choose.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The way back from another site: members it brought for the first time choose a nick here, all others pass on. */
export default async function NickPage({ searchParams }: Props) {
  const next = safeNext((await searchParams).next);
  if (await pendingSession()) redirect(codePath(next));
  const session = await currentSession();
  if (!session?.freshNick) redirect(next);
  const language = await currentLanguage();
  const { choose: t } = messagesOf("signIn", language);
  return (
    <TextsOfSignIn language={language}>
      <Page title={t.title} lead={t.lead} width="narrow">
        <NickForm action={nameMyself} next={next} proposed={session.member.nick} />
      </Page>
    </TextsOfSignIn>
  );
}
