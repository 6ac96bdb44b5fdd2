import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { NickForm } from "@/components/accounts/nick-form";
import { Page } from "@/components/shell/page";
import { codePath, safeNext } from "@/lib/auth/safe-next";
import { currentSession, pendingSession } from "@/lib/auth/session";
import { nameMyself } from "../../actions";

export const metadata: Metadata = { title: "Choose your nick" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The way back from another site: members it brought for the first time choose a nick here, all others pass on. */
export default async function NickPage({ searchParams }: Props) {
  const next = safeNext((await searchParams).next);
  if (await pendingSession()) redirect(codePath(next));
  const session = await currentSession();
  if (!session?.freshNick) redirect(next);
  return (
    <Page title="Choose your nick" lead="Others see it at the tables. It cannot be changed later." width="narrow">
      <NickForm action={nameMyself} next={next} proposed={session.member.nick} />
    </Page>
  );
}
