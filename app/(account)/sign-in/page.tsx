import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CredentialsForm } from "@/components/accounts/credentials-form";
import { GuestForm } from "@/components/accounts/guest-form";
import { OtherSites } from "@/components/accounts/other-sites";
import { problemText } from "@/components/accounts/problems";
import { Page } from "@/components/shell/page";
import { TextsOfSignIn } from "@/components/texts/doors/sign-in";
import { ErrorPanel } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { offeredProviders } from "@/lib/auth/options";
import { codePath, SIGN_IN_REASONS, safeNext } from "@/lib/auth/safe-next";
import { currentUser, pendingSession } from "@/lib/auth/session";
import { messagesOf } from "@/lib/texts/messages-of";
import { playAsGuest, signIn } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("signIn", await currentLanguage()).in.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignInPage({ searchParams }: Props) {
  const query = await searchParams;
  const next = safeNext(query.next ?? query.callbackUrl);
  const user = await currentUser();
  if (user && !user.guest) redirect(next);
  if (await pendingSession()) redirect(codePath(next));
  const problem = query.problem ?? query.error;
  const reason = SIGN_IN_REASONS.find((one) => one === query.reason);
  const onward = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  const language = await currentLanguage();
  const { in: t, guest } = messagesOf("signIn", language);
  return (
    <TextsOfSignIn language={language}>
      <Page title={t.title} lead={next === "/" ? undefined : t.lead} width="narrow">
        <div className="flex flex-col gap-6">
          {typeof problem === "string" && (
            <ErrorPanel title={problemText({ code: problem }, messagesOf("accounts", language))} />
          )}
          {reason && (
            <p role="status" className="rounded-sm bg-warn-soft px-3.5 py-2.5">
              {t.reasons[reason]}
            </p>
          )}
          <CredentialsForm action={signIn} next={next} purpose="sign-in" verb={t.verb} busyVerb={t.busy} />
          <OtherSites providers={offeredProviders()} next={`/sign-up/nick${onward}`} purpose="sign-in" />
          <hr className="border-line" />
          <div className="flex flex-col gap-3">
            <p>
              {t.newHere}{" "}
              <Link href={`/sign-up${onward}`} className="font-semibold text-primary underline underline-offset-2">
                {t.create}
              </Link>
            </p>
            <p className="text-ink-2">{user ? t.keepsGuest : guest.lead}</p>
            {!user && <GuestForm action={playAsGuest} next={next} verb={guest.play} busyVerb={guest.busy} />}
          </div>
          <p className="text-sm text-ink-2">
            {t.forgot}{" "}
            <Link href="/recover" className="text-primary underline underline-offset-2">
              {t.recover}
            </Link>
          </p>
        </div>
      </Page>
    </TextsOfSignIn>
  );
}
